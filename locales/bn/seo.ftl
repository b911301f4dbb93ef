# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – ইনারওয়্যার ও বেসিকস
seo-home-description = মেয়েদের, ছেলেদের আর বাচ্চাদের ইনারওয়্যার, টি-শার্ট, বডিস্যুট ও লেগিংস। { $min }–{ $max } কর্মদিবসে ডেলিভারি, ফেরতের জন্য { $days } দিন সময়।
seo-share-line = ইনারওয়্যার ও বেসিকস
seo-categories-title = সব ক্যাটাগরি – { -brand }
seo-categories-description = { -brand } শপের সব ক্যাটাগরি একনজরে: মেয়েদের, ছেলেদের আর বাচ্চাদের ইনারওয়্যার, টি-শার্ট, বডিস্যুট ও লেগিংস।
seo-brands-title = ব্র্যান্ড – { -brand }
seo-brands-description = { -brand } শপের ব্র্যান্ড: তারা কারা, কী বানায়, আর প্রত্যেকের কী কী আমাদের এখানে আছে।
seo-not-found-title = পেজটি পাওয়া গেল না – { -brand }
seo-failed-title = কোথাও একটা সমস্যা হয়েছে – { -brand }
