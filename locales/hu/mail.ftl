# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note).

## Minden levélben

mail-hello = Kedves { $name }!
mail-hello-nameless = Üdvözlünk!
mail-copy = Ha a gomb nem működik, másold ezt a linket a böngésződbe:
mail-link-minutes = { $count ->
    [one] A link egy percig érvényes, és csak egyszer használható.
   *[other] A link { $count } percig érvényes, és csak egyszer használható.
}
mail-link-hours = { $count ->
    [one] A link egy óráig érvényes, és csak egyszer használható.
   *[other] A link { $count } óráig érvényes, és csak egyszer használható.
}
mail-link-days = { $count ->
    [one] A link egy napig érvényes, és csak egyszer használható.
   *[other] A link { $count } napig érvényes, és csak egyszer használható.
}
mail-help = Kérdésed van? Válaszolj erre a levélre.
mail-unsubscribe = Leiratkozás

## Fiók

mail-verify-email = Erősítsd meg az e-mail-címed
    .preview = Egy kattintás, és elkészül { $shop }-fiókod.
    .title = Ez a te e-mail-címed?
    .text = Erősítsd meg: így a rendelések visszaigazolásai és a visszaküldésekről szóló levelek biztosan hozzád érkeznek, és más nem használhatja az e-mail-címedet.
    .action = Megerősítem az e-mail-címemet
    .note = Nem te nyitottál { $shop }-fiókot? Akkor nincs teendőd.

mail-welcome = { -brand }: üdv a boltunkban!
    .preview = Megerősítetted az e-mail-címedet.
    .title = Örülünk, hogy itt vagy.
    .text = Az e-mail-címedet megerősítetted, a fiókod kész. Egy helyen találod benne a kívánságlistádat, a címeidet és a rendeléseidet.
    .action = Körülnézek

mail-reset-password = Válassz új jelszót
    .preview = Itt a link, amelyet kértél.
    .title = Új jelszó
    .text = Valaki, valószínűleg te, új jelszót kért { $shop }-fiókodhoz. Itt választhatsz egyet; utána minden eszközödön kijelentkeztetünk.
    .action = Jelszót választok
    .note = Nem te kérted? Akkor hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.

mail-password-changed = Megváltozott a jelszavad
    .preview = Ha te voltál, nincs teendőd.
    .title = Új jelszavad van.
    .text = { $shop }-fiókod jelszava az imént megváltozott. Ha te voltál, nincs teendőd. Ha nem, válassz most rögtön másikat, és írj nekünk.
    .action = Nem én voltam

mail-email-change-confirm = Erősítsd meg az új e-mail-címed
    .preview = Egy kattintás, és mostantól erre az e-mail-címre írunk.
    .title = Az új e-mail-címed
    .text = Ezt az e-mail-címet szeretnéd használni { $shop }-fiókodhoz. Erősítsd meg, és mostantól ide írunk.
    .action = Ezt az e-mail-címet használom
    .note = Nem te kérted? Akkor nincs teendőd, a fiók régi e-mail-címe megmarad.

mail-email-changed = Megváltozott az e-mail-címed
    .preview = Mostantól az új e-mail-címedre írunk.
    .title = Megváltozott az e-mail-címed.
    .text = { $shop }-fiókod e-mail-címe mostantól { $email }. A régire többet nem írunk.
    .note = Nem te voltál? Válaszolj azonnal erre a levélre, és segítünk visszaszerezni a fiókodat.

mail-account-deleted = A fiókodat töröltük
    .preview = A címeidet és a kívánságlistádat is töröltük.
    .title = Viszlát.
    .text = { $shop }-fiókodat a címeiddel és a kívánságlistáddal együtt töröltük. A számlákat minden mástól elkülönítve addig őrizzük, ameddig a törvény előírja. Bármikor szívesen látunk újra.

## Hírlevél

mail-newsletter-confirm = Erősítsd meg a feliratkozásod
    .preview = Egy kattintás, és jönnek a leveleink.
    .title = Kéred a hírlevelünket?
    .text = Ezt az e-mail-címet webáruházunkban ({ $shop }) adták meg a hírlevelünkhöz: új darabok, leárazások, néha egy-egy történet. Erősítsd meg, és jönnek a hírlevelek.
    .action = Igen, feliratkozom
    .note = Nem te voltál? Akkor nincs teendőd: a hozzájárulásod nélkül nem írunk, és { $days } nap múlva töröljük az e-mail-címet.

mail-newsletter-welcome = Feliratkoztál a hírlevélre
    .preview = Köszönjük. A következő levél már íródik.
    .title = Köszönjük a feliratkozást.
    .text = Mostantól az elsők között értesülsz webáruházunk ({ $shop }) újdonságairól és leárazásairól. Minden levélben van egy link, amellyel azonnal leiratkozhatsz.
    .action = Megnézem az újdonságokat

mail-back-in-stock = Újra kapható: { $item }
    .preview = Szóltunk, ahogy kérted: a termék újra raktáron van.
    .title = Újra kapható.
    .text = Azt kérted, szóljunk, ha újra kapható nálunk ({ $shop }): { $item }. Most raktáron van. Félretenni nem tudjuk, így újra elfogyhat.
    .action = Megnézem a terméket
    .note = Erről a termékről csak most az egyszer írunk: az értesítésedet és a hozzá megadott e-mail-címet már töröltük. Az alábbi link a többi termékre kért értesítéseket is törli.

mail-seller-received = Megkaptuk a jelentkezésedet
    .preview = Elolvassuk, és jelentkezünk.
    .title = Köszönjük a jelentkezést.
    .text = Nálunk ({ $shop }) szeretnél árulni, és a jelentkezésed megérkezett. Elolvassuk, és e-mailben válaszolunk.

mail-seller-application = Új eladói jelentkezés: { $company }
    .preview = { $company } ({ $country }) nálunk szeretne árulni.
    .title = Egy cég nálunk szeretne árulni.
    .text = { $company } ({ $country }) eladónak jelentkezett ({ $shop }).
    .note = Jelentkezés: { $number } · Kapcsolat: { $contact }, { $email }, { $phone } · Weboldal: { $web } · Árul: { $goods } · Darab havonta: { $quantity } · Üzenet: { $message }

mail-seller-accepted = Árulhatsz nálunk
    .preview = Elfogadtuk a jelentkezésedet.
    .title = Üdvözlünk.
    .text = Elolvastuk a jelentkezésedet, és szeretnénk nálunk ({ $shop }) megmutatni a ruháidat. A következő lépésekről írunk.
    .action = Megnézem az eladókat

mail-seller-rejected = A jelentkezésedről
    .preview = Köszönjük az érdeklődésedet.
    .title = Most nem tudunk együttműködni.
    .text = Köszönjük, hogy nálunk ({ $shop }) szeretnél árulni. Elolvastuk a jelentkezésedet, és úgy döntöttünk, nem lépünk tovább.
    .note = Az ok: { $reason }

## A bolt munkatársainak

mail-test = Próbalevél innen: { $shop }
    .preview = Ha ezt olvasod, megérkeznek a levelek.
    .title = Megérkeznek a levelek.
    .text = Ezzel a levéllel a bolt levelezési beállításait próbáljuk ki. Nincs vele teendőd.

## Rendelések

mail-order-confirmation = A rendelésed: { $number }
    .preview = Köszönjük! Már készítjük elő.
    .title = Köszönjük a rendelésed.
    .text = Megkaptuk a rendelésed ({ $number }), és már készítjük elő. Őrizd meg ezt az e-mailt: ez a rendelésed visszaigazolása.
    .action = Rendelés megtekintése

mail-order-payment-failed = Sikertelen fizetés: { $number }
    .preview = A termékeket még rövid ideig fenntartjuk.
    .title = A fizetés nem sikerült.
    .text = A rendelésed ({ $number }) kifizetése nem sikerült. A termékeket még rövid ideig fenntartjuk neked, próbáld meg újra.
    .action = Fizetek

mail-order-shipped = Úton van a rendelésed: { $number }
    .preview = A csomagod elhagyta a raktárunkat.
    .title = Úton van a rendelésed.
    .text = A rendelésed ({ $number }) elhagyta a raktárunkat.
    .action = Rendelés megtekintése

mail-order-ready = Átvehető a rendelésed: { $number }
    .preview = A termékeid már várnak.
    .title = Átvételre kész.
    .text = A rendelésed ({ $number }) elkészült. Átvételkor legyen nálad a rendelésszám.
    .action = Rendelés megtekintése

mail-order-delivered = Kézbesítettük a rendelésed: { $number }
    .preview = Reméljük, tetszik.
    .title = Megérkezett a rendelésed.
    .text = A rendelésedet ({ $number }) kézbesítettük. Ha valami nincs rendben, csak válaszolj erre az e-mailre.
    .action = Rendelés megtekintése

mail-order-cancelled = Töröltük a rendelésed: { $number }
    .preview = Nem küldünk semmit.
    .title = A rendelésedet töröltük.
    .text = A rendelésedet ({ $number }) töröltük, így nem küldünk semmit. Ha már fizettél, visszakapod a pénzed.
    .action = Rendelés megtekintése

mail-order-refunded = Visszatérítés: { $number }
    .preview = A pénzed úton van vissza.
    .title = Visszautaltuk a pénzed.
    .text = A rendelésedért ({ $number }) visszautaltuk az alábbi összeget. A bankodtól függően néhány napba telhet, míg megérkezik.
    .action = Rendelés megtekintése

mail-refund-account = Hová utaljuk a visszatérítést? Rendelés: { $number }
    .preview = A visszatérítéshez ({ $amount }) szükségünk van a bankszámlaszámodra.
    .title = Hová utaljuk a pénzed?
    .text = A rendelésedet ({ $number }) utánvéttel fizetted ki, ezért bankszámlára utalunk vissza { $amount } összeget. Add meg, melyikre.
    .action = Bankszámla megadása
    .note = A link { $days } napig érvényes. Az utalásig ott még javíthatod az adatokat.

mail-refund-account-reminder = Még várunk: visszatérítés, { $number }
    .preview = A visszatérítéshez ({ $amount }) még mindig szükségünk van a bankszámlaszámodra.
    .title = Még nem tudjuk elutalni a pénzed.
    .text = A rendelésedért ({ $number }) { $amount } összeget szeretnénk visszautalni, de még nem tudjuk a bankszámlaszámodat. Add meg, kérjük.
    .action = Bankszámla megadása
    .note = A link { $days } napig érvényes. Az utalásig ott még javíthatod az adatokat.

## A rendelés adatai

mail-order-quantity = Mennyiség: { $count }
mail-order-subtotal = Részösszeg
mail-order-discount = Kedvezmény
mail-order-coupon = Kupon: { $code }
mail-order-shipping = Szállítás
mail-order-free = Ingyenes
mail-order-cash-charge = Utánvét díja
mail-order-total = Végösszeg
mail-order-vat = ebből áfa ({ $rate })
mail-order-refund = Visszatérítés
mail-order-number = Rendelésszám
mail-order-date = Rendelés dátuma
mail-order-invoice = Számla száma
mail-order-carrier = Futárszolgálat
mail-order-tracking = Csomagszám
mail-order-payment = Fizetés
mail-order-cash = Utánvét
mail-order-online = Online fizetés
mail-order-arrives = Várható kézbesítés
mail-order-address = Szállítási cím
mail-order-billing = Számlázási cím
mail-order-pickup = Átvétel a raktárunkban
mail-order-pickup-hours = hétfőtől péntekig, { $opens }–{ $closes } (közép-európai idő)
mail-order-pickup-from = Átvehető
mail-order-seller = Eladó
mail-order-withdrawal = Elállási jog
mail-order-withdrawal-text = { $days ->
    [one] A rendelés átvételétől számított { $days } napon belül indoklás nélkül elállhatsz a szerződéstől. Elég, ha ezt egyértelműen közlöd velünk, például e-mailben, postán vagy a boltunk „Elállás a szerződéstől” oldalán.
   *[other] A rendelés átvételétől számított { $days } napon belül indoklás nélkül elállhatsz a szerződéstől. Elég, ha ezt egyértelműen közlöd velünk, például e-mailben, postán vagy a boltunk „Elállás a szerződéstől” oldalán.
}
mail-order-form = Elállási nyilatkozatminta
mail-order-form-to = Címzett:
mail-order-form-notice = Alulírott/ak kijelentem/kijelentjük, hogy gyakorlom/gyakoroljuk elállási jogomat/jogunkat az alábbi termékek adásvételére irányuló szerződés tekintetében:
mail-order-form-ordered = Szerződéskötés időpontja / átvétel időpontja:
mail-order-form-name = A fogyasztó(k) neve:
mail-order-form-address = A fogyasztó(k) címe:
mail-order-form-signature = A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén):
mail-order-form-date = Kelt:
mail-order-guarantee = Jogszabályi megfelelőségi garancia
mail-order-guarantee-text = Az uniós jog szerint minden termékre legalább kétéves jogszabályi megfelelőségi garancia vonatkozik. Ha valami hibás, vagy nem olyan, mint a leírása, ingyenes javítást vagy cserét kérhetsz, illetve a törvényben meghatározott esetekben árleszállítást vagy a pénzed visszafizetését.

## Partnerek

mail-affiliate-application = Új partnerjelentkezés: { $name }
    .preview = { $name } szeretné ajánlani a boltot ({ $shop }).
    .title = Valaki szeretné ajánlani a boltot.
    .text = { $name } jelentkezett a partnerprogramba ({ $shop }).
    .note = Jelentkezés: { $number } · E-mail: { $email } · Weboldal: { $web } · Csatornák: { $channels } · Országok: { $countries } · Így ajánlana: { $promotion }

mail-affiliate-received = Megkaptuk a jelentkezésedet
    .preview = Elolvassuk, és jelentkezünk.
    .title = Köszönjük a jelentkezésedet.
    .text = Szeretnél ajánlani minket ({ $shop }), és a partnerprogramunkra beadott jelentkezésed megérkezett. Elolvassuk, és e-mailben válaszolunk.

mail-affiliate-approved = Üdvözlünk a partnerprogramban
    .preview = Elfogadtuk a jelentkezésedet.
    .title = Üdvözlünk.
    .text = Elfogadtuk a jelentkezésedet a partnerprogramunkba ({ $shop }). A kódod: { $code }. Oszd meg a linkjeidet és a kedvezményeidet, és nézd meg bármikor, mit hoznak.
    .action = Megnyitom a partnerfelületet

mail-affiliate-rejected = A jelentkezésedről
    .preview = Köszönjük az érdeklődésedet.
    .title = Most nem tudunk együttműködni.
    .text = Köszönjük, hogy jelentkeztél a partnerprogramunkba ({ $shop }). Elolvastuk a jelentkezésedet, és úgy döntöttünk, nem lépünk tovább.
    .note = Az ok: { $reason }

mail-affiliate-suspended = Felfüggesztettük a partnerségedet
    .preview = Az új rendelések egyelőre nem számítanak.
    .title = A partnerséged fel van függesztve.
    .text = Az új kattintások és rendelések nálunk ({ $shop }) egyelőre nem számítanak bele az eredményeidbe. Az adataidat továbbra is láthatod.
    .note = Az ok: { $reason }

mail-affiliate-reinstated = A partnerséged újra aktív
    .preview = Az új rendelések újra számítanak.
    .title = Üdv újra köztünk.
    .text = A partnerséged nálunk ({ $shop }) újra aktív. Mostantól a kattintások és a rendelések ismét beleszámítanak az eredményeidbe.
    .action = Megnyitom a partnerfelületet

mail-affiliate-left = Kiléptél a partnerprogramunkból
    .preview = Köszönjük az ajánlásaidat.
    .title = Köszönjük, és viszlát.
    .text = Kiléptél a partnerprogramunkból ({ $shop }). A linkjeid és a kedvezményeid után már nem jár jutalék. Amit megkerestél, azt még kifizetjük.

mail-affiliate-payout-changed = Megváltoztak a kifizetési adataid
    .preview = Ha te voltál, nincs teendőd.
    .title = Új kifizetési adataid vannak.
    .text = Amit nálunk ({ $shop }) keresel, azt mostantól erre a számlára fizetjük: { $account }. Ha te voltál, nincs teendőd.
    .action = Ellenőrzöm a kifizetési adataimat
    .note = Ha nem te voltál, válassz most rögtön új jelszót, és írj nekünk.
