# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Leiste

account-link = Dein Konto
wishlist-link = { $count ->
    [0] Wunschliste, leer
    [one] Wunschliste, { $count } Artikel
   *[other] Wunschliste, { $count } Artikel
}

## Herzen

wishlist-toggle = Wunschliste: { $name }
wishlist-add = Auf die Wunschliste
wishlist-on = Auf deiner Wunschliste
wishlist-added = Zur Wunschliste hinzugefügt
wishlist-removed = Von der Wunschliste entfernt
wishlist-failed = Die Wunschliste konnte nicht geändert werden. Bitte versuche es gleich noch einmal.

## Mitteilungen

notice-region = Mitteilungen (F8)
notice-dismiss = Mitteilung schließen

## Was ein Gast vor der Anmeldung gesammelt hat

wishlist-offer = { $count ->
    [one] Vor der Anmeldung hast du dir { $count } Artikel gemerkt.
   *[other] Vor der Anmeldung hast du dir { $count } Artikel gemerkt.
}
wishlist-offer-text = Sollen wir das auf deine Wunschliste setzen? Was schon darauf steht, kommt nicht doppelt dazu.
wishlist-offer-keep = Auf meine Wunschliste
wishlist-offer-drop = Nein, danke
wishlist-merged = Jetzt ist alles auf deiner Wunschliste.

## Die Seite

wishlist-title = Wunschliste
wishlist-lead-guest = In diesem Browser gespeichert.
wishlist-lead-sign-in = Melde dich an, um sie überall zu haben
wishlist-count = { $count ->
    [one] { $count } Artikel
   *[other] { $count } Artikel
}
wishlist-products = Artikel auf deiner Wunschliste
wishlist-empty-title = Noch nichts hier
wishlist-empty-text = Klick bei einem Artikel, der dir gefällt, auf das Herz, um ihn hier zu speichern.
wishlist-empty-action = Im Shop stöbern
wishlist-missing = { $count ->
    [one] Ein Artikel ist in diesem Shop gerade nicht erhältlich. Er bleibt auf deiner Wunschliste.
   *[other] { $count } Artikel sind in diesem Shop gerade nicht erhältlich. Sie bleiben auf deiner Wunschliste.
}
wishlist-load-failed = Die Wunschliste konnte nicht geladen werden.
