# Signing in and up, and the signed-in area.

account-meta-title = { $title } | { -brand }

login-title = Přihlášení
login-lead = Seznam přání, adresy a objednávky na jednom místě.
login-action = Přihlásit se
login-new = Ještě nemáte účet?
login-register = Zaregistrovat se

register-title = Registrace
register-lead = Jeden účet pro všechny naše obchody. Zabere to minutku.
register-action = Zaregistrovat se
register-known = Už máte účet?
register-terms = Znám obchodní podmínky a souhlasím s nimi.
register-terms-label = Obchodní podmínky
register-phone-help = Jen pro případ dotazů k doručení.

forgot-title = Zapomněli jste heslo?
forgot-lead = Zadejte svůj e-mail a my vám pošleme odkaz, přes který si nastavíte nové heslo.
forgot-action = Poslat odkaz
forgot-again = Ani po pár minutách nic nepřišlo? Podívejte se do spamu nebo si nechte odkaz poslat znovu.
forgot-back = Zpět na přihlášení
reset-title = Nastavte si nové heslo
reset-lead = Všude vás odhlásíme a znovu se přihlásíte už novým heslem.
reset-action = Uložit nové heslo
reset-new-link = Požádat o nový odkaz

verify-title = Váš e-mail
verify-waiting = Potvrzujeme váš e-mail.
verify-done-title = Děkujeme, váš e-mail je potvrzený
verify-done-text = To je všechno. Můžete pokračovat v nákupu.
confirm-title = Váš nový e-mail
confirm-waiting = Měníme váš e-mail.
confirm-done-title = Váš e-mail je změněný
confirm-done-text = Od teď se přihlašujete novým e-mailem.
link-failed-title = Tento odkaz nefunguje
link-missing-text = Část odkazu chybí. Otevřete ho prosím z e-mailu ještě jednou nebo ho zkopírujte celý.
link-confirm = Potvrdit
link-resend = Poslat nový e-mail
link-account = Přejít do účtu
link-home = Přejít do obchodu

field-email = E-mail
field-password = Heslo
field-new-password = Nové heslo
field-old-password = Současné heslo
field-repeat-password = Heslo znovu
field-first-name = Jméno
field-last-name = Příjmení
field-country = Země
field-phone-code = Předvolba
field-phone = Telefonní číslo
field-birth = Datum narození
field-gender = Pohlaví
field-gender-none = Nechci uvádět
field-gender-female = Žena
field-gender-male = Muž
field-gender-other = Jiné
field-name = Jméno a příjmení
field-address = Ulice a číslo
field-address2 = Byt, patro, firma
field-city = Město nebo obec
field-state = Kraj nebo provincie
field-postcode = PSČ

account-overview = Přehled
account-orders = Objednávky
account-coupons = Kupony
account-addresses = Adresy
account-sign-out = Odhlásit se
account-loading = Načítáme
account-load-failed = Nepodařilo se to načíst.

overview-hello = { $name ->
   *[any] Dobrý den
}
overview-title = Váš účet
overview-unverified = Potvrďte prosím svůj e-mail. Psali jsme vám na { $email }.
overview-resend = Poslat znovu
overview-addresses = { $count ->
    [0] Zatím žádná adresa
    [one] Jedna adresa
    [few] { $count } adresy
    [many] { $count } adresy
   *[other] { $count } adres
}
overview-wishlist = { $count ->
    [0] Zatím v něm nic není
    [one] { $count } kousek
    [few] { $count } kousky
    [many] { $count } kousku
   *[other] { $count } kousků
}
overview-settings = Jméno, e-mail, zařízení, vaše údaje
overview-password = Nastavit nové
overview-wishlist-title = Seznam přání

orders-title = Vaše objednávky
orders-empty-title = Zatím žádné objednávky
orders-empty-text = Až si něco objednáte, najdete tu objednávku i s fakturou a uvidíte, kde je zrovna balík.
orders-empty-action = Rozhlédnout se po obchodě
order-missing-title = Tuto objednávku jsme nenašli
order-missing-text = Objednávku { $invoice } ve vašem účtu nemáme. Možná jste nakoupili bez přihlášení nebo s jiným e-mailem.
order-missing-back = Zpět na objednávky

addresses-title = Vaše adresy
addresses-empty = Zatím žádná adresa. S uloženou adresou máte objednávku hotovou za chvilku.
addresses-add = Přidat adresu
addresses-new = Nová adresa
addresses-edit-title = Upravit adresu
addresses-default = Výchozí adresa
addresses-make-default = Nastavit jako výchozí
addresses-edit = Upravit
addresses-delete = Smazat
addresses-delete-question = Smazat tuto adresu?
addresses-delete-yes = Ano, smazat
addresses-delete-no = Ponechat
addresses-full = Víc adres už uložit nejde, maximum je { $max }. Když některou smažete, můžete přidat další.

settings-title = Nastavení
settings-profile = Osobní údaje
settings-email = E-mail
settings-email-verified = Potvrzený
settings-email-unverified = Zatím nepotvrzený
settings-email-pending = Psali jsme na { $email }. Změna začne platit, jakmile v tom e-mailu otevřete odkaz.
settings-email-change = Změnit e-mail
settings-email-new = Nový e-mail
settings-email-password = Vaše heslo, ať víme, že jste to vy
settings-email-action = Poslat potvrzení
settings-email-sent = Na novou e-mailovou adresu jsme vám napsali. Otevřete prosím odkaz v e-mailu.
settings-sessions = Přihlášená zařízení
settings-sessions-text = Některé nepoznáváte? Odhlaste ho a změňte si heslo.
settings-session-unknown = Neznámé zařízení
settings-session-here = Toto zařízení
settings-session-seen = Poslední aktivita: { $when }
settings-session-end = Odhlásit
settings-sessions-all = Odhlásit všude
settings-sessions-all-text = Odhlásí všechna zařízení včetně tohoto.
settings-export = Kopie vašich údajů
settings-export-text = Všechny osobní údaje, které o vás uchováváme, v jednom souboru.
settings-export-action = Stáhnout údaje
settings-export-done = Vaše údaje jsou v souboru { $file }.
settings-delete = Smazání účtu
settings-delete-text = Profil, adresy i seznam přání smažeme natrvalo. Údaje o objednávkách, které musíme ze zákona uchovávat, zůstanou, ale kde to jde, bez vašeho jména.
settings-delete-open = Smazat můj účet
settings-delete-action = Smazat natrvalo

password-title = Změna hesla
password-lead = Na všech ostatních zařízeních vás odhlásíme.
password-action = Změnit heslo
password-changed = Heslo je změněné.

## Stock alerts

stock-alert-delete-title = Smazat hlídání dostupnosti
stock-alert-delete-text = Stačí jedno kliknutí a smažeme vaše hlídání dostupnosti i e-mailovou adresu, kterou jste pro něj uvedli.
stock-alert-delete-action = Smazat
stock-alert-deleted-title = Smazáno
stock-alert-deleted-text = Vaše hlídání dostupnosti i e-mailovou adresu jsme smazali.
