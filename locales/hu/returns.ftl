error-invoice-number-empty = A számla száma nem lehet üres

error-order-number-empty = A rendelésszám nem lehet üres

error-track-contact-empty = Add meg a rendelés e-mail-címét vagy irányítószámát

error-order-not-found = Ezekkel az adatokkal nem találunk rendelést. Ellenőrizd a számot és az e-mail-címet vagy az irányítószámot.

error-return-needs-email = A visszaküldéshez add meg a rendelésszámot és a rendelés e-mail-címét.
error-return-reason = Válaszd ki a visszaküldés okát
error-return-nothing = Válaszd ki, mit szeretnél visszaküldeni
error-return-nothing-left = Ebből a rendelésből már nincs mit visszaküldeni.
error-return-twice = Ez a termék kétszer szerepel a kérésben
error-return-pieces = Több, mint amennyi visszaküldhető. Lehetséges: { $count }
error-return-photos = Adj hozzá egy fotót a sérülésről
error-return-photos-many = Túl sok fotó. Lehetséges: { $max }
error-return-photos-full = Ehhez a rendeléshez már van elég fotó.
error-return-photo-gone = Az egyik fotó már nincs meg. Add hozzá újra.
error-return-exchange-gone = Ez a méret épp elfogyott. Válassz másikat, vagy kérd vissza a pénzed.
error-return-not-delivered = Visszaküldeni a kézbesítés után lehet. Addig elállhatsz a szerződéstől.
error-return-only-faults = A visszaküldési idő lejárt. Ha valami sérült, téves vagy nem felel meg a leírásnak, továbbra is visszaküldheted.
error-return-over = A visszaküldési idő lejárt. Ha valami nincs rendben egy termékkel, írj nekünk.
error-return-not-withdrawable = Ez a kérés már nem vonható vissza.
error-file-size = A fájl mérete meghaladja ezt: { $max }
error-file-kind = Válassz JPEG, PNG vagy WebP formátumú fotót

error-withdrawal-over = Az elállási idő lejárt. Lehet, hogy a rendelést még visszaküldheted.
error-withdrawal-nothing-left = A rendelésben szereplő mindentől elálltál már, vagy visszaküldted.
error-withdrawal-confirm = Erősítsd meg, hogy el szeretnél állni

notice-return-requested = Megkaptuk a kérésed.
notice-return-withdrawn = Visszavontad a kérésedet.

notice-withdrawal-declared = Megkaptuk az elállásod. A visszaigazolás e-mailben érkezik.

withdrawal-before-delivery = 14 nappal a kézbesítés után

return-reason-too-small = Túl kicsi
return-reason-too-large = Túl nagy
return-reason-changed-mind = Nem tetszik
return-reason-too-late = Túl későn érkezett
return-reason-not-as-described = Nem felel meg a leírásnak
return-reason-wrong-item = Nem az érkezett, amit rendeltem
return-reason-damaged = Sérült vagy hibás

return-way-label = Futárral
return-way-label-text = Nyomtasd ki a címkét, ragaszd a csomagra, és add át a futárnak.
return-way-drop-off = Személyesen
return-way-drop-off-text = Ide hozd a csomagot: { $address }

return-status-requested = Visszaküldés kérve
return-status-declared = Elállás bejelentve
return-status-approved = Jóváhagyva
return-status-received = Megérkezett
return-status-inspected = Átvizsgálva
return-status-refunded = Visszatérítve
return-status-exchanged = Csere elküldve
return-status-refused = Elutasítva
return-status-withdrawn = Visszavontad

return-label-title = Visszaküldés
return-label-to = Címzett
return-label-order = Rendelés
return-label-items = Ebben a csomagban
return-label-step-pack = Tedd a termékeket dobozba vagy zacskóba, és zárd le jól.
return-label-step-stick = Vágd ki a címkét, és ragaszd kívülre úgy, hogy a vonalkód sima legyen.
return-label-step-hand-over = Add fel a csomagot, és őrizd meg a feladóvevényt, amíg meg nem kapod a pénzed.

mail-return-requested = Visszaküldés: { $number }
    .preview = Így küldheted vissza.
    .title = Megkaptuk a kérésed.
    .text = A rendelésedből ({ $order }) szeretnél visszaküldeni valamit. Ezt jegyeztük fel.
    .action = Így küldd vissza
    .note = Írd rá a csomagra a visszaküldés számát: { $number }

mail-return-received = Megérkezett a visszaküldésed: { $number }
    .preview = Most nézzük át.
    .title = Itt a csomagod.
    .text = Megérkezett a rendelésedből ({ $order }) visszaküldött csomag. Átvizsgáljuk, aztán küldjük a pénzed vagy azt, amit helyette választottál.
    .action = Hol tart?

mail-return-refunded = Visszatérítés: { $number }
    .preview = A pénzed úton van.
    .title = A pénzed úton van.
    .text = Átvizsgáltuk a rendelésedből ({ $order }) visszaküldött csomagot, és az alábbi összeget ugyanúgy küldjük vissza, ahogy fizettél. Ha utánvéttel fizettél, egy másik e-mailben kérjük a bankszámládat.
    .action = Hol tart?

mail-return-exchanged = Csere: { $number }
    .preview = Küldjük a másik méretet.
    .title = Úton van a csere.
    .text = Átvizsgáltuk a rendelésedből ({ $order }) visszaküldött csomagot, és helyette küldjük a választott méretet.
    .action = Hol tart?

mail-return-refused = A visszaküldésedről: { $number }
    .preview = Sajnos nem tudjuk elfogadni.
    .title = Nem tudjuk elfogadni a visszaküldést.
    .text = Megnéztük a rendelésedből ({ $order }) visszaküldött csomagot, és sajnos nem tudunk érte semmit visszaadni.
    .action = Hol tart?
    .note = Az ok: { $reason }

mail-withdrawal-receipt = Elállás visszaigazolása: { $number }
    .preview = Megkaptuk a nyilatkozatod.
    .title = Megkaptuk az elállásod.
    .text = Elálltál a rendelésedre ({ $order }) kötött szerződéstől az alábbi termékek tekintetében. Ez az e-mail a visszaigazolásod.
    .action = Így küldd vissza
    .note = Amit már megkaptál, küldd vissza 14 napon belül. Visszatérítjük, amit fizettél érte.

mail-return-number = Visszaküldés száma
mail-return-asked = A kérés ideje
mail-withdrawal-declared = Az elállás ideje
