# Co partneři vydělávají: proč se provize prověřuje, měsíční vyúčtování a jejich e-mail.

## Proč provizi prověřujeme

commission-hold-own-account = Objednávka přišla z vašeho vlastního účtu.
commission-hold-own-email = Objednávka byla zadána s vaší e-mailovou adresou.
commission-hold-own-phone = Objednávka byla zadána s vaším telefonním číslem.
commission-hold-own-address = Objednávka jde na jednu z vašich adres.
commission-hold-own-card = Objednávka byla zaplacena jednou z vašich karet.
commission-hold-own-network = Objednávka přišla ze sítě, kterou používáte i vy.
commission-hold-same-address = Více vašich objednávek jde na stejnou adresu.
commission-hold-cancelled-orders = Neobvykle mnoho vašich objednávek bylo zrušeno.
commission-hold-conversion-rate = Neobvykle mnoho vašich kliknutí skončilo objednávkou.
commission-hold-seconds-on-page = Stránka, na kterou vede váš odkaz, byla otevřená jen okamžik.

## Měsíční vyúčtování

commission-statement-title = Partnerské vyúčtování
commission-statement-partner = Váš kód
commission-statement-period = Období
commission-statement-nothing = V tomto měsíci nebyl žádný pohyb.
commission-statement-opening = Zůstatek na začátku
commission-statement-earned = Vydělané provize
commission-statement-credited = Bonusy a opravy
commission-statement-reversed = Odečteno za vrácení a zrušení
commission-statement-rejected = Zamítnuto
commission-statement-paid = Vyplaceno
commission-statement-closing = Zůstatek na konci
commission-statement-pending = Zatím neschváleno
commission-statement-payable = Schváleno
commission-statement-note = Provize je podíl z ceny zboží po všech slevách, bez DPH a dopravy. Schválíme ji, až uplyne lhůta pro vrácení. Co zákazníci vrátí, odečteme, i po výplatě.

# $month je například 2026-11, $balance částka nebo více částek v různých měnách.
mail-commission-statement = Vaše vyúčtování: { $month }
    .preview = Váš zůstatek: { $balance }
    .title = Vaše vyúčtování je připravené.
    .text = váš zůstatek v obchodě { $shop } na konci měsíce: { $balance }. V části pro partnery uvidíte, z čeho se skládá, a vyúčtování si můžete stáhnout.
    .action = Otevřít vyúčtování
    .note = Pokud tyto e-maily už nechcete, vypněte je ve svém profilu.

mail-commission-earned = Započítala se vám objednávka: { $amount }
    .preview = Vaše provize za objednávku { $number }: { $amount }
    .title = Započítala se vám objednávka.
    .text = někdo díky vám nakoupil v obchodě { $shop }. Vaše provize za objednávku { $number }: { $amount }. Čeká, až zboží dorazí a nebude už možné ho vrátit.
    .action = Otevřít provize
    .note = Pokud tyto e-maily už nechcete, vypněte je ve svém profilu.
