# A rendelés utáni oldalak: hol tart, visszaküldés és elállás.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Rendelés követése
track-lead = A számot a rendelésedről szóló minden e-mailben megtalálod. Add meg a rendelés e-mail-címével vagy irányítószámával együtt.
track-number = Számla vagy rendelés száma
track-contact = E-mail-cím vagy irányítószám
track-submit = Rendelés megjelenítése
track-email-needed = Ha vissza szeretnél küldeni valamit, vagy minden részletre kíváncsi vagy, az irányítószám helyett a rendelés e-mail-címét add meg.
track-now = Mit tehetsz most
track-pickup = A rendelésed átvehető. Itt vár rád: { $address }
track-nothing = Most nincs semmi teendőd.
track-details = Minden erről a rendelésről
track-other = Másik rendelés követése

## A return, step by step

return-title = Visszaküldés
return-lead = Két perc az egész, és fiók sem kell hozzá.
return-find = Rendelés keresése
return-choose-title = Mit szeretnél visszaküldeni?
return-until = Ezeket a termékeket eddig küldheted vissza: { $date }
return-how-many = Hány darabot küldesz vissza?
return-none = Egyet sem
return-line-over = Ez a termék már nem küldhető vissza.
return-line-requested = Már kért visszaküldésben: { $count }
return-outcome = Mit szeretnél helyette?
return-refund = Pénzvisszatérítés
return-exchange-for = Csere erre: { $choice }
return-choose-missing = Válassz legalább egy terméket.
return-continue = Tovább
return-back = Választás módosítása
return-reason-title = Miért küldöd vissza?
return-reason = Indok
return-comment = Van még valami, amit tudnunk kell?
return-photos = Fotók a sérülésről
return-photos-help = JPEG, PNG vagy WebP. Csak a visszáruval foglalkozó csapatunk látja, és az ügy lezárása után töröljük.
return-photos-remove = Fotó eltávolítása: { $name }
return-photos-no-script = Fotók hozzáadásához a böngésződben futnia kell a JavaScriptnek. E-mailben is elküldheted: { $email }
return-way = Hogyan küldöd vissza?
return-account = Átvételkor fizettél, ezért a pénzt a bankszámládra utaljuk. A számlaszámodat e-mailben kérdezzük meg.
return-preview-title = Ennyit kapsz vissza
return-preview-items = Termékek
return-preview-lost = Már nem érvényes: { $title }
return-preview-total = Visszatérítés
return-preview-kept = Amit megtartasz, annak ára
return-preview-exchange = A kicserélt termékek árát nem térítjük vissza.
return-submit = Visszaküldés kérése
return-impossible-title = Ez a rendelés itt nem küldhető vissza
return-contact = Valami gond van egy termékkel? Írj nekünk, és megoldjuk:

## The states of returns

return-status-title = Visszaküldéseid
return-status-find = Add meg a rendelés e-mail-címét vagy irányítószámát, hogy lásd a visszaküldéseit.
return-status-none = Ehhez a rendeléshez még nincs visszaküldés.
return-done = Megkaptuk a visszaküldési kérésedet, a részleteket e-mailben elküldtük.
return-number = Visszaküldés: { $number }
return-refused = Miért utasítottuk el: { $reason }
return-label = Visszaküldési címke nyomtatása
return-take-back = Visszaküldés visszavonása

## The statutory withdrawal

withdrawal-title = Elállás a szerződéstől
withdrawal-lead = Indoklás nélkül elállhatsz a vásárlástól. Mondd meg, mire vonatkozik, aztán erősítsd meg.
withdrawal-until = Elállási határidő: { $date }
withdrawal-what = Mire vonatkozik az elállás?
withdrawal-requested = E termékek egy részére már kértél visszaküldést. Ettől még ezekre nézve is elállhatsz.
withdrawal-replaces = A visszaküldésedben szereplő termékek ennek az elállásnak a részévé válnak. Visszakapod az árukat, akkor is, ha cserét kértél. Ha már feladtad őket, nincs más teendőd.
withdrawal-how-many = Hány darabtól állsz el?
withdrawal-confirm-title = Erősítsd meg az elállást
withdrawal-statement = Ezennel elállok az alábbi termékekre kötött szerződéstől. Rendelés: { $number }, leadva: { $date }
withdrawal-receipt = A dátummal és időponttal ellátott igazolást azonnal elküldjük ide: { $email }
withdrawal-confirm = Elállás megerősítése
withdrawal-done = Megkaptuk az elállásodat, az igazolást e-mailben elküldtük.
withdrawal-number = Elállás: { $number }
withdrawal-declared = Bejelentve: { $date }
withdrawal-over-title = Az elállási határidő lejárt
withdrawal-over-text = A saját visszaküldési lehetőségünkkel talán még visszaküldheted a termékeket.
