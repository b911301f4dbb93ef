# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Intră în cont
login-lead = Favoritele, adresele și comenzile tale, într-un singur loc.
login-action = Intră în cont
login-new = Ești la prima vizită?
login-register = Creează un cont

## Creating an account

register-title = Creează un cont
register-lead = Un singur cont pentru toate magazinele noastre. Durează un minut.
register-action = Creează cont
register-known = Ai deja cont?
register-terms = Am citit și accept termenii și condițiile.
register-terms-label = Termeni și condiții
register-phone-help = Doar în caz că apare o întrebare despre livrarea ta.

## A forgotten password

forgot-title = Ai uitat parola?
forgot-lead = Introdu adresa ta de e-mail și îți trimitem un link ca să alegi o parolă nouă.
forgot-action = Trimite linkul
forgot-again = N-a ajuns nimic după câteva minute? Caută în spam sau trimite linkul încă o dată.
forgot-back = Înapoi la autentificare
reset-title = Alege o parolă nouă
reset-lead = Toate dispozitivele tale vor fi deconectate. Apoi intră din nou în cont, cu parola nouă.
reset-action = Salvează parola nouă
reset-new-link = Cere un link nou

## Links from e-mails

verify-title = Adresa ta de e-mail
verify-waiting = Îți confirmăm adresa de e-mail.
verify-done-title = Mulțumim, adresa ta de e-mail este confirmată
verify-done-text = Asta a fost tot. Poți continua cumpărăturile.
confirm-title = Noua ta adresă de e-mail
confirm-waiting = Îți schimbăm adresa de e-mail.
confirm-done-title = Adresa ta de e-mail a fost schimbată
confirm-done-text = De acum intri în cont cu noua adresă de e-mail.
link-failed-title = Acest link nu funcționează
link-missing-text = Lipsește o parte din link. Deschide-l din nou din e-mail sau copiază-l în întregime.
link-confirm = Confirmă
link-resend = Trimite un e-mail nou
link-account = Mergi la contul tău
link-home = Mergi la magazin

## Fields

field-email = E-mail
field-password = Parolă
field-new-password = Parolă nouă
field-old-password = Parola actuală
field-repeat-password = Repetă parola
field-first-name = Prenume
field-last-name = Nume
field-country = Țară
field-phone-code = Prefix
field-phone = Număr de telefon
field-birth = Data nașterii
field-gender = Gen
field-gender-none = Prefer să nu spun
field-gender-female = Feminin
field-gender-male = Masculin
field-gender-other = Altul
field-name = Nume și prenume
field-address = Stradă și număr
field-address2 = Bloc, scară, apartament, firmă
field-city = Localitate
field-state = Județ
field-postcode = Cod poștal

## The signed-in area

account-overview = Sumar
account-orders = Comenzi
account-coupons = Cupoane
account-addresses = Adrese
account-sign-out = Ieși din cont
account-loading = Se încarcă
account-load-failed = Nu am putut încărca aceste informații.

## Overview

overview-hello = Bună, { $name }
overview-title = Contul tău
overview-unverified = Confirmă-ți adresa de e-mail. Ți-am scris la { $email }.
overview-resend = Trimite din nou
overview-addresses = { $count ->
    [0] Încă nu ai adrese
    [one] O adresă
    [few] { $count } adrese
   *[other] { $count } de adrese
}
overview-wishlist = { $count ->
    [0] Încă nu ai nimic aici
    [one] { $count } produs
    [few] { $count } produse
   *[other] { $count } de produse
}
overview-settings = Nume, e-mail, dispozitive, datele tale
overview-password = Alege una nouă
overview-wishlist-title = Favorite

## Orders

orders-title = Comenzile tale
orders-empty-title = Încă nu ai comenzi
orders-empty-text = După ce comanzi, găsești totul aici: comanda, factura și pe unde este coletul.
orders-empty-action = Aruncă o privire
order-missing-title = Nu găsim această comandă
order-missing-text = Nu există nicio comandă { $invoice } în contul tău. Poate ai comandat fără cont sau cu altă adresă de e-mail.
order-missing-back = Înapoi la comenzile tale

## Addresses

addresses-title = Adresele tale
addresses-empty = Încă nu ai adrese. Salvează una și finalizezi comanda în câteva clipe.
addresses-add = Adaugă o adresă
addresses-new = Adresă nouă
addresses-edit-title = Modifică adresa
addresses-default = Adresă implicită
addresses-make-default = Setează ca implicită
addresses-edit = Modifică
addresses-delete = Șterge
addresses-delete-question = Ștergi această adresă?
addresses-delete-yes = Da, șterge
addresses-delete-no = Nu, păstreaz-o
addresses-full = Ai ajuns la numărul maxim de adrese pe care le putem păstra ({ $max }). Șterge una ca să adaugi alta.

## Settings

settings-title = Setări
settings-profile = Datele tale personale
settings-email = Adresă de e-mail
settings-email-verified = Confirmată
settings-email-unverified = Încă neconfirmată
settings-email-pending = Ți-am scris la { $email }. Schimbarea se face după ce deschizi linkul din acel e-mail.
settings-email-change = Schimbă adresa de e-mail
settings-email-new = E-mail nou
settings-email-password = Parola ta, ca să știm că ești chiar tu
settings-email-action = Trimite confirmarea
settings-email-sent = Ți-am scris la noua adresă de e-mail. Deschide linkul din acel e-mail.
settings-sessions = Dispozitive conectate
settings-sessions-text = Vezi un dispozitiv pe care nu îl recunoști? Deconectează-l și schimbă-ți parola.
settings-session-unknown = Dispozitiv necunoscut
settings-session-here = Acest dispozitiv
settings-session-seen = Ultima activitate: { $when }
settings-session-end = Deconectează
settings-sessions-all = Ieși din cont pe toate dispozitivele
settings-sessions-all-text = Le deconectează pe toate, inclusiv pe acesta.
settings-export = Datele tale
settings-export-text = Toate datele cu caracter personal pe care le păstrăm despre tine, într-un singur fișier.
settings-export-action = Descarcă datele tale
settings-export-done = Datele tale sunt în fișierul { $file }.
settings-delete = Ștergerea contului
settings-delete-text = Profilul, adresele și favoritele tale se șterg definitiv. Din comenzi rămâne doar ce ne obligă legea să păstrăm, fără numele tău acolo unde se poate.
settings-delete-open = Șterge-mi contul
settings-delete-action = Șterge definitiv

## Password

password-title = Schimbă parola
password-lead = Toate celelalte dispozitive ale tale vor fi deconectate.
password-action = Schimbă parola
password-changed = Parola ta a fost schimbată.

## Stock alerts

stock-alert-delete-title = Șterge alertele de stoc
stock-alert-delete-text = Un singur clic și îți ștergem alertele de stoc și adresa de e-mail pe care ai lăsat-o pentru ele.
stock-alert-delete-action = Șterge
stock-alert-deleted-title = Șters
stock-alert-deleted-text = Ți-am șters alertele de stoc și adresa de e-mail.
