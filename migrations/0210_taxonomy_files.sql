-- What a product's file calls its kind, and its tags in small letters with single spaces: collections' rules choose by them.
ALTER TABLE product ADD COLUMN product_type TEXT;
CREATE TABLE product_tag (
    product_id  BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    tag         TEXT NOT NULL,
    PRIMARY KEY (product_id, tag)
);

-- What a collection holds: the products with these keys, or those that its rule chooses; with neither, the products whose own source
-- names it. `sort` is the order in which it is shown when nobody asks for another.
ALTER TABLE collection ADD COLUMN product_keys JSONB;
ALTER TABLE collection ADD COLUMN rule JSONB;
ALTER TABLE collection ADD COLUMN sort TEXT;

-- Of collections whose rule looks at prices or dates: the products that fit the rest of the rule. Which of them a country shows in the
-- collection is decided in its index.
CREATE TABLE collection_candidate (
    product_id  BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    collection_id BIGINT NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
    PRIMARY KEY (product_id, collection_id)
);
CREATE INDEX collection_candidate_collection ON collection_candidate (collection_id);
