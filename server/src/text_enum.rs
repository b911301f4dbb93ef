//! Enums whose variants are words, spelt alike in columns, the API and the command line.

/// An enum of words, with `ALL`, `word` and `parse`. A word is a bare token, so that `utoipa` can read it, too.
macro_rules! text_enum {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:tt,)+ }) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
        )]
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word in the database, on the wire and for operators.
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// The variant for a word, ignoring case.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.word().eq_ignore_ascii_case(word))
            }
        }
    };
}
pub(crate) use text_enum;

#[cfg(test)]
mod tests {
    text_enum! {
        /// An answer.
        Answer {
            /// It is so.
            Yes = "yes",
            /// It is not.
            Not = "not-so",
        }
    }

    #[test]
    fn a_variant_has_the_same_name_everywhere() {
        assert_eq!(Answer::ALL, [Answer::Yes, Answer::Not]);
        for answer in Answer::ALL {
            assert_eq!(serde_json::to_value(answer).unwrap(), answer.word());
            assert_eq!(serde_json::from_value::<Answer>(answer.word().into()).unwrap(), *answer);
            assert_eq!(Answer::parse(&answer.word().to_uppercase()), Some(*answer));
        }
        assert_eq!(Answer::parse("not"), None);
    }
}
