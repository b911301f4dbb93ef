# The area of partners: those who show the shop to others and earn a commission.

## Ways around

affiliate-nav = পার্টনার এরিয়া
affiliate-nav-dashboard = ড্যাশবোর্ড
affiliate-nav-links = লিংক
affiliate-nav-analytics = অ্যানালিটিক্স
affiliate-nav-discounts = ডিসকাউন্ট কোড
affiliate-nav-commissions = কমিশন
affiliate-nav-media-kit = ছবি ও লেখা
affiliate-nav-profile = প্রোফাইল

## Signing in and applying

affiliate-login-title = পার্টনার সাইন ইন
affiliate-login-lead = আপনার লিংক, অর্ডার আর আয়।
affiliate-login-shopper = আপনার অর্ডার খুঁজছেন?
affiliate-login-shop = ক্রেতা হিসেবে সাইন ইন করুন
affiliate-register-title = পার্টনার হোন
affiliate-register-lead = যাঁরা আপনার কথা শোনেন, তাঁদের আমাদের পোশাক দেখান, আর প্রতিটি অর্ডার থেকে কমিশন পান।
affiliate-register-you = আপনার পরিচয়
affiliate-register-email-help = কেনাকাটার ইমেইল ঠিকানাটিও দিতে পারেন: এটি আলাদা অ্যাকাউন্ট হবে।
affiliate-register-how = কোথায় আমাদের দেখাবেন
affiliate-register-action = আবেদন পাঠান
affiliate-kind = আবেদন করছেন
affiliate-kind-person = ব্যক্তি হিসেবে
affiliate-kind-company = প্রতিষ্ঠান হিসেবে
affiliate-company = প্রতিষ্ঠান
affiliate-web = ওয়েবসাইট
affiliate-channels = আপনার চ্যানেল
affiliate-channel-kind = চ্যানেল
affiliate-channel-address = ওয়েব ঠিকানা বা নাম
affiliate-channel-followers = ফলোয়ার
affiliate-channel-blog = ব্লগ
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = নিউজলেটার
affiliate-channel-other = অন্য কিছু
affiliate-countries = আপনার দর্শকেরা যেসব দেশে থাকেন
affiliate-promotion = আমাদের কীভাবে তুলে ধরবেন?
affiliate-promotion-help = কয়েকটি বাক্যই যথেষ্ট। ব্যাংকের তথ্য পরে দেবেন।
affiliate-terms = প্রোগ্রামের শর্ত
affiliate-terms-own = নিজের বা নিজের পরিবারের অর্ডার থেকে কোনো আয় হয় না।
affiliate-terms-ads = যেখানেই আমাদের লিংক দেবেন, সেটি যে বিজ্ঞাপন তা পরিষ্কার করে বলবেন।
affiliate-terms-honest = সার্চ ইঞ্জিনে আমাদের নামে বিজ্ঞাপন কিনবেন না, আর আমরা যা বলি না এমন কিছুর প্রতিশ্রুতি দেবেন না।
affiliate-terms-mail = নিউজলেটার শুধু তাঁদেরই পাঠাবেন, যাঁরা চেয়েছেন।
affiliate-terms-returns = ক্রেতা যা ফেরত দেন বা বাতিল করেন, তাতে কমিশন নেই। তাই ফেরতের সময় শেষ না হওয়া পর্যন্ত কমিশন অপেক্ষায় থাকে।
affiliate-terms-payout = সর্বনিম্ন অঙ্ক জমলে আমরা টাকা পাঠাই। এর কর আপনি নিজে দেন।
affiliate-terms-agree = আমি প্রোগ্রামের শর্ত পড়েছি এবং মেনে নিচ্ছি।
affiliate-terms-changed = প্রোগ্রামের শর্ত বদলেছে
affiliate-applied-title = ধন্যবাদ, আপনার আবেদন পেয়েছি
affiliate-applied-text = একজন মানুষ এটি পড়বেন। কয়েক কর্মদিবস লাগবে।
affiliate-applied-mail = এইমাত্র পাঠানো লিংক দিয়ে আপনার ইমেইল ঠিকানা নিশ্চিত করুন।
affiliate-applied-read = কী সিদ্ধান্ত হলো, ইমেইলে জানাব। তার আগে সাইন ইন করে দেখতে পারবেন আবেদনটি কোন পর্যায়ে আছে।
affiliate-applied-start = অনুমোদন পেলে আপনার প্রথম লিংকটি বানান।

## The states of a partner

affiliate-pending-title = আমরা আপনার আবেদন পড়ছি
affiliate-pending-text = সিদ্ধান্ত হলেই ইমেইল পাবেন। ততক্ষণ প্রোফাইল পূরণ করতে পারেন।
affiliate-rejected-title = আপনার আবেদন গ্রহণ করা যায়নি
affiliate-rejected-text = কিছু বদলে থাকলে আমাদের লিখুন। শপের প্রতিটি পেজের নিচে আমাদের ইমেইল ঠিকানা আছে।
affiliate-suspended-title = আপনার অ্যাকাউন্ট স্থগিত আছে
affiliate-suspended-text = এখানে সবই দেখতে পাবেন, তবে ক্লিক আর অর্ডার এখন গোনা হয় না, কিছু বদলানোও যায় না।
affiliate-left-title = আপনি প্রোগ্রাম ছেড়েছেন
affiliate-left-text = আপনার লিংক আর গোনা হয় না। যা আয় করেছেন, তা আমরা পাঠিয়ে দেব।
affiliate-reason = কারণ:

## Figures

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } দিন
   *[other] { $count } দিন
}
affiliate-range = সময়কাল
affiliate-date-from = শুরু
affiliate-date-to = শেষ
affiliate-compare = আগের সময়কালের সঙ্গে তুলনা
affiliate-show = দেখুন
affiliate-all = সব
affiliate-show-all = সব দেখুন
affiliate-earnings = আয়
affiliate-earnings-in = আয় ({ $currency })
affiliate-pending = অপেক্ষমাণ
affiliate-paid = পরিশোধিত
affiliate-clicks = ক্লিক
affiliate-clicks-before = আগের ক্লিক
affiliate-conversions = অর্ডার
affiliate-conversion-rate = কনভার্শন
affiliate-epc = প্রতি ক্লিকে আয়
affiliate-revenue = বিক্রি
affiliate-sale = বিক্রি
affiliate-commission = কমিশন
affiliate-before = আগে:
affiliate-daily = দিন ধরে
affiliate-measure = চার্টে কী দেখাবে
affiliate-chart = দিন অনুযায়ী: { $what }। সংখ্যাগুলো টেবিলে আছে।
affiliate-chart-before = ফোঁটা ফোঁটা রেখাটি আগের সময়কাল।
affiliate-as-table = টেবিলে দেখুন
affiliate-sources = ক্লিক কোথা থেকে আসে
affiliate-source-none = নাম দেওয়া নেই
affiliate-top-products = সেরা পণ্য
affiliate-top-pages = সেরা পেজ
affiliate-name = নাম
affiliate-csv = CSV হিসেবে সেভ করুন
affiliate-first-title = আপনার প্রথম ধাপগুলো
affiliate-first-text = এখনো গোনার মতো কিছু নেই। কেউ আপনার লিংকে এলেই এখানে দেখতে পাবেন।
affiliate-first-link = আপনার প্রথম লিংক বানান
affiliate-first-link-text = আমাদের যেকোনো শপের যেকোনো পেজের জন্য।
affiliate-first-link-action = লিংক বানান
affiliate-first-media = ছবি আর লেখা নিন
affiliate-first-media-text = বিবরণসহ সব পণ্য, শেয়ার করার জন্য তৈরি।
affiliate-first-media-action = ছবি ও লেখা খুলুন
affiliate-first-payout = ব্যাংকের তথ্য দিন
affiliate-first-payout-text = আপনার আয় কোথায় পাঠাব, তা যেন জানি।
affiliate-first-payout-action = প্রোফাইল খুলুন

## Analytics

affiliate-by = যেভাবে ভাগ করে দেখবেন
affiliate-by-day = দিন
affiliate-by-source = উৎস
affiliate-by-medium = মাধ্যম
affiliate-by-campaign = ক্যাম্পেইন
affiliate-by-content = কনটেন্ট
affiliate-by-term = সার্চ শব্দ
affiliate-by-country = দেশ
affiliate-by-device = ডিভাইস
affiliate-by-browser = ব্রাউজার
affiliate-by-product = পণ্য
affiliate-by-landing = ল্যান্ডিং পেজ
affiliate-device-mobile = ফোন
affiliate-device-tablet = ট্যাবলেট
affiliate-device-desktop = কম্পিউটার
affiliate-analytics-empty = এই সময়ে কোনো ক্লিক নেই
affiliate-analytics-empty-text = আরও লম্বা সময় বেছে নিন, নয়তো একটি লিংক শেয়ার করুন।

## Links

affiliate-links-lead = প্রতিটি লিংকে আপনার কোড থাকে। সেই লিংকে আসা অর্ডার আপনার নামে গোনা হয়।
affiliate-link-kind = কোথায় যাবে
affiliate-link-address = পেজের ঠিকানা
affiliate-link-address-help = আমাদের যেকোনো শপ থেকে কপি করুন।
affiliate-link-category = ক্যাটাগরি
affiliate-link-target = পণ্য বা ক্যাটাগরি
affiliate-link-search = পণ্য ও ক্যাটাগরি খুঁজুন
affiliate-link-no-discount = ডিসকাউন্ট ছাড়া
affiliate-link-campaign = ক্যাম্পেইন
affiliate-link-made = আপনার লিংক
affiliate-link-whole = পুরো লিংক
affiliate-link-short = ছোট লিংক
affiliate-link-qr = QR কোড
affiliate-link-qr-alt = ছোট লিংকের QR কোড
affiliate-link-qr-save = QR কোড সেভ করুন
affiliate-link-copy = লিংক কপি করুন
affiliate-link-copied = লিংক কপি হয়েছে
affiliate-copy-failed = এখানে কপি করা যাচ্ছে না। লেখাটি সিলেক্ট করে নিজে কপি করুন।

## Discounts

affiliate-discounts-lead = যেসব কোড আপনি দিতে পারেন। আপনার কোড দিয়ে করা অর্ডার সব সময় আপনার নামে গোনা হয়।
affiliate-discounts-empty = এখনো কোনো ডিসকাউন্ট কোড নেই
affiliate-discounts-empty-text = আপনার জন্য কোড এলে জানাব। কোড ছাড়াও লিংক কাজ করে।
affiliate-discount = ডিসকাউন্ট কোড
affiliate-uses = ব্যবহার
affiliate-copy-code = কোড কপি করুন
affiliate-coupon-copied = কুপন কপি হয়েছে

## Commissions

affiliate-commissions-lead = আপনার নামে গোনা প্রতিটি অর্ডার, ক্রেতার নাম ছাড়া।
affiliate-commissions-count = { $count ->
    [one] { $count }টি কমিশন
   *[other] { $count }টি কমিশন
}
affiliate-commissions-none = এমন কোনো কমিশন নেই
affiliate-commissions-none-text = অন্য ফিল্টার বেছে নিন।
affiliate-commissions-empty = এখনো কোনো কমিশন নেই
affiliate-commissions-empty-text = আপনার লিংকে আসা প্রথম অর্ডারটি এখানে দেখা যাবে।
affiliate-status = অবস্থা
affiliate-status-pending = অপেক্ষমাণ
affiliate-status-held = যাচাই চলছে
affiliate-status-approved = অনুমোদিত
affiliate-status-paid = পরিশোধিত
affiliate-status-rejected = প্রত্যাখ্যাত
affiliate-status-reversed = ফেরত নেওয়া
affiliate-status-active = চালু
affiliate-status-disabled = বন্ধ
affiliate-status-scheduled = নির্ধারিত
affiliate-status-expired = মেয়াদ শেষ
affiliate-order = অর্ডার
affiliate-bonus = বোনাস
affiliate-adjustment = সংশোধন
affiliate-date = তারিখ
affiliate-reversed = এর মধ্যে ফেরত: { $amount }
affiliate-hold-until = অপেক্ষা যত দিন: { $date }
affiliate-statements = বিবরণী
affiliate-statement = বিবরণী: { $month }/{ $year }

## Media kit

affiliate-media-lead = আমাদের পণ্যের ছবি আর লেখা। যত দিন পার্টনার আছেন, ব্যবহার করতে পারবেন।
affiliate-feed = পণ্যের ফিড
affiliate-feed-text = দামসহ সব পণ্য, প্রতিটি লিংকে আপনার কোড।
affiliate-media-products = পণ্য
affiliate-media-empty = এখনো কোনো পণ্য নেই
affiliate-media-empty-text = এই শপে এখন দেখানোর মতো কিছু নেই।
affiliate-picture-save = ছবি সেভ করুন: { $name }
affiliate-copy-text = লেখা কপি করুন
affiliate-text-copied = লেখা কপি হয়েছে

## Profile

affiliate-details = আপনার তথ্য
affiliate-profile-updated = প্রোফাইল আপডেট হয়েছে
affiliate-code = আপনার কোড
affiliate-code-copied = কোড কপি হয়েছে
affiliate-tier = স্তর
affiliate-time-zone = টাইম জোন
affiliate-emails = ইমেইল
affiliate-emails-commissions = যখন একটি অর্ডার আমার নামে গোনা হয়
affiliate-emails-statements = আমার মাসিক বিবরণী
affiliate-programme = প্রোগ্রাম
affiliate-programme-window = ক্লিকের পর অর্ডার গোনা হয়
affiliate-programme-hold = ডেলিভারির পর কমিশন অপেক্ষায় থাকে
affiliate-programme-minimum = টাকা পাঠানো শুরু
affiliate-programme-bonus = মাসে { $count }টি অনুমোদিত অর্ডার থেকে বোনাস
affiliate-payout = টাকা পাওয়া
affiliate-payout-text = যে অ্যাকাউন্টে আপনার আয় পাঠানো হবে। এটি এনক্রিপ্ট করে রাখা হয়, আর প্রতিটি বদল আপনাকে ইমেইলে জানাই।
affiliate-payout-changed = শেষ বদল: { $date }
affiliate-payout-action = অ্যাকাউন্ট সেভ করুন
affiliate-leave = প্রোগ্রাম ছাড়ুন
affiliate-leave-open = প্রোগ্রাম ছাড়ুন
affiliate-leave-text = আপনার লিংক আর কোড সঙ্গে সঙ্গে গোনা বন্ধ হবে। তত দিনে যা আয় করেছেন, তা পাঠিয়ে দেব।
affiliate-leave-action = চিরতরে ছাড়ুন

## What went wrong, where the server says nothing

affiliate-error = একটি সমস্যা হয়েছে
affiliate-error-profile = প্রোফাইল আনা যায়নি
affiliate-error-update = প্রোফাইল আপডেট করা যায়নি
affiliate-error-dashboard = ড্যাশবোর্ডের তথ্য আনা যায়নি
affiliate-error-discounts = ডিসকাউন্ট কোড আনা যায়নি
affiliate-error-commissions = কমিশন আনা যায়নি
affiliate-error-link = লিংক বানানো যায়নি
affiliate-error-analytics = অ্যানালিটিক্স আনা যায়নি
