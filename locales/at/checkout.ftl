# German of Austria: only what differs from German.

checkout-title = Kassa
checkout-meta-title = Kassa | { -brand }
