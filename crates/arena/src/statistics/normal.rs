//! The normal distribution.

/// Half of the width of an interval that holds 95 %, in standard deviations.
pub(super) const Z95: f64 = 1.959_963_984_540_054;

/// The chance that a normal variable is below `z`.
pub(super) fn below(z: f64) -> f64 {
    if z.abs() > 8.0 {
        return if z > 0.0 { 1.0 } else { 0.0 };
    }
    // The series of the integral: its terms have the same sign, so nothing is lost, and 8 deviations need about 120.
    let mut term = z;
    let mut sum = z;
    let mut n = 1.0;
    while term.abs() > 1e-17 * sum.abs().max(f64::MIN_POSITIVE) {
        n += 2.0;
        term *= z * z / n;
        sum += term;
    }
    (0.5 + sum * (-z * z / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_tables() {
        for (z, chance) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (2.0, 0.977_249_868_051_821),
            (3.0, 0.998_650_101_968_370),
            (Z95, 0.975),
        ] {
            assert!((below(z) - chance).abs() < 1e-12, "{z}");
            assert!((below(-z) - (1.0 - chance)).abs() < 1e-12, "{z}");
        }
        assert!((below(-5.0) - 2.866_515_7e-7).abs() < 1e-12);
        assert!(below(-9.0).abs() < 1e-12 && (below(9.0) - 1.0).abs() < 1e-12);
    }
}
