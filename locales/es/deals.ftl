# Ofertas relámpago: su página y la línea que lleva a ella.

deals-title = Ofertas relámpago
deals-lead = Prendas seleccionadas a un precio más bajo, solo por poco tiempo.
deals-running = En curso
deals-upcoming = Muy pronto
deals-starts = Empieza: { $date }
deals-ends = Termina: { $date }
deals-open = Ver las ofertas relámpago
deals-empty-title = Ahora no hay ofertas relámpago
deals-empty-text = Seguro que pronto llega la próxima. Vuelve a pasarte.
