# Ofertas-relâmpago: a sua página e a linha que leva até lá.

deals-title = Ofertas-relâmpago
deals-lead = Peças selecionadas a um preço mais baixo, só por pouco tempo.
deals-running = A decorrer
deals-upcoming = Em breve
deals-starts = Início: { $date }
deals-ends = Fim: { $date }
deals-open = Ver as ofertas-relâmpago
deals-empty-title = De momento não há ofertas-relâmpago
deals-empty-text = A próxima há de chegar. Volte a passar por cá.
