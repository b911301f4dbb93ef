//! How letters leave: as files in the data folder, or to an SMTP server.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    transport::smtp::{
        self,
        client::{Certificate, Tls, TlsParameters},
    },
};

use crate::{
    config::{Encryption, MailTransport, Settings, SmtpUrl},
    error::{Error, Result},
    jobs::Failed,
};

/// How long the mail server may take for one step.
const PATIENCE: Duration = Duration::from_secs(20);

/// Begins each certificate of a PEM file.
const CERTIFICATE: &[u8] = b"-----BEGIN CERTIFICATE-----";

/// Sends messages. Cheap to clone; keeps connections open between letters.
#[derive(Clone, Debug)]
pub enum Mailer {
    /// Into this folder, as `.eml` files.
    Files(PathBuf),
    /// To a mail server.
    Smtp {
        /// The connections.
        transport: AsyncSmtpTransport<Tokio1Executor>,
        /// The server without user and password, for people.
        name: String,
    },
}

impl Mailer {
    /// As the settings say. Connects when the first letter is sent.
    pub fn new(settings: &Settings) -> Result<Self> {
        match &settings.mail.transport {
            MailTransport::Files => Ok(Self::Files(settings.data.join("mail"))),
            MailTransport::Smtp(url) => {
                let mut transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.secret())
                    .map_err(|error| Error::Internal(format!("the mail server {url} cannot be used: {error}")))?;
                if let Some(file) = &settings.mail.ca {
                    transport = transport.tls(tls(url, file)?);
                }
                Ok(Self::Smtp { transport: transport.timeout(Some(PATIENCE)).build(), name: url.to_string() })
            }
        }
    }

    /// Where letters go, for people.
    pub fn describe(&self) -> String {
        match self {
            Self::Files(folder) => format!("files in {}", folder.display()),
            Self::Smtp { name, .. } => name.clone(),
        }
    }

    /// Whether letters could leave now: the folder can be made, the server answers and takes the password.
    pub async fn check(&self) -> std::result::Result<(), String> {
        match self {
            Self::Files(folder) => tokio::fs::create_dir_all(folder)
                .await
                .map_err(|error| format!("the folder {} cannot be made: {error}", folder.display())),
            Self::Smtp { transport, name } => match transport.test_connection().await {
                Ok(true) => Ok(()),
                Ok(false) => Err(format!("the mail server {name} answers, but not as one should")),
                Err(error) => Err(format!("the mail server {name} cannot be used: {}", whole(&error))),
            },
        }
    }

    /// Sends a message and tells where it went. `name` is the file's; the same name writes the same file again.
    pub(super) async fn send(&self, message: Message, name: &str) -> std::result::Result<String, Failed> {
        match self {
            Self::Files(folder) => {
                let path = folder.join(format!("{name}.eml"));
                write(folder, &path, &message.formatted())
                    .await
                    .map_err(|error| Failed::Again(format!("{} cannot be written: {error}", path.display())))?;
                Ok(path.display().to_string())
            }
            Self::Smtp { transport, name } => match transport.send(message).await {
                Ok(response) => Ok(format!("{name}: {}", response.message().collect::<Vec<_>>().join(" "))),
                Err(error) => Err(failure(&error)),
            },
        }
    }
}

/// Encryption as the address wants it, where the server's certificate may also be signed by those in a file.
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

/// Readers see whole files only.
async fn write(folder: &PathBuf, path: &PathBuf, bytes: &[u8]) -> std::io::Result<()> {
    tokio::fs::create_dir_all(folder).await?;
    let draft = path.with_extension("part");
    tokio::fs::write(&draft, bytes).await?;
    tokio::fs::rename(&draft, path).await
}

/// A refusal for good is not asked about again; a refused password is, since it is the operator's to mend, not the letter's.
fn failure(error: &smtp::Error) -> Failed {
    let is_about_letter = error.is_permanent() && !error.status().is_some_and(|code| is_about_us(&code.to_string()));
    if is_about_letter { Failed::Never(whole(error)) } else { Failed::Again(whole(error)) }
}

/// Replies that refuse the shop as a client (530 to 538: authentication, encryption) and not this letter.
fn is_about_us(code: &str) -> bool {
    code.starts_with("53")
}

/// The error with its causes.
fn whole(error: &smtp::Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        let said = next.to_string();
        if !text.contains(&said) {
            text = format!("{text}: {said}");
        }
        cause = next.source();
    }
    text
}
