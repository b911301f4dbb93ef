//! `social.toml`: the social profiles of the countries' shops.

use super::{super::publication::Publication, names::countries, publication::publication, structured::read};
use crate::{
    tenancy::{Directory, SocialLink, files::read_social_link},
    toml_file::Report,
};

/// A profile.
#[derive(Clone, Debug)]
pub struct SocialEntry {
    /// Network and URL.
    pub link: SocialLink,
    /// When it is shown.
    pub publication: Publication,
    /// The countries that show it; all when empty.
    pub countries: Vec<String>,
}

/// Reads the profiles in order; invalid ones are reported and left out.
pub fn parse_social(report: &Report<'_>, directory: &Directory) -> Vec<SocialEntry> {
    read(report, |sheet| {
        let entries = sheet.tables("links").into_iter().filter_map(|entry| {
            let link = read_social_link(&entry);
            let (publication, countries) = (publication(&entry), countries(&entry, directory));
            entry.finish();
            Some(SocialEntry { link: link?, publication, countries })
        });
        entries.collect()
    })
}
