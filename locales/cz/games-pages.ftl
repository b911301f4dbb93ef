# Kolo štěstí, kupony, bleskové akce a připomenutí.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Roztočte kolo štěstí
wheel-lead = Jedno roztočení a s trochou štěstí kupon jen pro vás. Nic to nestojí.
wheel-offer = Chcete kupon? Zkuste to s naším kolem štěstí.
wheel-open = Ukázat kolo
wheel-no = Ne, děkuji
wheel-spin = Roztočit
wheel-spins = { $count ->
    [one] Dnes máte ještě { $count } pokus.
    [few] Dnes máte ještě { $count } pokusy.
    [many] Dnes máte ještě { $count } pokusu.
   *[other] Dnes máte ještě { $count } pokusů.
}
wheel-over = Dnešní pokusy jste vyčerpali. Zítra budou nové.
wheel-ends = Kolo se točí do: { $date }
wheel-won = Vyhráli jste: { $prize }
wheel-lost = Tentokrát bez výhry.
wheel-use = Do košíku
wheel-odds = Jaké jsou šance?
wheel-prize = Výhra
wheel-chance = Šance
wheel-percent = { $percent } %
wheel-email-help = Kupon platí jen s tímto e-mailem. K ničemu jinému ho nepoužijeme.
wheel-newsletter = Posílejte mi i newsletter.
wheel-closed-title = Kolo se právě netočí
wheel-closed-text = Podívejte se zase jindy.

## Coupons of an account

coupons-title = Moje kupony
coupons-lead = Kód zadejte v košíku.
coupons-empty-title = Zatím žádné kupony
coupons-empty-text = Tady budou kupony, které vyhrajete nebo dostanete od nás.
coupon-copy = Kopírovat kód
coupon-copied = Kupon zkopírován
coupon-valid = Platí do: { $date }
coupon-expired = Platnost skončila
coupon-used = Použitý
coupon-minimum = Minimální hodnota objednávky: { $amount }

## Reminders

reminders-title = Připomenutí
reminders-text = O čem vám máme napsat. O každé věci napíšeme jednou a pak ji smažeme.
reminders-none = Nemáte žádná připomenutí.
reminders-cart = Váš košík
reminders-stock = Znovu skladem
reminders-since = Od: { $date }
reminders-end = Smazat
cart-reminder-text = Ještě váháte? Jestli chcete, připomeneme vám tento košík jediným e-mailem.
cart-reminder-submit = Připomenout jednou
cart-reminder-done = Děkujeme. Napíšeme vám jednou, pokud do té doby neobjednáte.
cart-reminder-delete-title = Smazat připomenutí
cart-reminder-delete-text = Stačí jedno kliknutí a košík vám připomínat nebudeme.
cart-reminder-delete-action = Smazat
cart-reminder-deleted-title = Smazáno
cart-reminder-deleted-text = Košík vám připomínat nebudeme.
