## Coming back from paying

order-number-of = Narudžba { $number }
pay-meta-title = Plaćanje | { -brand }
pay-succeeded = Plaćanje je uspjelo!
pay-processing = Tvoje se plaćanje obrađuje.
pay-processing-text = Stranica se osvježava sama. Javit ćemo ti i e-poštom čim plaćanje bude potvrđeno.
pay-failed = Plaćanje nije uspjelo, pokušaj ponovno.
pay-error = Nešto je pošlo po zlu.
pay-error-text = Tvoja je narudžba spremljena. Pokušaj ponovno za koji trenutak.
