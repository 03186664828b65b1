//! The raw interface of the module. All `unsafe` code of this crate is here: what the page and the module hand each
//! other are addresses of byte slices that [`alloc`] or [`call`] made.

#![expect(unsafe_code, reason = "exported functions and memory that is handed over by its address")]

use crate::response::{respond, unreadable};

/// Room for a request or a file of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Frees a response.
///
/// # Safety
/// The address and the length must be those of a response that wasn't freed before.
#[unsafe(no_mangle)]
unsafe extern "C" fn dealloc(address: *mut u8, length: usize) {
    // SAFETY: a response is handed over as a boxed slice of its length.
    drop(unsafe { taken(address, length) });
}

/// Responds to the request at this address and frees it. The address of the response is in the upper 32 bits, its
/// length in the lower.
///
/// # Safety
/// The address and the length must be those that [`alloc`] was asked for, with a request written there.
#[unsafe(no_mangle)]
unsafe extern "C" fn call(address: *mut u8, length: usize) -> u64 {
    // SAFETY: by the contract above.
    let request = unsafe { taken(address, length) };
    hand_over(match core::str::from_utf8(&request) {
        Ok(request) => respond(request),
        Err(error) => unreadable(&error),
    })
}

/// Installs a file that a computer player needs, and frees its name and its content. The response is handed over as
/// that of [`call`] is.
///
/// # Safety
/// Both addresses and lengths must be those that [`alloc`] was asked for, with the name of the file and its content
/// written there.
#[cfg(feature = "engines")]
#[unsafe(no_mangle)]
unsafe extern "C" fn install(name: *mut u8, name_length: usize, content: *mut u8, length: usize) -> u64 {
    // SAFETY: by the contract above.
    let (name, content) = unsafe { (taken(name, name_length), taken(content, length)) };
    hand_over(match core::str::from_utf8(&name) {
        Ok(name) => crate::install(name, &content),
        Err(error) => unreadable(&error),
    })
}

/// What was written to memory that [`alloc`] made.
///
/// # Safety
/// The address and the length must be those that [`alloc`] was asked for, and not be used again.
unsafe fn taken(address: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: by the contract above it is a boxed slice of this length.
    unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(address, length)) }
}

/// Leaves a response to the page, which has to free it.
fn hand_over(response: String) -> u64 {
    let response = response.into_bytes().into_boxed_slice();
    let length = response.len();
    let address: *mut u8 = Box::into_raw(response).cast();
    (address as u64) << 32 | length as u64
}
