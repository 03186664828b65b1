//! Memory for large tables, in huge pages where the system has them.

/// A table of this many default entries, in huge pages where the system has them.
///
/// Random reads of a large table miss the TLB almost every time; with pages of two mebibytes instead of four kibibytes
/// they mostly hit it.
pub(super) fn large_table<T: Default>(many: usize) -> Box<[T]> {
    let mut table = Vec::with_capacity(many);
    #[cfg(all(target_os = "linux", feature = "native"))]
    ask_for_large_pages(&mut table);
    table.extend((0..many).map(|_| T::default()));
    table.into_boxed_slice()
}

/// Advises the kernel to use huge pages for the spare capacity. Nothing depends on whether it does.
#[cfg(all(target_os = "linux", feature = "native"))]
fn ask_for_large_pages<T>(table: &mut Vec<T>) {
    let page = rustix::param::page_size();
    let room = table.spare_capacity_mut();
    let bytes = size_of_val(room);
    let start: *mut u8 = room.as_mut_ptr().cast();
    // Only whole pages can be asked for; what is before the first and after the last may belong to somebody else.
    let skipped = start.align_offset(page);
    let whole = bytes.saturating_sub(skipped) / page * page;
    if whole > 0 {
        #[allow(unsafe_code, reason = "there is no safe way to ask for it")]
        // SAFETY: these bytes lie in memory that belongs to the table, and the advice changes nothing that a program
        // could tell.
        let _ = unsafe {
            rustix::mm::madvise(start.add(skipped).cast(), whole, rustix::mm::Advice::LinuxHugepage)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_as_many_fresh_things_as_were_wanted() {
        for many in [0, 1, 63, 4_097, 1 << 19] {
            let mut table: Box<[u64]> = large_table(many);
            assert_eq!(table.len(), many);
            assert!(table.iter().all(|&thing| thing == 0));
            table.fill(7);
            assert!(table.iter().all(|&thing| thing == 7));
        }
        assert_eq!(large_table::<()>(3).len(), 3);
    }
}
