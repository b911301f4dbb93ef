# Glücksrad, Gutscheine, Blitzangebote und Erinnerungen.

games-meta-title = { $title } – { -brand }

## The prize wheel

wheel-title = Dreh am Glücksrad
wheel-lead = Einmal drehen, und mit etwas Glück ist ein Gutschein nur für dich dabei. Es kostet nichts.
wheel-offer = Lust auf einen Gutschein? Versuch dein Glück an unserem Rad.
wheel-open = Glücksrad ansehen
wheel-no = Nein, danke
wheel-spin = Drehen
wheel-spins = { $count ->
    [one] Du hast heute noch einen Versuch.
   *[other] Du hast heute noch { $count } Versuche.
}
wheel-over = Für heute hast du genug gedreht. Morgen geht es weiter.
wheel-ends = Das Rad dreht sich bis: { $date }
wheel-won = Du hast gewonnen: { $prize }
wheel-lost = Diesmal ist nichts dabei.
wheel-use = Zum Warenkorb
wheel-odds = Wie stehen die Chancen?
wheel-prize = Gewinn
wheel-chance = Chance
wheel-percent = { $percent } %
wheel-email-help = Der Gutschein gilt nur mit dieser E-Mail-Adresse. Für etwas anderes verwenden wir sie nicht.
wheel-newsletter = Schickt mir auch den Newsletter.
wheel-closed-title = Das Glücksrad steht gerade still
wheel-closed-text = Schau ein andermal wieder vorbei.

## Coupons of an account

coupons-title = Deine Gutscheine
coupons-lead = Gib den Code im Warenkorb ein.
coupons-empty-title = Noch keine Gutscheine
coupons-empty-text = Hier findest du Gutscheine, die du gewinnst oder von uns bekommst.
coupon-copy = Code kopieren
coupon-copied = Gutscheincode kopiert
coupon-valid = Gültig bis: { $date }
coupon-expired = Abgelaufen
coupon-used = Eingelöst
coupon-minimum = Mindestbestellwert: { $amount }

## Reminders

reminders-title = Erinnerungen
reminders-text = Worüber wir dir schreiben sollen. Wir schreiben jeweils einmal und löschen die Erinnerung dann.
reminders-none = Du hast keine Erinnerungen eingerichtet.
reminders-cart = Dein Warenkorb
reminders-stock = Wieder vorrätig
reminders-since = Seit: { $date }
reminders-end = Löschen
cart-reminder-text = Noch unsicher? Wenn du möchtest, erinnern wir dich mit einer einzigen E-Mail an diesen Warenkorb.
cart-reminder-submit = Einmal erinnern
cart-reminder-done = Danke. Wir schreiben dir einmal, es sei denn, du bestellst vorher.
cart-reminder-delete-title = Erinnerung löschen
cart-reminder-delete-text = Ein Klick, und wir erinnern dich nicht an deinen Warenkorb.
cart-reminder-delete-action = Löschen
cart-reminder-deleted-title = Gelöscht
cart-reminder-deleted-text = Wir erinnern dich nicht an deinen Warenkorb.
