# Munjevite ponude: njihova stranica i redak koji vodi onamo.

deals-title = Munjevite ponude
deals-lead = Odabrani komadi po nižoj cijeni, samo kratko vrijeme.
deals-running = U tijeku
deals-upcoming = Uskoro
deals-starts = Početak: { $date }
deals-ends = Kraj: { $date }
deals-open = Na munjevite ponude
deals-empty-title = Trenutačno nema munjevitih ponuda
deals-empty-text = Sljedeća sigurno dolazi. Navrati opet.
