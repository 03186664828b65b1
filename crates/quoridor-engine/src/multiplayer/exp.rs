//! The exponential function in plain arithmetic, so that it gives the same bits on every machine.

/// `e` to the power of `x`, to about one part in a million; what lies beyond ±60 counts as ±60.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-60.0, 60.0);
    let halvings = (x * core::f32::consts::LOG2_E).round();
    let rest = x - halvings * core::f32::consts::LN_2;
    // The series of the exponential function; |rest| is at most ln 2 / 2.
    let series =
        1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    series * f32::from_bits(((halvings as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn it_is_the_exponential_function() {
        for step in -5_000..=5_000_i16 {
            let x = f64::from(step) / 100.0;
            let ratio = f64::from(exp(x as f32)) / x.exp();
            assert!((ratio - 1.0).abs() < 1e-5, "exp({x}) is off by a factor of {ratio}");
        }
        assert!(exp(f32::NEG_INFINITY) > 0.0 && exp(f32::INFINITY).is_finite());
    }
}
