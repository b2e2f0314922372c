//! Which variables a message refers to, also through the messages that it refers to.

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Does the pattern refer to the variable? References in a circle do not occur: the tests of this crate follow them.
pub(crate) fn mentions(
    bundle: &FluentBundle<FluentResource>,
    pattern: &Pattern<&str>,
    variable: &str,
) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { .. } => false,
        PatternElement::Placeable { expression } => in_expression(bundle, expression, variable),
    })
}

fn in_expression(
    bundle: &FluentBundle<FluentResource>,
    expression: &Expression<&str>,
    variable: &str,
) -> bool {
    match expression {
        Expression::Inline(inline) => in_inline(bundle, inline, variable),
        Expression::Select { selector, variants } => {
            in_inline(bundle, selector, variable)
                || variants.iter().any(|variant| mentions(bundle, &variant.value, variable))
        }
    }
}

fn in_inline(bundle: &FluentBundle<FluentResource>, inline: &InlineExpression<&str>, variable: &str) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => id.name == variable,
        InlineExpression::MessageReference { id, attribute } => {
            let Some(message) = bundle.get_message(id.name) else { return false };
            let pattern = match attribute {
                None => message.value(),
                Some(attribute) => message.get_attribute(attribute.name).map(|found| found.value()),
            };
            pattern.is_some_and(|pattern| mentions(bundle, pattern, variable))
        }
        InlineExpression::Placeable { expression } => in_expression(bundle, expression, variable),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().any(|argument| in_inline(bundle, argument, variable))
        }
        // A term sees only the literals that it is given.
        InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => false,
    }
}
