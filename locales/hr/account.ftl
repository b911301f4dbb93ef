# Signing in and up, and the signed-in area.

## Naslovi kartica

account-meta-title = { $title } | { -brand }

## Prijava

login-title = Prijava
login-lead = Lista želja, adrese i narudžbe na jednom mjestu.
login-action = Prijavi se
login-new = Još nemaš račun?
login-register = Registriraj se

## Registracija

register-title = Registracija
register-lead = Jedan račun za sve naše trgovine. Gotovo za minutu.
register-action = Registriraj se
register-known = Već imaš račun?
register-terms = Prihvaćam opće uvjete poslovanja i potvrđujem da su mi poznati.
register-terms-label = Opći uvjeti poslovanja
register-phone-help = Samo za pitanja o dostavi.

## Zaboravljena lozinka

forgot-title = Zaboravljena lozinka?
forgot-lead = Upiši svoju e-mail adresu i poslat ćemo ti link za novu lozinku.
forgot-action = Pošalji link
forgot-again = Ni nakon nekoliko minuta nema poruke? Provjeri neželjenu poštu ili pošalji link još jednom.
forgot-back = Natrag na prijavu
reset-title = Odaberi novu lozinku
reset-lead = Nakon toga odjavit ćemo te sa svih uređaja. Zatim se prijavi novom lozinkom.
reset-action = Spremi novu lozinku
reset-new-link = Zatraži novi link

## Linkovi iz e-mailova

verify-title = Tvoja e-mail adresa
verify-waiting = Potvrđujemo tvoju e-mail adresu.
verify-done-title = Hvala, tvoja je e-mail adresa potvrđena
verify-done-text = To je sve. Možeš nastaviti kupnju.
confirm-title = Tvoja nova e-mail adresa
confirm-waiting = Mijenjamo tvoju e-mail adresu.
confirm-done-title = Tvoja je e-mail adresa promijenjena
confirm-done-text = Odsad se prijavljuješ novom e-mail adresom.
link-failed-title = Ovaj link ne radi
link-missing-text = Dio linka nedostaje. Otvori ga još jednom iz e-maila ili ga kopiraj cijelog.
link-confirm = Potvrdi
link-resend = Pošalji novi e-mail
link-account = Na moj račun
link-home = U trgovinu

## Polja

field-email = E-mail adresa
field-password = Lozinka
field-new-password = Nova lozinka
field-old-password = Trenutačna lozinka
field-repeat-password = Ponovi lozinku
field-first-name = Ime
field-last-name = Prezime
field-country = Država
field-phone-code = Pozivni broj
field-phone = Broj telefona
field-birth = Datum rođenja
field-gender = Spol
field-gender-none = Ne želim navesti
field-gender-female = Ženski
field-gender-male = Muški
field-gender-other = Drugo
field-name = Ime i prezime
field-address = Ulica i kućni broj
field-address2 = Stan, kat, tvrtka
field-city = Mjesto
field-state = Pokrajina ili županija
field-postcode = Poštanski broj

## Moj račun

account-overview = Pregled
account-orders = Narudžbe
account-coupons = Kuponi
account-addresses = Adrese
account-sign-out = Odjavi se
account-loading = Učitavanje
account-load-failed = Ovo se nije učitalo.

## Pregled

overview-hello = { $name ->
   *[any] Bok, lijepo je što si tu
}
overview-title = Moj račun
overview-unverified = Potvrdi svoju e-mail adresu. Poruku smo poslali na { $email }.
overview-resend = Pošalji ponovno
overview-addresses = { $count ->
    [0] Još nema adresa
    [one] { $count } adresa
    [few] { $count } adrese
   *[other] { $count } adresa
}
overview-wishlist = { $count ->
    [0] Još je prazna
    [one] { $count } proizvod
    [few] { $count } proizvoda
   *[other] { $count } proizvoda
}
overview-settings = Ime, e-mail, uređaji, tvoji podaci
overview-password = Odaberi novu
overview-wishlist-title = Lista želja

## Narudžbe

orders-title = Moje narudžbe
orders-empty-title = Još nema narudžbi
orders-empty-text = Kad nešto naručiš, ovdje te čekaju narudžba, račun i podatak gdje je paket.
orders-empty-action = Razgledaj ponudu
order-missing-title = Ovu narudžbu ne možemo pronaći
order-missing-text = Na tvom računu nema narudžbe { $invoice }. Možda je poslana bez prijave ili s druge e-mail adrese.
order-missing-back = Natrag na moje narudžbe

## Adrese

addresses-title = Moje adrese
addresses-empty = Još nema adresa. Uz spremljenu adresu kupnja je gotova u trenu.
addresses-add = Dodaj adresu
addresses-new = Nova adresa
addresses-edit-title = Uredi adresu
addresses-default = Zadana adresa
addresses-make-default = Postavi kao zadanu
addresses-edit = Uredi
addresses-delete = Izbriši
addresses-delete-question = Želiš li izbrisati ovu adresu?
addresses-delete-yes = Da, izbriši
addresses-delete-no = Zadrži
addresses-full = Spremljen je najveći mogući broj adresa ({ $max }). Izbriši jednu i moći ćeš dodati novu.

## Postavke

settings-title = Postavke
settings-profile = Osobni podaci
settings-email = E-mail adresa
settings-email-verified = Potvrđena
settings-email-unverified = Još nije potvrđena
settings-email-pending = Pisali smo na { $email }. Promjena vrijedi kad otvoriš link iz tog e-maila.
settings-email-change = Promijeni e-mail adresu
settings-email-new = Nova e-mail adresa
settings-email-password = Tvoja lozinka, da znamo da si to stvarno ti
settings-email-action = Pošalji potvrdu
settings-email-sent = Pisali smo na novu e-mail adresu. Otvori link iz tog e-maila.
settings-sessions = Prijavljeni uređaji
settings-sessions-text = Vidiš uređaj koji ti nije poznat? Odjavi ga i promijeni lozinku.
settings-session-unknown = Nepoznat uređaj
settings-session-here = Ovaj uređaj
settings-session-seen = Zadnja aktivnost: { $when }
settings-session-end = Odjavi
settings-sessions-all = Odjavi sve uređaje
settings-sessions-all-text = Uključujući i ovaj.
settings-export = Tvoji podaci
settings-export-text = Svi osobni podaci koje čuvamo o tebi, u jednoj datoteci.
settings-export-action = Preuzmi podatke
settings-export-done = Tvoji su podaci u datoteci { $file }.
settings-delete = Brisanje računa
settings-delete-text = Profil, adrese i lista želja trajno se brišu. Podatke o narudžbama koje moramo čuvati po zakonu zadržavamo, po mogućnosti bez tvog imena.
settings-delete-open = Izbriši moj račun
settings-delete-action = Trajno izbriši

## Lozinka

password-title = Promjena lozinke
password-lead = Nakon toga odjavljujemo sve tvoje druge uređaje.
password-action = Promijeni lozinku
password-changed = Tvoja je lozinka promijenjena.

## Stock alerts

stock-alert-delete-title = Brisanje obavijesti o zalihi
stock-alert-delete-text = Jedan klik i izbrisat ćemo tvoje obavijesti o zalihi i e-mail adresu koju si za njih ostavio/la.
stock-alert-delete-action = Izbriši
stock-alert-deleted-title = Izbrisano
stock-alert-deleted-text = Izbrisali smo tvoje obavijesti o zalihi i e-mail adresu.
