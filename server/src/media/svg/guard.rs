//! Counts an SVG's shapes before it is parsed as SVG: what is repeated through references is counted as often as it is rendered,
//! so that a few lines cannot occupy a core for hours. The cost of layers and filters is estimated in `canvas`.

use std::collections::HashMap;

use resvg::usvg::roxmltree::{Document, Node, NodeId};

use super::super::model::MediaError;

/// Most that rendering may cost, in units of one plain shape.
const MAX_COST: u64 = 40_000;
/// Deepest nesting: each nested group may take a canvas of its own.
const MAX_DEPTH: usize = 40;
/// Cost of a layer: something rendered separately and then composed onto the rest.
const LAYER_COST: u64 = 10;

/// Refuses an SVG that refers to anything outside itself, that would be rendered incorrectly, or that takes too long.
pub(super) fn check(document: &Document<'_>) -> Result<(), MediaError> {
    let mut counter = Counter::new(document);
    for node in document.descendants().filter(Node::is_element) {
        check_element(node)?;
    }
    check_depth(document)?;
    if counter.cost(document.root_element(), 0)? > MAX_COST {
        return Err(refuse("drawing it would take too long, simplify it"));
    }
    Ok(())
}

fn refuse(why: &str) -> MediaError {
    MediaError::Drawing(why.to_owned())
}

fn check_element(node: Node<'_, '_>) -> Result<(), MediaError> {
    let name = node.tag_name().name();
    match name {
        "script" | "handler" => return Err(refuse("it holds a script")),
        "foreignObject" | "iframe" | "video" | "audio" => return Err(refuse(&format!("it holds <{name}>"))),
        "image" | "feImage" => return Err(refuse("it embeds a picture, save that on its own")),
        "text" => return Err(refuse("it holds text, turn it into paths")),
        "style" if node.text().is_some_and(|text| text.contains("@import")) => {
            return Err(refuse("its style sheet imports another"));
        }
        _ => {}
    }
    let outside = name != "a" && href(node).is_some_and(|target| !target.starts_with('#'));
    if outside { Err(refuse("it refers to something outside itself")) } else { Ok(()) }
}

fn href<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.attributes().find(|attribute| attribute.name() == "href").map(|attribute| attribute.value().trim())
}

/// Not recursive, since the tree may be as deep as the file is long. Parents come before children.
fn check_depth(document: &Document<'_>) -> Result<(), MediaError> {
    let mut depths: HashMap<NodeId, usize> = HashMap::new();
    for node in document.descendants().filter(Node::is_element) {
        let depth = node.parent().and_then(|parent| depths.get(&parent.id()).copied()).unwrap_or(0) + 1;
        if depth > MAX_DEPTH {
            return Err(refuse("its groups are nested too deep"));
        }
        depths.insert(node.id(), depth);
    }
    Ok(())
}

/// Computes the cost of each element once and caches it.
struct Counter<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    /// Elements that style sheets refer to: counted for each element that has a class.
    styled: Vec<Node<'a, 'input>>,
    known: HashMap<NodeId, u64>,
    path: Vec<NodeId>,
}

impl<'a, 'input> Counter<'a, 'input> {
    fn new(document: &'a Document<'input>) -> Self {
        let elements = || document.descendants().filter(Node::is_element);
        let by_id: HashMap<_, _> = elements().filter_map(|node| Some((node.attribute("id")?, node))).collect();
        let styled = elements()
            .filter(|node| node.tag_name().name() == "style")
            .filter_map(|node| node.text())
            .flat_map(references)
            .filter_map(|id| by_id.get(id).copied())
            .collect();
        Self { by_id, styled, known: HashMap::new(), path: Vec::new() }
    }

    /// The cost of an element with its descendants and references. Circular references are not followed, since nothing renders
    /// them.
    fn cost(&mut self, node: Node<'a, 'input>, depth: usize) -> Result<u64, MediaError> {
        if let Some(cost) = self.known.get(&node.id()) {
            return Ok(*cost);
        }
        if depth > 4 * MAX_DEPTH {
            return Err(refuse("its references are nested too deep"));
        }
        self.path.push(node.id());
        let mut cost = own_cost(node);
        let held = node.children().filter(Node::is_element).filter(|child| child.tag_name().name() != "defs");
        for part in held.collect::<Vec<_>>().into_iter().chain(self.targets(node)) {
            if !self.path.contains(&part.id()) {
                cost = cost.saturating_add(self.cost(part, depth + 1)?);
            }
        }
        self.path.pop();
        self.known.insert(node.id(), cost);
        Ok(cost)
    }

    fn targets(&self, node: Node<'a, 'input>) -> Vec<Node<'a, 'input>> {
        let mut targets = Vec::new();
        for attribute in node.attributes() {
            let value = attribute.value().trim();
            let own = if attribute.name() == "href" { value.strip_prefix('#') } else { None };
            let repeat = if attribute.name().starts_with("marker") { vertices(node) } else { 1 };
            for id in own.into_iter().chain(references(value)) {
                targets.extend(self.by_id.get(id).iter().flat_map(|found| std::iter::repeat_n(**found, repeat)));
            }
        }
        if node.has_attribute("class") {
            targets.extend(&self.styled);
        }
        targets
    }
}

fn own_cost(node: Node<'_, '_>) -> u64 {
    match node.tag_name().name() {
        "mask" | "pattern" | "clipPath" => LAYER_COST,
        "g" if ["opacity", "style", "mask", "filter", "clip-path"].iter().any(|name| node.has_attribute(*name)) => {
            LAYER_COST
        }
        _ => 1,
    }
}

/// Number of points of a line: a marker is rendered at each.
fn vertices(node: Node<'_, '_>) -> usize {
    let length = |name| node.attribute(name).map_or(0, str::len);
    (length("d") + length("points")) / 4 + 1
}

/// The ids in `url(#id)`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split("url(").skip(1).filter_map(|rest| {
        let inside = rest.split(')').next()?;
        inside.trim().trim_matches(['"', '\'']).strip_prefix('#')
    })
}
