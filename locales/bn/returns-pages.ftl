# অর্ডারের পরের পাতাগুলো: অর্ডার কোথায়, পণ্য ফেরত, চুক্তি প্রত্যাহার।

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = অর্ডার ট্র্যাক করুন
track-lead = নম্বরটি অর্ডারের প্রতিটি ইমেইলে আছে। যে ইমেইল ঠিকানা বা পোস্টকোড দিয়ে অর্ডার করেছেন, সেটির সঙ্গে নম্বরটি লিখুন।
track-number = ইনভয়েস বা অর্ডার নম্বর
track-contact = ইমেইল ঠিকানা বা পোস্টকোড
track-submit = আমার অর্ডার দেখান
track-email-needed = কিছু ফেরত পাঠাতে বা সব বিস্তারিত দেখতে পোস্টকোডের বদলে অর্ডারের ইমেইল ঠিকানা লিখুন।
track-now = এখন যা করতে পারেন
track-pickup = আপনার অর্ডার তৈরি। এখান থেকে নিয়ে যান: { $address }
track-nothing = এখন আপনার কিছু করার দরকার নেই।
track-details = এই অর্ডারের সবকিছু
track-other = অন্য অর্ডার ট্র্যাক করুন

## A return, step by step

return-title = পণ্য ফেরত দিন
return-lead = দুই মিনিট লাগবে, অ্যাকাউন্টের দরকার নেই।
return-find = আমার অর্ডার খুঁজুন
return-choose-title = কী ফেরত পাঠাতে চান?
return-until = এই পণ্যগুলো ফেরত দেওয়ার শেষ দিন: { $date }
return-how-many = কয়টি ফেরত পাঠাচ্ছেন?
return-none = একটিও না
return-line-over = এই পণ্যটি আর ফেরত দেওয়া যাবে না।
return-line-requested = যে ফেরতের অনুরোধ করেছেন, তাতে আছে: { $count }
return-outcome = এর বদলে কী চান?
return-refund = টাকা ফেরত
return-exchange-for = বদলে নিন: { $choice }
return-choose-missing = অন্তত একটি পণ্য বেছে নিন।
return-continue = এগিয়ে যান
return-back = বাছাই বদলান
return-reason-title = কেন ফেরত পাঠাচ্ছেন?
return-reason = কারণ
return-comment = আমাদের আর কিছু জানাতে চান?
return-photos = ক্ষতির ছবি
return-photos-help = JPEG, PNG বা WebP। শুধু আমাদের রিটার্ন টিম ছবিগুলো দেখে; ফেরতের কাজ শেষ হলে আমরা সেগুলো মুছে ফেলি।
return-photos-remove = ছবি সরান: { $name }
return-photos-no-script = ছবি যোগ করতে ব্রাউজারে JavaScript চালু থাকতে হবে। ইমেইলেও পাঠাতে পারেন: { $email }
return-way = কীভাবে পাঠাবেন?
return-account = আপনি ডেলিভারির সময় টাকা দিয়েছেন, তাই টাকা আপনার ব্যাংক অ্যাকাউন্টে পাঠাব। অ্যাকাউন্টের তথ্য আমরা ইমেইলে জেনে নেব।
return-preview-title = আপনি যা ফেরত পাবেন
return-preview-items = পণ্য
return-preview-lost = আর প্রযোজ্য নয়: { $title }
return-preview-total = ফেরত
return-preview-kept = যা রাখছেন তার দাম
return-preview-exchange = বদলে নেওয়া পণ্যের টাকা ফেরত দেওয়া হয় না।
return-submit = ফেরতের অনুরোধ পাঠান
return-impossible-title = এই অর্ডার এখানে ফেরত দেওয়া যাবে না
return-contact = কোনো পণ্যে সমস্যা আছে? আমাদের লিখুন, আমরা সমাধান করব:

## The states of returns

return-status-title = আপনার ফেরত
return-status-find = ফেরতের অবস্থা দেখতে অর্ডারের ইমেইল ঠিকানা বা পোস্টকোড লিখুন।
return-status-none = এই অর্ডারের কোনো ফেরত এখনো নেই।
return-done = আপনার ফেরতের অনুরোধ পেয়েছি, বিস্তারিত ইমেইলে পাঠিয়েছি।
return-number = ফেরত { $number }
return-refused = কেন ফেরত নেওয়া হয়নি: { $reason }
return-label = ফেরতের লেবেল প্রিন্ট করুন
return-take-back = এই ফেরত বাতিল করুন

## The statutory withdrawal

withdrawal-title = চুক্তি প্রত্যাহার
withdrawal-lead = কোনো কারণ না দেখিয়েই আপনি কেনাকাটা থেকে সরে আসতে পারেন। কোন পণ্যের জন্য তা জানান, তারপর নিশ্চিত করুন।
withdrawal-until = চুক্তি প্রত্যাহারের শেষ দিন: { $date }
withdrawal-what = কোন পণ্যের চুক্তি থেকে সরে আসতে চান?
withdrawal-requested = এর কিছু পণ্যের জন্য আপনি আগেই ফেরতের অনুরোধ করেছেন। তবু সেগুলোর চুক্তি থেকেও সরে আসতে পারেন।
withdrawal-replaces = ফেরতের অনুরোধে থাকা পণ্যগুলো এই প্রত্যাহারে চলে আসবে। বদলে নিতে চেয়ে থাকলেও সেগুলোর টাকা ফেরত পাবেন। পণ্য পাঠিয়ে দিয়ে থাকলে আর কিছু করতে হবে না।
withdrawal-how-many = কয়টির চুক্তি থেকে সরে আসছেন?
withdrawal-confirm-title = চুক্তি প্রত্যাহার নিশ্চিত করুন
withdrawal-statement = আমি এই পণ্যগুলোর চুক্তি প্রত্যাহার করছি। অর্ডার { $number }, অর্ডারের তারিখ: { $date }
withdrawal-receipt = তারিখ ও সময়সহ প্রাপ্তিস্বীকার সঙ্গে সঙ্গে ইমেইলে পাঠাব: { $email }
withdrawal-confirm = প্রত্যাহার নিশ্চিত করুন
withdrawal-done = আপনার চুক্তি প্রত্যাহার পেয়েছি, প্রাপ্তিস্বীকার ইমেইলে পাঠিয়েছি।
withdrawal-number = চুক্তি প্রত্যাহার { $number }
withdrawal-declared = জানানোর সময়: { $date }
withdrawal-over-title = চুক্তি প্রত্যাহারের সময় শেষ
withdrawal-over-text = আমাদের নিজস্ব ফেরতের সুবিধায় হয়তো এখনো পণ্য ফেরত দিতে পারবেন।
