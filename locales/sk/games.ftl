error-wheel-over = Koleso šťastia sa teraz netočí.
error-wheel-spun = Dnešné pokusy ste vyčerpali. Zajtra budú nové.
error-cart-reminder-consent = Ak tento e-mail chcete, zaškrtnite políčko.
error-cart-reminder-empty = Váš košík je prázdny, nie je vám čo pripomenúť.

notice-cart-reminder-saved = Ďakujeme. Ak bude košík zajtra ešte čakať, raz vám napíšeme.
notice-cart-reminder-deleted = Pripomienka košíka aj e-mailová adresa k nej sú vymazané.
notice-reminder-ended = Tento e-mail už neodošleme, je vymazaný.

mail-cart-reminder = Váš košík na vás čaká
    .preview = Chceli ste, aby sme vám ho pripomenuli.
    .title = Váš košík na vás čaká.
    .text = chceli ste pripomenúť svoj košík v obchode { $shop }. Máte v ňom: { $items }. Rezervovať vám nič nemôžeme, takže sa tovar môže vypredať.
    .action = Zobraziť košík
    .note = O tomto košíku vám píšeme len tentoraz: vašu pripomienku aj e-mailovú adresu k nej sme už vymazali.
mail-cart-reminder-end = Vymazať pripomienky košíka
