-- The currency of a return's amounts: that of its order, like the currency of payments and refunds.
ALTER TABLE return_case ADD COLUMN currency TEXT NOT NULL DEFAULT '';
UPDATE return_case SET currency = (SELECT currency FROM shop_order WHERE shop_order.id = return_case.order_id);
