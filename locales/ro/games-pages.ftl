# Roata norocului, cupoane, oferte fulger și mementouri.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Învârte roata
wheel-lead = O singură învârtire și, cu puțin noroc, un cupon doar pentru tine. Nu costă nimic.
wheel-offer = Ai chef de un cupon? Încearcă-ți norocul la roata noastră.
wheel-open = Arată-mi roata
wheel-no = Nu, mulțumesc
wheel-spin = Învârte
wheel-spins = { $count ->
    [one] Azi mai ai { $count } încercare.
    [few] Azi mai ai { $count } încercări.
   *[other] Azi mai ai { $count } de încercări.
}
wheel-over = Ai folosit încercările de azi. Mâine ai altele.
wheel-ends = Roata se învârte până la: { $date }
wheel-won = Ai câștigat: { $prize }
wheel-lost = De data asta fără premiu.
wheel-use = Spre coș
wheel-odds = Care sunt șansele?
wheel-prize = Premiu
wheel-chance = Șansă
wheel-percent = { $percent }%
wheel-email-help = Cuponul merge doar cu această adresă de e-mail. Nu o folosim pentru altceva.
wheel-newsletter = Trimiteți-mi și newsletterul.
wheel-closed-title = Roata nu se învârte acum
wheel-closed-text = Mai treci pe aici altă dată.

## Coupons of an account

coupons-title = Cupoanele mele
coupons-lead = Introdu codul în coș ca să îl folosești.
coupons-empty-title = Încă nu ai cupoane
coupons-empty-text = Aici găsești cupoanele pe care le câștigi sau le primești de la noi.
coupon-copy = Copiază codul
coupon-copied = Cupon copiat
coupon-valid = Valabil până la: { $date }
coupon-expired = Expirat
coupon-used = Folosit
coupon-minimum = Valoarea minimă a comenzii: { $amount }

## Reminders

reminders-title = Mementouri
reminders-text = Despre ce ne-ai rugat să îți scriem. Scriem o singură dată despre fiecare, apoi ștergem.
reminders-none = Nu ai cerut niciun memento.
reminders-cart = Coșul tău
reminders-stock = Din nou în stoc
reminders-since = Din: { $date }
reminders-end = Șterge
cart-reminder-text = Încă te gândești? Dacă vrei, îți amintim de acest coș printr-un singur e-mail.
cart-reminder-submit = Amintește-mi o dată
cart-reminder-done = Mulțumim. Îți scriem o dată, dacă nu comanzi între timp.
cart-reminder-delete-title = Șterge mementoul
cart-reminder-delete-text = Un singur clic și nu îți mai amintim de coș.
cart-reminder-delete-action = Șterge
cart-reminder-deleted-title = Șters
cart-reminder-deleted-text = Nu îți mai amintim de coș.
