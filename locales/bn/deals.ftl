# ফ্ল্যাশ ডিলের পাতা আর সেখানে যাওয়ার লাইন।

deals-title = ফ্ল্যাশ ডিল
deals-lead = বাছাই করা পোশাক কম দামে, শুধু অল্প সময়ের জন্য।
deals-running = এখন চলছে
deals-upcoming = শিগগিরই আসছে
deals-starts = শুরু: { $date }
deals-ends = শেষ: { $date }
deals-open = ফ্ল্যাশ ডিল দেখুন
deals-empty-title = এখন কোনো ফ্ল্যাশ ডিল নেই
deals-empty-text = পরেরটি নিশ্চয়ই আসবে। আবার দেখুন।
