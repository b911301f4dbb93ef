# Bleskové akce: jejich stránka a řádek, který na ni vede.

deals-title = Bleskové akce
deals-lead = Vybrané kousky za nižší cenu, jen na krátkou dobu.
deals-running = Právě probíhá
deals-upcoming = Už brzy
deals-starts = Začátek: { $date }
deals-ends = Konec: { $date }
deals-open = Na bleskové akce
deals-empty-title = Teď žádná blesková akce není
deals-empty-text = Další určitě přijde. Podívejte se znovu.
