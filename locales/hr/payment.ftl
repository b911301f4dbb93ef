# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Sustav za plaćanje trenutačno nije dostupan. Tvoja je narudžba spremljena, pokušaj ponovno za koji trenutak.
error-payment-closed = Ovo se plaćanje više ne može nastaviti. Pokreni ga ponovno.
error-refund-too-much = To je više nego što je od uplate preostalo.
error-refund-key = Ovaj je povrat već zatražen s drugim iznosom.
error-refund-resolved = O ovom povratu više nema što odlučiti.
error-iban = Ovo nije valjan IBAN.
error-account-holder = Unesi ime vlasnika računa.
error-account-bank = Unesi naziv banke.
error-routing-number = Unesi devet znamenki broja poslovnice.
error-account-number = Unesi broj računa sa 6 do 17 znamenki.
error-refund-account-closed = Bankovni račun više se ne može promijeniti. Ako nešto nije u redu, piši nam.
error-refund-account-known = Bankovni račun već je poznat.
notice-refund-account-saved = Hvala, tvoj bankovni račun je spremljen.

sandbox-title = Probno plaćanje
sandbox-intro = Ova stranica zamjenjuje sustav za plaćanje. Kartica nije potrebna i novac se ne prenosi.
sandbox-order = Narudžba { $number }
sandbox-success = Plati
sandbox-success-help = Plaćanje odmah uspijeva.
sandbox-slow = Plati s odgodom
sandbox-slow-help = Plaćanje se nekoliko sekundi obrađuje i zatim uspijeva.
sandbox-decline = Odbij plaćanje
sandbox-decline-help = Banka odbija; narudžbu je moguće ponovno platiti.
sandbox-abandon = Natrag u trgovinu
sandbox-abandon-help = Ništa nije plaćeno, a narudžba zasad ostaje otvorena.
