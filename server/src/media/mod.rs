//! Pictures: stored originals and the renditions made of them on demand. Owns media_asset.
