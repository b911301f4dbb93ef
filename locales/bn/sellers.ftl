# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = আমাদের শপে বিক্রি করুন
seller-apply-lead = আপনি কি প্রতিদিন পরার মতো ভালো পোশাক তৈরি করেন? আমাদের শপে দেখান। আপনার প্রতিষ্ঠান সম্পর্কে লিখুন, আমরা যোগাযোগ করব।
seller-what-title = আমাদের এখানে বিক্রির মানে
seller-reach-title = আমাদের শপে আপনার পোশাক
seller-reach-text = প্রতিটি দেশের ক্রেতাকে আমরা সেগুলো তাঁদের ভাষায়, তাঁদের মুদ্রায় দামসহ দেখাই।
seller-service-title = ক্রেতাদের দেখভাল আমরা করি
seller-service-text = অর্ডার, পেমেন্ট, ডেলিভারি, ফেরত ও প্রশ্ন, সবই আমরা সামলাই।
seller-terms-title = সবকিছু লিখিত
seller-terms-text = শুরুর আগে আমরা কমিশন, পেমেন্টের সময় আর কে কী করবেন তা ঠিক করে নিই।
seller-who-title = কারা আবেদন করতে পারেন
seller-who-text = নিজস্ব পোশাকের ব্র্যান্ড আছে এমন নিবন্ধিত প্রতিষ্ঠান: ইনারওয়্যার, টি-শার্ট, বডিস্যুট, লেগিংস ও অন্যান্য বেসিক। প্রতিটি পোশাকে আইন অনুযায়ী লেবেল থাকতে হবে: উপাদান, যত্ন ও প্রস্তুতকারক।
seller-how-text = আমরা প্রতিটি আবেদন পড়ি এবং ইমেইলে উত্তর দিই।
seller-form-title = আপনার আবেদন

seller-company = প্রতিষ্ঠান
seller-contact = যোগাযোগের ব্যক্তি
seller-web = ওয়েবসাইট
seller-web-help = যেমন example.com
seller-goods = কী বিক্রি করেন
seller-goods-t-shirts = টি-শার্ট
seller-goods-underwear = ইনারওয়্যার
seller-goods-bodysuits = বডিস্যুট
seller-goods-leggings = লেগিংস
seller-goods-other = অন্যান্য পোশাক
seller-quantity = মাসে কয়টি
seller-quantity-to-100 = 100 পর্যন্ত
seller-quantity-to-500 = 100 থেকে 500
seller-quantity-to-2000 = 500 থেকে 2000
seller-quantity-over-2000 = 2000-এর বেশি
seller-message = বার্তা
seller-message-help = আপনার পোশাকের বিশেষত্ব কী? কোথায় তৈরি হয়?
seller-listed = আমরা এখানে বিক্রি শুরু করলে বিক্রেতাদের তালিকায় আমাদের প্রতিষ্ঠান দেখাতে পারেন।
seller-submit = আবেদন পাঠান

seller-sent-title = ধন্যবাদ
seller-sent-text = আপনার আবেদন পেয়েছি এবং একটি ইমেইল পাঠিয়েছি। পড়ার পর আমরা যোগাযোগ করব।
notice-seller-applied = আবেদন পাঠানো হয়েছে।

seller-list-title = আমাদের বিক্রেতা
seller-list-lead = যেসব প্রতিষ্ঠানের পোশাক আমাদের শপে পাবেন।
seller-list-empty-title = এখনো কোনো বিক্রেতা নেই
seller-list-empty-text = এই শপে এখনো আর কেউ বিক্রি করেন না। আপনিই কি প্রথম হতে চান?
seller-list-invitation = আপনিও এখানে বিক্রি করতে চান?
