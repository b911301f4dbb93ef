# Prijava, registracija in uporabniški račun.

## Naslovi zavihkov

account-meta-title = { $title } | { -brand }

## Prijava

login-title = Prijava
login-lead = Seznam želja, naslovi in naročila na enem mestu.
login-action = Prijava
login-new = Še nimate računa?
login-register = Ustvari račun

## Nov račun

register-title = Ustvarite račun
register-lead = En račun za vse naše trgovine. Registracija traja le minuto.
register-action = Ustvari račun
register-known = Že imate račun?
register-terms = Splošne pogoje poslovanja poznam in se z njimi strinjam.
register-terms-label = Splošni pogoji
register-phone-help = Samo za vprašanja o dostavi.

## Pozabljeno geslo

forgot-title = Ste pozabili geslo?
forgot-lead = Vpišite svoj e-naslov in poslali vam bomo povezavo za novo geslo.
forgot-action = Pošlji povezavo
forgot-again = Po nekaj minutah še ni sporočila? Preverite mapo z neželeno pošto ali povezavo pošljite še enkrat.
forgot-back = Nazaj na prijavo
reset-title = Izberite novo geslo
reset-lead = Odjavili vas bomo z vseh naprav. Nato se prijavite z novim geslom.
reset-action = Shrani novo geslo
reset-new-link = Zahtevaj novo povezavo

## Povezave iz e-sporočil

verify-title = Vaš e-naslov
verify-waiting = Potrjujemo vaš e-naslov.
verify-done-title = Hvala, vaš e-naslov je potrjen
verify-done-text = To je vse. Lahko nadaljujete z nakupom.
confirm-title = Vaš novi e-naslov
confirm-waiting = Spreminjamo vaš e-naslov.
confirm-done-title = Vaš e-naslov je spremenjen
confirm-done-text = Odslej se prijavljate z novim e-naslovom.
link-failed-title = Ta povezava ne deluje
link-missing-text = Del povezave manjka. Odprite jo iz e-sporočila še enkrat ali jo kopirajte v celoti.
link-confirm = Potrdi
link-resend = Pošlji novo e-sporočilo
link-account = V moj račun
link-home = V trgovino

## Polja

field-email = E-naslov
field-password = Geslo
field-new-password = Novo geslo
field-old-password = Trenutno geslo
field-repeat-password = Ponovite geslo
field-first-name = Ime
field-last-name = Priimek
field-country = Država
field-phone-code = Klicna koda
field-phone = Telefonska številka
field-birth = Datum rojstva
field-gender = Spol
field-gender-none = Ne želim navesti
field-gender-female = Ženski
field-gender-male = Moški
field-gender-other = Drugo
field-name = Ime in priimek
field-address = Ulica in hišna številka
field-address2 = Stanovanje, nadstropje, podjetje
field-city = Kraj
field-state = Pokrajina ali okrožje
field-postcode = Poštna številka

## Moj račun

account-overview = Pregled
account-orders = Naročila
account-coupons = Kuponi
account-addresses = Naslovi
account-sign-out = Odjava
account-loading = Nalaganje
account-load-failed = Tega ni bilo mogoče naložiti.

## Pregled

overview-hello = Pozdravljeni, { $name }
overview-title = Moj račun
overview-unverified = Potrdite svoj e-naslov. Sporočilo smo poslali na { $email }.
overview-resend = Pošlji znova
overview-addresses = { $count ->
    [0] Še ni naslovov
    [one] { $count } naslov
    [two] { $count } naslova
    [few] { $count } naslovi
   *[other] { $count } naslovov
}
overview-wishlist = { $count ->
    [0] Še prazen
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}
overview-settings = Ime, e-naslov, naprave, vaši podatki
overview-password = Izberi novo
overview-wishlist-title = Seznam želja

## Naročila

orders-title = Moja naročila
orders-empty-title = Še ni naročil
orders-empty-text = Ko boste oddali naročilo, ga boste našli tukaj, skupaj z računom in podatkom, kje je paket.
orders-empty-action = Oglej si ponudbo
order-missing-title = Tega naročila ne najdemo
order-missing-text = V vašem računu ni naročila { $invoice }. Morda ste naročili brez prijave ali z drugim e-naslovom.
order-missing-back = Nazaj na moja naročila

## Naslovi

addresses-title = Moji naslovi
addresses-empty = Še ni naslovov. S shranjenim naslovom naročilo oddate v trenutku.
addresses-add = Dodaj naslov
addresses-new = Nov naslov
addresses-edit-title = Uredite naslov
addresses-default = Privzeti naslov
addresses-make-default = Nastavi kot privzetega
addresses-edit = Uredi
addresses-delete = Izbriši
addresses-delete-question = Želite izbrisati ta naslov?
addresses-delete-yes = Da, izbriši
addresses-delete-no = Obdrži
addresses-full = Več naslovov ne moremo shraniti (največ { $max }). Če želite dodati novega, enega izbrišite.

## Nastavitve

settings-title = Nastavitve
settings-profile = Osebni podatki
settings-email = E-naslov
settings-email-verified = Potrjen
settings-email-unverified = Še ni potrjen
settings-email-pending = Pisali smo na { $email }. Sprememba bo veljala, ko odprete povezavo v sporočilu.
settings-email-change = Spremeni e-naslov
settings-email-new = Novi e-naslov
settings-email-password = Vaše geslo, da vemo, da ste res vi
settings-email-action = Pošlji potrditev
settings-email-sent = Pisali smo na novi e-naslov. Odprite povezavo v sporočilu.
settings-sessions = Prijavljene naprave
settings-sessions-text = Vidite napravo, ki je ne poznate? Odjavite jo in zamenjajte geslo.
settings-session-unknown = Neznana naprava
settings-session-here = Ta naprava
settings-session-seen = Zadnja dejavnost: { $when }
settings-session-end = Odjavi
settings-sessions-all = Odjavi vse naprave
settings-sessions-all-text = Vključno s to napravo.
settings-export = Vaši podatki
settings-export-text = Vsi osebni podatki, ki jih hranimo o vas, v eni datoteki.
settings-export-action = Prenesi podatke
settings-export-done = Vaši podatki so v datoteki { $file }.
settings-delete = Izbris računa
settings-delete-text = Profil, naslovi in seznam želja se trajno izbrišejo. Podatke o naročilih, ki jih moramo hraniti po zakonu, obdržimo, kjer je to mogoče, brez vašega imena.
settings-delete-open = Izbriši moj račun
settings-delete-action = Trajno izbriši

## Geslo

password-title = Sprememba gesla
password-lead = Vse druge naprave bomo nato odjavili.
password-action = Spremeni geslo
password-changed = Vaše geslo je spremenjeno.

## Stock alerts

stock-alert-delete-title = Izbris obvestil o zalogi
stock-alert-delete-text = En klik in izbrisali bomo vaša obvestila o zalogi ter e-naslov, ki ste ga zanje pustili.
stock-alert-delete-action = Izbriši
stock-alert-deleted-title = Izbrisano
stock-alert-deleted-text = Vaša obvestila o zalogi in e-naslov smo izbrisali.
