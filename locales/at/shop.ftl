# German of Austria: only what differs from German.

legal-vat = UID-Nr. { $number }
