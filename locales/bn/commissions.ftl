# পার্টনাররা কী আয় করেন: কোনো কমিশন কেন আটকে আছে, মাসিক বিবরণী আর তার ইমেইল।

## কমিশন কেন যাচাই হচ্ছে

commission-hold-own-account = অর্ডারটি আপনার নিজের অ্যাকাউন্ট থেকে দেওয়া হয়েছে।
commission-hold-own-email = অর্ডারটি আপনার ইমেইল ঠিকানা দিয়ে দেওয়া হয়েছে।
commission-hold-own-phone = অর্ডারটি আপনার ফোন নম্বর দিয়ে দেওয়া হয়েছে।
commission-hold-own-address = অর্ডারটি আপনার একটি ঠিকানায় যাচ্ছে।
commission-hold-own-card = অর্ডারের দাম আপনার একটি কার্ড দিয়ে দেওয়া হয়েছে।
commission-hold-own-network = অর্ডারটি এমন নেটওয়ার্ক থেকে এসেছে, যা আপনিও ব্যবহার করেন।
commission-hold-same-address = আপনার কয়েকটি অর্ডার একই ঠিকানায় যাচ্ছে।
commission-hold-cancelled-orders = আপনার অস্বাভাবিক বেশি অর্ডার বাতিল হয়েছে।
commission-hold-conversion-rate = আপনার অস্বাভাবিক বেশি ক্লিক অর্ডারে পরিণত হয়েছে।
commission-hold-seconds-on-page = আপনার লিংকের পেজটি শুধু এক মুহূর্তের জন্য খোলা ছিল।

## মাসিক বিবরণী

commission-statement-title = পার্টনার বিবরণী
commission-statement-partner = আপনার কোড
commission-statement-period = সময়কাল
commission-statement-nothing = এই মাসে কোনো লেনদেন হয়নি।
commission-statement-opening = শুরুর ব্যালেন্স
commission-statement-earned = অর্জিত কমিশন
commission-statement-credited = বোনাস ও সংশোধন
commission-statement-reversed = ফেরত ও বাতিলের জন্য বাদ
commission-statement-rejected = প্রত্যাখ্যাত
commission-statement-paid = পরিশোধিত
commission-statement-closing = শেষের ব্যালেন্স
commission-statement-pending = এখনো অনুমোদিত নয়
commission-statement-payable = অনুমোদিত
commission-statement-note = সব ছাড়ের পর পণ্যের দামের একটি অংশ হলো কমিশন, ভ্যাট ও ডেলিভারি ছাড়া। ফেরতের সময় শেষ হলে তা অনুমোদিত হয়। ক্রেতারা যা ফেরত দেন, তা বাদ যায়, টাকা দেওয়ার পরেও।

# $month যেমন 2026-11, $balance একটি অঙ্ক, বা ভিন্ন মুদ্রায় কয়েকটি।
mail-commission-statement = আপনার বিবরণী: { $month }
    .preview = আপনার ব্যালেন্স: { $balance }
    .title = আপনার বিবরণী তৈরি।
    .text = { $shop } শপে মাসের শেষে আপনার ব্যালেন্স: { $balance }। পার্টনার এরিয়ায় দেখতে পাবেন কীভাবে তা হলো, আর বিবরণী ডাউনলোড করতে পারবেন।
    .action = বিবরণী খুলুন
    .note = এই ইমেইল আর না চাইলে আপনার প্রোফাইলে বন্ধ করে দিন।

mail-commission-earned = একটি অর্ডার আপনার নামে গোনা হয়েছে: { $amount }
    .preview = অর্ডার { $number }-এর জন্য আপনার কমিশন: { $amount }
    .title = একটি অর্ডার আপনার নামে গোনা হয়েছে।
    .text = আপনার মাধ্যমে কেউ { $shop } শপে অর্ডার করেছেন। অর্ডার { $number }-এর জন্য আপনার কমিশন: { $amount }। পণ্য পৌঁছানো এবং ফেরতের সময় শেষ না হওয়া পর্যন্ত এটি অপেক্ষমাণ থাকবে।
    .action = কমিশন খুলুন
    .note = এই ইমেইল আর না চাইলে আপনার প্রোফাইলে বন্ধ করে দিন।
