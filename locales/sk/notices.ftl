# What the shop says after something has been done. Each id names the deed.

notice-registered = Účet je pripravený. Poslali sme vám správu na potvrdenie e-mailu.
notice-signed-in = Prihlásenie prebehlo úspešne.
notice-signed-out = Odhlásenie prebehlo úspešne.
notice-signed-out-everywhere = Odhlásili sme vás zo všetkých zariadení.
notice-session-ended = Zariadenie je odhlásené.
notice-reset-sent = Ak k tejto e-mailovej adrese existuje účet, e-mail s odkazom na nové heslo je už na ceste.
notice-password-reset = Nové heslo je nastavené. Prihláste sa ním, prosím.
notice-password-changed = Nové heslo je nastavené. Všetky ostatné zariadenia sú odhlásené.
notice-email-verified = Ďakujeme, váš e-mail je potvrdený.
notice-verification-sent = Nový e-mail je už na ceste.
notice-profile-saved = Vaše údaje sú uložené.
notice-email-change-sent = Napísali sme vám na novú e-mailovú adresu. Zmena začne platiť, keď v e-maile otvoríte odkaz.
notice-email-changed = Váš nový e-mail je nastavený.
notice-account-deleted = Účet je vymazaný aj so všetkým, čo v ňom bolo.

notice-address-saved = Adresa je uložená.
notice-address-removed = Adresa je vymazaná.
notice-address-default = Túto adresu budeme ponúkať ako prvú.

notice-wishlist-merged = Čo ste si uložili predtým, máte teraz v zozname želaní.

## Cart

notice-cart-changed = Košík je aktualizovaný.
notice-cart-removed = Odobraté z košíka
notice-cart-merged = Čo ste vybrali pred prihlásením, máte teraz v košíku.
notice-reordered = Všetko je opäť v košíku.
notice-coupon-applied = Zľavový kód je použitý.
notice-coupon-removed = Zľavový kód je odobratý.

notice-stock-alert-saved = Ďakujeme. Napíšeme vám, len čo bude tovar znova skladom.
notice-stock-alert-deleted = Stráženie dostupnosti je vymazané

## Partneri

notice-affiliate-applied = Vaša prihláška je odoslaná. Poslali sme vám správu na potvrdenie e-mailu.
notice-affiliate-profile-saved = Profil je uložený.
notice-affiliate-payout-saved = Vaše údaje na výplatu sú uložené.
notice-affiliate-left = Z partnerského programu ste odišli. Čo ste zarobili, vám ešte vyplatíme.
