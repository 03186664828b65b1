use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::{CheckError, Finding, Kind, read, sorted};

/// Stands for a variable in the texts of a message.
pub(super) const VARIABLE: char = '\u{FFFC}';

/// The messages of a language, by id.
pub(super) struct Catalogue {
    pub(super) messages: BTreeMap<String, Message>,
    /// What couldn't be read.
    junk: Vec<(String, String)>,
}

pub(super) struct Message {
    /// The name of its file without the ending.
    pub(super) file: String,
    pub(super) comment: String,
    pub(super) variables: BTreeSet<String>,
    pub(super) selects: Vec<Select>,
    /// Every text it can become, one for each choice of variants.
    pub(super) texts: Vec<String>,
}

/// A choice between variants.
pub(super) struct Select {
    /// The variable that decides; none if it is something else.
    pub(super) variable: Option<String>,
    pub(super) keys: BTreeSet<String>,
}

impl Catalogue {
    pub(super) fn read(folder: &Path) -> Result<Catalogue, CheckError> {
        let mut catalogue = Catalogue { messages: BTreeMap::new(), junk: Vec::new() };
        for path in sorted(folder)? {
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                catalogue.add(&file, read(&path)?);
            }
        }
        Ok(catalogue)
    }

    fn add(&mut self, file: &str, text: String) {
        let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let comment =
                        message.comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
                    let mut read = Message {
                        file: file.into(),
                        comment,
                        variables: BTreeSet::new(),
                        selects: Vec::new(),
                        texts: vec![String::new()],
                    };
                    if let Some(pattern) = &message.value {
                        read.texts = read.expand(pattern);
                    }
                    if self.messages.insert(message.id.name.clone(), read).is_some() {
                        self.junk.push((file.into(), format!("{} is there twice", message.id.name)));
                    }
                }
                Entry::Junk { content } => self.junk.push((file.into(), content)),
                _ => {}
            }
        }
    }

    pub(super) fn unreadable(&self, language: &str) -> Vec<Finding> {
        let finding = |(file, content): &(String, String)| Finding {
            language: language.into(),
            kind: Kind::Unreadable,
            id: format!("{file}.ftl"),
            detail: content.lines().next().unwrap_or_default().into(),
        };
        self.junk.iter().map(finding).collect()
    }

    pub(super) fn uncommented(&self) -> Vec<Finding> {
        let bare = self.messages.iter().filter(|(_, message)| message.comment.is_empty());
        bare.map(|(id, _)| Finding {
            language: "en".into(),
            kind: Kind::Uncommented,
            id: id.clone(),
            detail: String::new(),
        })
        .collect()
    }
}

impl Message {
    /// All texts of a pattern; notes the variables and choices on the way.
    fn expand(&mut self, pattern: &Pattern<String>) -> Vec<String> {
        let mut texts = vec![String::new()];
        for element in &pattern.elements {
            let next = match element {
                PatternElement::TextElement { value } => vec![value.clone()],
                PatternElement::Placeable { expression } => self.expand_expression(expression),
            };
            texts =
                texts.iter().flat_map(|text| next.iter().map(move |more| format!("{text}{more}"))).collect();
        }
        texts
    }

    fn expand_expression(&mut self, expression: &Expression<String>) -> Vec<String> {
        match expression {
            Expression::Inline(inline) => self.expand_inline(inline),
            Expression::Select { selector, variants } => {
                let variable = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name.clone()),
                    InlineExpression::FunctionReference { arguments, .. } => {
                        match arguments.positional.first() {
                            Some(InlineExpression::VariableReference { id }) => Some(id.name.clone()),
                            _ => None,
                        }
                    }
                    _ => None,
                };
                self.variables.extend(variable.clone());
                let key = |key: &VariantKey<String>| match key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                };
                let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                self.selects.push(Select { variable, keys });
                variants.iter().flat_map(|variant| self.expand(&variant.value)).collect()
            }
        }
    }

    fn expand_inline(&mut self, inline: &InlineExpression<String>) -> Vec<String> {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                vec![value.clone()]
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
                vec![VARIABLE.into()]
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.expand_inline(argument);
                }
                vec![VARIABLE.into()]
            }
            InlineExpression::Placeable { expression } => self.expand_expression(expression),
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                vec![VARIABLE.into()]
            }
        }
    }
}
