//! `vitrina settings`: every setting, its value and its source.

use anyhow::Result;
use serde::Serialize;
use serde_json::Value;

use super::context::Context;
use crate::output::Tone;

#[derive(Serialize)]
struct Setting {
    name: String,
    value: Value,
    source: String,
}

/// Prints all settings. Secrets are masked during serialisation.
pub fn run(context: &Context) -> Result<()> {
    let mut settings = Vec::new();
    collect(context, "", serde_json::to_value(&context.settings)?, &mut settings);
    let output = &context.output;
    output.list(&settings, &["SETTING", "VALUE", "FROM"], |setting| {
        let value = match &setting.value {
            Value::Null => "-".to_owned(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let is_default = setting.source == "default";
        let source = if is_default { output.paint(Tone::Faint, "default") } else { setting.source.clone() };
        vec![setting.name.clone(), value, source]
    })?;
    Ok(())
}

fn collect(context: &Context, name: &str, value: Value, settings: &mut Vec<Setting>) {
    match value {
        Value::Object(table) => {
            for (key, inner) in table {
                let name = if name.is_empty() { key } else { format!("{name}.{key}") };
                collect(context, &name, inner, settings);
            }
        }
        value => {
            let source = context.settings.sources.get(name).map_or_else(|| "default".to_owned(), ToString::to_string);
            settings.push(Setting { name: name.to_owned(), value, source });
        }
    }
}
