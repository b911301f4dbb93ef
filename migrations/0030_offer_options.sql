-- The colours and sizes in which a country sells a product, and whether they can be bought: `colour:size:1,…`, 0 for none. Kept by
-- catalog::write on every change and read by catalog::index, which answers what `listing` answered before.
ALTER TABLE offer ADD COLUMN options TEXT NOT NULL DEFAULT '';
UPDATE offer SET options = COALESCE((
    SELECT string_agg(o.colour_id || ':' || o.size_id || ':' || o.in_stock, ',')
    FROM (
        SELECT COALESCE(v.colour_id, 0) AS colour_id, COALESCE(v.size_id, 0) AS size_id,
            MAX(CASE WHEN v.stock > 0 THEN 1 ELSE 0 END) AS in_stock
        FROM variant v JOIN variant_price x ON x.variant_id = v.id AND x.tenant_id = offer.tenant_id
        WHERE v.product_id = offer.product_id
        GROUP BY COALESCE(v.colour_id, 0), COALESCE(v.size_id, 0)
    ) AS o), '');
DROP TABLE listing;
