//! `vitrina product …`: single products: search, change, hide, translate.

mod hide;
mod list;
mod set;
mod show;
mod translate;

use anyhow::Result;
use clap::Subcommand;
use vitrina_server::products::Assignment;

use super::Context;

/// Subcommands of `product`.
#[derive(Debug, Subcommand)]
pub enum ProductCommand {
    /// List products, filtered by words of their names, keys and SKUs or by what they lack
    List(list::ListArgs),
    /// Show a product with its texts, prices, stock, pictures and visibility
    Show(show::ShowArgs),
    /// Change prices, texts, categories and materials of products; all given changes are made, or none
    ///
    /// The value `none` clears a field. A change made here is kept when the same file is imported again, until the file itself changes that field.
    Set(Box<set::SetArgs>),
    /// Hide products in countries, regardless of imports, until shown again with --undo
    Hide(hide::HideArgs),
    /// Add a badge to a product in countries, or remove it
    Badge(hide::BadgeArgs),
    /// Export texts for translators and import their translations
    #[command(subcommand)]
    Translate(translate::TranslateCommand),
}

/// Runs the subcommand.
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

/// Parses `SI=29.99`.
fn assignment(text: &str) -> Result<Assignment, String> {
    let (code, value) = text.split_once('=').ok_or("must be written as CODE=VALUE, such as SI=29.99 or sl=Majica")?;
    let code = code.trim();
    if code.is_empty() {
        return Err("has no country or language before the equals sign".to_owned());
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
