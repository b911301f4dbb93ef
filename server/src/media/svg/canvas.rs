//! Estimates, before an SVG is rendered, the memory and work that rendering takes beyond the image itself: layers of groups,
//! filters and masks, and tiles of patterns, whose sizes the SVG itself determines.

use resvg::{
    tiny_skia::Transform,
    usvg::{
        Fill, Group, Node, Paint, Path, Pattern, Stroke, Tree,
        filter::{Filter, Kind},
    },
};

use super::super::model::MediaError;

/// Most memory for layers and tiles that are held at once, in bytes.
const MAX_HELD: f64 = 256.0 * 1024.0 * 1024.0;
/// Most work in all, in units of touching each pixel of the image once: some seconds.
const MAX_WORK: f64 = 800.0;
/// The renderer limits layers to this many times the image's sides.
const LARGEST_LAYER: f64 = 5.0;

/// Refuses an SVG that cannot be rendered at this size within the limits.
pub(super) fn check(tree: &Tree, width: u32, height: u32) -> Result<(), MediaError> {
    let scale = Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    let (width, height) = (f64::from(width), f64::from(height));
    Canvas { width, height, work: 0.0 }.group(tree.root(), scale, 0.0)
}

struct Canvas {
    width: f64,
    height: f64,
    /// Pixels touched so far.
    work: f64,
}

impl Canvas {
    /// Walks the tree as the renderer does. `held` is what the enclosing groups hold, in pixels.
    fn group(&mut self, group: &Group, transform: Transform, held: f64) -> Result<(), MediaError> {
        let transform = transform.pre_concat(group.transform());
        let mut held = held;
        if group.should_isolate() {
            let layer = self.layer(group, transform);
            held += layer;
            for filter in group.filters() {
                self.filter(filter, layer, transform, held)?;
            }
            self.take(layer, held)?;
            if let Some(mask) = group.mask() {
                self.take(2.0 * layer, held)?;
                self.group(mask.root(), transform, held + 2.0 * layer)?;
            }
            if let Some(clip) = group.clip_path() {
                self.take(layer, held)?;
                self.group(clip.root(), transform, held + layer)?;
            }
        }
        group.children().iter().try_for_each(|node| self.node(node, transform, held))
    }

    /// The result of each step of a filter is kept until the last step.
    fn filter(&mut self, filter: &Filter, layer: f64, transform: Transform, held: f64) -> Result<(), MediaError> {
        let work: f64 = filter.primitives().iter().map(|step| work(step.kind(), transform)).sum();
        self.work += layer * work;
        self.take(layer * (filter.primitives().len() + 1) as f64, held)
    }

    fn node(&mut self, node: &Node, transform: Transform, held: f64) -> Result<(), MediaError> {
        match node {
            Node::Group(group) => self.group(group, transform, held),
            Node::Path(path) => self.path(path, transform, held),
            Node::Image(_) | Node::Text(_) => Ok(()),
        }
    }

    fn path(&mut self, path: &Path, transform: Transform, held: f64) -> Result<(), MediaError> {
        let paints = path.fill().map(Fill::paint).into_iter().chain(path.stroke().map(Stroke::paint));
        for paint in paints {
            if let Paint::Pattern(pattern) = paint {
                self.pattern(pattern, transform, held)?;
            }
        }
        Ok(())
    }

    fn pattern(&mut self, pattern: &Pattern, transform: Transform, held: f64) -> Result<(), MediaError> {
        let (across, down) = transform.pre_concat(pattern.transform()).get_scale();
        let tile = f64::from(pattern.rect().width() * across) * f64::from(pattern.rect().height() * down);
        self.take(tile, held)?;
        self.group(pattern.root(), Transform::from_scale(across, down), held + tile)
    }

    fn layer(&self, group: &Group, transform: Transform) -> f64 {
        group.layer_bounding_box().transform(transform).map_or(0.0, |area| {
            let across = (f64::from(area.width()) + 4.0).min(self.width * LARGEST_LAYER);
            let down = (f64::from(area.height()) + 4.0).min(self.height * LARGEST_LAYER);
            across * down
        })
    }

    fn take(&mut self, pixels: f64, held: f64) -> Result<(), MediaError> {
        self.work += pixels;
        // Written so that NaN does not fit.
        let fits = (held + pixels) * 4.0 <= MAX_HELD && self.work <= MAX_WORK * self.width * self.height;
        let refused =
            || MediaError::Drawing("its patterns, layers or filters need too much memory, simplify it".to_owned());
        if fits { Ok(()) } else { Err(refused()) }
    }
}

/// The cost per pixel of a filter's step, measured on the renderer and relative to a plain copy.
fn work(kind: &Kind, transform: Transform) -> f64 {
    match kind {
        Kind::GaussianBlur(_) | Kind::DropShadow(_) => 30.0,
        Kind::DiffuseLighting(_) | Kind::SpecularLighting(_) => 20.0,
        Kind::Turbulence(noise) => 60.0 * f64::from(noise.num_octaves()),
        Kind::ConvolveMatrix(step) => f64::from(step.matrix().columns()) * f64::from(step.matrix().rows()),
        Kind::Morphology(step) => {
            let (across, down) = transform.get_scale();
            4.0 * f64::from(step.radius_x().get() * across) * f64::from(step.radius_y().get() * down)
        }
        _ => 4.0,
    }
}
