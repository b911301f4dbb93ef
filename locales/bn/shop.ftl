# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = মূল অংশে যান
announcement-label = শপের খবর
menu-open = মেনু খুলুন
search-link = খুঁজুন
menu-label = মেনু
departments-label = বিভাগ
close = বন্ধ করুন
menu-all = { $name }: সবকিছু
categories = সব ক্যাটাগরি
brands = ব্র্যান্ড
menu-new = নতুন এসেছে
menu-reduced = কম দামে
menu-all-brands = সব ব্র্যান্ড
collections = কালেকশন
breadcrumbs-label = আপনি এখানে আছেন
breadcrumbs-home = হোম
categories-within = { $name }: ক্যাটাগরি

## Country and language

country-button = দেশ ও মুদ্রা:
country-title = দেশ ও ভাষা
country-list = আমাদের শপ
language-title = ভাষা

## Prices

price-now = ছাড়ের দাম:
price-before = আগের দাম:
price-from = { $price } থেকে
price-lowest = ছাড়ের আগের 30 দিনে সবচেয়ে কম দাম: { $price }
composition-part = { $percent }% { $fibre }
maker-name = প্রস্তুতকারক
maker-responsible = ইইউতে দায়িত্বপ্রাপ্ত ব্যক্তি

## Product cards

card-new = নতুন
card-sold-out = স্টক শেষ
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] { $count }টি রং
   *[other] { $count }টি রং
}

## Footer

footer-about = মেয়েদের, ছেলেদের আর বাচ্চাদের ইনারওয়্যার, টি-শার্ট, বডিস্যুট ও লেগিংস।
footer-shop = কেনাকাটা
footer-discover = ঘুরে দেখুন
footer-promise = আমাদের প্রতিশ্রুতি
footer-track = অর্ডার ট্র্যাক করুন
footer-return = পণ্য ফেরত দিন
footer-withdraw = এখানে চুক্তি প্রত্যাহার করুন
footer-payment = পেমেন্ট
footer-social = আমাদের সঙ্গে থাকুন
policy-returns = { $days ->
    [one] { $days } দিনের মধ্যে অর্ডার ফেরত দিতে পারবেন।
   *[other] { $days } দিনের মধ্যে অর্ডার ফেরত দিতে পারবেন।
}
policy-delivery = { $max ->
    [one] ডেলিভারি পাবেন { $min }–{ $max } কর্মদিবসে।
   *[other] ডেলিভারি পাবেন { $min }–{ $max } কর্মদিবসে।
}
policy-help = কিছু জানতে চান? লিখুন
payment-card = কার্ড
payment-cod = ক্যাশ অন ডেলিভারি
legal-vat = ভ্যাট নিবন্ধন নম্বর { $number }

## Colours of the screen

theme-label = থিম
theme-light = লাইট
theme-dark = ডার্ক
theme-system = ডিভাইসের মতো

## When a page is missing or fails

not-found-title = ওহো!!!
not-found-text = যে পেজটি খুঁজছেন, সেটি পাওয়া গেল না
not-found-message = পেজটি পাওয়া গেল না: { $path }
not-found-home = হোমে ফিরে যান
not-found-browse = ক্যাটাগরি দেখুন
failed-title = কোথাও একটা সমস্যা হয়েছে।
failed-text = পেজটি খোলা গেল না। একটু পরে আবার চেষ্টা করুন।
failed-retry = আবার চেষ্টা করুন
failed-reference = ত্রুটির নম্বর: { $id }
busy-title = এই মুহূর্তে অনেকেই কেনাকাটা করছেন।
busy-text = এত বেশি ভিজিটর আছেন যে পেজটি এখন দেখানো যাচ্ছে না। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।

pager-label = পেজ
pager-page = পেজ { $page }
pager-previous = আগের
pager-next = পরের

## Cart

cart-link = { $count ->
    [0] কার্ট, খালি
    [one] কার্ট, { $count }টি পণ্য
   *[other] কার্ট, { $count }টি পণ্য
}
card-add = কার্টে যোগ করুন: { $name }

footer-consent = কুকি সেটিংস
shop-offline = ইন্টারনেট সংযোগ নেই। আগে খোলেননি এমন পেজ এখন লোড হবে না।
shop-online = আবার সংযোগ পাওয়া গেছে
update-ready = শপের নতুন সংস্করণ এসেছে
update-load = রিলোড করুন
