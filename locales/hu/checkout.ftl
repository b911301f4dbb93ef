## Coming back from paying

order-number-of = Rendelés: { $number }
pay-meta-title = Fizetés | { -brand }
pay-succeeded = Sikeres fizetés!
pay-processing = A fizetésedet feldolgozzuk.
pay-processing-text = Az oldal magától frissül. Amint megjön a jóváhagyás, e-mailt is küldünk.
pay-failed = A fizetés nem sikerült, próbáld újra.
pay-error = Valami hiba történt.
pay-error-text = A rendelésedet elmentettük. Próbáld újra pár pillanat múlva.
pay-unknown-text = Próbáld újra pár pillanat múlva.

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
checkout-arrives = Nálad: { $dates }
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

## After the order

order-meta-title = A rendelésed | { -brand }
order-thanks = Köszönjük a rendelésed
order-sent = A visszaigazolást ide küldtük: { $email }
order-unpaid = A rendelésed fizetésre vár
order-unpaid-text = A termékeket rövid ideig félretesszük neked. Amint fizettél, elküldjük őket.
order-cancelled-title = Ezt a rendelést töröltük
order-cancelled-text = Semmit nem küldünk. Ha már fizettél, visszakapod a pénzed.
order-pay-now = Fizetek
order-cancel = Rendelés lemondása
order-cancel-sure = Biztosan lemondod ezt a rendelést?
order-cancel-yes = Igen, lemondom
order-cancel-no = Megtartom a rendelést
order-lines = A rendelés termékei
order-billing = Számlázási cím
order-invoice = Számla
order-credit-notes = Jóváíró számlák
order-track = Csomagkövetés
order-parcels = Csomagok
order-refunded = Visszatérítve
order-timeline = A rendelés menete
order-again = Újrarendelés
order-account = Hozz létre fiókot, és egy helyen látod minden rendelésed
order-view = Rendelés megtekintése
order-state-payment = Fizetés
order-state-delivery = Szállítás

## Bank account for a refund

refund-account-meta-title = Visszatérítés | { -brand }
refund-account-title = Hová utaljuk a pénzed?
refund-account-text = A rendelésedért ({ $number }) { $amount } összeget utalunk a bankszámládra.
refund-account-given-title = Megvan a bankszámlád
refund-account-given-text = Erre a számlára utalunk { $amount } összeget a rendelésedért ({ $number }). Addig itt javíthatod az adatokat.
refund-account-correct = Másik bankszámla megadása
refund-account-exported-title = Az utalás úton van
refund-account-exported-text = Erre a számlára utalunk { $amount } összeget a rendelésedért ({ $number }). Az adatok már nem módosíthatók. Valami nem stimmel? Írj nekünk minél előbb.
refund-account-made-title = Elutaltuk a pénzed
refund-account-made-text = A rendelésedért ({ $number }) elutaltunk { $amount } összeget. A bankodtól függően néhány napba telhet, míg megérkezik.
refund-account-missing-title = Ez a link már nem érvényes
refund-account-missing-text = Nyisd meg a visszatérítésről szóló legutóbbi e-mailünkben lévő linket. Ha az sem működik, válaszolj arra az e-mailre.
refund-account-iban-help = Például HU42 1177 3016 1111 1018 0000 0000
refund-account-routing-help = Kilenc számjegy; csekken vagy a bank weboldalán találod.
refund-account-action = Bankszámla mentése
field-account-holder = Számlatulajdonos
field-iban = IBAN
field-bank = Bank
field-routing-number = Fiókazonosító
field-account-number = Számlaszám
