//! The `OpenAPI` description, generated from the routes.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::PathItem;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::{Ref, RefOr, Response, ResponseBuilder, Schema};
use utoipa_axum::router::OpenApiRouter;

use super::games::Format;
use super::{App, api, service_api};
use crate::protocol::{ClientMessage, Problem, ServerMessage};

/// The general part of the description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Farside",
        description = "Quoridor and Squadro online. WebSocket messages: see docs/2-protocol.md."
    ),
    servers((url = "/")),
    components(schemas(ClientMessage, ServerMessage, Problem, Format))
)]
struct Description;

static DESCRIPTION: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(|| {
    let routes: OpenApiRouter<App> = OpenApiRouter::with_openapi(Description::openapi());
    let mut description = routes.nest(super::API, api()).merge(service_api()).into_openapi();
    for item in description.paths.paths.values_mut() {
        let PathItem { get, put, post, .. } = item;
        for operation in [get, put, post].into_iter().flatten() {
            let summary = operation.summary.clone().unwrap_or_default();
            for response in operation.responses.responses.values_mut() {
                if let RefOr::T(response) = response
                    && response.description.is_empty()
                {
                    response.description.clone_from(&summary);
                }
            }
            operation.responses.responses.insert("default".into(), RefOr::T(problem()));
        }
    }
    if let Some(command) = description.components.as_mut().and_then(|it| it.schemas.get_mut("Command")) {
        refuse_unknown_fields(command);
    }
    description
});

/// Says that the variants of a tagged enum have no other fields, which the derive macro leaves out.
fn refuse_unknown_fields(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::OneOf(variants)) => variants.items.iter_mut().for_each(refuse_unknown_fields),
        RefOr::T(Schema::Object(object)) => {
            object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
        }
        _ => {}
    }
}

/// The response of all errors.
fn problem() -> Response {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let meaning = "It was not done; the status of HTTP, the code and the reason tell why";
    ResponseBuilder::new().description(meaning).content("application/json", body).build()
}

/// The `OpenAPI` description of this API.
#[utoipa::path(get, path = "/openapi.json", tag = "service", responses((status = OK, body = Object)))]
pub(super) async fn describe() -> Json<&'static utoipa::openapi::OpenApi> {
    Json(&DESCRIPTION)
}
