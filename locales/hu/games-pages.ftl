# Szerencsekerék, kuponok, villámakciók és emlékeztetők.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Pörgesd meg a szerencsekereket
wheel-lead = Egy pörgetés, és egy kis szerencsével tiéd egy személyes kupon. Nem kerül semmibe.
wheel-offer = Jól jönne egy kupon? Tégy próbát a szerencsekerekünkkel.
wheel-open = Megnézem a kereket
wheel-no = Köszönöm, nem
wheel-spin = Pörgetés
wheel-spins = { $count ->
    [one] Ma még { $count } pörgetésed van.
   *[other] Ma még { $count } pörgetésed van.
}
wheel-over = A mai pörgetéseid elfogytak. Holnap újra próbálkozhatsz.
wheel-ends = A kerék eddig pörög: { $date }
wheel-won = Nyereményed: { $prize }
wheel-lost = Most nem nyertél.
wheel-use = A kosárhoz
wheel-odds = Milyenek az esélyek?
wheel-prize = Nyeremény
wheel-chance = Esély
wheel-percent = { $percent }%
wheel-email-help = A kupon csak ezzel az e-mail-címmel használható. Másra nem használjuk.
wheel-newsletter = A hírlevelet is kérem.
wheel-closed-title = A kerék most nem pörög
wheel-closed-text = Nézz vissza máskor.

## Coupons of an account

coupons-title = Kuponjaim
coupons-lead = A kódot a kosárban add meg.
coupons-empty-title = Még nincs kuponod
coupons-empty-text = Itt lesznek a kuponok, amelyeket nyersz vagy tőlünk kapsz.
coupon-copy = Kód másolása
coupon-copied = Kupon másolva
coupon-valid = Érvényes eddig: { $date }
coupon-expired = Lejárt
coupon-used = Felhasználva
coupon-minimum = Minimális rendelési érték: { $amount }

## Reminders

reminders-title = Emlékeztetők
reminders-text = Amiről értesítést kértél. Mindegyikről egyszer írunk, aztán töröljük.
reminders-none = Nem kértél emlékeztetőt.
reminders-cart = A kosarad
reminders-stock = Újra raktáron
reminders-since = Ettől: { $date }
reminders-end = Törlés
cart-reminder-text = Még gondolkodsz? Ha szeretnéd, egyetlen e-mailben emlékeztetünk erre a kosárra.
cart-reminder-submit = Emlékeztessetek egyszer
cart-reminder-done = Köszönjük. Egyszer írunk, hacsak addig meg nem rendeled.
cart-reminder-delete-title = Emlékeztető törlése
cart-reminder-delete-text = Egy kattintás, és nem emlékeztetünk a kosaradra.
cart-reminder-delete-action = Törlés
cart-reminder-deleted-title = Törölve
cart-reminder-deleted-text = Nem emlékeztetünk a kosaradra.
