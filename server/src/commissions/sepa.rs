//! SEPA credit transfers: a file for the bank in the format ISO 20022 pain.001.001.09 (Customer Credit Transfer Initiation), with
//! the fields as required by the European Payments Council's implementation guidelines for the SCT scheme.

use chrono::{DateTime, NaiveDate, Utc};
use quick_xml::{
    Writer,
    events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event},
};

use crate::{
    error::{Error, Result},
    money::Money,
};

/// The message's namespace.
const NAMESPACE: &str = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
/// Maximum length of a name in the scheme.
const LONGEST_NAME: usize = 70;
/// Maximum length of the remittance text.
const LONGEST_TEXT: usize = 140;

/// The payer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payer {
    /// The account holder.
    pub name: String,
    /// Without spaces.
    pub iban: String,
    /// The bank's BIC; optional, as the IBAN is sufficient within the SEPA.
    pub bic: Option<String>,
}

/// One transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SepaTransfer {
    /// The end-to-end reference: at most 35 characters.
    pub reference: String,
    /// The amount, in euros.
    pub amount: Money,
    /// The recipient's name.
    pub holder: String,
    /// Without spaces.
    pub iban: String,
    /// The remittance text.
    pub text: String,
}

/// The header of the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Unique id: at most 35 characters.
    pub id: String,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// The requested execution date.
    pub on: NaiveDate,
}

/// The text in the character set of the scheme: the Latin characters of the EPC's guidance; other characters are replaced by
/// similar ones.
fn latin(text: &str, longest: usize) -> String {
    let plain = deunicode::deunicode(text);
    let allowed = |sign: char| sign.is_ascii_alphanumeric() || " /-?:().,'+".contains(sign);
    let kept: String = plain.chars().map(|sign| if allowed(sign) { sign } else { ' ' }).collect();
    let joined = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = joined.trim_start_matches('/').chars().take(longest).collect();
    let cut = cut.trim();
    if cut.is_empty() { "NOTPROVIDED".to_owned() } else { cut.to_owned() }
}

struct Xml(Writer<Vec<u8>>);

impl Xml {
    fn event(&mut self, event: Event<'_>) -> Result<()> {
        self.0.write_event(event).map_err(Error::internal)
    }

    fn open(&mut self, name: &str) -> Result<()> {
        self.event(Event::Start(BytesStart::new(name)))
    }

    fn close(&mut self, name: &str) -> Result<()> {
        self.event(Event::End(BytesEnd::new(name)))
    }

    fn text(&mut self, name: &str, text: &str) -> Result<()> {
        self.open(name)?;
        self.event(Event::Text(BytesText::new(text)))?;
        self.close(name)
    }

    /// Nested elements with a text in the innermost one.
    fn nested(&mut self, names: &[&str], text: &str) -> Result<()> {
        let Some((last, outer)) = names.split_last() else { return Ok(()) };
        for name in outer {
            self.open(name)?;
        }
        self.text(last, text)?;
        for name in outer.iter().rev() {
            self.close(name)?;
        }
        Ok(())
    }
}

/// Writes the file with these transfers. Fails when there are none.
pub fn credit_transfers(message: &Message, payer: &Payer, transfers: &[SepaTransfer]) -> Result<String> {
    let Some(first) = transfers.first() else {
        return Err(Error::internal("the SEPA file has no transfers"));
    };
    let mut xml = Xml(Writer::new_with_indent(Vec::new(), b' ', 2));
    xml.event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let mut document = BytesStart::new("Document");
    document.push_attribute(("xmlns", NAMESPACE));
    xml.event(Event::Start(document))?;
    xml.open("CstmrCdtTrfInitn")?;
    let count = transfers.len().to_string();
    let total = Money::sum(first.amount.currency, transfers.iter().map(|transfer| transfer.amount))?.decimal();
    header(&mut xml, message, payer, &count, &total)?;
    xml.open("PmtInf")?;
    xml.text("PmtInfId", &message.id)?;
    xml.text("PmtMtd", "TRF")?;
    xml.text("NbOfTxs", &count)?;
    xml.text("CtrlSum", &total)?;
    xml.nested(&["PmtTpInf", "SvcLvl", "Cd"], "SEPA")?;
    xml.nested(&["ReqdExctnDt", "Dt"], &message.on.to_string())?;
    xml.nested(&["Dbtr", "Nm"], &latin(&payer.name, LONGEST_NAME))?;
    xml.nested(&["DbtrAcct", "Id", "IBAN"], &payer.iban)?;
    match &payer.bic {
        Some(bic) => xml.nested(&["DbtrAgt", "FinInstnId", "BICFI"], bic)?,
        None => xml.nested(&["DbtrAgt", "FinInstnId", "Othr", "Id"], "NOTPROVIDED")?,
    }
    xml.text("ChrgBr", "SLEV")?;
    for transfer in transfers {
        write_transfer(&mut xml, transfer)?;
    }
    for name in ["PmtInf", "CstmrCdtTrfInitn", "Document"] {
        xml.close(name)?;
    }
    let mut text = String::from_utf8(xml.0.into_inner()).map_err(Error::internal)?;
    text.push('\n');
    Ok(text)
}

fn header(xml: &mut Xml, message: &Message, payer: &Payer, count: &str, total: &str) -> Result<()> {
    xml.open("GrpHdr")?;
    xml.text("MsgId", &message.id)?;
    xml.text("CreDtTm", &message.created_at.format("%Y-%m-%dT%H:%M:%SZ").to_string())?;
    xml.text("NbOfTxs", count)?;
    xml.text("CtrlSum", total)?;
    xml.nested(&["InitgPty", "Nm"], &latin(&payer.name, LONGEST_NAME))?;
    xml.close("GrpHdr")
}

fn write_transfer(xml: &mut Xml, transfer: &SepaTransfer) -> Result<()> {
    xml.open("CdtTrfTxInf")?;
    xml.nested(&["PmtId", "EndToEndId"], &transfer.reference)?;
    xml.open("Amt")?;
    let mut instructed = BytesStart::new("InstdAmt");
    instructed.push_attribute(("Ccy", transfer.amount.currency.as_str()));
    xml.event(Event::Start(instructed))?;
    xml.event(Event::Text(BytesText::new(&transfer.amount.decimal())))?;
    xml.close("InstdAmt")?;
    xml.close("Amt")?;
    xml.nested(&["Cdtr", "Nm"], &latin(&transfer.holder, LONGEST_NAME))?;
    xml.nested(&["CdtrAcct", "Id", "IBAN"], &transfer.iban)?;
    xml.nested(&["RmtInf", "Ustrd"], &latin(&transfer.text, LONGEST_TEXT))?;
    xml.close("CdtTrfTxInf")
}

#[cfg(test)]
pub fn sample() -> String {
    let message = Message {
        id: "VITRINA-7".to_owned(),
        created_at: "2026-11-23T10:00:00Z".parse().expect("a moment"),
        on: NaiveDate::from_ymd_opt(2026, 11, 25).expect("a day"),
    };
    let payer = Payer { name: "Vitrina d.o.o.".to_owned(), iban: "SI56191000000123438".to_owned(), bic: None };
    let transfer = |number: i64, holder: &str, minor: i64| SepaTransfer {
        reference: format!("VITRINA-7-{number}"),
        amount: Money::new(minor, "EUR".parse().expect("a code")),
        holder: holder.to_owned(),
        iban: "DE89370400440532013000".to_owned(),
        text: format!("Vitrina affiliate payout 7-{number}"),
    };
    let transfers = [transfer(1, "Šiška & Žaba, d.o.o.", 123_456), transfer(2, "Δημήτρης <Παπαδόπουλος>", 5)];
    credit_transfers(&message, &payer, &transfers).expect("it has transfers")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_contains_the_required_elements() {
        let file = sample();
        for part in [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\">",
            "<NbOfTxs>2</NbOfTxs>",
            "<CtrlSum>1234.61</CtrlSum>",
            "<Dt>2026-11-25</Dt>",
            "<InstdAmt Ccy=\"EUR\">1234.56</InstdAmt>",
            "<InstdAmt Ccy=\"EUR\">0.05</InstdAmt>",
            "<EndToEndId>VITRINA-7-1</EndToEndId>",
            "<Nm>Siska Zaba, d.o.o.</Nm>",
            "<Nm>Demetres Papadopoulos</Nm>",
        ] {
            assert!(file.contains(part), "{part} is missing in\n{file}");
        }
    }

    #[test]
    fn names_have_only_characters_that_the_scheme_allows() {
        assert_eq!(latin("Æther & Søn <x>", 70), "AEther Son x");
        assert_eq!(latin(&"ž".repeat(90), 70).len(), 70);
        assert_eq!(latin("/ABC", 70), "ABC");
    }

    #[test]
    fn no_file_is_written_without_transfers() {
        let message = Message { id: "X".into(), created_at: Utc::now(), on: NaiveDate::MIN };
        let payer = Payer { name: "X".into(), iban: "X".into(), bic: None };
        let error = credit_transfers(&message, &payer, &[]).unwrap_err().to_string();
        assert_eq!(error, "the SEPA file has no transfers");
    }
}
