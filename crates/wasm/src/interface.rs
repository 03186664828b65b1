//! The raw interface of the module. All `unsafe` code of this crate is here: what the page and the module hand each
//! other are addresses of byte slices that [`alloc`] or [`call`] made.

#![expect(unsafe_code, reason = "exported functions and memory that is handed over by its address")]

use crate::answer;

/// Room for a question of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Frees an answer.
///
/// # Safety
/// The address and the length must be those of an answer that wasn't freed before.
#[unsafe(no_mangle)]
unsafe extern "C" fn dealloc(address: *mut u8, length: usize) {
    // SAFETY: by the contract above it is a boxed slice of this length.
    drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(address, length)) });
}

/// Answers the question at this address and frees it. The address of the answer is in the upper 32 bits, its length in
/// the lower.
///
/// # Safety
/// The address and the length must be those that [`alloc`] was asked for, with a question written there.
#[unsafe(no_mangle)]
unsafe extern "C" fn call(address: *mut u8, length: usize) -> u64 {
    // SAFETY: by the contract above it is a boxed slice of this length.
    let question = unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(address, length)) };
    let answer = match core::str::from_utf8(&question) {
        Ok(question) => answer(question),
        Err(error) => crate::answer::unreadable(&error),
    };
    let answer = answer.into_bytes().into_boxed_slice();
    let length = answer.len();
    let address: *mut u8 = Box::into_raw(answer).cast();
    (address as u64) << 32 | length as u64
}
