error-invoice-number-empty = ইনভয়েস নম্বর খালি রাখা যাবে না

error-order-number-empty = অর্ডার নম্বর খালি রাখা যাবে না

error-track-contact-empty = অর্ডারের ইমেইল বা পোস্টকোড দিন

error-order-not-found = এই তথ্য দিয়ে কোনো অর্ডার খুঁজে পাইনি। নম্বর এবং ইমেইল বা পোস্টকোড মিলিয়ে দেখুন।

error-return-needs-email = কিছু ফেরত দিতে অর্ডারের ইমেইলের সঙ্গে অর্ডার নম্বর দিন।
error-return-reason = ফেরতের কারণ বেছে নিতে হবে
error-return-nothing = কী ফেরত দিতে চান, বেছে নিন
error-return-nothing-left = এই অর্ডার থেকে ফেরত দেওয়ার মতো আর কিছু নেই।
error-return-twice = এই পণ্যটি অনুরোধে দুবার আছে
error-return-pieces = যতটা ফেরত দেওয়া যায়, তার চেয়ে বেশি। সম্ভব: { $count }
error-return-photos = ক্ষতির একটি ছবি যোগ করুন
error-return-photos-many = ছবি বেশি হয়ে গেছে। সম্ভব: { $max }
error-return-photos-full = এই অর্ডারের জন্য যথেষ্ট ছবি আছে।
error-return-photo-gone = একটি ছবি আর নেই। আবার যোগ করুন।
error-return-exchange-gone = এই সাইজ এইমাত্র শেষ হয়ে গেছে। অন্যটি বা টাকা ফেরত বেছে নিন।
error-return-not-delivered = অর্ডার পৌঁছানোর পর পণ্য ফেরত দেওয়া যাবে। তার আগে চুক্তি থেকে সরে আসতে পারেন।
error-return-only-faults = ফেরতের সময় শেষ। কিছু ক্ষতিগ্রস্ত, ভুল বা বর্ণনার সঙ্গে না মিললে এখনো ফেরত দিতে পারেন।
error-return-over = ফেরতের সময় শেষ। কোনো পণ্যে সমস্যা থাকলে আমাদের লিখুন।
error-return-not-withdrawable = এই অনুরোধ আর বাতিল করা যাবে না।
error-file-size = ফাইলের আকার { $max }-এর বেশি
error-file-kind = JPEG, PNG বা WebP ফরম্যাটের ছবি বেছে নিন

error-withdrawal-over = এই অর্ডারের চুক্তি প্রত্যাহারের সময় শেষ। হয়তো এখনো পণ্য ফেরত দিতে পারবেন।
error-withdrawal-nothing-left = এই অর্ডারের সবকিছু থেকে আপনি আগেই সরে এসেছেন বা ফেরত দিয়েছেন।
error-withdrawal-confirm = আপনি চুক্তি থেকে সরে আসতে চান, নিশ্চিত করুন

notice-return-requested = আপনার অনুরোধ পেয়েছি।
notice-return-withdrawn = আপনার অনুরোধ বাতিল হয়েছে।

notice-withdrawal-declared = আপনার চুক্তি প্রত্যাহার পেয়েছি। প্রাপ্তিস্বীকার ইমেইলে আসছে।

withdrawal-before-delivery = পৌঁছানোর 14 দিন পর

return-reason-too-small = খুব ছোট
return-reason-too-large = খুব বড়
return-reason-changed-mind = পছন্দ হয়নি
return-reason-too-late = অনেক দেরিতে এসেছে
return-reason-not-as-described = বর্ণনার সঙ্গে মেলে না
return-reason-wrong-item = ভুল পণ্য এসেছে
return-reason-damaged = ক্ষতিগ্রস্ত বা ত্রুটিপূর্ণ

return-way-label = কুরিয়ারে
return-way-label-text = লেবেল প্রিন্ট করে পার্সেলে লাগান এবং কুরিয়ারকে দিন।
return-way-drop-off = নিজে পৌঁছে দেওয়া
return-way-drop-off-text = পার্সেল এখানে আনুন: { $address }

return-status-requested = ফেরতের অনুরোধ করা হয়েছে
return-status-declared = চুক্তি প্রত্যাহার জানানো হয়েছে
return-status-approved = অনুমোদিত
return-status-received = পৌঁছেছে
return-status-inspected = পরীক্ষা হয়েছে
return-status-refunded = টাকা ফেরত দেওয়া হয়েছে
return-status-exchanged = বদলি পাঠানো হয়েছে
return-status-refused = প্রত্যাখ্যাত
return-status-withdrawn = আপনি বাতিল করেছেন

return-label-title = ফেরত
return-label-to = প্রাপক
return-label-order = অর্ডার
return-label-items = এই পার্সেলে
return-label-step-pack = পণ্যগুলো বাক্স বা ব্যাগে ভরে ভালো করে বন্ধ করুন।
return-label-step-stick = লেবেল কেটে বাইরে এমনভাবে লাগান যেন বারকোড সমান থাকে।
return-label-step-hand-over = পার্সেল জমা দিন এবং টাকা পাওয়া পর্যন্ত রসিদ রেখে দিন।

mail-return-requested = আপনার ফেরত { $number }
    .preview = কীভাবে পাঠাবেন, দেখুন।
    .title = আপনার অনুরোধ পেয়েছি।
    .text = আপনি অর্ডার { $order } থেকে কিছু ফেরত দিতে চান। আমরা যা লিখে রেখেছি, তা নিচে দেখুন।
    .action = কীভাবে পাঠাবেন
    .note = পার্সেলে ফেরতের নম্বর লিখুন: { $number }

mail-return-received = আপনার ফেরত { $number } পৌঁছেছে
    .preview = আমরা এখন পরীক্ষা করছি।
    .title = আপনার পার্সেল এসে গেছে।
    .text = অর্ডার { $order }-এর ফেরত পৌঁছেছে। পরীক্ষা করে আপনার টাকা, অথবা তার বদলে যা বেছে নিয়েছেন, তা পাঠাব।
    .action = অবস্থা দেখুন

mail-return-refunded = ফেরত { $number }-এর টাকা
    .preview = আপনার টাকা আসছে।
    .title = আপনার টাকা আসছে।
    .text = অর্ডার { $order }-এর ফেরত পরীক্ষা করেছি। যেভাবে দাম দিয়েছিলেন, সেভাবেই নিচের টাকা ফেরত পাঠাচ্ছি। পণ্য পেয়ে দাম দিয়ে থাকলে আরেকটি ইমেইলে আপনার ব্যাংক অ্যাকাউন্ট জানতে চাইব।
    .action = অবস্থা দেখুন

mail-return-exchanged = ফেরত { $number }-এর বদলি
    .preview = আপনাকে অন্য সাইজ পাঠাচ্ছি।
    .title = আপনার বদলি পণ্য আসছে।
    .text = অর্ডার { $order }-এর ফেরত পরীক্ষা করেছি। তার বদলে আপনার বেছে নেওয়া সাইজ পাঠাচ্ছি।
    .action = অবস্থা দেখুন

mail-return-refused = আপনার ফেরত { $number } সম্পর্কে
    .preview = দুঃখিত, এটি গ্রহণ করা যাচ্ছে না।
    .title = আপনার ফেরত গ্রহণ করা যাচ্ছে না।
    .text = অর্ডার { $order }-এর ফেরত দেখেছি। দুঃখিত, এর জন্য কিছু ফেরত দিতে পারছি না।
    .action = অবস্থা দেখুন
    .note = কারণ: { $reason }

mail-withdrawal-receipt = চুক্তি প্রত্যাহারের প্রাপ্তিস্বীকার { $number }
    .preview = আপনার ঘোষণা পেয়েছি।
    .title = আপনার চুক্তি প্রত্যাহার পেয়েছি।
    .text = আপনি নিচের পণ্যগুলোর জন্য অর্ডার { $order }-এর চুক্তি থেকে সরে এসেছেন। এই ইমেইল আপনার প্রাপ্তিস্বীকার।
    .action = কীভাবে পাঠাবেন
    .note = যা ইতিমধ্যে পেয়েছেন, 14 দিনের মধ্যে ফেরত পাঠান। তার জন্য যা দিয়েছেন, আমরা ফেরত দেব।

mail-return-number = ফেরতের নম্বর
mail-return-asked = অনুরোধের সময়
mail-withdrawal-declared = চুক্তি প্রত্যাহার জানানোর সময়
