# What the shop says after something has been done. Each id names the deed.

notice-registered = Účet je připravený. Poslali jsme vám zprávu k potvrzení e-mailu.
notice-signed-in = Přihlášení proběhlo v pořádku.
notice-signed-out = Odhlášení proběhlo v pořádku.
notice-signed-out-everywhere = Odhlásili jsme vás na všech zařízeních.
notice-session-ended = Zařízení je odhlášené.
notice-reset-sent = Pokud k této e-mailové adrese existuje účet, e-mail s odkazem na nové heslo je už na cestě.
notice-password-reset = Nové heslo je nastavené. Přihlaste se jím prosím.
notice-password-changed = Nové heslo je nastavené. Všechna ostatní zařízení jsou odhlášená.
notice-email-verified = Děkujeme, váš e-mail je potvrzený.
notice-verification-sent = Nový e-mail je už na cestě.
notice-profile-saved = Vaše údaje jsou uložené.
notice-email-change-sent = Napsali jsme vám na novou e-mailovou adresu. Změna začne platit, jakmile v e-mailu otevřete odkaz.
notice-email-changed = Váš nový e-mail je nastavený.
notice-account-deleted = Účet je smazaný i se vším, co v něm bylo.

notice-address-saved = Adresa je uložená.
notice-address-removed = Adresa je smazaná.
notice-address-default = Tuto adresu budeme nabízet jako první.

notice-wishlist-merged = Co jste si uložili předtím, máte teď v seznamu přání.

## Cart

notice-cart-changed = Košík je aktualizovaný.
notice-cart-removed = Odebráno z košíku
notice-cart-merged = Co jste vybrali před přihlášením, máte teď v košíku.
notice-reordered = Vše je znovu v košíku.
notice-coupon-applied = Slevový kód je použitý.
notice-coupon-removed = Slevový kód je odebraný.

notice-stock-alert-saved = Děkujeme. Napíšeme vám, jakmile bude zboží znovu skladem.
notice-stock-alert-deleted = Hlídání dostupnosti je smazané

## Partneři

notice-affiliate-applied = Vaše přihláška je odeslaná. Poslali jsme vám zprávu k potvrzení e-mailu.
notice-affiliate-profile-saved = Profil je uložený.
notice-affiliate-payout-saved = Vaše údaje pro výplatu jsou uložené.
notice-affiliate-left = Z partnerského programu jste odešli. Co jste vydělali, vám ještě vyplatíme.
