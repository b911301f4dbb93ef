//! Enums whose variants have names, spelt alike in columns, the API, files and the command line.

/// An enum with `ALL`, `name`, `from_name`, `parse` and `TryFrom<String>`. Its derives are its own.
macro_rules! named_enum {
    ($(#[$about:meta])* $visibility:vis enum $enum:ident { $($(#[$doc:meta])* $variant:ident = $name:tt,)+ }) => {
        $(#[$about])*
        $visibility enum $enum {
            $($(#[$doc])* $variant,)+
        }

        #[allow(dead_code, reason = "not every enum needs all of them")]
        impl $enum {
            /// All of them, in the order of their definition.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// The variant with a name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.name() == name)
            }

            /// The variant with a name, ignoring case.
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.name().eq_ignore_ascii_case(name))
            }
        }

        impl TryFrom<String> for $enum {
            type Error = String;

            fn try_from(name: String) -> std::result::Result<Self, String> {
                Self::from_name(&name).ok_or_else(|| format!("`{name}` is not a known {}", stringify!($enum)))
            }
        }
    };
}
pub(crate) use named_enum;

/// A `named_enum` whose names are also those of serde. A name is a bare token, so that `utoipa` can read it, too.
macro_rules! text_enum {
    ($(#[$about:meta])* $visibility:vis enum $enum:ident { $($(#[$doc:meta])* $variant:ident = $name:tt,)+ }) => {
        $crate::text_enum::named_enum! {
            #[derive(
                Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
            )]
            $(#[$about])*
            $visibility enum $enum {
                $($(#[$doc])* #[serde(rename = $name)] $variant = $name,)+
            }
        }
    };
}
pub(crate) use text_enum;

#[cfg(test)]
mod tests {
    text_enum! {
        /// An answer.
        #[derive(Default)]
        pub(super) enum Answer {
            /// It is so.
            Yes = "yes",
            /// It is not.
            #[default]
            No = "certainly-not",
        }
    }

    named_enum! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Side {
            Left = "left",
            Right = "right",
        }
    }

    #[test]
    fn a_variant_has_the_same_name_everywhere() {
        assert_eq!(Answer::ALL, [Answer::Yes, Answer::No]);
        for answer in Answer::ALL {
            assert_eq!(serde_json::to_value(answer).unwrap(), answer.name());
            assert_eq!(serde_json::from_value::<Answer>(answer.name().into()).unwrap(), answer);
            assert_eq!(Answer::try_from(answer.name().to_owned()), Ok(answer));
        }
        assert_eq!(Answer::default(), Answer::No);
        assert_eq!(Answer::try_from("no".to_owned()).unwrap_err(), "`no` is not a known Answer");
    }

    #[test]
    fn names_are_parsed() {
        assert_eq!(Side::ALL.map(Side::name), ["left", "right"]);
        assert_eq!((Side::from_name("right"), Side::from_name("Right")), (Some(Side::Right), None));
        assert_eq!((Side::parse("LEFT"), Side::parse("up")), (Some(Side::Left), None));
    }
}
