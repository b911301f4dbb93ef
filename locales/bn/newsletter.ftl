# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = { -brand } নিউজলেটার
newsletter-text = নতুন পোশাক, ছাড়, মাঝে মাঝে কোনো গল্প। মাসে কয়েকটি ইমেইল, বন্ধ করা যায় এক ক্লিকেই।
newsletter-email = আপনার ইমেইল ঠিকানা
newsletter-submit = সাবস্ক্রাইব করুন
newsletter-sent = ইনবক্স দেখুন: ইমেইল ঠিকানাটি আপনার কি না, তা নিশ্চিত করতে একটি ইমেইল পাঠিয়েছি।

## Pages

newsletter-confirm-title = সাবস্ক্রিপশন নিশ্চিত করুন
newsletter-confirm-text = আর এক ক্লিক, এরপরই আমাদের খবর পৌঁছাবে আপনার কাছে।
newsletter-confirm-action = হ্যাঁ, ইমেইল পাঠান
newsletter-confirmed-title = ধন্যবাদ
newsletter-confirmed-text = নিউজলেটার চালু হয়েছে। এখন থেকে নতুন পোশাক আর ছাড়ের খবর সবার আগে পাবেন।
unsubscribe-title = নিউজলেটার বন্ধ করুন
unsubscribe-text = এক ক্লিকেই আর কোনো নিউজলেটার পাঠাব না। একই সঙ্গে আপনার ইমেইল ঠিকানাও মুছে ফেলব।
unsubscribe-action = আনসাবস্ক্রাইব করুন
unsubscribe-done-title = নিউজলেটার বন্ধ হয়েছে
unsubscribe-done-text = আমাদের নিউজলেটার আর আসবে না, আপনার ইমেইল ঠিকানাও মুছে ফেলেছি।
newsletter-browse = শপ ঘুরে দেখুন

## Answers

notice-newsletter-saved = আপনার সাবস্ক্রিপশন সেভ হয়েছে
notice-newsletter-confirmed = আপনার নিউজলেটার চালু হয়েছে
notice-newsletter-left = নিউজলেটার বন্ধ হয়েছে
error-newsletter-subscribed = এই ইমেইলে নিউজলেটার আগে থেকেই চালু আছে
