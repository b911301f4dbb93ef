//! The query tree: for each query word the ways of matching it, each with a score.

use tantivy::query::{BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, Query};

use super::super::index::{Fields, beginning_with, exactly};
use tantivy::schema::Field;

/// Share of the other matches' scores that is added to that of the best match.
const TIE: f32 = 0.1;

/// A node of the query tree.
#[derive(Clone, Debug)]
pub enum Node {
    /// One term.
    Term(Leaf),
    /// All terms with a prefix.
    Beginning(Leaf),
    /// Matches all of them; the score is their average.
    All(Vec<Node>),
    /// Matches any of them; the score is that of the best.
    Any(Vec<Node>),
}

/// A term with its score and the reason why it is searched.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The field.
    pub field: Field,
    /// The term.
    pub text: String,
    /// The score, at most 1 except for codes.
    pub boost: f32,
    /// The reason, for operators.
    pub why: String,
}

impl Node {
    /// Converts to a Tantivy query.
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

    /// All leaves below this node.
    pub fn leaves(&self) -> Vec<&Self> {
        match self {
            Self::Term(_) | Self::Beginning(_) => vec![self],
            Self::All(nodes) | Self::Any(nodes) => nodes.iter().flat_map(Self::leaves).collect(),
        }
    }

    /// The leaf, if the node is one.
    pub fn leaf(&self) -> Option<&Leaf> {
        match self {
            Self::Term(leaf) | Self::Beginning(leaf) => Some(leaf),
            Self::All(_) | Self::Any(_) => None,
        }
    }
}

/// A leaf for a fact.
pub fn fact(fields: &Fields, fact: &super::super::index::Fact, boost: f32, why: String) -> Node {
    Node::Term(Leaf { field: fields.facts, text: fact.to_string(), boost, why })
}

/// A query for products that match at least `least` of the words, scored by the average.
pub fn at_least(nodes: &[Node], least: usize, words: usize) -> Box<dyn Query> {
    let queries: Vec<Box<dyn Query>> = nodes.iter().map(Node::query).collect();
    let inner: Box<dyn Query> = if least >= queries.len() {
        Box::new(BooleanQuery::intersection(queries))
    } else {
        Box::new(BooleanQuery::union_with_minimum_required_clauses(queries, least.max(1)))
    };
    Box::new(BoostQuery::new(inner, 1.0 / words.max(1) as f32))
}
