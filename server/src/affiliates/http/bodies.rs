//! The bodies of partners' calls. What their forms ask of their fields stands in server/rules/forms.json, which the browser reads too.

use garde::{Path, Report, Validate};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    accounts::{NewAccount, UserType},
    affiliates::model::{CHANNELS, Channel, Details, EmailChoices, Kind, MOST_CHANNELS},
    bank_account::TypedAccount,
    error::{FieldError, camel_case},
    forms::{self, Facts, FieldText as _, Texts},
    http::Password,
    id::{TenantId, UserTypeId},
};

/// Longest address of a channel, in characters.
const LONGEST_ADDRESS: usize = 200;
/// More followers than there are people.
const MOST_FOLLOWERS: i64 = 999_999_999;

/// A new account of a customer, or of a partner with the application to the affiliate programme.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserOrAffiliate {
    /// At most 100 characters.
    first_name: String,
    /// At most 100 characters.
    last_name: String,
    /// Compared whatever its case.
    email: String,
    /// By the rules of `auth/register`.
    #[schema(value_type = String)]
    pub password: Password,
    /// The same again.
    #[schema(value_type = String)]
    repeat_password: Password,
    /// In national or international form.
    phone: String,
    /// Dialling prefix: `+386`.
    phone_code: String,
    /// The person's country.
    country_id: TenantId,
    /// 2 (customer, the default) or 5 (partner). What follows is for partners only, who need it.
    #[schema(default = 2)]
    user_type_id: Option<UserTypeId>,
    /// Must be true.
    accept_terms: bool,
    /// `person` or `company`.
    kind: Option<String>,
    /// The company's name; a company needs it.
    company: Option<String>,
    /// Their own pages: `example.com` or a whole address.
    web_address: Option<String>,
    /// Where they recommend.
    channels: Option<Vec<ChannelBody>>,
    /// Where their readers live; at least one.
    country_ids: Option<Vec<TenantId>>,
    /// How they promote, in paragraphs.
    promotion: Option<Vec<String>>,
    /// Must be true: that the terms of the programme are agreed to.
    agrees_to_programme: Option<bool>,
    /// Left empty by people.
    fax: Option<String>,
}

/// Where a partner recommends.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = AffiliateChannelInput)]
pub struct ChannelBody {
    /// `blog`, `instagram`, `tiktok`, `youtube`, `facebook`, `newsletter` or `other`.
    kind: String,
    /// Its address or name there; at most 200 characters.
    address: String,
    /// How many follow it.
    followers: Option<i64>,
}

/// What partners say of themselves in either form.
struct ApplicationFields<'a> {
    kind: Option<&'a String>,
    company: Option<&'a String>,
    channels: &'a [ChannelBody],
    country_ids: &'a [TenantId],
}

impl ApplicationFields<'_> {
    /// Checks that only the server makes.
    fn check(&self, facts: &Facts, parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let mut refuse = |path: Path, error: FieldError| report.append(path, error.into());
        let is_company = self.kind.is_some_and(|kind| kind == Kind::Company.word());
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
        let kind = self.kind.and_then(|word| Kind::of_word(word)).unwrap_or_default();
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
    /// Whether a partner registers.
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

    /// What the partner says of themselves.
    pub fn details(&self) -> Details {
        self.fields().details(self.web_address.as_ref(), self.promotion(), EmailChoices::default())
    }

    /// What no person fills.
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

/// What a partner says of themselves.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateChange {
    /// `person` or `company`.
    kind: String,
    /// The company's name; a company needs it.
    company: Option<String>,
    /// Their own pages: `example.com` or a whole address.
    web_address: Option<String>,
    /// Where they recommend.
    channels: Option<Vec<ChannelBody>>,
    /// Where their readers live; at least one.
    country_ids: Option<Vec<TenantId>>,
    /// How they promote, in paragraphs.
    promotion: Option<Vec<String>>,
    /// The time zone of their figures: `Europe/Ljubljana`.
    pub time_zone: String,
    /// Which e-mails they want; all where it is left out.
    emails: Option<EmailChoicesBody>,
    /// True where the terms of the programme that hold now are agreed to.
    pub agrees_to_programme: Option<bool>,
}

/// Which e-mails a partner wants.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = AffiliateEmailsInput)]
pub struct EmailChoicesBody {
    /// When commissions change.
    commissions: bool,
    /// The monthly statement.
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

    /// What the partner says of themselves.
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

/// Where a partner's money goes: an IBAN, or bank, routing number and account number where there are none.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutAccountBody {
    /// The account's password.
    #[schema(value_type = String)]
    pub password: Password,
    /// Whose bank account it is.
    holder: String,
    /// With or without blanks.
    iban: Option<String>,
    /// The bank's name.
    bank: Option<String>,
    /// Of the bank's branch: nine digits.
    routing_number: Option<String>,
    /// With or without blanks and hyphens.
    account_number: Option<String>,
}

impl PayoutAccountBody {
    /// The bank account as it was typed: without an IBAN where only the other fields are filled.
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

/// The account's password, for what cannot be undone.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AffiliateDeletion {
    /// The account's password.
    #[schema(value_type = String)]
    pub password: Password,
}

crate::form!(AffiliateDeletion, "deleteAccount", password);
