//! React in the process: the QuickJS pool, the document shell and the page cache.
