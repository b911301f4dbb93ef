# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – Unterwäsche und Basics
seo-home-description = Unterwäsche, T-Shirts, Bodys und Leggings für Damen, Herren und Kinder. Lieferung in { $min }–{ $max } Werktagen, { $days } Tage Rückgaberecht.
seo-categories-title = Alle Kategorien – Vitrina
seo-categories-description = Alle Kategorien bei Vitrina auf einen Blick: Unterwäsche, T-Shirts, Bodys und Leggings für Damen, Herren und Kinder.
seo-brands-title = Marken – Vitrina
seo-brands-description = Die Marken bei Vitrina: wer sie sind, was sie machen und alles, was wir von ihnen führen.
seo-not-found-title = Seite nicht gefunden – Vitrina
seo-failed-title = Etwas ist schiefgelaufen – Vitrina
