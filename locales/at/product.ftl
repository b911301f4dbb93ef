# German of Austria: only what differs from German.

product-price-vat = Preis inkl. USt.
product-price-vat-delivery = Preis inkl. USt., zzgl. Versand.
