//! Settings of where original pictures are kept.

use serde::{Deserialize, Serialize};
use url::Url;

use super::secret::Secret;

/// Storage of original pictures: a folder below the data folder, or a bucket of an S3-compatible store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OriginalsSettings {
    /// `s3://bucket` or `s3://bucket/prefix`; by default the folder `media/originals` of the data folder.
    pub url: Option<BucketUrl>,
    /// The store's address if it is not Amazon's, such as `https://s3.example.com`; the bucket is then part of the path.
    pub endpoint: Option<String>,
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
        let wrong = || format!("`{text}` is no bucket: write s3://bucket or s3://bucket/prefix");
        let url = Url::parse(&text).map_err(|_| wrong())?;
        let bucket = url.host_str().filter(|host| url.scheme() == "s3" && !host.is_empty()).ok_or_else(wrong)?;
        if !url.username().is_empty() || url.port().is_some() || url.query().is_some() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bucket_urls_are_accepted() {
        let url = BucketUrl::try_from("s3://pictures/shop/originals/".to_owned()).unwrap();
        assert_eq!((url.bucket.as_str(), url.prefix.as_str()), ("pictures", "shop/originals"));
        assert_eq!(BucketUrl::try_from("s3://pictures".to_owned()).unwrap().prefix, "");
        for wrong in ["pictures", "https://pictures", "s3://", "s3://key:secret@pictures", ""] {
            assert!(BucketUrl::try_from(wrong.to_owned()).unwrap_err().contains("s3://bucket"), "{wrong}");
        }
    }
}
