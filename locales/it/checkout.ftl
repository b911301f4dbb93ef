## Coming back from paying

order-number-of = Ordine { $number }
pay-meta-title = Pagamento | { -brand }
pay-succeeded = Pagamento riuscito!
pay-processing = Il tuo pagamento è in elaborazione.
pay-processing-text = Questa pagina si aggiorna da sola. Ti scriveremo anche un’email appena il pagamento sarà confermato.
pay-failed = Il pagamento non è andato a buon fine, riprova.
pay-error = Qualcosa è andato storto.
pay-error-text = Il tuo ordine è salvato. Riprova tra poco.
