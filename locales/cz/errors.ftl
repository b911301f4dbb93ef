# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Nejdřív se prosím přihlaste.
error-credentials = Nesprávný e-mail nebo heslo.
error-forbidden = K tomu nemáte oprávnění.
error-not-found = To, co hledáte, se nepodařilo najít.
error-page-not-found = Stránka nenalezena: { $path }
error-bad-request = Požadavku nerozumíme.
error-method-not-allowed = Tuto webovou adresu takto použít nelze.
error-too-large = Tohle je příliš velké.
error-rate-limited = Příliš mnoho pokusů. Chvilku prosím počkejte a zkuste to znovu.
error-internal = Něco se pokazilo.
error-unavailable = Obchod je teď přetížený. Zkuste to prosím za chvilku znovu.
error-request-timeout = Požadavek k nám dorazil příliš pomalu. Zkontrolujte prosím připojení a zkuste to znovu.

error-invalid = Některé údaje nejsou správně. Zkontrolujte prosím pole uvedená níže.
error-parameter-required = Tento údaj chybí.
error-parameter-number = Musí to být celé číslo.
error-parameter-decimal = Musí to být číslo.
error-parameter-range = Hodnota musí být mezi { $min } a { $max }.
error-parameter-choice = Povolené hodnoty: { $choices }.
error-parameter-characters = Obsahuje znak, který nelze použít.
error-parameter-long = Je to příliš dlouhé. Povolený počet znaků: nejvýše { $max }.
error-parameter-many = Hodnot je příliš mnoho. Povolený počet: nejvýše { $max }.
error-parameter-text = Musí to být text.
error-parameter-flag = Povolené hodnoty: true nebo false.
error-parameter-list = Musí to být seznam.
error-parameter-object = Musí to být objekt s poli.
error-idempotency-key = Idempotency-Key musí mít 1 až 255 viditelných znaků.
error-idempotency-reused = Tento Idempotency-Key už byl použit pro jiný požadavek.
error-idempotency-pending = Stejný požadavek se ještě zpracovává. Zkuste to prosím za chvíli znovu.
error-idempotency-unkept = Tento požadavek už byl proveden, ale odpověď byla příliš velká na to, aby se uložila. Výsledek uvidíte po novém načtení stránky.
error-country-mismatch = Tato webová adresa patří obchodu v jiné zemi.

error-user-exists = Účet s tímto e-mailem už existuje. Můžete se přihlásit.
error-link-expired = Odkaz už neplatí nebo není správný. Zkuste to prosím znovu.
error-addresses-full = Na další adresu už není místo (maximum je { $max }). Nejdřív prosím některou smažte.
error-email-same = Tento e-mail už používáte.
error-email-verified = Váš e-mail už je potvrzený.

error-wishlist-duplicate = Tento kousek už v seznamu přání máte.
error-wishlist-full = Váš seznam přání je plný. Nejdřív z něj prosím něco odeberte.

## Cart and coupons

error-cart-gone = Toto zboží už není k dostání.
error-cart-not-here = Toto zboží se v tomto obchodě neprodává.
error-cart-sold-out = Toto zboží je vyprodané.
error-cart-short = { $count ->
    [one] Zbývá už jen { $count } kus.
    [few] Zbývají už jen { $count } kusy.
    [many] Zbývá už jen { $count } kusu.
   *[other] Zbývá už jen { $count } kusů.
}
error-cart-price = Cena se změnila: dříve { $before }, nyní { $now }.
error-cart-full = Váš košík je plný. Nejdřív z něj prosím něco odeberte.
error-reorder-gone = Již není k dispozici: { $names }
error-quantity-required = Zadejte množství.
error-coupon-unknown = Takový slevový kód neznáme. Zkuste to prosím znovu.
error-coupon-used-up = Tento slevový kód je už vyčerpaný.
error-coupon-used = Tento slevový kód jste už použili.
error-coupon-not-started = Tento slevový kód ještě neplatí.
error-coupon-expired = Platnost tohoto slevového kódu skončila.
error-coupon-products = Tento slevový kód neplatí na nic z vašeho košíku.
error-coupon-minimum = K použití tohoto kódu chybí ještě { $missing }.
error-coupon-email = Přihlaste se, nebo v pokladně zadejte e-mail, a slevový kód použijeme.

error-stock-alert-available = Zboží je znovu skladem: můžete ho objednat.

## Partneři

error-affiliate-pending = O vaší přihlášce jsme ještě nerozhodli. Jakmile rozhodneme, napíšeme vám.
error-affiliate-rejected = Vaše přihláška nebyla přijata.
error-affiliate-suspended = Vaše partnerství je pozastavené. Svá čísla si můžete dál prohlížet.
error-affiliate-left = Z partnerského programu jste odešli.
error-affiliate-programme-closed = Náš partnerský program ještě není otevřený.
error-affiliate-payout-closed = Údaje pro výplatu teď nelze uložit. Zkuste to prosím později.
