# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – Unterwäsche und Basics
seo-home-description = Unterwäsche, T-Shirts, Bodys und Leggings für Damen, Herren und Kinder. Lieferung in { $min }–{ $max ->
    [one] { $max } Werktag
   *[other] { $max } Werktagen
}, { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} Rückgaberecht.
seo-share-line = Unterwäsche und Basics
seo-categories-title = Alle Kategorien – { -brand }
seo-categories-description = Alle Kategorien bei { -brand } auf einen Blick: Unterwäsche, T-Shirts, Bodys und Leggings für Damen, Herren und Kinder.
seo-brands-title = Marken – { -brand }
seo-brands-description = Die Marken bei { -brand }: wer sie sind, was sie machen und alles, was wir von ihnen führen.
seo-not-found-title = Seite nicht gefunden – { -brand }
seo-failed-title = Etwas ist schiefgelaufen – { -brand }
