# The product page.

## Képek

product-gallery = Képek: { $name }
product-picture-number = { $number }. kép, összesen { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = { $number }. kép nagyítása, összesen { $total }
product-zoom = Nagyított képek: { $name }
product-zoom-next = Következő kép
product-zoom-previous = Előző kép
product-zoom-in = Nagyítás
product-zoom-out = Kicsinyítés

## Ár

product-price-until = Akciós ár eddig: { $when }.
product-price-vat = Az ár tartalmazza az áfát.
product-price-vat-delivery = Az ár tartalmazza az áfát, a szállítás díját nem.

## Választás

product-colour-chosen = Szín: <b>{ $colour }</b>
product-size-chosen = Méret: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Válassz méretet
product-option-choose = { $option }: válassz
product-value-out = { $value }, elfogyott
product-value-low = { $value }, már csak { $count } db
product-value-chosen = { $value }, kiválasztva
product-low = Már csak { $count } db van
product-size-out = { $size } méretben ez a szín elfogyott.
product-choice-out = Ez az összeállítás elfogyott.
product-sold-out-text = Ez a darab minden méretben elfogyott. Talán lejjebb is találsz valamit, ami tetszik.
product-colour-out = Ez a szín elfogyott. Válassz másikat.
stock-alert-title = Szóljatok, ha újra kapható
stock-alert-text = Egyszer írunk, amikor { $choice } újra raktáron van, utána töröljük az e-mail-címedet.
stock-alert-submit = Szóljatok

## Ígéretek

product-delivery = Nálad: { $dates }
product-delivery-ships = Feladás: { $date }.
product-delivery-cost = Szállítás: { $price }.
product-delivery-cost-free-over = Szállítás: { $price }, { $threshold } felett ingyenes.
product-delivery-free = A szállítás ingyenes.
product-returns = { $days } nap a visszaküldésre
product-returns-text = Próbáld fel otthon. Ha nem az igazi, küldd vissza.
product-pay-card-cod = Fizetés bankkártyával vagy utánvéttel
product-pay-card = Fizetés bankkártyával
product-pay-cod = Fizetés utánvéttel
product-pay-cod-charge = Az utánvét díja { $price }.
product-pay-safe = A fizetésed titkosított.

## Szakaszok

product-description = Leírás
product-material = Anyag és kezelés
product-measurements = Méretek
product-shipping = Szállítás és visszaküldés
product-maker = Gyártó és felelős személy

product-composition = Összetétel
product-weight = Anyagsúly
product-weight-value = { $grams } g/m²
product-care = Kezelés
product-details-sku = Cikkszám

product-shipping-time = A szállítási idő { $min }–{ $max } munkanap.
product-shipping-cost = A szállítás díja { $price }.
product-shipping-free-over = { $threshold } feletti rendelésnél ingyenes.
product-shipping-free = A szállítás ingyenes.
product-shipping-cod = Utánvét esetén ehhez jön még { $price }.
product-shipping-returns = { $days } napod van arra, hogy visszaküldj bármit, amit nem viseltél házon kívül. Hagyd rajta a címkét, amíg nem vagy biztos a dolgodban.

## Mérettáblázat

product-size-help = Melyik az én méretem?
product-size-table = Mérettáblázat
product-size-table-close = Mérettáblázat bezárása
product-size-table-note = Testméretek centiméterben. Vékony alsóneműn mérj, és ne húzd meg a mérőszalagot. Két méret között válaszd a nagyobbat.
product-size-table-note-kids = Magasság és testméretek centiméterben. A gyerekek nőnek: két méret között válaszd a nagyobbat.
product-size-size = Méret
product-size-system = { $system }-méret
product-size-value = { $value }
product-size-bust = Mellbőség
product-size-chest = Mellkas
product-size-waist = Derék
product-size-hips = Csípő
product-size-inseam = Belső lábhossz
product-size-height = Magasság
product-size-age = Életkor
product-size-months = { $from }–{ $to } hónapos
product-size-years = { $from }–{ $to } éves
product-size-measure-bust = Mellbőség: a legteltebb részen körbemérve, a hónalj alatt.
product-size-measure-chest = Mellkas: a legszélesebb részen körbemérve, a hónalj alatt.
product-size-measure-waist = Derék: ahol a törzs a legkarcsúbb.
product-size-measure-hips = Csípő: a legszélesebb részen körbemérve.
product-size-measure-inseam = Belső lábhossz: az ágyéktól a bokáig.
product-size-measure-height = Magasság: a fejtetőtől a talpig, cipő nélkül.

product-size-find = Találd meg a méreted
product-size-find-text = Add meg egy vagy több testméreted centiméterben.
product-size-find-clothes = Ruházat
product-size-found = A megfelelő méret: <b>{ $size }</b>
product-size-found-between = A testméretek különböző méretekhez tartoznak, { $smaller } és { $larger } között. Ha lazábban szereted, válaszd a nagyobbat.
product-size-found-none = Ezekhez a testméretekhez nincs méretünk.

## Lejjebb

product-related = Jól illik hozzá

## Keresőknek szánt szövegek

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } – { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
product-meta-description-brand = { $name } – { $brand }: { $price }. Kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
