# German of Austria: only what differs from German.

affiliate-terms-mail = Newsletter schickst du nur an Personen, die sie bestellt haben.
