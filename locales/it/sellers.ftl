# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Vendi con noi
seller-apply-lead = Produci capi che si indossano volentieri ogni giorno? Mostrali nel nostro negozio. Raccontaci della tua azienda e ti ricontatteremo.
seller-what-title = Cosa significa vendere da noi
seller-reach-title = I tuoi capi nei nostri negozi
seller-reach-text = In ogni Paese li mostriamo nella lingua e con il prezzo nella valuta di chi acquista.
seller-service-title = Ai clienti pensiamo noi
seller-service-text = Ordini, pagamenti, consegne, resi e domande sono compito nostro.
seller-terms-title = Tutto per iscritto
seller-terms-text = Prima di iniziare concordiamo la commissione, i pagamenti e chi fa cosa.
seller-who-title = Chi può candidarsi
seller-who-text = Aziende registrate con un proprio marchio di abbigliamento: intimo, T-shirt, body, leggings e altri capi essenziali. Ogni capo deve avere l’etichettatura prevista dalla legge: composizione, lavaggio e fabbricante.
seller-how-text = Leggiamo ogni candidatura e rispondiamo via e-mail.
seller-form-title = La tua candidatura

seller-company = Azienda
seller-contact = Persona di contatto
seller-web = Sito web
seller-web-help = Per esempio example.com
seller-goods = Cosa vendi
seller-goods-t-shirts = T-shirt
seller-goods-underwear = Intimo
seller-goods-bodysuits = Body
seller-goods-leggings = Leggings
seller-goods-other = Altri capi
seller-quantity = Capi al mese
seller-quantity-to-100 = Fino a 100
seller-quantity-to-500 = Da 100 a 500
seller-quantity-to-2000 = Da 500 a 2000
seller-quantity-over-2000 = Oltre 2000
seller-message = Messaggio
seller-message-help = Cos’hanno di speciale i tuoi capi? Dove nascono?
seller-listed = Quando venderemo da voi, potrete mostrare la nostra azienda tra i vostri venditori.
seller-submit = Invia la candidatura

seller-sent-title = Grazie
seller-sent-text = Abbiamo ricevuto la tua candidatura e ti abbiamo inviato un’e-mail. Appena l’avremo letta, ti ricontatteremo.
notice-seller-applied = La candidatura è stata inviata.

seller-list-title = I nostri venditori
seller-list-lead = Le aziende i cui capi trovi nel nostro negozio.
seller-list-empty-title = Ancora nessun venditore
seller-list-empty-text = Per ora nessun altro vende in questo negozio. Vuoi iniziare tu?
seller-list-invitation = Vuoi vendere anche tu qui?
