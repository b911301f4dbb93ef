error-invoice-number-empty = Sąskaitos numeris negali būti tuščias

error-order-number-empty = Užsakymo numeris negali būti tuščias

error-track-contact-empty = Įveskite užsakymo el. pašto adresą arba pašto kodą

error-order-not-found = Užsakymo su tokiais duomenimis nerandame. Patikrinkite numerį ir el. pašto adresą arba pašto kodą.

error-return-needs-email = Norėdami grąžinti, įveskite užsakymo numerį kartu su užsakymo el. pašto adresu.
error-return-reason = Reikia pasirinkti grąžinimo priežastį
error-return-nothing = Pasirinkite, ką norite grąžinti
error-return-nothing-left = Iš šio užsakymo nebėra ko grąžinti.
error-return-twice = Ši prekė prašyme yra du kartus
error-return-pieces = Daugiau, nei galima grąžinti. Galimas kiekis: { $count }
error-return-photos = Pridėkite pažeidimo nuotrauką
error-return-photos-many = Per daug nuotraukų. Galimas kiekis: { $max }
error-return-photos-full = Šiam užsakymui nuotraukų jau pakanka.
error-return-photo-gone = Vienos nuotraukos nebėra. Pridėkite ją dar kartą.
error-return-exchange-gone = Šio dydžio ką tik nebeliko. Pasirinkite kitą arba pinigų grąžinimą.
error-return-not-delivered = Grąžinti galėsite, kai užsakymas bus pristatytas. Iki tol galite atsisakyti sutarties.
error-return-only-faults = Grąžinimo terminas baigėsi. Jei prekė pažeista, ne ta arba neatitinka aprašymo, ją vis dar galite grąžinti.
error-return-over = Grąžinimo terminas baigėsi. Jei su preke kas nors negerai, parašykite mums.
error-return-not-withdrawable = Šio prašymo atšaukti nebegalima.
error-file-size = Failo dydis viršija { $max }
error-file-kind = Pasirinkite JPEG, PNG arba WebP formato nuotrauką

error-withdrawal-over = Sutarties atsisakymo terminas baigėsi. Galbūt prekes dar galite grąžinti.
error-withdrawal-nothing-left = Viso šio užsakymo jau atsisakėte arba jį grąžinote.
error-withdrawal-confirm = Patvirtinkite, kad norite atsisakyti sutarties

notice-return-requested = Jūsų prašymą gavome.
notice-return-withdrawn = Jūsų prašymas atšauktas.

notice-withdrawal-declared = Jūsų pareiškimą gavome. Patvirtinimas atkeliaus el. paštu.

withdrawal-before-delivery = 14 dienų po pristatymo

return-reason-too-small = Per maža
return-reason-too-large = Per didelė
return-reason-changed-mind = Nepatinka
return-reason-too-late = Atkeliavo per vėlai
return-reason-not-as-described = Neatitinka aprašymo
return-reason-wrong-item = Atkeliavo ne ta prekė
return-reason-damaged = Pažeista arba su trūkumu

return-way-label = Per kurjerį
return-way-label-text = Atsispausdinkite etiketę, užklijuokite ją ant siuntos ir atiduokite kurjeriui.
return-way-drop-off = Asmeniškai
return-way-drop-off-text = Siuntą atvežkite adresu: { $address }

return-status-requested = Paprašyta grąžinti
return-status-declared = Apie atsisakymą pranešta
return-status-approved = Patvirtinta
return-status-received = Gauta
return-status-inspected = Patikrinta
return-status-refunded = Pinigai grąžinti
return-status-exchanged = Pakeista prekė išsiųsta
return-status-refused = Atmesta
return-status-withdrawn = Jūs atšaukėte

return-label-title = Grąžinimas
return-label-to = Gavėjas
return-label-order = Užsakymas
return-label-items = Šioje siuntoje
return-label-step-pack = Sudėkite prekes į dėžutę ar maišelį ir gerai uždarykite.
return-label-step-stick = Iškirpkite etiketę ir užklijuokite išorėje taip, kad brūkšninis kodas būtų lygus.
return-label-step-hand-over = Atiduokite siuntą ir saugokite kvitą, kol gausite pinigus.

mail-return-requested = Jūsų grąžinimas { $number }
    .preview = Taip prekes išsiųsite atgal.
    .title = Jūsų prašymą gavome.
    .text = iš užsakymo { $order } norite kai ką grąžinti. Štai ką užsirašėme.
    .action = Kaip išsiųsti atgal
    .note = Ant siuntos užrašykite grąžinimo numerį: { $number }

mail-return-received = Jūsų grąžinamos prekės atkeliavo: { $number }
    .preview = Dabar jas tikriname.
    .title = Jūsų siunta pas mus.
    .text = gavome iš užsakymo { $order } grąžintas prekes. Patikrinsime jas ir išsiųsime pinigus arba tai, ką pasirinkote vietoj jų.
    .action = Grąžinimo būsena

mail-return-refunded = Pinigai už grąžinimą { $number }
    .preview = Pinigai jau keliauja.
    .title = Pinigai jau keliauja.
    .text = patikrinome iš užsakymo { $order } grąžintas prekes ir toliau nurodytą sumą grąžiname tuo pačiu būdu, kuriuo mokėjote. Jei mokėjote atsiimdami, kitame laiške paprašysime banko sąskaitos.
    .action = Grąžinimo būsena

mail-return-exchanged = Keitimas už grąžinimą { $number }
    .preview = Siunčiame jums kitą dydį.
    .title = Kitas dydis jau keliauja.
    .text = patikrinome iš užsakymo { $order } grąžintas prekes ir vietoj jų siunčiame pasirinktą dydį.
    .action = Grąžinimo būsena

mail-return-refused = Dėl jūsų grąžinimo { $number }
    .preview = Deja, negalime jo priimti.
    .title = Grąžinimo priimti negalime.
    .text = apžiūrėjome iš užsakymo { $order } grąžintas prekes ir, deja, nieko už jas grąžinti negalime.
    .action = Grąžinimo būsena
    .note = Priežastis: { $reason }

mail-withdrawal-receipt = Atsisakymo patvirtinimas { $number }
    .preview = Jūsų pareiškimą gavome.
    .title = Jūsų sutarties atsisakymą gavome.
    .text = atsisakėte užsakymo { $order } sutarties dėl toliau nurodytų prekių. Šis laiškas yra jūsų patvirtinimas.
    .action = Kaip išsiųsti atgal
    .note = Ką jau gavote, išsiųskite atgal per 14 dienų. Grąžinsime tai, ką už tai sumokėjote.

mail-return-number = Grąžinimo numeris
mail-return-asked = Paprašyta
mail-withdrawal-declared = Apie atsisakymą pranešta
