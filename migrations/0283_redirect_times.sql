-- Redirects may have times of publishing and unpublishing, like all content (`content/editorial/publication.rs`); stored as JSON because times
-- without a zone are judged by each country's clock.
ALTER TABLE redirect ADD COLUMN publication JSONB NOT NULL DEFAULT '{}';
