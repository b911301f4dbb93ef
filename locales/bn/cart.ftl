## The cart's page, the drawer after adding, and adding from a product

cart-title = আপনার কার্ট
cart-meta-title = কার্ট | { -brand }
cart-add = কার্টে যোগ করুন
cart-choose = আগে সাইজ বেছে নিন।
cart-details = পণ্যের বিস্তারিত
cart-added-title = কার্টে যোগ হয়েছে
cart-continue = আরও কেনাকাটা করুন
cart-view = কার্ট দেখুন
cart-quantity = পরিমাণ
cart-quantity-of = পরিমাণ: { $name }
cart-remove = বাদ দিন
cart-remove-of = বাদ দিন: { $name }
cart-undo = ফিরিয়ে আনুন
cart-move = উইশলিস্টে সরান
cart-update = আপডেট করুন
cart-piece = প্রতিটি { $price }
cart-unavailable = আর পাওয়া যাচ্ছে না
cart-lines = কার্টের পণ্য
cart-failed = কার্ট বদলানো গেল না। একটু পরে আবার চেষ্টা করুন।
cart-load-failed = কার্ট খোলা গেল না।

## Coupon

cart-coupon = কুপন কোড
cart-coupon-apply = প্রয়োগ করুন
cart-coupon-remove = কুপন বাদ দিন

## Sums

cart-summary = অর্ডারের সারাংশ
cart-subtotal = সাবটোটাল
cart-discount = ছাড়
cart-shipping = ডেলিভারি
cart-shipping-free = ফ্রি
cart-saved = আপনার সাশ্রয় { $amount }
cart-total = মোট
cart-vat = { $rate }% ভ্যাট সহ

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = ফ্রি ডেলিভারি পেতে আর { $amount }
cart-free-shipping = ডেলিভারি ফ্রি।
cart-goal-percent = আর { $amount } কিনলেই { $percent }% ছাড়।
cart-goal-amount = আর { $amount } কিনলেই { $reward } ছাড়।
cart-goal-delivery = আর { $amount } কিনলেই ডেলিভারি ফ্রি।
cart-goal-gift = আর { $amount } কিনলেই একটি উপহার।
cart-goal-reached = আপনি পেয়েছেন: { $title }
cart-gift = উপহার

## Empty

cart-empty-title = আপনার কার্ট খালি
cart-empty-text = পছন্দের কিছু যোগ করুন, এখানেই আপনার অপেক্ষায় থাকবে।
cart-empty-action = শপ ঘুরে দেখুন
cart-related = আপনার পছন্দের সঙ্গে মানাবে

## Steps of an order

cart-steps = অর্ডারের ধাপ
cart-step-cart = কার্ট
cart-step-payment = পেমেন্ট
cart-step-confirmation = নিশ্চিতকরণ
cart-checkout = চেকআউটে যান
