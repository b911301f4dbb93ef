# Oferte fulger: pagina lor și rândul care duce acolo.

deals-title = Oferte fulger
deals-lead = Piese alese la un preț mai mic, doar pentru scurt timp.
deals-running = În desfășurare
deals-upcoming = În curând
deals-starts = Începe: { $date }
deals-ends = Se încheie: { $date }
deals-open = Spre ofertele fulger
deals-empty-title = Momentan nu sunt oferte fulger
deals-empty-text = Următoarea vine cu siguranță. Mai treci pe aici.
