//! What a query looks for, as a tree: for each of its words the ways to find it, each with what it is worth.

use tantivy::query::{BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, Query};

use super::super::index::{Fields, beginning_with, exactly};
use tantivy::schema::Field;

/// What more than one way to find a word adds.
const TIE: f32 = 0.1;

/// A way to find products.
#[derive(Clone, Debug)]
pub enum Node {
    /// One term.
    Term(Leaf),
    /// All terms that begin so.
    Beginning(Leaf),
    /// All of them, worth what they are worth on average.
    All(Vec<Node>),
    /// Any of them, worth what the best is worth.
    Any(Vec<Node>),
}

/// A term, what it is worth, and why it is looked for.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// Where.
    pub field: Field,
    /// What.
    pub text: String,
    /// At best 1, but for codes.
    pub boost: f32,
    /// For people.
    pub why: String,
}

impl Node {
    /// As a query of the index.
    pub fn query(&self) -> Box<dyn Query> {
        match self {
            Self::Term(leaf) => Box::new(ConstScoreQuery::new(exactly(leaf.field, &leaf.text), leaf.boost)),
            Self::Beginning(leaf) => Box::new(ConstScoreQuery::new(beginning_with(leaf.field, &leaf.text), leaf.boost)),
            Self::All(nodes) => {
                let all = BooleanQuery::intersection(nodes.iter().map(Self::query).collect());
                Box::new(BoostQuery::new(Box::new(all), 1.0 / nodes.len().max(1) as f32))
            }
            Self::Any(nodes) if nodes.len() == 1 => nodes[0].query(),
            Self::Any(nodes) => {
                Box::new(DisjunctionMaxQuery::with_tie_breaker(nodes.iter().map(Self::query).collect(), TIE))
            }
        }
    }

    /// All terms below.
    pub fn leaves(&self) -> Vec<&Self> {
        match self {
            Self::Term(_) | Self::Beginning(_) => vec![self],
            Self::All(nodes) | Self::Any(nodes) => nodes.iter().flat_map(Self::leaves).collect(),
        }
    }

    /// The term, of a leaf.
    pub fn leaf(&self) -> Option<&Leaf> {
        match self {
            Self::Term(leaf) | Self::Beginning(leaf) => Some(leaf),
            Self::All(_) | Self::Any(_) => None,
        }
    }
}

/// A fact as a leaf.
pub fn fact(fields: &Fields, fact: &super::super::index::Fact, boost: f32, why: String) -> Node {
    Node::Term(Leaf { field: fields.facts, text: fact.to_string(), boost, why })
}

/// A query for products that have at least so many of the words, by their average worth.
pub fn at_least(nodes: &[Node], least: usize, words: usize) -> Box<dyn Query> {
    let queries: Vec<Box<dyn Query>> = nodes.iter().map(Node::query).collect();
    let inner: Box<dyn Query> = if least >= queries.len() {
        Box::new(BooleanQuery::intersection(queries))
    } else {
        Box::new(BooleanQuery::union_with_minimum_required_clauses(queries, least.max(1)))
    };
    Box::new(BoostQuery::new(inner, 1.0 / words.max(1) as f32))
}
