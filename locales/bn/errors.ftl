# Messages of the API and of the server.

error-unauthenticated = আগে সাইন ইন করে নিন।
error-credentials = ইমেইল ঠিকানা আর পাসওয়ার্ড মিলছে না।
error-forbidden = এটি করার অনুমতি আপনার নেই।
error-not-found = যা খুঁজছেন, তা পাওয়া গেল না।
error-page-not-found = পেজটি পাওয়া গেল না: { $path }
error-bad-request = অনুরোধটি বোঝা গেল না।
error-method-not-allowed = এই ওয়েব ঠিকানা এভাবে ব্যবহার করা যায় না।
error-too-large = এটি আকারে অনেক বড়।
error-rate-limited = অনেকবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।
error-internal = কোথাও একটা সমস্যা হয়েছে।
error-unavailable = শপে এখন একটু ভিড়। কিছুক্ষণ পর আবার চেষ্টা করুন।
error-request-timeout = অনুরোধটি খুব ধীরে এসেছে। সংযোগ দেখে নিয়ে আবার চেষ্টা করুন।

## Fields and parameters

error-invalid = কিছু তথ্য ঠিক নেই। নিচের ঘরগুলো দেখে নিন।
error-parameter-required = এটি দেওয়া হয়নি।
error-parameter-number = এখানে পূর্ণসংখ্যা দিতে হবে।
error-parameter-decimal = এখানে একটি সংখ্যা দিতে হবে।
error-parameter-range = এটি { $min } থেকে { $max }-এর মধ্যে হতে হবে।
error-parameter-choice = এগুলোর একটি দিতে হবে: { $choices }।
error-parameter-characters = এতে এমন একটি অক্ষর আছে, যা ব্যবহার করা যায় না।
error-parameter-long = লেখাটি অনেক লম্বা। সর্বোচ্চ { $max }টি অক্ষর দেওয়া যাবে।
error-parameter-many = অনেক বেশি মান দেওয়া হয়েছে। সর্বোচ্চ { $max }টি দেওয়া যাবে।
error-parameter-text = এখানে লেখা দিতে হবে।
error-parameter-flag = এখানে true বা false দিতে হবে।
error-parameter-list = এখানে একটি তালিকা দিতে হবে।
error-parameter-object = এখানে আলাদা ঘরসহ একটি অবজেক্ট দিতে হবে।
error-idempotency-key = Idempotency-Key 1 থেকে 255টি দৃশ্যমান অক্ষরের হতে হবে।
error-idempotency-reused = এই Idempotency-Key আগে অন্য একটি অনুরোধে ব্যবহার করা হয়েছে।
error-idempotency-pending = একই অনুরোধ এখনো প্রক্রিয়াধীন। একটু পরে আবার চেষ্টা করুন।
error-idempotency-unkept = এই অনুরোধটি আগেই সম্পন্ন হয়েছে, তবে এর উত্তর এত বড় ছিল যে রাখা যায়নি। ফলাফল দেখতে পেজটি আবার লোড করুন।
error-country-mismatch = এই ওয়েব ঠিকানাটি অন্য একটি দেশের শপের।

## Accounts

error-user-exists = এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।
error-link-expired = লিংকটির মেয়াদ শেষ, নয়তো লিংকটি ঠিক নেই। আবার চেষ্টা করুন।
error-addresses-full = সর্বোচ্চ { $max }টি ঠিকানা রাখা যায়, আর জায়গা নেই। আগে একটি মুছে নিন।
error-email-same = এটিই আপনার এখনকার ইমেইল ঠিকানা।
error-email-verified = আপনার ইমেইল ঠিকানা আগেই নিশ্চিত হয়েছে।

## Wishlist

error-wishlist-duplicate = পণ্যটি আগে থেকেই উইশলিস্টে আছে।
error-wishlist-full = আপনার উইশলিস্ট ভরে গেছে। আগে কিছু একটা বাদ দিন।

## Cart and coupons

error-cart-gone = পণ্যটি আর পাওয়া যাচ্ছে না।
error-cart-not-here = পণ্যটি এই শপে বিক্রি হয় না।
error-cart-sold-out = পণ্যটির স্টক শেষ।
error-cart-short = { $count ->
    [one] আর মাত্র { $count }টি আছে।
   *[other] আর মাত্র { $count }টি আছে।
}
error-cart-price = দাম { $before } থেকে বদলে { $now } হয়েছে।
error-cart-full = আপনার কার্ট ভরে গেছে। আগে কিছু একটা বাদ দিন।
error-reorder-gone = এখন আর পাওয়া যাচ্ছে না: { $names }
error-quantity-required = পরিমাণ দিন।
error-coupon-unknown = এই কুপন কোডটি পাওয়া যায়নি। আবার চেষ্টা করুন।
error-coupon-used-up = কুপনটির সব ব্যবহার শেষ হয়ে গেছে।
error-coupon-used = আপনি কুপনটি আগেই ব্যবহার করেছেন।
error-coupon-not-started = কুপনটি এখনো চালু হয়নি।
error-coupon-expired = কুপনটির মেয়াদ শেষ।
error-coupon-products = কুপনটি আপনার কার্টের কোনো পণ্যে প্রযোজ্য নয়।
error-coupon-minimum = কুপনটি ব্যবহার করতে আর { $missing } কিনুন।
error-coupon-email = কুপন ব্যবহার করতে সাইন ইন করুন, অথবা চেকআউটে ইমেইল দিন।

error-stock-alert-available = পণ্যটি আবার স্টকে আছে: এখনই অর্ডার করতে পারেন।

## অংশীদার

error-affiliate-pending = আপনার আবেদনের বিষয়ে আমরা এখনো সিদ্ধান্ত নিইনি। সিদ্ধান্ত হলেই আপনাকে লিখব।
error-affiliate-rejected = আপনার আবেদন গৃহীত হয়নি।
error-affiliate-suspended = আপনার পার্টনারশিপ স্থগিত আছে। আপনি এখনো আপনার হিসাব দেখতে পারেন।
error-affiliate-left = আপনি পার্টনার প্রোগ্রাম ছেড়ে দিয়েছেন।
error-affiliate-programme-closed = আমাদের পার্টনার প্রোগ্রাম এখনো চালু হয়নি।
error-affiliate-payout-closed = এই মুহূর্তে টাকা পাওয়ার তথ্য সেভ করা যাচ্ছে না। পরে আবার চেষ্টা করুন।
