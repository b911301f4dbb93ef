# Textseiten, häufige Fragen, Hilfe, Pflege und Journal.

content-meta-title = { $title } – { -brand }
content-updated = Stand: { $date }
content-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
content-contents = Auf dieser Seite
content-other-language = Diese Seite ist noch nicht übersetzt, daher siehst du sie auf Englisch.
content-faq-title = Häufige Fragen
content-faq-lead = Bestellen, Bezahlen, Lieferung, Rückgabe und Größen: kurze Antworten auf das, was wir am häufigsten gefragt werden.
content-faq-search = Fragen durchsuchen
content-faq-found = { $count ->
    [one] { $count } Frage gefunden
   *[other] { $count } Fragen gefunden
}
content-faq-none = Nichts gefunden. Versuch es mit einem anderen Wort oder schreib uns.
content-help-title = Hilfe
content-help-lead = Wähle, worum es geht. Findest du keine Antwort, helfen wir dir gern.
content-help-contact = Noch eine Frage? Schreib uns oder ruf an
content-care-title = Pflegehinweise
content-care-lead = Was die Pflegesymbole bedeuten und wie deine Kleidung länger schön bleibt.
content-blog-title = Journal
content-blog-page = Journal, Seite { $page }
content-blog-lead = Über Stoffe, Passform und Pflege und darüber, wie man gute Basics jeden Tag trägt.
content-blog-more = Mehr aus dem Journal
content-blog-products = Passende Artikel
