# Blitzangebote: ihre Seite und die Zeile, die dorthin führt.

deals-title = Blitzangebote
deals-lead = Ausgewählte Stücke zum kleineren Preis, nur für kurze Zeit.
deals-running = Läuft gerade
deals-upcoming = Kommt bald
deals-starts = Beginn: { $date }
deals-ends = Ende: { $date }
deals-open = Zu den Blitzangeboten
deals-empty-title = Gerade gibt es keine Blitzangebote
deals-empty-text = Das nächste kommt bestimmt. Schau wieder vorbei.
