/// A processor with AVX2, and with what came before it or with it: BMI2 and POPCNT. Whoever has one knows that this
/// processor is such.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(());

impl Avx2 {
    #[inline]
    pub(crate) fn find() -> Option<Avx2> {
        let found = std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("popcnt");
        found.then_some(Avx2(()))
    }
}
