# Колелото на късмета, купони, светкавични оферти и напомняния.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Завъртете колелото
wheel-lead = Едно завъртане и с малко късмет – купон само за Вас. Не струва нищо.
wheel-offer = Искате ли купон? Опитайте късмета си с нашето колело.
wheel-open = Покажи колелото
wheel-no = Не, благодаря
wheel-spin = Завърти
wheel-spins = { $count ->
    [one] Днес имате още { $count } завъртане.
   *[other] Днес имате още { $count } завъртания.
}
wheel-over = Изчерпахте днешните завъртания. Утре ще има нови.
wheel-ends = Колелото се върти до: { $date }
wheel-won = Спечелихте: { $prize }
wheel-lost = Този път без награда.
wheel-use = Към количката
wheel-odds = Какви са шансовете?
wheel-prize = Награда
wheel-chance = Шанс
wheel-percent = { $percent }%
wheel-email-help = Купонът важи само с този имейл адрес. Не го използваме за нищо друго.
wheel-newsletter = Изпращайте ми и бюлетина.
wheel-closed-title = В момента колелото не се върти
wheel-closed-text = Наминете отново друг път.

## Coupons of an account

coupons-title = Моите купони
coupons-lead = Въведете кода в количката, за да го използвате.
coupons-empty-title = Още няма купони
coupons-empty-text = Тук ще са купоните, които спечелите или които Ви подарим.
coupon-copy = Копирай кода
coupon-copied = Купонът е копиран
coupon-valid = Валиден до: { $date }
coupon-expired = Изтекъл
coupon-used = Използван
coupon-minimum = Минимална стойност на поръчката: { $amount }

## Reminders

reminders-title = Напомняния
reminders-text = За какво сте ни помолили да Ви пишем. За всяко нещо пишем веднъж и после го изтриваме.
reminders-none = Не сте поискали напомняния.
reminders-cart = Вашата количка
reminders-stock = Отново в наличност
reminders-since = От: { $date }
reminders-end = Изтрий
cart-reminder-text = Още се колебаете? Ако желаете, ще Ви напомним за тази количка само с един имейл.
cart-reminder-submit = Напомни ми веднъж
cart-reminder-done = Благодарим. Ще Ви пишем веднъж, освен ако поръчате преди това.
cart-reminder-delete-title = Изтриване на напомнянето
cart-reminder-delete-text = Един клик и няма да Ви напомняме за количката.
cart-reminder-delete-action = Изтрий
cart-reminder-deleted-title = Изтрито
cart-reminder-deleted-text = Няма да Ви напомняме за количката.
