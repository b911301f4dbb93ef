//! Delivery of e-mails: as files in the data folder, or to an SMTP server.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    time::Duration,
};

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    transport::smtp::{
        self, PoolConfig,
        client::{Certificate, Tls, TlsParameters},
    },
};

use crate::{
    config::{Encryption, MailTransport, Settings, SmtpUrl},
    error::{Error, Result},
    jobs::{Failure, Queue},
};

/// Timeout of one step of the SMTP dialogue.
const STEP_TIMEOUT: Duration = Duration::from_secs(20);

/// The first line of each certificate in a PEM file.
const CERTIFICATE: &[u8] = b"-----BEGIN CERTIFICATE-----";

/// Sends messages. Cheap to clone; keeps connections open between e-mails.
#[derive(Clone, Debug)]
pub struct Mailer {
    everybodys: Transport,
    /// Transports of the countries with one of their own, by country code.
    countries: HashMap<String, Transport>,
}

impl Mailer {
    /// Transports as configured. Connections are opened when the first e-mail is sent.
    pub fn new(settings: &Settings) -> Result<Self> {
        let mut countries = HashMap::new();
        for (code, own) in &settings.country {
            if let Some(transport) = &own.mail_transport {
                countries.insert(code.to_string(), Transport::new(settings, transport)?);
            }
        }
        Ok(Self { everybodys: Transport::new(settings, &settings.mail.transport)?, countries })
    }

    /// The transport of a country's e-mails.
    fn of(&self, country: &str) -> &Transport {
        self.countries.get(country).unwrap_or(&self.everybodys)
    }

    /// Where e-mails of countries without a transport of their own are delivered, for messages.
    pub fn describe(&self) -> String {
        self.everybodys.describe()
    }

    /// Where a country's e-mails are delivered, for messages.
    pub fn describe_of(&self, country: &str) -> String {
        self.of(country).describe()
    }

    /// Whether e-mails could be sent now: the folders can be created, the servers respond and accept the credentials.
    pub async fn check(&self) -> std::result::Result<(), String> {
        self.everybodys.check().await?;
        for (country, transport) in &self.countries {
            transport.check().await.map_err(|problem| format!("{country}: {problem}"))?;
        }
        Ok(())
    }

    /// Sends a country's message and returns where it was delivered. `name` is the file name; the same name overwrites the file.
    pub(super) async fn send(
        &self,
        country: &str,
        message: Message,
        name: &str,
    ) -> std::result::Result<String, Failure> {
        self.of(country).send(message, name).await
    }
}

/// A method of delivery.
#[derive(Clone, Debug)]
enum Transport {
    /// Into this folder, as `.eml` files.
    Files(PathBuf),
    /// To a mail server.
    Smtp {
        /// The connection pool.
        transport: AsyncSmtpTransport<Tokio1Executor>,
        /// The server without user and password, for messages.
        name: String,
    },
}

impl Transport {
    fn new(settings: &Settings, transport: &MailTransport) -> Result<Self> {
        match transport {
            MailTransport::Files => Ok(Self::Files(settings.data.join("mail"))),
            MailTransport::Smtp(url) => {
                let mut transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.secret())
                    .map_err(|error| Error::Internal(format!("the mail server {url} cannot be used: {error}")))?;
                if let Some(file) = &settings.mail.ca {
                    transport = transport.tls(tls(url, file)?);
                }
                // As many connections as e-mails are sent concurrently; each is reused for the next e-mail.
                let pool = PoolConfig::new().max_size(u32::try_from(Queue::Mail.slots()).unwrap_or(u32::MAX));
                let transport = transport.timeout(Some(STEP_TIMEOUT)).pool_config(pool).build();
                Ok(Self::Smtp { transport, name: url.to_string() })
            }
        }
    }

    fn describe(&self) -> String {
        match self {
            Self::Files(folder) => format!("files in {}", folder.display()),
            Self::Smtp { name, .. } => name.clone(),
        }
    }

    async fn check(&self) -> std::result::Result<(), String> {
        match self {
            Self::Files(folder) => tokio::fs::create_dir_all(folder)
                .await
                .map_err(|error| format!("the folder {} cannot be created: {error}", folder.display())),
            Self::Smtp { transport, name } => match transport.test_connection().await {
                Ok(true) => Ok(()),
                Ok(false) => Err(format!("the mail server {name} gave an invalid answer")),
                Err(error) => Err(format!("the mail server {name} cannot be used: {}", whole(&error))),
            },
        }
    }

    async fn send(&self, message: Message, name: &str) -> std::result::Result<String, Failure> {
        match self {
            Self::Files(folder) => {
                let path = folder.join(format!("{name}.eml"));
                write(folder, &path, &message.formatted())
                    .await
                    .map_err(|error| Failure::Transient(format!("{} cannot be written: {error}", path.display())))?;
                Ok(path.display().to_string())
            }
            Self::Smtp { transport, name } => match transport.send(message).await {
                Ok(response) => Ok(format!("{name}: {}", response.message().collect::<Vec<_>>().join(" "))),
                Err(error) => Err(failure(&error)),
            },
        }
    }
}

/// TLS as the URL requires; server certificates signed by a CA in the file are accepted as well.
fn tls(url: &SmtpUrl, file: &Path) -> Result<Tls> {
    let unusable = |reason: String| Error::Internal(format!("mail.ca: {} cannot be used: {reason}", file.display()));
    let pem = std::fs::read(file).map_err(|error| unusable(error.to_string()))?;
    if !pem.windows(CERTIFICATE.len()).any(|part| part == CERTIFICATE) {
        return Err(unusable("it holds no certificate".to_owned()));
    }
    let certificates = Certificate::from_pem(&pem).map_err(|error| unusable(whole(&error)))?;
    let parameters = TlsParameters::builder(url.host().to_owned())
        .add_root_certificate(certificates)
        .build()
        .map_err(|error| unusable(whole(&error)))?;
    Ok(match url.encryption() {
        Encryption::None => Tls::None,
        Encryption::Opportunistic => Tls::Opportunistic(parameters),
        Encryption::Required => Tls::Required(parameters),
        Encryption::Wrapped => Tls::Wrapper(parameters),
    })
}

/// Writes to a temporary file and renames it, so that readers only see complete files.
async fn write(folder: &PathBuf, path: &PathBuf, bytes: &[u8]) -> std::io::Result<()> {
    tokio::fs::create_dir_all(folder).await?;
    let draft = path.with_extension("part");
    tokio::fs::write(&draft, bytes).await?;
    tokio::fs::rename(&draft, path).await
}

/// A permanent refusal is not retried. A refused password is, because the operator can correct it and the e-mail is not at fault.
fn failure(error: &smtp::Error) -> Failure {
    let is_about_message =
        error.is_permanent() && !error.status().is_some_and(|code| is_about_client(&code.to_string()));
    if is_about_message { Failure::Permanent(whole(error)) } else { Failure::Transient(whole(error)) }
}

/// Whether a reply refuses the shop as a client (530 to 538: authentication, encryption) and not this message.
fn is_about_client(code: &str) -> bool {
    code.starts_with("53")
}

/// The error with its chain of causes.
fn whole(error: &smtp::Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        let message = next.to_string();
        if !text.contains(&message) {
            text = format!("{text}: {message}");
        }
        cause = next.source();
    }
    text
}
