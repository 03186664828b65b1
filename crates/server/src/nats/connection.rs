use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, RequestErrorKind, ServerAddr};
use tokio::sync::watch;

/// How long a request to the NATS server may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// How often the server is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);
/// How many messages may wait for whoever subscribed to them. The rest is lost, as it may be.
const INBOX: usize = 256;

/// Why NATS can't be used.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address makes no sense. It isn't shown: there may be a password in it.
    #[error("can't use this bus: expected nats://host:port, several of them with commas between")]
    Address,
    /// No connection can be made, now or later.
    #[error("can't connect to NATS")]
    Connect(#[from] async_nats::ConnectError),
}

/// A connection to NATS that comes back by itself whenever it is lost.
#[derive(Clone)]
pub struct Nats {
    client: Client,
    /// Counts how often the connection was made or lost.
    changes: watch::Receiver<u64>,
}

impl Nats {
    /// Begins to connect to the servers at these addresses, with commas between them. Doesn't wait until one answers.
    pub async fn connect(addresses: &str, name: &str) -> Result<Nats, NatsError> {
        let addresses = parse(addresses)?;
        let (changed, changes) = watch::channel(0);
        let mut options = ConnectOptions::new()
            .name(name)
            // A node can do without: it looks into the database instead, and thinks itself.
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| {
                LONGEST_PAUSE.min(Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(u32::MAX))
            })
            .ping_interval(PING)
            .request_timeout(Some(PATIENCE))
            .subscription_capacity(INBOX)
            // Nobody has to be told what it has said itself.
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

    /// The client that speaks the protocol.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Whether the server is there, as far as is known.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Changes whenever the connection is made or lost.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.clone()
    }

    /// Waits until the server has dealt with everything it was sent so far. False if that can't be known.
    pub(crate) async fn is_up_to_date(&self) -> bool {
        if !self.is_connected() {
            return false;
        }
        // The server itself answers at once that nobody listens there, after all that was sent before.
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
