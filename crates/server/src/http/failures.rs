//! Which answers the log calls failures.

use core::fmt;

use axum::http::Response;
use tower_http::classify::{
    ClassifiedResponse, ClassifyResponse, ServerErrorsAsFailures, ServerErrorsFailureClass,
};

/// On an answer: its status is that of an error of the server, but nothing has failed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected;

/// Errors of the server are failures, unless they are [`Expected`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Failures;

impl ClassifyResponse for Failures {
    type FailureClass = ServerErrorsFailureClass;
    type ClassifyEos = <ServerErrorsAsFailures as ClassifyResponse>::ClassifyEos;

    fn classify_response<B>(
        self,
        response: &Response<B>,
    ) -> ClassifiedResponse<Self::FailureClass, Self::ClassifyEos> {
        if response.extensions().get::<Expected>().is_some() {
            return ClassifiedResponse::Ready(Ok(()));
        }
        ServerErrorsAsFailures::new().classify_response(response)
    }

    fn classify_error<E: fmt::Display + 'static>(self, error: &E) -> ServerErrorsFailureClass {
        ServerErrorsAsFailures::new().classify_error(error)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    #[test]
    fn errors_of_the_server_are_failures_unless_they_are_expected() {
        let fails = |status: StatusCode, is_expected: bool| {
            let mut response = Response::new(());
            *response.status_mut() = status;
            if is_expected {
                response.extensions_mut().insert(Expected);
            }
            matches!(Failures.classify_response(&response), ClassifiedResponse::Ready(Err(_)))
        };
        assert!(fails(StatusCode::SERVICE_UNAVAILABLE, false));
        assert!(!fails(StatusCode::SERVICE_UNAVAILABLE, true));
        assert!(!fails(StatusCode::NOT_FOUND, false));
    }
}
