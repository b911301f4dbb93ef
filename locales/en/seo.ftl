# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

# $country is the country's name, such as "Slovenia".
seo-home-title = { -brand } { $country } – underwear and basics
seo-home-description = Underwear, t-shirts, bodysuits and leggings for women, men and kids. Delivered in { $min }–{ $max ->
    [one] { $max } working day
   *[other] { $max } working days
}, with { $days ->
    [one] { $days } day
   *[other] { $days } days
} for returns.
# On the picture of shared links, below the shop's name: a few words on what it sells.
seo-share-line = Underwear and basics
seo-categories-title = All categories – { -brand }
seo-categories-description = Every category at { -brand } at a glance: underwear, t-shirts, bodysuits and leggings for women, men and kids.
seo-brands-title = Brands – { -brand }
seo-brands-description = The brands at { -brand }: who they are, what they make and everything we sell from each.
seo-not-found-title = Page not found – { -brand }
seo-failed-title = Something went wrong – { -brand }
