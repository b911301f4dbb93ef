# Čo partneri zarábajú: prečo sa provízia preveruje, mesačné vyúčtovania a ich e-mail.

## Prečo províziu preverujeme

commission-hold-own-account = Objednávka prišla z vášho vlastného účtu.
commission-hold-own-email = Objednávka bola zadaná s vašou e-mailovou adresou.
commission-hold-own-phone = Objednávka bola zadaná s vaším telefónnym číslom.
commission-hold-own-address = Objednávka ide na jednu z vašich adries.
commission-hold-own-card = Objednávka bola zaplatená jednou z vašich kariet.
commission-hold-own-network = Objednávka prišla zo siete, ktorú používate aj vy.
commission-hold-same-address = Viac vašich objednávok ide na tú istú adresu.
commission-hold-cancelled-orders = Nezvyčajne veľa vašich objednávok bolo zrušených.
commission-hold-conversion-rate = Nezvyčajne veľa vašich kliknutí sa zmenilo na objednávky.
commission-hold-seconds-on-page = Stránka, na ktorú vedie váš odkaz, bola otvorená len okamih.

## Mesačné vyúčtovanie

commission-statement-title = Partnerské vyúčtovanie
commission-statement-partner = Váš kód
commission-statement-period = Obdobie
commission-statement-nothing = V tomto mesiaci nebol žiadny pohyb.
commission-statement-opening = Zostatok na začiatku
commission-statement-earned = Zarobené provízie
commission-statement-credited = Bonusy a opravy
commission-statement-reversed = Odpočítané za vrátenia a zrušenia
commission-statement-rejected = Zamietnuté
commission-statement-paid = Vyplatené
commission-statement-closing = Zostatok na konci
commission-statement-pending = Zatiaľ neschválené
commission-statement-payable = Schválené
commission-statement-note = Provízia je podiel z ceny tovaru po všetkých zľavách, bez DPH a doručenia. Schválime ju, keď uplynie lehota na vrátenie. Čo zákazníci vrátia, odpočítame, aj po výplate.

# $month je napríklad 2026-11, $balance suma alebo viac súm v rôznych menách.
mail-commission-statement = Vaše vyúčtovanie: { $month }
    .preview = Váš zostatok: { $balance }
    .title = Vaše vyúčtovanie je pripravené.
    .text = váš zostatok v obchode { $shop } na konci mesiaca: { $balance }. V časti pre partnerov uvidíte, z čoho sa skladá, a vyúčtovanie si môžete stiahnuť.
    .action = Otvoriť vyúčtovania
    .note = Ak tieto e-maily už nechcete, vypnite ich vo svojom profile.

mail-commission-earned = Započítala sa vám objednávka: { $amount }
    .preview = Vaša provízia za objednávku { $number }: { $amount }
    .title = Započítala sa vám objednávka.
    .text = niekto vďaka vám nakúpil v obchode { $shop }. Vaša provízia za objednávku { $number }: { $amount }. Čaká, kým tovar nedorazí a už sa nebude dať vrátiť.
    .action = Otvoriť provízie
    .note = Ak tieto e-maily už nechcete, vypnite ich vo svojom profile.
