# Žaibiški pasiūlymai: jų puslapis ir eilutė, kuri ten veda.

deals-title = Žaibiški pasiūlymai
deals-lead = Atrinktos prekės mažesne kaina, tik trumpai.
deals-running = Vyksta dabar
deals-upcoming = Jau netrukus
deals-starts = Pradžia: { $date }
deals-ends = Pabaiga: { $date }
deals-open = Į žaibiškus pasiūlymus
deals-empty-title = Šiuo metu žaibiškų pasiūlymų nėra
deals-empty-text = Kitas tikrai bus. Užsukite vėl.
