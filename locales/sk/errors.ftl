# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Najprv sa, prosím, prihláste.
error-credentials = Nesprávny e-mail alebo heslo.
error-forbidden = Na toto nemáte oprávnenie.
error-not-found = To, čo hľadáte, sa nepodarilo nájsť.
error-page-not-found = Stránka sa nenašla: { $path }
error-bad-request = Tejto požiadavke nerozumieme.
error-method-not-allowed = Túto webovú adresu nemožno použiť týmto spôsobom.
error-too-large = Toto je príliš veľké.
error-rate-limited = Priveľa pokusov. Chvíľu počkajte a skúste to znova.
error-internal = Niečo sa pokazilo.
error-unavailable = Obchod je práve preťažený. Skúste to znova o chvíľu.
error-request-timeout = Požiadavka k nám prišla príliš pomaly. Skontrolujte pripojenie a skúste to znova.

error-invalid = Niektoré údaje nie sú správne. Skontrolujte, prosím, polia uvedené nižšie.
error-parameter-required = Tento údaj chýba.
error-parameter-number = Musí to byť celé číslo.
error-parameter-decimal = Musí to byť číslo.
error-parameter-range = Hodnota musí byť medzi { $min } a { $max }.
error-parameter-choice = Povolené hodnoty: { $choices }.
error-parameter-characters = Obsahuje znak, ktorý nemožno použiť.
error-parameter-long = Je to príliš dlhé. Povolený počet znakov: najviac { $max }.
error-parameter-many = Hodnôt je priveľa. Povolený počet: najviac { $max }.
error-parameter-text = Musí to byť text.
error-parameter-flag = Povolené hodnoty: true alebo false.
error-parameter-list = Musí to byť zoznam.
error-parameter-object = Musí to byť objekt s poľami.
error-idempotency-key = Idempotency-Key musí mať 1 až 255 viditeľných znakov.
error-idempotency-reused = Tento Idempotency-Key už bol použitý pre inú požiadavku.
error-idempotency-pending = Tá istá požiadavka sa ešte spracúva. Skúste to, prosím, o chvíľu znova.
error-idempotency-unkept = Táto požiadavka už bola vykonaná, ale odpoveď bola príliš veľká na to, aby sa uložila. Výsledok uvidíte po opätovnom načítaní stránky.
error-country-mismatch = Táto webová adresa patrí obchodu v inej krajine.

error-user-exists = Účet s týmto e-mailom už existuje. Môžete sa prihlásiť.
error-link-expired = Odkaz už neplatí alebo nie je správny. Skúste to, prosím, znova.
error-addresses-full = Na ďalšiu adresu už nie je miesto (najviac { $max }). Najprv, prosím, niektorú vymažte.
error-email-same = Tento e-mail už používate.
error-email-verified = Váš e-mail je už potvrdený.

error-wishlist-duplicate = Tento kúsok už v zozname želaní máte.
error-wishlist-full = Váš zoznam želaní je plný. Najprv z neho, prosím, niečo odoberte.

## Cart and coupons

error-cart-gone = Tento tovar už nie je v ponuke.
error-cart-not-here = Tento tovar sa v tomto obchode nepredáva.
error-cart-sold-out = Tento tovar je vypredaný.
error-cart-short = { $count ->
    [one] Zostáva už len { $count } kus.
    [few] Zostávajú už len { $count } kusy.
    [many] Zostáva už len { $count } kusa.
   *[other] Zostáva už len { $count } kusov.
}
error-cart-price = Cena sa zmenila: predtým { $before }, teraz { $now }.
error-cart-full = Váš košík je plný. Najprv z neho, prosím, niečo odoberte.
error-reorder-gone = Už nie je k dispozícii: { $names }
error-quantity-required = Zadajte množstvo.
error-coupon-unknown = Taký zľavový kód nepoznáme. Skúste to, prosím, znova.
error-coupon-used-up = Tento zľavový kód je už vyčerpaný.
error-coupon-used = Tento zľavový kód ste už použili.
error-coupon-not-started = Tento zľavový kód ešte neplatí.
error-coupon-expired = Platnosť tohto zľavového kódu sa skončila.
error-coupon-products = Tento zľavový kód neplatí na nič z vášho košíka.
error-coupon-minimum = Na použitie tohto kódu chýba ešte { $missing }.
error-coupon-email = Prihláste sa alebo pri pokladni zadajte e-mail a zľavový kód použijeme.

error-stock-alert-available = Tovar je znova skladom: môžete si ho objednať.

## Partneri

error-affiliate-pending = O vašej prihláške sme ešte nerozhodli. Hneď ako rozhodneme, napíšeme vám.
error-affiliate-rejected = Vaša prihláška nebola prijatá.
error-affiliate-suspended = Vaše partnerstvo je pozastavené. Svoje čísla si môžete naďalej pozrieť.
error-affiliate-left = Z partnerského programu ste odišli.
error-affiliate-programme-closed = Náš partnerský program ešte nie je otvorený.
error-affiliate-payout-closed = Údaje na výplatu sa teraz nedajú uložiť. Skúste to, prosím, neskôr.
