error-wheel-over = Das Glücksrad dreht sich gerade nicht.
error-wheel-spun = Für heute hast du alle Drehungen verbraucht. Morgen gibt es neue.
error-cart-reminder-consent = Bitte kreuze das Kästchen an, wenn du diese E-Mail möchtest.
error-cart-reminder-empty = Dein Warenkorb ist leer, an den müssen wir dich nicht erinnern.

notice-cart-reminder-saved = Danke. Wenn dein Warenkorb morgen noch wartet, schreiben wir dir einmal.
notice-cart-reminder-deleted = Deine Erinnerung an den Warenkorb und die E-Mail-Adresse dazu sind gelöscht.
notice-reminder-ended = Diese E-Mail schicken wir nicht mehr: Sie ist gelöscht.

mail-cart-reminder = Dein Warenkorb wartet noch
    .preview = Du wolltest daran erinnert werden.
    .title = Dein Warenkorb wartet noch.
    .text = du wolltest an deinen Warenkorb bei { $shop } erinnert werden. Darin: { $items }. Reservieren können wir nichts davon, es kann also ausverkauft sein.
    .action = Zum Warenkorb
    .note = Zu diesem Warenkorb schreiben wir dir nur dieses eine Mal: Deine Erinnerung und die E-Mail-Adresse dazu sind jetzt gelöscht.
mail-cart-reminder-end = Erinnerungen an den Warenkorb löschen
