# Bleskové akcie: ich stránka a riadok, ktorý na ňu vedie.

deals-title = Bleskové akcie
deals-lead = Vybrané kúsky za nižšiu cenu, len na krátky čas.
deals-running = Práve prebieha
deals-upcoming = Už čoskoro
deals-starts = Začiatok: { $date }
deals-ends = Koniec: { $date }
deals-open = Na bleskové akcie
deals-empty-title = Teraz žiadna blesková akcia nie je
deals-empty-text = Ďalšia určite príde. Pozrite sa znova.
