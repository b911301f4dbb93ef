error-wheel-over = A szerencsekerék most nem forog.
error-wheel-spun = Mára elfogytak a pörgetéseid. Holnap újra pörgethetsz.
error-cart-reminder-consent = Jelöld be a négyzetet, ha szeretnéd megkapni ezt az e-mailt.
error-cart-reminder-empty = Üres a kosarad, nincs mire emlékeztetnünk.

notice-cart-reminder-saved = Köszönjük. Ha a kosarad holnap még vár, egyszer írunk.
notice-cart-reminder-deleted = A kosáremlékeztetődet és a hozzá megadott e-mail-címet töröltük.
notice-reminder-ended = Ezt az e-mailt már nem küldjük el: töröltük.

mail-cart-reminder = A kosarad még vár
    .preview = Emlékeztetünk rá, ahogy kérted.
    .title = A kosarad még vár.
    .text = Azt kérted, emlékeztessünk a kosaradra nálunk ({ $shop }). Ez van benne: { $items }. Félretenni nem tudjuk, így elfogyhat.
    .action = Kosár megtekintése
    .note = Erről a kosárról csak most az egyszer írunk: az emlékeztetődet és a hozzá megadott e-mail-címet már töröltük.
mail-cart-reminder-end = Kosáremlékeztetők törlése
