# The product page.

## Bilder

product-gallery = Bilder: { $name }
product-picture-number = Bild { $number } von { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Bild vergrößern ({ $number } von { $total })
product-zoom = Vergrößerte Bilder: { $name }
product-zoom-next = Nächstes Bild
product-zoom-previous = Vorheriges Bild
product-zoom-in = Vergrößern
product-zoom-out = Verkleinern

## Preis

product-price-until = Ende der Aktion: { $when } Uhr
product-price-vat = Preis inkl. MwSt.
product-price-vat-delivery = Preis inkl. MwSt., zzgl. Versand.

## Auswahl

product-colour-chosen = Farbe: <b>{ $colour }</b>
product-size-chosen = Größe: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Größe wählen
product-option-choose = { $option }: bitte wählen
product-value-out = { $value }, ausverkauft
product-value-low = { $count ->
    [one] { $value }, nur noch { $count } auf Lager
   *[other] { $value }, nur noch { $count } auf Lager
}
product-value-chosen = { $value }, ausgewählt
product-low = { $count ->
    [one] Nur noch { $count } auf Lager
   *[other] Nur noch { $count } auf Lager
}
product-size-out = Größe { $size } ist in dieser Farbe ausverkauft.
product-choice-out = Diese Kombination ist ausverkauft.
product-sold-out-text = Dieser Artikel ist in allen Größen ausverkauft. Vielleicht gefällt dir etwas weiter unten.
product-colour-out = Diese Farbe ist ausverkauft. Bitte wähle eine andere.
stock-alert-title = Sag mir Bescheid, wenn es wieder da ist
stock-alert-text = Wir schreiben dir ein einziges Mal, sobald { $choice } wieder vorrätig ist, und löschen dann deine E-Mail-Adresse.
stock-alert-submit = Benachrichtige mich

## Versprechen

product-delivery = Bei dir: { $dates }
product-delivery-ships = Versand: { $date }.
product-delivery-cost = Versandkosten: { $price }.
product-delivery-cost-free-over = Versandkosten: { $price }, ab { $threshold } entfallen sie.
product-delivery-free = Der Versand ist kostenlos.
product-returns = { $days ->
    [one] { $days } Tag Rückgaberecht
   *[other] { $days } Tage Rückgaberecht
}
product-returns-text = Probier es zu Hause an. Passt es nicht, schick es zurück.
product-pay-card-cod = Zahlung mit Karte oder per Nachnahme
product-pay-card = Zahlung mit Karte
product-pay-cod = Zahlung per Nachnahme
product-pay-cod-charge = Bei Nachnahme kommen { $price } dazu.
product-pay-safe = Deine Zahlung wird verschlüsselt übertragen.

## Abschnitte

product-description = Beschreibung
product-material = Material und Pflege
product-measurements = Größe und Maße
product-shipping = Versand und Rückgabe
product-maker = Hersteller und verantwortliche Person

product-composition = Zusammensetzung
product-weight = Stoffgewicht
product-weight-value = { $grams } g/m²
product-care = Pflege
product-details-sku = Artikelnummer

product-shipping-time = { $max ->
    [one] Die Lieferung dauert { $min } bis { $max } Werktag.
   *[other] Die Lieferung dauert { $min } bis { $max } Werktage.
}
product-shipping-cost = Der Versand kostet { $price }.
product-shipping-free-over = Ab { $threshold } Bestellwert ist er kostenlos.
product-shipping-free = Der Versand ist kostenlos.
product-shipping-cod = Bei Zahlung per Nachnahme kommen { $price } dazu.
product-shipping-returns = Du hast { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} Zeit, alles zurückzuschicken, was du nicht draußen getragen hast. Lass das Etikett dran, bis du sicher bist.

## Größentabelle

product-size-help = Welche Größe passt mir?
product-size-table = Größentabelle
product-size-table-close = Größentabelle schließen
product-size-table-note = Körpermaße in Zentimetern. Miss über dünner Unterwäsche und lass das Maßband locker. Liegst du zwischen zwei Größen, nimm die größere.
product-size-table-note-kids = Körpergröße und Maße in Zentimetern. Kinder wachsen: Liegt deins zwischen zwei Größen, nimm die größere.
product-size-size = Größe
product-size-system = Größe { $system }
product-size-value = { $value }
product-size-bust = Brust
product-size-chest = Brust
product-size-waist = Taille
product-size-hips = Hüfte
product-size-inseam = Innenbeinlänge
product-size-height = Körpergröße
product-size-age = Alter
product-size-months = { $to ->
    [one] { $from }–{ $to } Monat
   *[other] { $from }–{ $to } Monate
}
product-size-years = { $to ->
    [one] { $from }–{ $to } Jahr
   *[other] { $from }–{ $to } Jahre
}
product-size-measure-bust = Brust: an der stärksten Stelle, unter den Armen hindurch.
product-size-measure-chest = Brust: an der stärksten Stelle, unter den Armen hindurch.
product-size-measure-waist = Taille: an der schmalsten Stelle.
product-size-measure-hips = Hüfte: an der breitesten Stelle.
product-size-measure-inseam = Innenbeinlänge: vom Schritt bis zum Knöchel.
product-size-measure-height = Körpergröße: vom Scheitel bis zur Sohle, ohne Schuhe.

product-size-find = Finde deine Größe
product-size-find-text = Gib ein oder mehrere Maße in Zentimetern ein.
product-size-find-clothes = Kleidung
product-size-found = Passende Größe: <b>{ $size }</b>
product-size-found-between = Die Maße liegen in verschiedenen Größen, von { $smaller } bis { $larger }. Nimm die größere, wenn du es lockerer magst.
product-size-found-none = Für diese Maße haben wir keine Größe.

## Darunter

product-related = Passt gut dazu

## Texte für Suchmaschinen

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } von { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Geliefert in { $min } bis { $max ->
    [one] { $max } Werktag
   *[other] { $max } Werktagen
}, mit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} Rückgaberecht.
product-meta-description-brand = { $name } von { $brand }: { $price }. Geliefert in { $min } bis { $max ->
    [one] { $max } Werktag
   *[other] { $max } Werktagen
}, mit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} Rückgaberecht.
