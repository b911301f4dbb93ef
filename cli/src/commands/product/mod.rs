//! `vitrina product …`: products one by one: looking for them, changing, hiding, translating.

mod hide;
mod list;
mod set;
mod show;
mod translate;

use anyhow::Result;
use clap::Subcommand;
use vitrina_server::products::Assignment;

use super::Context;

/// What can be done with products.
#[derive(Debug, Subcommand)]
pub enum ProductCommand {
    /// List products: by words of their names, keys and SKUs, and by what is wrong with them
    List(list::ListArgs),
    /// Show one product whole: texts, prices, stock, pictures, where it is shown
    Show(show::ShowArgs),
    /// Change prices, texts, places and material; all that is named or nothing
    ///
    /// `none` empties a field. A change made here survives importing the product's file again, until the file changes that field itself.
    Set(Box<set::SetArgs>),
    /// Hide products in countries, whatever files say, until --undo
    Hide(hide::HideArgs),
    /// Give a product a badge in countries, or take it away
    Badge(hide::BadgeArgs),
    /// Texts as files for translators, out and in again
    #[command(subcommand)]
    Translate(translate::TranslateCommand),
}

/// Runs one of them.
pub async fn run(context: &Context, command: ProductCommand) -> Result<()> {
    match command {
        ProductCommand::List(args) => list::run(context, args).await,
        ProductCommand::Show(args) => show::run(context, &args).await,
        ProductCommand::Set(args) => set::run(context, *args).await,
        ProductCommand::Hide(args) => hide::run(context, &args).await,
        ProductCommand::Badge(args) => hide::badge(context, &args).await,
        ProductCommand::Translate(command) => translate::run(context, command).await,
    }
}

/// `SI=29.99`.
fn assignment(text: &str) -> Result<Assignment, String> {
    let (code, value) = text.split_once('=').ok_or("must be written as CODE=VALUE, such as SI=29.99 or sl=Majica")?;
    let code = code.trim();
    if code.is_empty() {
        return Err("names no country or language before the equals sign".to_owned());
    }
    Ok(Assignment { code: code.to_owned(), value: value.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assignment_is_a_code_and_a_value_which_may_hold_equals_signs() {
        let read = assignment("sl=a=b").unwrap();
        assert_eq!((read.code.as_str(), read.value.as_str()), ("sl", "a=b"));
        assert!(assignment("SI").is_err() && assignment("=3").is_err());
    }
}
