# Offerte lampo: la loro pagina e la riga che vi porta.

deals-title = Offerte lampo
deals-lead = Capi selezionati a un prezzo più basso, solo per poco tempo.
deals-running = In corso
deals-upcoming = In arrivo
deals-starts = Inizio: { $date }
deals-ends = Fine: { $date }
deals-open = Vai alle offerte lampo
deals-empty-title = Al momento nessuna offerta lampo
deals-empty-text = La prossima arriverà di sicuro. Torna a trovarci.
