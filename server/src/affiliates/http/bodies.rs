//! The request bodies of the partner endpoints. The rules for form fields are in server/rules/forms.json, which the browser uses
//! too.

use garde::{Path, Report, Validate};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::{NewAccount, UserType},
    affiliates::model::{CHANNELS, Channel, Details, EmailChoices, Kind, MOST_CHANNELS, ProfileField},
    bank_account::TypedAccount,
    error::{FieldError, camel_case},
    forms::{self, Facts, FieldText as _, Texts},
    http::Password,
    id::{TenantId, UserTypeId},
};

/// Maximum length of a channel's address, in characters.
const LONGEST_ADDRESS: usize = 200;
/// A plausibility limit.
const MOST_FOLLOWERS: i64 = 999_999_999;

/// A new account for a customer, or for a partner with an application to the affiliate programme.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserOrAffiliate {
    /// First name, at most 100 characters.
    first_name: String,
    /// Last name, at most 100 characters.
    last_name: String,
    /// E-mail address; upper and lower case are not distinguished.
    email: String,
    /// Password; the same rules apply as for `auth/register`.
    #[schema(value_type = String)]
    pub password: Password,
    /// The password repeated.
    #[schema(value_type = String)]
    repeat_password: Password,
    /// Phone number in national or international format.
    phone: String,
    /// Dialling prefix: `+386`.
    phone_code: String,
    /// ID of the user's country.
    country_id: TenantId,
    /// User type: 2 (customer, default) or 5 (partner). The fields from `kind` to `agreesToProgramme` apply to partners only.
    #[schema(default = 2)]
    user_type_id: Option<UserTypeId>,
    /// Acceptance of the terms and conditions; must be true.
    accept_terms: bool,
    /// `person` or `company`.
    kind: Option<String>,
    /// Company name; required for a company.
    company: Option<String>,
    /// Partner's website: `example.com` or a full URL.
    web_address: Option<String>,
    /// Channels on which the partner promotes the shop.
    channels: Option<Vec<ChannelBody>>,
    /// IDs of the countries in which the partner's audience lives; at least one.
    country_ids: Option<Vec<TenantId>>,
    /// How the partner promotes the shop, as paragraphs.
    promotion: Option<Vec<String>>,
    /// Acceptance of the programme terms; must be true.
    agrees_to_programme: Option<bool>,
    /// Honeypot field, hidden from people: leave it empty.
    fax: Option<String>,
}

/// A channel on which a partner promotes the shop.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = AffiliateChannelInput)]
pub struct ChannelBody {
    /// `blog`, `instagram`, `tiktok`, `youtube`, `facebook`, `newsletter` or `other`.
    kind: String,
    /// URL or account name of the channel; at most 200 characters.
    address: String,
    /// Number of followers.
    followers: Option<i64>,
}

/// The details that both forms have in common.
struct ApplicationFields<'a> {
    kind: Option<&'a String>,
    company: Option<&'a String>,
    channels: &'a [ChannelBody],
    country_ids: &'a [TenantId],
}

impl ApplicationFields<'_> {
    /// Checks that only the server performs.
    fn check(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let mut refuse = |path: Path, error: FieldError| report.append(path, error.into());
        let is_company = self.kind.is_some_and(|kind| kind == Kind::Company.name());
        if is_company && self.company.is_none_or(String::is_empty) {
            refuse(parent().join("company"), FieldError::new("", "form-required"));
        }
        if self.country_ids.is_empty() {
            refuse(parent().join("country_ids"), FieldError::new("", "form-required"));
        } else if !self.country_ids.iter().all(|id| facts.countries.contains_key(id)) {
            refuse(parent().join("country_ids"), FieldError::new("", "form-choice"));
        }
        if self.channels.len() > MOST_CHANNELS {
            let error = FieldError::new("", "error-parameter-many").with("max", MOST_CHANNELS.to_string());
            refuse(parent().join("channels"), error);
        }
        for (index, channel) in self.channels.iter().enumerate() {
            let mut at = |name: &'static str| parent().join("channels").join(index).join(name);
            if !CHANNELS.contains(&channel.kind.as_str()) {
                refuse(at("kind"), FieldError::new("", "form-choice"));
            }
            if channel.address.is_empty() {
                refuse(at("address"), FieldError::new("", "form-required"));
            } else if channel.address.chars().nth(LONGEST_ADDRESS).is_some() {
                refuse(at("address"), FieldError::new("", "form-max").with("max", LONGEST_ADDRESS.to_string()));
            }
            if !(0..=MOST_FOLLOWERS).contains(&channel.followers.unwrap_or_default()) {
                let error = FieldError::new("", "error-parameter-range").with("min", "0");
                refuse(at("followers"), error.with("max", MOST_FOLLOWERS.to_string()));
            }
        }
    }

    fn details(&self, web_address: Option<&String>, promotion: &[String], emails: EmailChoices) -> Details {
        let kind = self.kind.and_then(|word| Kind::from_name(word)).unwrap_or_default();
        let company = self.company.filter(|_| kind == Kind::Company).cloned();
        let channel = |channel: &ChannelBody| Channel {
            kind: channel.kind.clone(),
            address: channel.address.clone(),
            followers: channel.followers.and_then(|count| u32::try_from(count).ok()).unwrap_or_default(),
        };
        let mut country_ids = self.country_ids.to_vec();
        country_ids.sort_unstable();
        country_ids.dedup();
        Details {
            kind,
            company: company.unwrap_or_default(),
            web_address: web_address.and_then(|typed| forms::web_address(typed)).unwrap_or_default(),
            channels: self.channels.iter().map(channel).collect(),
            country_ids,
            promotion: paragraphs(promotion),
            emails,
        }
    }
}

fn paragraphs(lines: &[String]) -> String {
    lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

impl UserOrAffiliate {
    /// Whether a partner registers with this body.
    pub fn is_affiliate(&self) -> bool {
        self.user_type_id == Some(UserType::Affiliate.id())
    }

    fn fields(&self) -> ApplicationFields<'_> {
        ApplicationFields {
            kind: self.kind.as_ref(),
            company: self.company.as_ref(),
            channels: self.channels.as_deref().unwrap_or_default(),
            country_ids: self.country_ids.as_deref().unwrap_or_default(),
        }
    }

    fn promotion(&self) -> &[String] {
        self.promotion.as_deref().unwrap_or_default()
    }

    /// The details that the partner entered.
    pub fn details(&self) -> Details {
        self.fields().details(self.web_address.as_ref(), self.promotion(), EmailChoices::default())
    }

    /// The honeypot field, invisible to people.
    pub fn trap(&self) -> &str {
        self.fax.as_deref().unwrap_or_default()
    }

    /// The account.
    pub fn person(&self) -> NewAccount {
        NewAccount {
            user_type: if self.is_affiliate() { UserType::Affiliate } else { UserType::Customer },
            email: self.email.clone(),
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            phone: self.phone.clone(),
            phone_code: self.phone_code.clone(),
            country_id: self.country_id,
        }
    }
}

impl Validate for UserOrAffiliate {
    type Context = Facts;

    fn validate_into(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let mut texts = Texts::from(
            [
                ("first_name", self.first_name.text()),
                ("last_name", self.last_name.text()),
                ("email", self.email.text()),
                ("password", self.password.text()),
                ("repeat_password", self.repeat_password.text()),
                ("phone", self.phone.text()),
                ("phone_code", self.phone_code.text()),
                ("country_id", self.country_id.text()),
                ("accept_terms", self.accept_terms.text()),
            ]
            .map(|(name, text)| (camel_case(name), text)),
        );
        let known = [UserType::Customer, UserType::Affiliate].map(UserType::id);
        if self.user_type_id.is_some_and(|id| !known.contains(&id)) {
            report.append(parent().join("user_type_id"), FieldError::new("", "form-choice").into());
        }
        if !self.is_affiliate() {
            return forms::report_failures("register", &texts, facts, parent, report);
        }
        let own = [
            ("kind", self.kind.text()),
            ("company", self.company.text()),
            ("web_address", self.web_address.text()),
            ("promotion", paragraphs(self.promotion())),
            ("agrees_to_programme", self.agrees_to_programme.text()),
        ];
        texts.extend(own.map(|(name, text)| (camel_case(name), text)));
        forms::report_failures("affiliateRegister", &texts, facts, parent, report);
        self.fields().check(facts, parent, report);
    }
}

/// New profile data of a partner.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateChange {
    /// `person` or `company`.
    kind: String,
    /// Company name; required for a company.
    company: Option<String>,
    /// Partner's website: `example.com` or a full URL.
    web_address: Option<String>,
    /// Channels on which the partner promotes the shop.
    channels: Option<Vec<ChannelBody>>,
    /// IDs of the countries in which the partner's audience lives; at least one.
    country_ids: Option<Vec<TenantId>>,
    /// How the partner promotes the shop, as paragraphs.
    promotion: Option<Vec<String>>,
    /// Time zone of the partner's figures, as an IANA name: `Europe/Ljubljana`.
    pub time_zone: String,
    /// Optional e-mails that the partner receives; all if absent.
    emails: Option<EmailChoicesBody>,
    /// Set to true to accept the current programme terms.
    pub agrees_to_programme: Option<bool>,
    /// The fields to change; the others keep what is stored, such as another device's changes. All of them if left out.
    pub changed: Option<Vec<ProfileField>>,
}

/// Optional e-mails to a partner.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = AffiliateEmailsInput)]
pub struct EmailChoicesBody {
    /// Whether to send an e-mail when commissions change.
    commissions: bool,
    /// Whether to send the monthly statement by e-mail.
    statements: bool,
}

impl AffiliateChange {
    fn fields(&self) -> ApplicationFields<'_> {
        ApplicationFields {
            kind: Some(&self.kind),
            company: self.company.as_ref(),
            channels: self.channels.as_deref().unwrap_or_default(),
            country_ids: self.country_ids.as_deref().unwrap_or_default(),
        }
    }

    fn promotion(&self) -> &[String] {
        self.promotion.as_deref().unwrap_or_default()
    }

    /// The details that the partner entered.
    pub fn details(&self) -> Details {
        let choices =
            self.emails.map(|body| EmailChoices { commissions: body.commissions, statements: body.statements });
        self.fields().details(self.web_address.as_ref(), self.promotion(), choices.unwrap_or_default())
    }
}

impl Validate for AffiliateChange {
    type Context = Facts;

    fn validate_into(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let texts = [
            ("kind", self.kind.text()),
            ("company", self.company.text()),
            ("web_address", self.web_address.text()),
            ("promotion", paragraphs(self.promotion())),
            ("time_zone", self.time_zone.text()),
        ];
        let texts = Texts::from(texts.map(|(name, text)| (camel_case(name), text)));
        forms::report_failures("affiliateProfile", &texts, facts, parent, report);
        self.fields().check(facts, parent, report);
    }
}

/// Payout account: an IBAN or, in countries without IBANs, bank, routing number and account number.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutAccountBody {
    /// Current password of the user account.
    #[schema(value_type = String)]
    pub password: Password,
    /// Name of the account holder.
    holder: String,
    /// IBAN, with or without spaces.
    iban: Option<String>,
    /// Bank name.
    bank: Option<String>,
    /// Routing number of the bank branch: nine digits.
    routing_number: Option<String>,
    /// Account number, with or without spaces and hyphens.
    account_number: Option<String>,
}

impl PayoutAccountBody {
    /// The bank account as typed: without an IBAN when only the other fields are filled in.
    pub fn typed(&self) -> TypedAccount<'_> {
        let text = |field: &'_ Option<String>| -> bool { field.as_ref().is_some_and(|text| !text.is_empty()) };
        let is_local =
            !text(&self.iban) && [&self.bank, &self.routing_number, &self.account_number].into_iter().any(text);
        if is_local {
            return TypedAccount::Local {
                holder: &self.holder,
                bank: self.bank.as_deref().unwrap_or_default(),
                routing_number: self.routing_number.as_deref().unwrap_or_default(),
                account_number: self.account_number.as_deref().unwrap_or_default(),
            };
        }
        TypedAccount::Iban { holder: &self.holder, iban: self.iban.as_deref().unwrap_or_default() }
    }
}

impl Validate for PayoutAccountBody {
    type Context = Facts;

    fn validate_into(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let texts = Texts::from([("password".to_owned(), self.password.text())]);
        forms::report_failures("deleteAccount", &texts, facts, parent, report);
        for error in self.typed().checked().err().unwrap_or_default() {
            report.append(parent().join(error.field.clone()), error.into());
        }
    }
}

/// Password confirmation of an action that cannot be undone.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AffiliateDeletion {
    /// Current password of the user account.
    #[schema(value_type = String)]
    pub password: Password,
}

crate::form!(AffiliateDeletion, "deleteAccount", password);
