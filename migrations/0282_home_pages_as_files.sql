-- Home pages, headers and the blog's slides are files of content now (content_file, `home.toml` and `home/<COUNTRY>.toml`), like pages and
-- posts. Only the demo ever wrote blocks; loading it again writes its file.
DROP TABLE content_block_text;
DROP TABLE content_block;
