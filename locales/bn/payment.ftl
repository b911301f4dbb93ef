# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = পেমেন্ট সেবার সঙ্গে এখন যোগাযোগ করা যাচ্ছে না। আপনার অর্ডার সেভ করা আছে; একটু পরে আবার চেষ্টা করুন।
error-payment-closed = এই পেমেন্ট আর চালিয়ে যাওয়া যাবে না। আবার শুরু করুন।
error-refund-too-much = পেমেন্টের যা বাকি আছে, এটি তার চেয়ে বেশি।
error-refund-key = এই ফেরত আগেই অন্য পরিমাণে চাওয়া হয়েছে।
error-refund-resolved = এই ফেরত নিয়ে আর কিছু ঠিক করার নেই।
error-iban = এটি সঠিক IBAN নয়।
error-account-holder = অ্যাকাউন্টধারীর নাম লিখুন।
error-account-bank = ব্যাংকের নাম লিখুন।
error-routing-number = রাউটিং নম্বরের 9টি সংখ্যা লিখুন।
error-account-number = 6 থেকে 17 সংখ্যার অ্যাকাউন্ট নম্বর লিখুন।
error-refund-account-closed = ব্যাংকের তথ্য আর বদলানো যাবে না। কিছু ভুল থাকলে আমাদের লিখুন।
error-refund-account-known = ব্যাংকের তথ্য আগে থেকেই আছে।
notice-refund-account-saved = ধন্যবাদ, আপনার ব্যাংকের তথ্য সেভ হয়েছে।

sandbox-title = পরীক্ষামূলক পেমেন্ট
sandbox-intro = এই পেজটি পেমেন্ট সেবার জায়গায় আছে। কার্ড লাগবে না, কোনো টাকাও লেনদেন হবে না।
sandbox-order = অর্ডার { $number }
sandbox-success = পেমেন্ট করুন
sandbox-success-help = পেমেন্ট সঙ্গে সঙ্গে সফল হবে।
sandbox-slow = দেরিতে পেমেন্ট করুন
sandbox-slow-help = পেমেন্ট কয়েক সেকেন্ড প্রক্রিয়াধীন থেকে সফল হবে।
sandbox-decline = পেমেন্ট প্রত্যাখ্যান করান
sandbox-decline-help = ব্যাংক প্রত্যাখ্যান করবে; অর্ডারের পেমেন্ট আবার করা যাবে।
sandbox-abandon = শপে ফিরে যান
sandbox-abandon-help = কোনো পেমেন্ট হবে না, অর্ডারটি আপাতত খোলা থাকবে।
