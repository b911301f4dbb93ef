## Coming back from paying

order-number-of = অর্ডার { $number }
pay-meta-title = পেমেন্ট | { -brand }
pay-succeeded = পেমেন্ট সফল হয়েছে!
pay-processing = আপনার পেমেন্ট প্রক্রিয়াধীন।
pay-processing-text = পেজটি নিজে থেকেই আপডেট হবে। পেমেন্ট নিশ্চিত হলে ইমেইলও পাঠাব।
pay-failed = পেমেন্ট সফল হয়নি, আবার চেষ্টা করুন।
pay-error = কিছু একটা ভুল হয়েছে।
pay-error-text = আপনার অর্ডার সেভ করা আছে। একটু পরে আবার চেষ্টা করুন।
