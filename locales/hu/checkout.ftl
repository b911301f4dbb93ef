## Coming back from paying

order-number-of = Rendelés: { $number }
pay-meta-title = Fizetés | { -brand }
pay-succeeded = Sikeres fizetés!
pay-processing = A fizetésedet feldolgozzuk.
pay-processing-text = Az oldal magától frissül. Amint megjön a jóváhagyás, e-mailt is küldünk.
pay-failed = A fizetés nem sikerült, próbáld újra.
pay-error = Valami hiba történt.
pay-error-text = A rendelésedet elmentettük. Próbáld újra pár pillanat múlva.
pay-by-email = Ha újra megpróbálnád, nyisd meg a rendelésed linkjét az e-mailben, amelyet küldtünk.

## The payment step

checkout-title = Pénztár
checkout-meta-title = Pénztár | { -brand }
checkout-contact = Az e-mail-címed
checkout-email-help = Ide küldjük a rendelés visszaigazolását.
checkout-sign-in = Van már fiókod? Jelentkezz be
checkout-address = Szállítási cím
checkout-collector = Ki veszi át a rendelést
checkout-saved = Mentett cím
checkout-saved-new = Másik cím
checkout-billing-other = Eltérő számlázási cím
checkout-delivery = Szállítás
checkout-courier = Futárral
checkout-pickup = Átvétel a raktárunkban
checkout-hours = Hétfőtől péntekig, { $opens }–{ $closes }
checkout-arrives = Nálad: { $from } – { $to }
checkout-ready = Átvehető: { $date }
checkout-payment = Fizetés
checkout-card = Bankkártya
checkout-wallet = Bankkártya vagy mobiltárca
checkout-card-text = A következő lépésben fizetsz, a fizetési szolgáltató biztonságos oldalán.
checkout-cod-text = Átvételkor fizetsz.
checkout-sandbox = Próbafizetés
checkout-sandbox-text = Semmit nem vonunk le: a bolt próbaüzemben van.
checkout-note = Megjegyzés a futárnak
checkout-terms = Elfogadom az általános szerződési feltételeket.
checkout-terms-check = A folytatáshoz jelöld be
checkout-place = Fizetési kötelezettséggel járó megrendelés
checkout-back = Vissza a kosárhoz
checkout-changed = Ez változott
checkout-before = Korábban:
checkout-now = Most:
checkout-no-script = A rendeléshez a böngésződben engedélyezni kell a JavaScriptet. Kapcsold be, és töltsd be újra az oldalt, vagy rendelj e-mailben vagy telefonon: { $email }, { $phone }.

## After the order

order-meta-title = A rendelésed | { -brand }
order-thanks = Köszönjük a rendelésed
order-sent = A visszaigazolást ide küldtük: { $email }
order-unpaid = A rendelésed fizetésre vár
order-unpaid-text = A termékeket rövid ideig félretesszük neked. Amint fizettél, elküldjük őket.
order-cancelled-title = Ezt a rendelést lemondták
order-cancelled-text = Semmit nem küldünk. Ha már fizettél, visszakapod a pénzed.
order-pay-now = Fizetek
order-cancel = Rendelés lemondása
order-cancel-sure = Biztosan lemondod ezt a rendelést?
order-cancel-yes = Igen, lemondom
order-cancel-no = Megtartom a rendelést
order-lines = A rendelés termékei
order-billing = Számlázási cím
order-invoice = Számla
order-track = Csomagkövetés
order-parcels = Csomagok
order-refunded = Visszatérítve
order-timeline = A rendelés menete
order-again = Újrarendelés
order-again-done = Minden újra a kosárban van.
order-again-missing = Már nem kapható: { $names }
order-account = Hozz létre fiókot, és egy helyen látod minden rendelésed
order-view = Rendelés megtekintése
order-state-payment = Fizetés
order-state-delivery = Szállítás
