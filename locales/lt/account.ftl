# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Prisijungimas
login-lead = Norų sąrašas, adresai ir užsakymai vienoje vietoje.
login-action = Prisijungti
login-new = Pas mus pirmą kartą?
login-register = Sukurti paskyrą

## Creating an account

register-title = Registracija
register-lead = Viena paskyra visoms mūsų parduotuvėms. Užtruks minutę.
register-action = Sukurti paskyrą
register-known = Jau turite paskyrą?
register-terms = Susipažinau su pirkimo taisyklėmis ir su jomis sutinku.
register-terms-label = Pirkimo taisyklės
register-phone-help = Tik klausimams dėl pristatymo.

## A forgotten password

forgot-title = Pamiršote slaptažodį?
forgot-lead = Įrašykite savo el. paštą, ir atsiųsime nuorodą naujam slaptažodžiui sukurti.
forgot-action = Siųsti nuorodą
forgot-again = Praėjo kelios minutės, o laiško vis dar nėra? Pažiūrėkite šlamšto aplanke arba siųskite nuorodą dar kartą.
forgot-back = Grįžti prie prisijungimo
reset-title = Sukurkite naują slaptažodį
reset-lead = Po to būsite atjungti visuose įrenginiuose ir prisijungsite iš naujo šiuo slaptažodžiu.
reset-action = Išsaugoti naują slaptažodį
reset-new-link = Gauti naują nuorodą

## Links from e-mails

verify-title = Jūsų el. pašto adresas
verify-waiting = Tvirtiname jūsų el. pašto adresą.
verify-done-title = Ačiū, jūsų el. pašto adresas patvirtintas
verify-done-text = Tai viskas. Galite toliau apsipirkti.
confirm-title = Naujas jūsų el. pašto adresas
confirm-waiting = Keičiame jūsų el. pašto adresą.
confirm-done-title = Jūsų el. pašto adresas pakeistas
confirm-done-text = Nuo šiol prisijungsite naujuoju el. pašto adresu.
link-failed-title = Ši nuoroda neveikia
link-missing-text = Trūksta nuorodos dalies. Atverkite ją iš laiško dar kartą arba nukopijuokite visą.
link-confirm = Patvirtinti
link-resend = Siųsti naują laišką
link-account = Į mano paskyrą
link-home = Į parduotuvę

## Fields

field-email = El. paštas
field-password = Slaptažodis
field-new-password = Naujas slaptažodis
field-old-password = Dabartinis slaptažodis
field-repeat-password = Pakartokite slaptažodį
field-first-name = Vardas
field-last-name = Pavardė
field-country = Šalis
field-phone-code = Šalies kodas
field-phone = Telefono numeris
field-birth = Gimimo data
field-gender = Lytis
field-gender-none = Nenoriu nurodyti
field-gender-female = Moteris
field-gender-male = Vyras
field-gender-other = Kita
field-name = Vardas ir pavardė
field-address = Gatvė ir namo numeris
field-address2 = Butas, aukštas, įmonė
field-city = Miestas ar gyvenvietė
field-state = Provincija ar apskritis
field-postcode = Pašto kodas

## The signed-in area

account-overview = Apžvalga
account-orders = Užsakymai
account-coupons = Kuponai
account-addresses = Adresai
account-sign-out = Atsijungti
account-loading = Įkeliama
account-load-failed = Įkelti nepavyko.

## Overview

# A name would need its vocative here, which nobody can make for every name: so it is not said.
overview-hello = { $name ->
   *[any] Sveiki
}
overview-title = Mano paskyra
overview-unverified = Patvirtinkite savo el. pašto adresą. Parašėme jums el. paštu { $email }.
overview-resend = Siųsti dar kartą
overview-addresses = { $count ->
    [0] Adresų dar nėra
    [one] { $count } adresas
    [few] { $count } adresai
    [many] { $count } adreso
   *[other] { $count } adresų
}
overview-wishlist = { $count ->
    [0] Kol kas tuščias
    [one] { $count } prekė
    [few] { $count } prekės
    [many] { $count } prekės
   *[other] { $count } prekių
}
overview-settings = Vardas, el. paštas, įrenginiai, duomenys
overview-password = Sukurti naują
overview-wishlist-title = Norų sąrašas

## Orders

orders-title = Mano užsakymai
orders-empty-title = Užsakymų dar nėra
orders-empty-text = Kai ką nors užsisakysite, čia rasite užsakymą, jo sąskaitą ir matysite, kur dabar siunta.
orders-empty-action = Apsižvalgyti
order-missing-title = Šio užsakymo nerandame
order-missing-text = Jūsų paskyroje užsakymo { $invoice } nėra. Galbūt užsisakėte neprisijungę arba nurodėte kitą el. paštą.
order-missing-back = Į mano užsakymus

## Addresses

addresses-title = Mano adresai
addresses-empty = Adresų dar nėra. Išsaugokite vieną ir užsisakysite akimirksniu.
addresses-add = Pridėti adresą
addresses-new = Naujas adresas
addresses-edit-title = Adreso keitimas
addresses-default = Numatytasis adresas
addresses-make-default = Naudoti kaip numatytąjį
addresses-edit = Keisti
addresses-delete = Ištrinti
addresses-delete-question = Ištrinti šį adresą?
addresses-delete-yes = Taip, ištrinti
addresses-delete-no = Ne, palikti
addresses-full = Daugiau adresų išsaugoti negalime (daugiausia – { $max }). Ištrinkite vieną ir galėsite pridėti kitą.

## Settings

settings-title = Nustatymai
settings-profile = Mano duomenys
settings-email = El. pašto adresas
settings-email-verified = Patvirtintas
settings-email-unverified = Dar nepatvirtintas
settings-email-pending = Parašėme jums el. paštu { $email }. Pakeitimas įsigalios, kai atversite tame laiške esančią nuorodą.
settings-email-change = Keisti el. pašto adresą
settings-email-new = Naujas el. paštas
settings-email-password = Jūsų slaptažodis, kad žinotume, jog tai jūs
settings-email-action = Siųsti patvirtinimą
settings-email-sent = Parašėme jums nauju el. pašto adresu. Atverkite tame laiške esančią nuorodą.
settings-sessions = Kur esate prisijungę
settings-sessions-text = Matote nepažįstamą įrenginį? Atjunkite jį ir pakeiskite slaptažodį.
settings-session-unknown = Nežinomas įrenginys
settings-session-here = Šis įrenginys
settings-session-seen = Paskutinį kartą naudota: { $when }
settings-session-end = Atjungti
settings-sessions-all = Atsijungti visur
settings-sessions-all-text = Atjungs visus įrenginius, taip pat ir šį.
settings-export = Jūsų duomenys
settings-export-text = Visi asmens duomenys, kuriuos apie jus saugome, viename faile.
settings-export-action = Atsisiųsti savo duomenis
settings-export-done = Jūsų duomenys yra faile { $file }.
settings-delete = Paskyros ištrynimas
settings-delete-text = Profilis, adresai ir norų sąrašas bus ištrinti visam laikui. Iš užsakymų liks tik tai, ką privalome saugoti pagal įstatymus, jei įmanoma – be jūsų vardo ir pavardės.
settings-delete-open = Ištrinti mano paskyrą
settings-delete-action = Ištrinti visam laikui

## Password

password-title = Slaptažodžio keitimas
password-lead = Po to visi kiti jūsų įrenginiai bus atjungti.
password-action = Pakeisti slaptažodį
password-changed = Jūsų slaptažodis pakeistas.

## Stock alerts

stock-alert-delete-title = Ištrinti pranešimus apie prekes
stock-alert-delete-text = Vienas paspaudimas – ir ištrinsime jūsų pranešimus apie prekes bei jiems paliktą el. pašto adresą.
stock-alert-delete-action = Ištrinti
stock-alert-deleted-title = Ištrinta
stock-alert-deleted-text = Ištrynėme jūsų pranešimus apie prekes ir el. pašto adresą.
