# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Моля, първо влезте в профила си.
error-credentials = Имейлът или паролата не са верни.
error-forbidden = Нямате право на това действие.
error-not-found = Не открихме това, което търсите.
error-page-not-found = Страницата не е намерена: { $path }
error-bad-request = Заявката не беше разбрана.
error-method-not-allowed = Този уеб адрес не може да се използва по този начин.
error-too-large = Размерът е твърде голям.
error-rate-limited = Твърде много опити. Моля, изчакайте малко и опитайте отново.
error-internal = Нещо се обърка.
error-unavailable = В момента магазинът е натоварен. Моля, опитайте отново след малко.
error-request-timeout = Заявката пристигна твърде бавно. Моля, проверете връзката си и опитайте отново.

## Полета и параметри

error-invalid = Някои данни не са верни. Моля, проверете посочените по-долу полета.
error-parameter-required = Тази стойност липсва.
error-parameter-number = Стойността трябва да е цяло число.
error-parameter-decimal = Стойността трябва да е число.
error-parameter-range = Стойността трябва да е между { $min } и { $max }.
error-parameter-choice = Допустими стойности: { $choices }.
error-parameter-characters = Има знак, който не може да се използва.
error-parameter-long = Текстът е твърде дълъг. Най-голям допустим брой знаци: { $max }.
error-parameter-many = Стойностите са твърде много. Най-голям допустим брой: { $max }.
error-parameter-text = Стойността трябва да е текст.
error-parameter-flag = Стойността трябва да е true или false.
error-parameter-list = Стойността трябва да е списък.
error-parameter-object = Стойността трябва да е обект с полета.
error-idempotency-key = Idempotency-Key трябва да има от 1 до 255 видими знака.
error-idempotency-reused = Този Idempotency-Key вече е използван за друга заявка.
error-idempotency-pending = Същата заявка все още се обработва. Моля, опитайте отново след малко.
error-idempotency-unkept = Тази заявка вече е изпълнена, но отговорът беше твърде голям, за да бъде запазен. Презаредете страницата, за да видите резултата.
error-country-mismatch = Този уеб адрес е на магазин в друга държава.

## Профил

error-user-exists = Вече има профил с този имейл. Влезте или изберете нова парола.
error-link-expired = Линкът е изтекъл или не е верен. Моля, опитайте отново.
error-addresses-full = Няма място за повече адреси (най-много { $max }). Моля, първо изтрийте един.
error-email-same = Това вече е Вашият имейл адрес.
error-email-verified = Имейл адресът Ви вече е потвърден.

## Любими

error-wishlist-duplicate = Продуктът вече е в любими.
error-wishlist-full = Списъкът Ви с любими е пълен. Моля, първо премахнете нещо.

## Cart and coupons

error-cart-gone = Този продукт вече не се предлага.
error-cart-not-here = Този продукт не се продава в този магазин.
error-cart-sold-out = Този продукт е изчерпан.
error-cart-short = { $count ->
    [one] Остава само { $count } брой.
   *[other] Остават само { $count } броя.
}
error-cart-price = Цената се промени от { $before } на { $now }.
error-cart-full = Количката Ви е пълна. Моля, първо премахнете нещо.
error-reorder-gone = Вече не се предлага: { $names }
error-quantity-required = Моля, въведете количество.
error-coupon-unknown = Няма такъв код за отстъпка. Моля, опитайте отново.
error-coupon-used-up = Този код вече е изчерпан.
error-coupon-used = Вече сте използвали този код.
error-coupon-not-started = Този код все още не е валиден.
error-coupon-expired = Срокът на този код е изтекъл.
error-coupon-products = Този код не важи за продуктите в количката Ви.
error-coupon-minimum = За да използвате този код, не достигат { $missing }.
error-coupon-email = За да използвате кода, влезте в профила си или въведете имейл на касата.

error-stock-alert-available = Артикулът е отново в наличност: можете да го поръчате.

## Партньори

error-affiliate-pending = Още не сме решили по кандидатурата Ви. Ще Ви пишем веднага щом решим.
error-affiliate-rejected = Кандидатурата Ви не беше приета.
error-affiliate-suspended = Партньорството Ви е спряно. Все още можете да виждате данните си.
error-affiliate-left = Напуснахте партньорската програма.
error-affiliate-programme-closed = Партньорската ни програма още не е отворена.
error-affiliate-payout-closed = В момента данните за изплащане не могат да бъдат запазени. Моля, опитайте по-късно.
