## Coming back from paying

order-number-of = অর্ডার { $number }
pay-meta-title = পেমেন্ট | { -brand }
pay-succeeded = পেমেন্ট সফল হয়েছে!
pay-processing = আপনার পেমেন্ট প্রক্রিয়াধীন।
pay-processing-text = পেজটি নিজে থেকেই আপডেট হবে। পেমেন্ট নিশ্চিত হলে ইমেইলও পাঠাব।
pay-failed = পেমেন্ট সফল হয়নি, আবার চেষ্টা করুন।
pay-error = কিছু একটা ভুল হয়েছে।
pay-error-text = আপনার অর্ডার সেভ করা আছে। একটু পরে আবার চেষ্টা করুন।
pay-unknown-text = একটু পরে আবার চেষ্টা করুন।

## The payment step

checkout-title = চেকআউট
checkout-meta-title = চেকআউট | { -brand }
checkout-contact = আপনার ইমেইল
checkout-email-help = অর্ডারের কনফার্মেশন এখানেই পাঠাব।
checkout-sign-in = অ্যাকাউন্ট আছে? সাইন ইন করুন
checkout-address = ডেলিভারির ঠিকানা
checkout-collector = যিনি অর্ডার নেবেন
checkout-saved = সেভ করা ঠিকানা
checkout-saved-new = অন্য ঠিকানা
checkout-billing-other = বিলিংয়ের ঠিকানা আলাদা
checkout-delivery = ডেলিভারি
checkout-courier = কুরিয়ারে
checkout-pickup = আমাদের গুদাম থেকে সংগ্রহ
checkout-hours = সোম থেকে শুক্রবার, { $opens }–{ $closes }
checkout-arrives = হাতে পাবেন: { $dates }
checkout-ready = সংগ্রহ করা যাবে: { $date }
checkout-payment = পেমেন্ট
checkout-card = কার্ড
checkout-wallet = কার্ড বা মোবাইল ওয়ালেট
checkout-card-text = পরের ধাপে পেমেন্ট সেবার নিরাপদ পেজে পেমেন্ট করবেন।
checkout-cod-text = অর্ডার হাতে পেয়ে টাকা দেবেন।
checkout-sandbox = পরীক্ষামূলক পেমেন্ট
checkout-sandbox-text = কোনো টাকা কাটা হবে না: শপটি পরীক্ষামূলকভাবে চলছে।
checkout-note = কুরিয়ারের জন্য নোট
checkout-terms = আমি শর্তাবলি মেনে নিচ্ছি।
checkout-terms-check = এগোতে হলে টিক দিন
checkout-place = মূল্য পরিশোধের বাধ্যবাধকতাসহ অর্ডার করুন
checkout-back = কার্টে ফিরে যান
checkout-changed = যা বদলেছে
checkout-before = আগে:
checkout-now = এখন:

## After the order

order-meta-title = আপনার অর্ডার | { -brand }
order-thanks = আপনার অর্ডারের জন্য ধন্যবাদ
order-sent = কনফার্মেশন পাঠানো হয়েছে: { $email }
order-unpaid = আপনার অর্ডার পেমেন্টের অপেক্ষায় আছে
order-unpaid-text = পণ্যগুলো অল্প সময়ের জন্য আপনার জন্য রাখা আছে। পেমেন্ট হলেই পাঠিয়ে দেব।
order-cancelled-title = এই অর্ডার বাতিল করা হয়েছে
order-cancelled-text = কিছুই পাঠানো হবে না। পেমেন্ট করে থাকলে টাকা ফেরত পাবেন।
order-pay-now = এখনই পেমেন্ট করুন
order-cancel = অর্ডার বাতিল করুন
order-cancel-sure = আপনি কি সত্যিই এই অর্ডার বাতিল করতে চান?
order-cancel-yes = হ্যাঁ, অর্ডার বাতিল করুন
order-cancel-no = অর্ডার রাখুন
order-lines = এই অর্ডারের পণ্য
order-billing = বিলিং ঠিকানা
order-invoice = ইনভয়েস
order-credit-notes = ক্রেডিট নোট
order-track = পার্সেল ট্র্যাক করুন
order-parcels = পার্সেল
order-refunded = ফেরত দেওয়া হয়েছে
order-timeline = এ পর্যন্ত যা হয়েছে
order-again = আবার অর্ডার করুন
order-account = অ্যাকাউন্ট খুলুন, সব অর্ডার এক জায়গায় দেখুন
order-view = অর্ডার দেখুন
order-state-payment = পেমেন্ট
order-state-delivery = ডেলিভারি

## Bank account for a refund

refund-account-meta-title = টাকা ফেরত | { -brand }
refund-account-title = আপনার টাকা কোথায় পাঠাব?
refund-account-text = অর্ডার { $number }-এর { $amount } আপনার ব্যাংক অ্যাকাউন্টে পাঠাব।
refund-account-given-title = আপনার ব্যাংকের তথ্য পেয়েছি
refund-account-given-text = অর্ডার { $number }-এর { $amount } এই অ্যাকাউন্টে পাঠাব। তার আগে এখানে তথ্য ঠিক করতে পারবেন।
refund-account-correct = অন্য অ্যাকাউন্ট দিন
refund-account-exported-title = টাকা পাঠানো হচ্ছে
refund-account-exported-text = অর্ডার { $number }-এর { $amount } এই অ্যাকাউন্টে পাঠানো হচ্ছে। তথ্য আর বদলানো যাবে না। কিছু ভুল আছে? এখনই আমাদের লিখুন।
refund-account-made-title = আপনার টাকা পাঠিয়েছি
refund-account-made-text = অর্ডার { $number }-এর { $amount } পাঠিয়েছি। ব্যাংকভেদে পৌঁছাতে কয়েক দিন লাগতে পারে।
refund-account-missing-title = এই লিংক আর কাজ করে না
refund-account-missing-text = টাকা ফেরতের বিষয়ে আমাদের সর্বশেষ ইমেইলের লিংকটি খুলুন। সেটিও কাজ না করলে ইমেইলটির উত্তর দিন।
refund-account-iban-help = যেমন SI56 1910 0000 0123 438
refund-account-routing-help = 9 সংখ্যার নম্বর; চেকে বা ব্যাংকের ওয়েবসাইটে পাবেন।
refund-account-action = ব্যাংকের তথ্য সেভ করুন
field-account-holder = অ্যাকাউন্টধারীর নাম
field-iban = IBAN
field-bank = ব্যাংকের নাম
field-routing-number = রাউটিং নম্বর
field-account-number = অ্যাকাউন্ট নম্বর
