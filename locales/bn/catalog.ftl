# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = কটন
fibre-organic-cotton = অর্গানিক কটন
fibre-elastane = ইলাস্টেন
fibre-modal = মোডাল
fibre-lyocell = লায়োসেল
fibre-merino = মেরিনো উল
fibre-polyester = পলিয়েস্টার
fibre-recycled-polyester = রিসাইকেলড পলিয়েস্টার
fibre-polyamide = পলিঅ্যামাইড
fibre-viscose = ভিসকোস
fibre-linen = লিনেন
fibre-wool = উল
fibre-silk = সিল্ক
fibre-cashmere = ক্যাশমিয়ার
fibre-acrylic = অ্যাক্রিলিক

## Care instructions

care-wash-30 = 30 °সে. তাপমাত্রায় মেশিনে ধোয়া যাবে
care-wash-40 = 40 °সে. তাপমাত্রায় মেশিনে ধোয়া যাবে
care-wash-60 = 60 °সে. তাপমাত্রায় মেশিনে ধোয়া যাবে
care-wash-wool-30 = 30 °সে. তাপমাত্রায় মেশিনের উল প্রোগ্রামে ধুতে হবে
care-hand-wash = শুধু হাতে ধুতে হবে
care-no-wash = ধোয়া যাবে না
care-no-bleach = ব্লিচ করা যাবে না
care-tumble-low = ড্রায়ারে কম তাপে শুকানো যাবে
care-no-tumble = ড্রায়ারে শুকানো যাবে না
care-iron-low = কম তাপে ইস্ত্রি করা যাবে
care-iron-medium = মাঝারি তাপে ইস্ত্রি করা যাবে
care-no-iron = ইস্ত্রি করা যাবে না
care-no-dryclean = ড্রাই ক্লিন করা যাবে না
care-dry-flat = সমান জায়গায় বিছিয়ে শুকাতে হবে
care-wash-dark-separately = গাঢ় রং আলাদা ধুতে হবে
care-wash-inside-out = উল্টে নিয়ে ধুতে হবে
care-inside-out = উল্টে নিয়ে ধুতে হবে
care-no-softener = ফেব্রিক সফটনার ব্যবহার করা যাবে না

## Attributes

attribute-colour = রং
attribute-size = সাইজ

## Texts of pictures

picture-front = { $name }, { $colour }, সামনে থেকে
picture-back = { $name }, { $colour }, পেছন থেকে
picture-detail = { $name }, { $colour }, কাছ থেকে

## Badges

badge-special = স্পেশাল
badge-promotional = অফার
badge-fire = হট পিক
badge-low = শেষের পথে
