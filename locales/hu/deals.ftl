# Villámakciók: az oldaluk és a sor, amely oda vezet.

deals-title = Villámakciók
deals-lead = Válogatott darabok kedvezőbb áron, csak rövid ideig.
deals-running = Most zajlik
deals-upcoming = Hamarosan
deals-starts = Kezdete: { $date }
deals-ends = Vége: { $date }
deals-open = A villámakciókhoz
deals-empty-title = Most nincs villámakció
deals-empty-text = A következő biztosan eljön. Nézz vissza később.
