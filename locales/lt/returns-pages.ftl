# Puslapiai po užsakymo: kur jis yra, grąžinimas ir sutarties atsisakymas.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Užsakymo sekimas
track-lead = Numerį rasite kiekviename laiške apie užsakymą. Įveskite jį kartu su užsakymo el. pašto adresu arba pašto kodu.
track-number = Sąskaitos arba užsakymo numeris
track-contact = El. pašto adresas arba pašto kodas
track-submit = Rodyti mano užsakymą
track-email-needed = Jei norite ką nors grąžinti arba matyti visą informaciją, vietoj pašto kodo įveskite užsakymo el. pašto adresą.
track-now = Ką galite padaryti dabar
track-pickup = Jūsų užsakymas paruoštas. Atsiimkite jį čia: { $address }
track-nothing = Šiuo metu jums nieko daryti nereikia.
track-details = Viskas apie šį užsakymą
track-other = Sekti kitą užsakymą

## A return, step by step

return-title = Grąžinti prekes
return-lead = Užtruksite dvi minutes, o paskyros nereikia.
return-find = Rasti užsakymą
return-choose-title = Ką norite grąžinti?
return-until = Šias prekes galite grąžinti iki: { $date }
return-how-many = Kiek vienetų grąžinate?
return-none = Nė vieno
return-line-over = Šios prekės grąžinti nebegalima.
return-line-requested = Jau prašote grąžinti: { $count }
return-outcome = Ko norite vietoj jos?
return-refund = Pinigų grąžinimas
return-exchange-for = Keitimas į { $choice }
return-choose-missing = Pasirinkite bent vieną prekę.
return-continue = Toliau
return-back = Keisti pasirinkimą
return-reason-title = Kodėl grąžinate?
return-reason = Priežastis
return-comment = Ar turėtume žinoti dar ką nors?
return-photos = Pažeidimo nuotraukos
return-photos-help = JPEG, PNG arba WebP. Jas mato tik mūsų grąžinimų komanda, o užbaigę grąžinimą jas ištriname.
return-photos-remove = Pašalinti nuotrauką { $name }
return-photos-no-script = Kad galėtumėte pridėti nuotraukų, naršyklėje turi veikti „JavaScript“. Galite jas atsiųsti ir el. paštu: { $email }
return-way = Kaip išsiųsite?
return-account = Mokėjote atsiimdami, todėl pinigus pervesime į jūsų banko sąskaitą. Jos duomenų paklausime el. paštu.
return-preview-title = Ką atgausite
return-preview-items = Prekės
return-preview-lost = Nebegalioja: { $title }
return-preview-total = Grąžinama suma
return-preview-kept = Tai, ką pasiliekate, kainuoja
return-preview-exchange = Už keičiamas prekes pinigai negrąžinami.
return-submit = Pateikti grąžinimo prašymą
return-impossible-title = Šio užsakymo čia grąžinti negalima
return-contact = Kas nors negerai su preke? Parašykite mums, ir rasime sprendimą:

## The states of returns

return-status-title = Jūsų grąžinimai
return-status-find = Įveskite užsakymo el. pašto adresą arba pašto kodą, kad matytumėte jo grąžinimus.
return-status-none = Šio užsakymo grąžinimų dar nėra.
return-done = Gavome jūsų grąžinimo prašymą ir išsamią informaciją išsiuntėme el. paštu.
return-number = Grąžinimas { $number }
return-refused = Kodėl atmetėme: { $reason }
return-label = Spausdinti grąžinimo etiketę
return-take-back = Atšaukti šį grąžinimą

## The statutory withdrawal

withdrawal-title = Sutarties atsisakymas
withdrawal-lead = Sutarties galite atsisakyti nenurodydami priežasties. Pasakykite, dėl ko, ir patvirtinkite.
withdrawal-until = Atsisakymo terminas: { $date }
withdrawal-what = Kurių prekių sutarties atsisakote?
withdrawal-requested = Kai kurias iš šių prekių jau prašėte grąžinti. Vis tiek galite atsisakyti ir jų sutarties.
withdrawal-replaces = Prekės, kurias prašėte grąžinti, įtraukiamos į šį atsisakymą. Už jas atgausite pinigus, net jei prašėte pakeisti. Jei jau jas išsiuntėte, daugiau nieko daryti nereikia.
withdrawal-how-many = Kelių vienetų sutarties atsisakote?
withdrawal-confirm-title = Patvirtinkite atsisakymą
withdrawal-statement = Pranešu, kad atsisakau šių prekių pirkimo sutarties. Užsakymas { $number }, pateiktas: { $date }
withdrawal-receipt = Patvirtinimą su data ir laiku iškart išsiųsime adresu: { $email }
withdrawal-confirm = Patvirtinti atsisakymą
withdrawal-done = Gavome jūsų atsisakymą ir patvirtinimą išsiuntėme el. paštu.
withdrawal-number = Atsisakymas { $number }
withdrawal-declared = Pareikšta: { $date }
withdrawal-over-title = Atsisakymo terminas baigėsi
withdrawal-over-text = Galbūt prekes dar galite grąžinti pagal mūsų savanorišką grąžinimo tvarką.
