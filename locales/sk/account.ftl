# Signing in and up, and the signed-in area.

account-meta-title = { $title } | { -brand }

login-title = Prihlásenie
login-lead = Zoznam želaní, adresy a objednávky na jednom mieste.
login-action = Prihlásiť sa
login-new = Ešte nemáte účet?
login-register = Zaregistrovať sa

register-title = Registrácia
register-lead = Jeden účet pre všetky naše obchody. Zaberie to minútku.
register-action = Zaregistrovať sa
register-known = Už máte účet?
register-terms = Poznám obchodné podmienky a súhlasím s nimi.
register-terms-label = Obchodné podmienky
register-phone-help = Len pre prípad otázok k doručeniu.

forgot-title = Zabudli ste heslo?
forgot-lead = Zadajte svoj e-mail a my vám pošleme odkaz, cez ktorý si nastavíte nové heslo.
forgot-action = Poslať odkaz
forgot-again = Ani po pár minútach nič neprišlo? Pozrite sa do spamu alebo si dajte odkaz poslať znova.
forgot-back = Späť na prihlásenie
reset-title = Nastavte si nové heslo
reset-lead = Potom vás všade odhlásime a prihlásite sa už novým heslom.
reset-action = Uložiť nové heslo
reset-new-link = Požiadať o nový odkaz

verify-title = Váš e-mail
verify-waiting = Potvrdzujeme váš e-mail.
verify-done-title = Ďakujeme, váš e-mail je potvrdený
verify-done-text = To je všetko. Môžete pokračovať v nákupe.
confirm-title = Váš nový e-mail
confirm-waiting = Meníme váš e-mail.
confirm-done-title = Váš e-mail je zmenený
confirm-done-text = Odteraz sa prihlasujete novým e-mailom.
link-failed-title = Tento odkaz nefunguje
link-missing-text = Časť odkazu chýba. Otvorte ho, prosím, znova z e-mailu alebo ho skopírujte celý.
link-confirm = Potvrdiť
link-resend = Poslať nový e-mail
link-account = Prejsť do účtu
link-home = Prejsť do obchodu

field-email = E-mail
field-password = Heslo
field-new-password = Nové heslo
field-old-password = Súčasné heslo
field-repeat-password = Heslo znova
field-first-name = Meno
field-last-name = Priezvisko
field-country = Krajina
field-phone-code = Predvoľba
field-phone = Telefónne číslo
field-birth = Dátum narodenia
field-gender = Pohlavie
field-gender-none = Nechcem uviesť
field-gender-female = Žena
field-gender-male = Muž
field-gender-other = Iné
field-name = Meno a priezvisko
field-address = Ulica a číslo
field-address2 = Byt, poschodie, firma
field-city = Mesto alebo obec
field-state = Kraj alebo provincia
field-postcode = PSČ

account-overview = Prehľad
account-orders = Objednávky
account-coupons = Kupóny
account-addresses = Adresy
account-sign-out = Odhlásiť sa
account-loading = Načítavame
account-load-failed = Toto sa nepodarilo načítať.

overview-hello = Dobrý deň, { $name }
overview-title = Váš účet
overview-unverified = Potvrďte, prosím, svoj e-mail. Napísali sme vám na { $email }.
overview-resend = Poslať znova
overview-addresses = { $count ->
    [0] Zatiaľ žiadna adresa
    [one] Jedna adresa
    [few] { $count } adresy
    [many] { $count } adresy
   *[other] { $count } adries
}
overview-wishlist = { $count ->
    [0] Zatiaľ v ňom nič nie je
    [one] { $count } kúsok
    [few] { $count } kúsky
    [many] { $count } kúska
   *[other] { $count } kúskov
}
overview-settings = Meno, e-mail, zariadenia, vaše údaje
overview-password = Nastaviť nové
overview-wishlist-title = Zoznam želaní

orders-title = Vaše objednávky
orders-empty-title = Zatiaľ žiadne objednávky
orders-empty-text = Keď si niečo objednáte, nájdete to tu aj s faktúrou a informáciou, kde je práve balík.
orders-empty-action = Pozrieť si ponuku
order-missing-title = Túto objednávku sme nenašli
order-missing-text = Objednávku { $invoice } vo vašom účte nemáme. Možno ste nakúpili bez prihlásenia alebo s iným e-mailom.
order-missing-back = Späť na objednávky

addresses-title = Vaše adresy
addresses-empty = Zatiaľ žiadna adresa. S uloženou adresou máte objednávku hotovú za chvíľku.
addresses-add = Pridať adresu
addresses-new = Nová adresa
addresses-edit-title = Upraviť adresu
addresses-default = Predvolená adresa
addresses-make-default = Nastaviť ako predvolenú
addresses-edit = Upraviť
addresses-delete = Vymazať
addresses-delete-question = Vymazať túto adresu?
addresses-delete-yes = Áno, vymazať
addresses-delete-no = Ponechať
addresses-full = Viac adries už uložiť nemožno (najviac { $max }). Keď niektorú vymažete, môžete pridať ďalšiu.

settings-title = Nastavenia
settings-profile = Osobné údaje
settings-email = E-mail
settings-email-verified = Potvrdený
settings-email-unverified = Zatiaľ nepotvrdený
settings-email-pending = Napísali sme na { $email }. Zmena začne platiť, keď v tom e-maile otvoríte odkaz.
settings-email-change = Zmeniť e-mail
settings-email-new = Nový e-mail
settings-email-password = Vaše heslo, aby sme vedeli, že ste to vy
settings-email-action = Poslať potvrdenie
settings-email-sent = Na novú e-mailovú adresu sme vám napísali. Otvorte, prosím, odkaz v e-maile.
settings-sessions = Prihlásené zariadenia
settings-sessions-text = Niektoré nespoznávate? Odhláste ho a zmeňte si heslo.
settings-session-unknown = Neznáme zariadenie
settings-session-here = Toto zariadenie
settings-session-seen = Posledná aktivita: { $when }
settings-session-end = Odhlásiť
settings-sessions-all = Odhlásiť všade
settings-sessions-all-text = Odhlási všetky zariadenia vrátane tohto.
settings-export = Kópia vašich údajov
settings-export-text = Všetky osobné údaje, ktoré o vás uchovávame, v jednom súbore.
settings-export-action = Stiahnuť údaje
settings-export-done = Vaše údaje sú v súbore { $file }.
settings-delete = Vymazanie účtu
settings-delete-text = Profil, adresy aj zoznam želaní nenávratne zmiznú. Údaje o objednávkach, ktoré musíme uchovávať zo zákona, zostanú, podľa možnosti bez vášho mena.
settings-delete-open = Vymazať môj účet
settings-delete-action = Vymazať natrvalo

password-title = Zmeniť heslo
password-lead = Všetky vaše ostatné zariadenia potom odhlásime.
password-action = Zmeniť heslo
password-changed = Heslo je zmenené.

## Stock alerts

stock-alert-delete-title = Vymazať stráženie dostupnosti
stock-alert-delete-text = Stačí jedno kliknutie a vymažeme vaše stráženie dostupnosti aj e-mailovú adresu, ktorú ste preň uviedli.
stock-alert-delete-action = Vymazať
stock-alert-deleted-title = Vymazané
stock-alert-deleted-text = Vaše stráženie dostupnosti aj e-mailovú adresu sme vymazali.
