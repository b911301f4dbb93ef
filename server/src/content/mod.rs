//! What a country's home page and header show. Owns content_block and content_block_text.
