use serde::Serialize;

use crate::fault::{About, Fault};
use crate::request::Request;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Reply<T> {
    Ok(T),
    Fault(Fault),
}

/// Responds to a request. Both are JSON texts; what can be asked is in `request.rs`. A module that has only the rules
/// or only the engines refuses the requests for the other one.
pub fn respond(request: &str) -> String {
    #[cfg(feature = "pictures")]
    if let Some(response) = crate::pictures::respond(request) {
        return response;
    }
    let request = match serde_json::from_str::<Request>(request) {
        Ok(request) => request,
        Err(error) => return unreadable(&error),
    };
    let response = None;
    #[cfg(feature = "rules")]
    let response = response.or_else(|| crate::rules::respond(&request));
    #[cfg(feature = "engines")]
    let response = response.or_else(|| crate::engines::respond(&request));
    response.unwrap_or_else(|| {
        let other = if cfg!(feature = "rules") { "engines" } else { "rules" };
        let message = format!("{} is a request for the {other} module", request.call());
        reply::<()>(Err(Fault::new(About::Module, &message)))
    })
}

/// The response to what isn't a request.
pub(crate) fn unreadable(error: &dyn core::error::Error) -> String {
    reply::<()>(Err(Fault::new(About::Request, &error)))
}

/// A response as text.
pub(crate) fn reply<T: Serialize>(response: Result<T, Fault>) -> String {
    let reply = match response {
        Ok(response) => Reply::Ok(response),
        Err(fault) => Reply::Fault(fault),
    };
    serde_json::to_string(&reply).expect("responses are made of strings, numbers and lists")
}
