## Coming back from paying

order-number-of = Užsakymas { $number }
pay-meta-title = Mokėjimas | { -brand }
pay-succeeded = Apmokėjimas pavyko!
pay-processing = Jūsų mokėjimas apdorojamas.
pay-processing-text = Šis puslapis atsinaujina pats. Kai mokėjimas bus patvirtintas, parašysime ir el. laišką.
pay-failed = Sumokėti nepavyko, pabandykite dar kartą.
pay-error = Kažkas nepavyko.
pay-error-text = Jūsų užsakymas išsaugotas. Pabandykite dar kartą po akimirkos.
