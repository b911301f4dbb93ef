//! Renders a template: fills in variables, then converts Markdown to sanitised HTML.

use std::sync::LazyLock;

use ammonia::Builder;
use minijinja::{AutoEscape, Environment, ErrorKind, Output, State, UndefinedBehavior, Value};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use serde::Serialize;
use utoipa::ToSchema;

use super::facts::OPTIONAL;
use crate::catalog::slugify;

/// The name of Markdown templates, whose values are escaped for Markdown.
const MARKDOWN: &str = "text.md";
/// The name of single-line plain-text templates.
const PLAIN: &str = "text.txt";

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::SemiStrict);
    environment.set_auto_escape_callback(|name| match name {
        MARKDOWN => AutoEscape::Custom("markdown".into()),
        _ => AutoEscape::None,
    });
    environment.set_formatter(write_value);
    environment
});

static SAFE: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::default();
    builder
        .rm_tags(["img", "map", "area"])
        .add_tag_attributes("h2", ["id"])
        .add_tag_attributes("h3", ["id"])
        .link_rel(Some("noopener"))
        .url_schemes(["http", "https", "mailto", "tel"].into());
    builder
});

/// A template that cannot be rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TemplateError {
    /// 1-based, within the template.
    pub(super) line: usize,
    pub(super) message: String,
}

/// A heading of a text, for a table of contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Heading {
    /// HTML ID, used as the fragment of a link to it.
    pub id: String,
    /// Heading text.
    pub text: String,
}

/// A text as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Html {
    pub(super) html: String,
    /// Those of the second level.
    pub(super) headings: Vec<Heading>,
}

fn write_value(output: &mut Output<'_>, state: &mut State<'_, '_>, value: &Value) -> Result<(), minijinja::Error> {
    if value.is_none() || value.is_undefined() {
        let message = "not every country has this: put it between {% if … %} and {% endif %}";
        return Err(minijinja::Error::new(ErrorKind::UndefinedError, message));
    }
    let text = value.to_string();
    let is_markdown = matches!(state.auto_escape(), AutoEscape::Custom(_));
    let written = if is_markdown && !value.is_safe() { escaped(&text) } else { text };
    output.write_str(&written).map_err(|_| minijinja::Error::new(ErrorKind::WriteFailure, "cannot write"))
}

/// Escapes a value so that Markdown shows it literally.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if "\\`*_[]<>&|~#".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// Renders a plain-text template.
pub(super) fn plain(template: &str, facts: &Value) -> Result<String, TemplateError> {
    filled(PLAIN, template, facts).map(|text| text.trim().to_owned())
}

/// Renders the variables of a Markdown template; the result is still Markdown.
pub(super) fn markdown(template: &str, facts: &Value) -> Result<String, TemplateError> {
    filled(MARKDOWN, template, facts)
}

fn filled(name: &str, template: &str, facts: &Value) -> Result<String, TemplateError> {
    if !template.contains("{{") && !template.contains("{%") && !template.contains("{#") {
        return Ok(template.to_owned());
    }
    let rendered = ENVIRONMENT.render_named_str(name, template, facts);
    rendered.map_err(|error| template_error(&error))
}

fn template_error(error: &minijinja::Error) -> TemplateError {
    let message = error.detail().map_or_else(|| error.kind().to_string(), str::to_owned);
    TemplateError { line: error.line().unwrap_or(1), message }
}

/// Variables of a template that do not exist in any country, including those in branches that are not rendered.
pub(super) fn unknown_variables(template: &str, facts: &Value) -> Result<Vec<TemplateError>, TemplateError> {
    let parsed = ENVIRONMENT.template_from_named_str(PLAIN, template).map_err(|error| template_error(&error))?;
    let mut unknown: Vec<String> =
        parsed.undeclared_variables(true).into_iter().filter(|name| !is_known(name, facts)).collect();
    unknown.sort();
    let line_of = |name: &str| template.find(name).map_or(1, |at| template[..at].matches('\n').count() + 1);
    let error = |name: String| TemplateError { line: line_of(&name), message: format!("there is no variable {name}") };
    Ok(unknown.into_iter().map(error).collect())
}

fn is_known(name: &str, facts: &Value) -> bool {
    let mut value = facts.clone();
    for part in name.split('.') {
        if value.is_none() {
            return OPTIONAL.contains(&name);
        }
        value = value.get_attr(part).unwrap_or_default();
        if value.is_undefined() {
            return false;
        }
    }
    true
}

/// Converts Markdown to HTML, with ids at its headings.
pub(super) fn html(markdown: &str) -> Html {
    let mut events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let headings = name_headings(&mut events);
    let mut raw = String::new();
    html::push_html(&mut raw, events.into_iter());
    Html { html: SAFE.clean(&raw).to_string().trim().to_owned(), headings }
}

/// Adds an id to every heading of the second and third level, and returns those of the second.
fn name_headings(events: &mut [Event<'_>]) -> Vec<Heading> {
    let mut named: Vec<(usize, Heading, HeadingLevel)> = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Start(Tag::Heading { .. }) => open = Some((index, String::new())),
            Event::Text(text) | Event::Code(text) => {
                if let Some((_, words)) = &mut open {
                    words.push_str(text);
                }
            }
            Event::End(TagEnd::Heading(level)) => {
                if let Some((start, text)) = open.take() {
                    let id = free_id(&text, named.iter().map(|(_, heading, _)| heading.id.as_str()));
                    named.push((start, Heading { id, text }, *level));
                }
            }
            _ => {}
        }
    }
    for (start, heading, _) in &named {
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[*start] {
            *id = Some(heading.id.clone().into());
        }
    }
    named.into_iter().filter(|(.., level)| *level == HeadingLevel::H2).map(|(_, heading, _)| heading).collect()
}

fn free_id<'a>(text: &str, taken: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<&str> = taken.collect();
    let slug = slugify(text);
    // The prefix keeps them apart from the page's own ids.
    let id = format!("section-{}", if slug.is_empty() { (taken.len() + 1).to_string() } else { slug });
    let with_number = |number: usize| if number == 1 { id.clone() } else { format!("{id}-{number}") };
    (1..=taken.len() + 1).map(with_number).find(|id| !taken.contains(&id.as_str())).unwrap_or(id.clone())
}

#[cfg(test)]
mod tests {
    use minijinja::context;

    use super::*;

    fn facts() -> Value {
        context! {
            company => context! { name => "A_b* <i>", email => "help@example.com" },
            pickup => None::<Value>,
            links => context! { returns => "/en/returns_2" },
        }
    }

    #[test]
    fn values_are_text_in_markdown() {
        let text = markdown("**{{ company.name }}** [r]({{ links.returns }}) <{{ company.email }}>", &facts()).unwrap();
        let shown = html(&text).html;
        assert_eq!(
            shown,
            "<p><strong>A_b* &lt;i&gt;</strong> <a href=\"/en/returns_2\" rel=\"noopener\">r</a> \
             <a href=\"mailto:help@example.com\" rel=\"noopener\">help@example.com</a></p>"
        );
        assert_eq!(plain("{{ company.name }}", &facts()).unwrap(), "A_b* <i>");
    }

    #[test]
    fn optional_variables_may_only_be_used_in_conditions() {
        assert_eq!(markdown("{% if pickup %}{{ pickup.address }}{% endif %}.", &facts()).unwrap(), ".");
        assert!(markdown("{{ pickup.address }}", &facts()).is_err());
        assert_eq!(markdown("a\n\n{{ company.fax }}", &facts()).unwrap_err().line, 3);
        assert_eq!(unknown_variables("{% if pickup %}{{ pickup.address }}{% endif %}", &facts()), Ok(vec![]));
        let unknown = unknown_variables("x\n{% if pickup %}{{ pickup.adress }}{{ fax }}{% endif %}", &facts()).unwrap();
        assert_eq!(unknown.iter().map(|error| error.line).collect::<Vec<_>>(), [2, 2]);
        assert!(unknown_variables("{% if %}", &facts()).is_err());
    }

    #[test]
    fn headings_have_addresses_and_scripts_do_not_pass() {
        let shown =
            html("## Kako vrniti\n\ntext\n\n## Kako vrniti\n\n### Več\n\n<script>x()</script><b onclick='x'>b</b>");
        let ids: Vec<&str> = shown.headings.iter().map(|heading| &*heading.id).collect();
        assert_eq!(ids, ["section-kako-vrniti", "section-kako-vrniti-2"]);
        assert!(shown.html.contains("<h2 id=\"section-kako-vrniti-2\">") && shown.html.contains("<h3 id="));
        assert!(!shown.html.contains("script") && !shown.html.contains("onclick"));
        assert!(html("[a](javascript:x)").html.contains("<a rel"));
    }
}
