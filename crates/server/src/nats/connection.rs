use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, RequestErrorKind, ServerAddr};
use tokio::sync::watch;

/// The timeout of requests to the NATS server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(2);
/// The maximum backoff between two attempts to connect.
const MAX_BACKOFF: Duration = Duration::from_secs(2);
/// The interval of heartbeat pings to the server.
const PING_INTERVAL: Duration = Duration::from_secs(5);
/// The capacity of the queue of a subscription. Further messages are lost.
const SUBSCRIPTION_CAPACITY: usize = 256;

/// Why NATS can't be used.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address is invalid. It isn't shown, as it may contain a password.
    #[error("can't use this bus: expected nats://host:port, several of them with commas between")]
    Address,
    /// The client refused to connect.
    #[error("can't connect to NATS")]
    Connect(#[from] async_nats::ConnectError),
}

/// A connection to NATS that reconnects by itself.
#[derive(Clone)]
pub struct Nats {
    client: Client,
    /// Counts connects and disconnects.
    changes: watch::Receiver<u64>,
}

impl Nats {
    /// Starts to connect to the servers at these comma-separated addresses, without waiting for the connection.
    pub async fn connect(addresses: &str, name: &str) -> Result<Nats, NatsError> {
        let addresses = parse(addresses)?;
        let (changed, changes) = watch::channel(0);
        let mut options = ConnectOptions::new()
            .name(name)
            // A node works without: it polls the database and thinks by itself.
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| {
                MAX_BACKOFF.min(Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(u32::MAX))
            })
            .ping_interval(PING_INTERVAL)
            .request_timeout(Some(REQUEST_TIMEOUT))
            .subscription_capacity(SUBSCRIPTION_CAPACITY)
            // A node needs no copies of its own notices.
            .no_echo()
            .event_callback(move |event| {
                note(&event);
                if matches!(event, Event::Connected | Event::Disconnected) {
                    changed.send_modify(|count| *count += 1);
                }
                async {}
            });
        if let Some((user, password)) = addresses.iter().find_map(|it| it.username().zip(it.password())) {
            options = options.user_and_password(user.into(), password.into());
        }
        let client = options.connect(addresses).await?;
        Ok(Nats { client, changes })
    }

    /// The underlying client.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Whether there is a connection, as far as is known.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Changes with every connect and disconnect.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.clone()
    }

    /// Waits until the server has processed everything sent so far; false if there is no connection or no answer.
    pub(crate) async fn is_up_to_date(&self) -> bool {
        if !self.is_connected() {
            return false;
        }
        // The server answers in order that nobody subscribes to this subject.
        match self.client.request("farside.nobody", "".into()).await {
            Ok(_) => true,
            Err(error) => error.kind() == RequestErrorKind::NoResponders,
        }
    }
}

fn parse(addresses: &str) -> Result<Vec<ServerAddr>, NatsError> {
    let address = |text: &str| match text.trim().parse::<ServerAddr>() {
        Ok(address) if text.contains("://") && ["nats", "tls"].contains(&address.scheme()) => Ok(address),
        _ => Err(NatsError::Address),
    };
    addresses.split(',').map(address).collect()
}

fn note(event: &Event) {
    match event {
        Event::Connected => {
            metrics::gauge!("farside_bus_connected").set(1.0);
            tracing::info!("connected to NATS");
        }
        Event::Disconnected => {
            metrics::gauge!("farside_bus_connected").set(0.0);
            tracing::warn!("the connection to NATS is lost");
        }
        Event::SlowConsumer(_) => metrics::counter!("farside_bus_lost_total").increment(1),
        other => tracing::warn!(event = %other, "NATS"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_nats_or_refused_without_being_quoted() {
        assert_eq!(parse("nats://127.0.0.1:4222, nats://user:secret@other:4223").expect("two").len(), 2);
        for wrong in ["", "localhost", "http://", "postgres://me:secret@host/x", "nats://a,,nats://b"] {
            let error = parse(wrong).expect_err(wrong).to_string();
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
