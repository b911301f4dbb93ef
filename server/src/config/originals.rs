//! Settings of where original pictures are kept.

use serde::{Deserialize, Serialize};
use url::Url;

use super::secret::{Secret, without_credentials};

/// Storage of original pictures: a folder below the data folder, or a bucket of an S3-compatible store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OriginalsSettings {
    /// `s3://bucket` or `s3://bucket/prefix`; by default the folder `media/originals` of the data folder.
    pub url: Option<BucketUrl>,
    /// The store's address if it is not Amazon's, such as `https://s3.example.com`; the bucket is then part of the path.
    pub endpoint: Option<Endpoint>,
    /// The store's region.
    pub region: Option<String>,
    /// The access key id for the store.
    pub access_key_id: Option<String>,
    /// The secret access key.
    pub secret_access_key: Option<Secret>,
}

/// `s3://bucket/prefix`, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BucketUrl {
    text: String,
    /// The bucket's name.
    pub bucket: String,
    /// The prefix of all objects' keys; may be empty.
    pub prefix: String,
}

impl TryFrom<String> for BucketUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || {
            let shown = without_credentials(&text);
            format!("`{shown}` is no bucket: write s3://bucket or s3://bucket/prefix; keys are settings of their own")
        };
        let url = Url::parse(&text).map_err(|_| wrong())?;
        let bucket = url.host_str().filter(|host| url.scheme() == "s3" && !host.is_empty()).ok_or_else(wrong)?;
        if !url.username().is_empty() || url.password().is_some() || url.port().is_some() || url.query().is_some() {
            return Err(wrong());
        }
        let (bucket, prefix) = (bucket.to_owned(), url.path().trim_matches('/').to_owned());
        Ok(Self { text, bucket, prefix })
    }
}

impl From<BucketUrl> for String {
    fn from(url: BucketUrl) -> Self {
        url.text
    }
}

/// The address of an S3-compatible store, validated: `https://host` with an optional port and path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Endpoint(String);

impl Endpoint {
    /// As it was set.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Endpoint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let is_valid = Url::parse(&text).is_ok_and(|url| {
            let is_plain = url.query().is_none() && url.username().is_empty() && url.password().is_none();
            matches!(url.scheme(), "https" | "http") && url.has_host() && is_plain
        });
        if is_valid {
            return Ok(Self(text));
        }
        let shown = without_credentials(&text);
        Err(format!(
            "`{shown}` is no address of a store: write it such as https://s3.example.com; keys are settings of their own"
        ))
    }
}

impl From<Endpoint> for String {
    fn from(endpoint: Endpoint) -> Self {
        endpoint.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bucket_urls_are_accepted() {
        let url = BucketUrl::try_from("s3://pictures/shop/originals/".to_owned()).unwrap();
        assert_eq!((url.bucket.as_str(), url.prefix.as_str()), ("pictures", "shop/originals"));
        assert_eq!(BucketUrl::try_from("s3://pictures".to_owned()).unwrap().prefix, "");
        for wrong in ["pictures", "https://pictures", "s3://", "s3://key:s3cret@pictures", "s3://:s3cret@pictures", ""]
        {
            let error = BucketUrl::try_from(wrong.to_owned()).unwrap_err();
            assert!(error.contains("s3://bucket") && !error.contains("s3cret"), "{wrong}: {error}");
        }
    }

    #[test]
    fn an_endpoint_contains_no_keys() {
        for text in ["https://s3.example.com", "http://127.0.0.1:9000", "https://store.example.com/storage/v1/s3"] {
            assert_eq!(Endpoint::try_from(text.to_owned()).unwrap().as_str(), text);
        }
        for wrong in ["s3.example.com", "ftp://host", "https://key:s3cret@host", "https://host/?a=1", ""] {
            let error = Endpoint::try_from(wrong.to_owned()).unwrap_err();
            assert!(error.contains("no address of a store") && !error.contains("s3cret"), "{wrong}: {error}");
        }
    }
}
