# The product page.

product-gallery = Obrázky: { $name }
product-picture-number = Obrázek { $number } z { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Zvětšit obrázek { $number } z { $total }
product-zoom = Zvětšené obrázky: { $name }
product-zoom-next = Další obrázek
product-zoom-previous = Předchozí obrázek
product-zoom-in = Přiblížit
product-zoom-out = Oddálit

product-price-until = Konec akce: { $when }
product-price-vat = Cena je včetně DPH.
product-price-vat-delivery = Cena je včetně DPH, bez dopravy.

product-colour-chosen = Barva: <b>{ $colour }</b>
product-size-chosen = Velikost: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Vyberte velikost
product-option-choose = { $option }: prosím vyberte
product-value-out = { $value }, vyprodáno
product-value-low = { $count ->
    [one] { $value }, už jen { $count } kus
    [few] { $value }, už jen { $count } kusy
    [many] { $value }, už jen { $count } kusu
   *[other] { $value }, už jen { $count } kusů
}
product-value-chosen = { $value }, vybráno
product-low = { $count ->
    [one] Už jen { $count } kus
    [few] Už jen { $count } kusy
    [many] Už jen { $count } kusu
   *[other] Už jen { $count } kusů
}
product-size-out = Velikost { $size } je v této barvě vyprodaná.
product-choice-out = Tato kombinace je vyprodaná.
product-sold-out-text = Tento kousek je vyprodaný ve všech velikostech. Třeba se vám zalíbí něco z výběru níže.
product-colour-out = Tato barva je vyprodaná. Vyberte prosím jinou.
stock-alert-title = Dejte mi vědět, až bude skladem
stock-alert-text = Napíšeme vám jen jednou, až bude { $choice } znovu skladem, a pak vaši e-mailovou adresu smažeme.
stock-alert-submit = Hlídat dostupnost

product-delivery = U vás doma: { $dates }
product-delivery-ships = Odesíláme: { $date }.
product-delivery-cost = Doprava { $price }.
product-delivery-cost-free-over = Doprava { $price }, od { $threshold } zdarma.
product-delivery-free = Doprava zdarma.
product-returns = { $days ->
    [one] { $days } den na vrácení
    [few] { $days } dny na vrácení
    [many] { $days } dne na vrácení
   *[other] { $days } dní na vrácení
}
product-returns-text = Vyzkoušejte doma. Když nesedne, pošlete zpátky.
product-pay-card-cod = Platba kartou nebo na dobírku
product-pay-card = Platba kartou
product-pay-cod = Platba na dobírku
product-pay-cod-charge = Příplatek za dobírku je { $price }.
product-pay-safe = Platba je šifrovaná.

product-description = Popis
product-material = Materiál a péče
product-measurements = Velikost a míry
product-shipping = Doprava a vrácení
product-maker = Výrobce a odpovědná osoba

product-composition = Složení
product-weight = Gramáž
product-weight-value = { $grams } g/m²
product-care = Péče
product-details-sku = Číslo produktu

product-shipping-time = { $max ->
    [one] Doručení trvá { $min } až { $max } pracovní den.
    [few] Doručení trvá { $min } až { $max } pracovní dny.
    [many] Doručení trvá { $min } až { $max } pracovního dne.
   *[other] Doručení trvá { $min } až { $max } pracovních dnů.
}
product-shipping-cost = Doprava stojí { $price }.
product-shipping-free-over = U objednávek od { $threshold } je zdarma.
product-shipping-free = Doprava je zdarma.
product-shipping-cod = Při platbě na dobírku připočítáme { $price }.
product-shipping-returns = { $days ->
    [one] Všechno, v čem jste nebyli venku, můžete do { $days } dne vrátit. Dokud si nejste jistí, nechte na oblečení visačku.
    [few] Všechno, v čem jste nebyli venku, můžete do { $days } dnů vrátit. Dokud si nejste jistí, nechte na oblečení visačku.
    [many] Všechno, v čem jste nebyli venku, můžete do { $days } dne vrátit. Dokud si nejste jistí, nechte na oblečení visačku.
   *[other] Všechno, v čem jste nebyli venku, můžete do { $days } dnů vrátit. Dokud si nejste jistí, nechte na oblečení visačku.
}

product-size-help = Jakou mám velikost?
product-size-table = Tabulka velikostí
product-size-table-close = Zavřít tabulku velikostí
product-size-table-note = Tělesné míry v centimetrech. Měřte přes tenké prádlo a metr neutahujte. Jste-li mezi dvěma velikostmi, vyberte větší.
product-size-table-note-kids = Výšky a míry v centimetrech. Děti rostou: mezi dvěma velikostmi vyberte větší.
product-size-size = Velikost
product-size-system = Velikost { $system }
product-size-value = { $value }
product-size-bust = Prsa
product-size-chest = Hrudník
product-size-waist = Pas
product-size-hips = Boky
product-size-inseam = Vnitřní délka nohy
product-size-height = Výška
product-size-age = Věk
product-size-months = { $from }–{ $to } měs.
product-size-years = { $to ->
    [one] { $from }–{ $to } rok
    [few] { $from }–{ $to } roky
    [many] { $from }–{ $to } roku
   *[other] { $from }–{ $to } let
}
product-size-measure-bust = Prsa: přes nejširší místo, pod pažemi.
product-size-measure-chest = Hrudník: přes nejširší místo, pod pažemi.
product-size-measure-waist = Pas: přes nejužší místo.
product-size-measure-hips = Boky: přes nejširší místo.
product-size-measure-inseam = Vnitřní délka nohy: od rozkroku ke kotníku.
product-size-measure-height = Výška: od temene po chodidla, bez bot.

product-size-find = Najděte svou velikost
product-size-find-text = Zadejte jednu nebo více měr v centimetrech.
product-size-find-clothes = Oblečení
product-size-found = Vhodná velikost: <b>{ $size }</b>
product-size-found-between = Míry odpovídají různým velikostem, od { $smaller } do { $larger }. Máte-li rádi volnější střih, vyberte větší.
product-size-found-none = Pro tyto míry velikost nemáme.

product-related = Hodí se k tomu

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Doručení během { $max ->
    [one] { $min }–{ $max } pracovního dne
    [few] { $min }–{ $max } pracovních dnů
    [many] { $min }–{ $max } pracovního dne
   *[other] { $min }–{ $max } pracovních dnů
}, vrácení do { $days ->
    [one] { $days } dne
    [few] { $days } dnů
    [many] { $days } dne
   *[other] { $days } dnů
}.
product-meta-description-brand = { $name } značky { $brand }: { $price }. Doručení během { $max ->
    [one] { $min }–{ $max } pracovního dne
    [few] { $min }–{ $max } pracovních dnů
    [many] { $min }–{ $max } pracovního dne
   *[other] { $min }–{ $max } pracovních dnů
}, vrácení do { $days ->
    [one] { $days } dne
    [few] { $days } dnů
    [many] { $days } dne
   *[other] { $days } dnů
}.
