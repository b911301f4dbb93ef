# The product page.

## Pictures

product-gallery = { $name }: ছবি
product-picture-number = ছবি { $number }, মোট { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = ছবি বড় করে দেখুন: { $number } / { $total }
product-zoom = { $name }: বড় ছবি
product-zoom-next = পরের ছবি
product-zoom-previous = আগের ছবি
product-zoom-in = বড় করুন
product-zoom-out = ছোট করুন

## Price

product-price-until = এই অফারের দাম { $when } পর্যন্ত।
product-price-vat = দামের মধ্যে ভ্যাট আছে।
product-price-vat-delivery = দামের মধ্যে ভ্যাট আছে, ডেলিভারি চার্জ আলাদা।

## Choice of colour, size and anything else

product-colour-chosen = রং: <b>{ $colour }</b>
product-size-chosen = সাইজ: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = সাইজ বেছে নিন
product-option-choose = { $option }: বেছে নিন
product-value-out = { $value }, স্টক শেষ
product-value-low = { $value }, আর মাত্র { $count }টি আছে
product-value-chosen = { $value }, বেছে নেওয়া হয়েছে
product-low = আর মাত্র { $count }টি আছে
product-size-out = এই রঙে { $size } সাইজের স্টক শেষ।
product-choice-out = আপনার বাছাই করা পণ্যটির স্টক শেষ।
product-sold-out-text = এটি কোনো সাইজেই আর নেই। নিচের কোনোটি হয়তো আপনার ভালো লাগবে।
product-colour-out = এই রঙের স্টক শেষ। অন্য একটি রং বেছে নিন।
stock-alert-title = স্টকে ফিরলে আমাকে জানান
stock-alert-text = { $choice } আবার স্টকে এলে আমরা আপনাকে একবারই ইমেইল করব, তারপর আপনার ইমেইল ঠিকানা মুছে ফেলব।
stock-alert-submit = জানান

## Promises beside the choice

product-delivery = হাতে পাবেন: { $dates }
product-delivery-ships = পাঠানো হবে: { $date }।
product-delivery-cost = ডেলিভারি চার্জ { $price }।
product-delivery-cost-free-over = ডেলিভারি চার্জ { $price }, { $threshold } থেকে ফ্রি।
product-delivery-free = ডেলিভারি ফ্রি।
product-returns = ফেরতের জন্য { $days } দিন
product-returns-text = বাসায় গায়ে দিয়ে দেখুন। ঠিকঠাক না হলে ফেরত পাঠান।
product-pay-card-cod = কার্ড বা ক্যাশ অন ডেলিভারি
product-pay-card = কার্ডে পেমেন্ট
product-pay-cod = ক্যাশ অন ডেলিভারি
product-pay-cod-charge = ক্যাশ অন ডেলিভারিতে বাড়তি { $price }।
product-pay-safe = আপনার পেমেন্ট এনক্রিপ্ট করা থাকে।

## Sections

product-description = বিবরণ
product-material = কাপড় ও যত্ন
product-measurements = সাইজ ও মাপ
product-shipping = ডেলিভারি ও ফেরত
product-maker = প্রস্তুতকারক ও দায়িত্বপ্রাপ্ত ব্যক্তি

product-composition = উপাদান
product-weight = কাপড়ের ওজন
product-weight-value = { $grams } গ্রাম/বর্গমিটার
product-care = যত্ন
product-details-sku = পণ্য নম্বর

product-shipping-time = ডেলিভারি পাবেন { $min } থেকে { $max } কর্মদিবসে।
product-shipping-cost = ডেলিভারি চার্জ { $price }।
product-shipping-free-over = { $threshold } বা তার বেশি অর্ডারে ফ্রি।
product-shipping-free = ডেলিভারি ফ্রি।
product-shipping-cod = ক্যাশ অন ডেলিভারিতে { $price } যোগ হবে।
product-shipping-returns = যে পোশাক পরে বাইরে যাননি, তা { $days } দিনের মধ্যে ফেরত পাঠাতে পারবেন। রাখবেন কি না ঠিক করার আগে লেবেল খুলবেন না।

## Size table

product-size-help = আমার সাইজ কোনটি?
product-size-table = সাইজ গাইড
product-size-table-close = সাইজ গাইড বন্ধ করুন
product-size-table-note = শরীরের মাপ সেন্টিমিটারে দেওয়া। পাতলা ইনারওয়্যারের ওপর দিয়ে মাপুন, ফিতা আলগা রাখুন। দুই সাইজের মাঝামাঝি হলে বড়টি নিন।
product-size-table-note-kids = উচ্চতা ও মাপ সেন্টিমিটারে দেওয়া। বাচ্চারা তাড়াতাড়ি বাড়ে: আপনার বাচ্চা দুই সাইজের মাঝামাঝি হলে বড়টি নিন।
product-size-size = সাইজ
product-size-system = { $system } সাইজ
product-size-value = { $value }
product-size-bust = বুক
product-size-chest = বুক
product-size-waist = কোমর
product-size-hips = হিপ
product-size-inseam = পায়ের ভেতরের মাপ
product-size-height = উচ্চতা
product-size-age = বয়স
product-size-months = { $from }–{ $to } মাস
product-size-years = { $from }–{ $to } বছর
product-size-measure-bust = বুক: সবচেয়ে ভরাট জায়গায়, বগলের নিচ দিয়ে ঘুরিয়ে।
product-size-measure-chest = বুক: সবচেয়ে চওড়া জায়গায়, বগলের নিচ দিয়ে ঘুরিয়ে।
product-size-measure-waist = কোমর: সবচেয়ে সরু জায়গায় ঘুরিয়ে।
product-size-measure-hips = হিপ: সবচেয়ে চওড়া জায়গায় ঘুরিয়ে।
product-size-measure-inseam = পায়ের ভেতরের মাপ: দুই পায়ের জোড় থেকে গোড়ালি পর্যন্ত।
product-size-measure-height = উচ্চতা: মাথার তালু থেকে পায়ের পাতা পর্যন্ত, জুতা ছাড়া।

product-size-find = আপনার সাইজ খুঁজুন
product-size-find-text = এক বা একাধিক মাপ সেন্টিমিটারে লিখুন।
product-size-find-clothes = পোশাক
product-size-found = মানানসই সাইজ: <b>{ $size }</b>
product-size-found-between = মাপগুলো { $smaller } থেকে { $larger } সাইজের মধ্যে পড়ে। একটু ঢিলেঢালা চাইলে বড়টি নিন।
product-size-found-none = এই মাপের সাইজ আমাদের নেই।

## Below

product-related = এর সঙ্গে মানাবে

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }। { $min } থেকে { $max } কর্মদিবসে ডেলিভারি, ফেরতের জন্য { $days } দিন সময়।
product-meta-description-brand = { $name }, { $brand }: { $price }। { $min } থেকে { $max } কর্মদিবসে ডেলিভারি, ফেরতের জন্য { $days } দিন সময়।
