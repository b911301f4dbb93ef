# প্রাইজ হুইল, কুপন, ফ্ল্যাশ ডিল আর রিমাইন্ডার।

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = হুইল ঘোরান
wheel-lead = একবার ঘোরান, ভাগ্য ভালো হলে শুধু আপনার জন্য একটি কুপন। কোনো খরচ নেই।
wheel-offer = কুপন চান? আমাদের হুইলে ভাগ্য যাচাই করুন।
wheel-open = হুইল দেখান
wheel-no = না, ধন্যবাদ
wheel-spin = ঘোরান
wheel-spins = { $count ->
    [one] আজ আর { $count } বার ঘোরাতে পারবেন।
   *[other] আজ আর { $count } বার ঘোরাতে পারবেন।
}
wheel-over = আজকের সুযোগ শেষ। কাল আবার ঘোরাতে পারবেন।
wheel-ends = হুইল ঘুরবে এই সময় পর্যন্ত: { $date }
wheel-won = আপনি জিতেছেন: { $prize }
wheel-lost = এবার কোনো পুরস্কার নেই।
wheel-use = কার্টে যান
wheel-odds = জেতার সম্ভাবনা কত?
wheel-prize = পুরস্কার
wheel-chance = সম্ভাবনা
wheel-percent = { $percent }%
wheel-email-help = কুপনটি শুধু এই ইমেইল ঠিকানায় কাজ করবে। অন্য কোনো কাজে এটি ব্যবহার করি না।
wheel-newsletter = আমাকে নিউজলেটারও পাঠান।
wheel-closed-title = হুইল এখন বন্ধ
wheel-closed-text = পরে আবার দেখুন।

## Coupons of an account

coupons-title = আমার কুপন
coupons-lead = ব্যবহার করতে কোডটি কার্টে লিখুন।
coupons-empty-title = এখনো কোনো কুপন নেই
coupons-empty-text = যে কুপন জিতবেন বা আমরা দেব, সেগুলো এখানে থাকবে।
coupon-copy = কোড কপি করুন
coupon-copied = কুপন কপি হয়েছে
coupon-valid = মেয়াদ: { $date }
coupon-expired = মেয়াদ শেষ
coupon-used = ব্যবহার করা হয়েছে
coupon-minimum = সর্বনিম্ন অর্ডার: { $amount }

## Reminders

reminders-title = রিমাইন্ডার
reminders-text = যেসব বিষয়ে আপনাকে লিখতে বলেছেন। প্রতিটি বিষয়ে একবারই লিখি, তারপর মুছে ফেলি।
reminders-none = আপনি কোনো রিমাইন্ডার চাননি।
reminders-cart = আপনার কার্ট
reminders-stock = আবার স্টকে
reminders-since = যেদিন থেকে: { $date }
reminders-end = মুছুন
cart-reminder-text = এখনো ঠিক করেননি? চাইলে এই কার্টের কথা একটিমাত্র ইমেইলে মনে করিয়ে দেব।
cart-reminder-submit = একবার মনে করিয়ে দিন
cart-reminder-done = ধন্যবাদ। এর মধ্যে অর্ডার না করলে একবার লিখব।
cart-reminder-delete-title = রিমাইন্ডার মুছুন
cart-reminder-delete-text = এক ক্লিকেই বন্ধ, কার্টের কথা আর মনে করিয়ে দেব না।
cart-reminder-delete-action = মুছুন
cart-reminder-deleted-title = মুছে ফেলা হয়েছে
cart-reminder-deleted-text = কার্টের কথা আর মনে করিয়ে দেব না।
