# The product page.

## Pictures

product-gallery = Pictures of { $name }
product-picture-number = Picture { $number } of { $total }
# Short visible counter on a phone, for example "1 / 5".
product-picture-counter = { $number } / { $total }
product-zoom-open = Enlarge picture { $number } of { $total }
product-zoom = Enlarged pictures of { $name }
product-zoom-next = Next picture
product-zoom-previous = Previous picture
product-zoom-in = Zoom in
product-zoom-out = Zoom out

## Price

# $when: a date with its year and a time, such as "26 November 2026, 18:00".
product-price-until = Deal price until { $when }.
product-price-vat = Price includes VAT.
# The same where delivery costs something: the law wants both said beside the price. One short line.
product-price-vat-delivery = Price includes VAT; delivery extra.

## Choice of colour, size and anything else

product-colour-chosen = Colour: <b>{ $colour }</b>
product-size-chosen = Size: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Choose a size
product-option-choose = { $option }: please choose
product-value-out = { $value }, sold out
product-value-low = { $count ->
    [one] { $value }, only { $count } left
   *[other] { $value }, only { $count } left
}
product-value-chosen = { $value }, chosen
# Lines under the size chips.
product-low = { $count ->
    [one] Only { $count } left
   *[other] Only { $count } left
}
product-size-out = { $size } is sold out in this colour.
product-choice-out = This combination is sold out.
product-sold-out-text = This item is sold out in all sizes. You may like one of the items below.
product-colour-out = This colour is sold out. Please choose another one.
# The form of a sold-out choice. $choice is the item with its choice, such as "Linen tee, S".
stock-alert-title = Tell me when it’s back
stock-alert-text = We’ll write to you once, when { $choice } is back in stock, and then delete your email address.
stock-alert-submit = Tell me

## Promises beside the choice

# $dates is such as "Thu, 26 Nov – Tue, 1 Dec", $date such as "Mon, 23 Nov".
product-delivery = At your door: { $dates }
product-delivery-ships = Ships on { $date }.
product-delivery-cost = Delivery { $price }.
product-delivery-cost-free-over = Delivery { $price }, free over { $threshold }.
product-delivery-free = Delivery is free.
product-returns = { $days ->
    [one] { $days } day to return it
   *[other] { $days } days to return it
}
product-returns-text = Try it on at home. If it isn’t right, send it back.
product-pay-card-cod = Pay by card or cash on delivery
product-pay-card = Pay by card
product-pay-cod = Pay by cash on delivery
product-pay-cod-charge = Cash on delivery adds { $price }.
product-pay-safe = Your payment is encrypted.

## Sections

product-description = Description
product-material = Material and care
product-measurements = Size and measurements
product-shipping = Delivery and returns
product-maker = Manufacturer and responsible person

product-composition = Composition
product-weight = Fabric weight
product-weight-value = { $grams } g/m²
product-care = Care
product-details-sku = Item number

product-shipping-time = { $max ->
    [one] Delivery takes { $min } to { $max } working day.
   *[other] Delivery takes { $min } to { $max } working days.
}
product-shipping-cost = Delivery costs { $price }.
product-shipping-free-over = It is free for orders over { $threshold }.
product-shipping-free = Delivery is free.
product-shipping-cod = If you pay cash on delivery, { $price } is added.
product-shipping-returns = You have { $days ->
    [one] { $days } day
   *[other] { $days } days
} to send back anything you haven’t worn outside. Keep the label on until you’re sure.

## Size table

product-size-help = What’s my size?
product-size-table = Size guide
product-size-table-close = Close size guide
# Under the heading of the size guide.
product-size-table-note = Body measurements in centimetres. Measure over light underwear and keep the tape loose. If you’re between two sizes, choose the larger one.
product-size-table-note-kids = Heights and measurements in centimetres. Children grow: if yours is between two sizes, choose the larger one.
product-size-size = Size
# Heading of the column with what the country's own system calls a size; $system is DE, EU, UK …
product-size-system = { $system } size
# A measurement in centimetres.
product-size-value = { $value }
product-size-bust = Bust
product-size-chest = Chest
product-size-waist = Waist
product-size-hips = Hips
product-size-inseam = Inside leg
product-size-height = Height
product-size-age = Age
# Ages of children: a range of months or of years.
product-size-months = { $to ->
    [one] { $from }–{ $to } month
   *[other] { $from }–{ $to } months
}
product-size-years = { $to ->
    [one] { $from }–{ $to } year
   *[other] { $from }–{ $to } years
}
product-size-measure-bust = Bust: around the fullest part, under the arms.
product-size-measure-chest = Chest: around the broadest part, under the arms.
product-size-measure-waist = Waist: around the narrowest part.
product-size-measure-hips = Hips: around the widest part.
product-size-measure-inseam = Inside leg: from the crotch to the ankle.
product-size-measure-height = Height: from the top of the head to the soles, without shoes.

# The size finder: measurements in, a size out.
product-size-find = Find your size
product-size-find-text = Enter one or more measurements in centimetres.
product-size-find-clothes = Clothes
product-size-found = The right size: <b>{ $size }</b>
product-size-found-between = The measurements fall in different sizes, from { $smaller } to { $larger }. Choose the larger one for a looser fit.
product-size-found-none = We have no size for these measurements.

## Below

product-related = Goes well with this

## Texts for search engines. Titles up to about 60 characters, descriptions up to about 155.

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } by { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Delivered in { $min } to { $max ->
    [one] { $max } working day
   *[other] { $max } working days
}, with { $days ->
    [one] { $days } day
   *[other] { $days } days
} to return it.
product-meta-description-brand = { $name } by { $brand }: { $price }. Delivered in { $min } to { $max ->
    [one] { $max } working day
   *[other] { $max } working days
}, with { $days ->
    [one] { $days } day
   *[other] { $days } days
} to return it.
