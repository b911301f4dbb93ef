# Bliskovite ponudbe: njihova stran in vrstica, ki vodi tja.

deals-title = Bliskovite ponudbe
deals-lead = Izbrani kosi po nižji ceni, le za kratek čas.
deals-running = Poteka zdaj
deals-upcoming = Kmalu
deals-starts = Začetek: { $date }
deals-ends = Konec: { $date }
deals-open = Na bliskovite ponudbe
deals-empty-title = Trenutno ni bliskovitih ponudb
deals-empty-text = Naslednja zagotovo pride. Obiščite nas znova.
