# Ką uždirba partneriai: kodėl tikrinami komisiniai, mėnesio ataskaitos ir jų laiškas.

## Kodėl tikrinami komisiniai

commission-hold-own-account = Užsakymas pateiktas iš jūsų paskyros.
commission-hold-own-email = Užsakymas pateiktas nurodant jūsų el. pašto adresą.
commission-hold-own-phone = Užsakymas pateiktas nurodant jūsų telefono numerį.
commission-hold-own-address = Užsakymas siunčiamas vienu iš jūsų adresų.
commission-hold-own-card = Už užsakymą sumokėta viena iš jūsų kortelių.
commission-hold-own-network = Užsakymas gautas iš tinklo, kuriuo naudojatės ir jūs.
commission-hold-same-address = Keli jūsų užsakymai siunčiami tuo pačiu adresu.
commission-hold-cancelled-orders = Neįprastai daug jūsų užsakymų buvo atšaukta.
commission-hold-conversion-rate = Neįprastai daug jūsų paspaudimų tapo užsakymais.
commission-hold-seconds-on-page = Puslapis, į kurį veda jūsų nuoroda, buvo atvertas tik akimirką.

## Mėnesio ataskaita

commission-statement-title = Partnerio ataskaita
commission-statement-partner = Jūsų kodas
commission-statement-period = Laikotarpis
commission-statement-nothing = Šį mėnesį judėjimo nebuvo.
commission-statement-opening = Likutis pradžioje
commission-statement-earned = Uždirbti komisiniai
commission-statement-credited = Premijos ir pataisymai
commission-statement-reversed = Atskaityta už grąžinimus ir atšaukimus
commission-statement-rejected = Atmesta
commission-statement-paid = Išmokėta
commission-statement-closing = Likutis pabaigoje
commission-statement-pending = Dar nepatvirtinta
commission-statement-payable = Patvirtinta
commission-statement-note = Komisiniai yra prekių kainos po visų nuolaidų dalis, be PVM ir pristatymo. Patvirtiname juos pasibaigus grąžinimo terminui. Kas grąžinama, atskaitome, taip pat ir po išmokėjimo.

# $month, pavyzdžiui, 2026-11, $balance – suma arba kelios sumos skirtingomis valiutomis.
mail-commission-statement = Jūsų ataskaita: { $month }
    .preview = Jūsų likutis: { $balance }
    .title = Jūsų ataskaita parengta.
    .text = jūsų likutis parduotuvėje { $shop } mėnesio pabaigoje: { $balance }. Partnerių srityje matysite, iš ko jis susideda, ir galėsite atsisiųsti ataskaitą.
    .action = Atverti ataskaitas
    .note = Jei šių laiškų nebenorite, išjunkite juos savo profilyje.

mail-commission-earned = Jums įskaitytas užsakymas: { $amount }
    .preview = Jūsų komisiniai už užsakymą { $number }: { $amount }
    .title = Jums įskaitytas užsakymas.
    .text = per jus kažkas užsisakė parduotuvėje { $shop }. Jūsų komisiniai už užsakymą { $number }: { $amount }. Jie laukia, kol prekės bus pristatytos ir jų nebebus galima grąžinti.
    .action = Atverti komisinius
    .note = Jei šių laiškų nebenorite, išjunkite juos savo profilyje.
