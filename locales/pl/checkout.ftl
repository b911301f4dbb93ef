## Coming back from paying

order-number-of = Zamówienie { $number }
pay-meta-title = Płatność | { -brand }
pay-succeeded = Płatność się powiodła!
pay-processing = Przetwarzamy twoją płatność.
pay-processing-text = Ta strona odświeża się sama. Gdy płatność zostanie potwierdzona, wyślemy też e-mail.
pay-failed = Płatność się nie powiodła, spróbuj ponownie.
pay-error = Coś poszło nie tak.
pay-error-text = Twoje zamówienie jest zapisane. Spróbuj ponownie za chwilę.
