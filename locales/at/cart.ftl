# German of Austria: only what differs from German.

cart-vat = Enthält { $rate } % USt.
cart-checkout = Zur Kassa
