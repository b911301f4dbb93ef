# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Il servizio di pagamento al momento non è raggiungibile. Il tuo ordine è salvato, riprova tra poco.
error-payment-closed = Questo pagamento non può più essere completato. Avvialo di nuovo.
error-refund-too-much = È più di quanto resta del pagamento.
error-refund-key = Questo rimborso è già stato richiesto con un importo diverso.
error-refund-resolved = Per questo rimborso non c’è più nulla da decidere.
error-iban = Questo IBAN non è valido.
error-account-holder = Inserisci il nome dell’intestatario del conto.
error-account-bank = Inserisci il nome della banca.
error-routing-number = Inserisci le nove cifre del codice della filiale.
error-account-number = Inserisci il numero di conto, da 6 a 17 cifre.
error-refund-account-closed = Il conto non si può più cambiare. Se qualcosa non va, scrivici.
error-refund-account-known = Il conto è già noto.
notice-refund-account-saved = Grazie, abbiamo salvato il tuo conto.

sandbox-title = Pagamento di prova
sandbox-intro = Questa pagina sostituisce il servizio di pagamento. Non serve una carta e non viene trasferito denaro.
sandbox-order = Ordine { $number }
sandbox-success = Paga
sandbox-success-help = Il pagamento riesce subito.
sandbox-slow = Paga con ritardo
sandbox-slow-help = Il pagamento resta in elaborazione per qualche secondo, poi riesce.
sandbox-decline = Fai rifiutare il pagamento
sandbox-decline-help = La banca rifiuta; l’ordine può essere pagato di nuovo.
sandbox-abandon = Torna al negozio
sandbox-abandon-help = Non viene pagato nulla e per ora l’ordine resta aperto.
