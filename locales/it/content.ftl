# Pagine di testo, domande frequenti, aiuto, cura e diario.

content-meta-title = { $title } – { -brand }
content-updated = Ultimo aggiornamento: { $date }
content-days = { $count ->
    [one] { $count } giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}
content-contents = In questa pagina
content-other-language = Questa pagina non è ancora tradotta, per questo la vedi in inglese.
content-faq-title = Domande frequenti
content-faq-lead = Ordini, pagamenti, consegna, resi e taglie: risposte brevi a ciò che ci chiedete più spesso.
content-faq-search = Cerca tra le domande
content-faq-found = { $count ->
    [one] { $count } domanda trovata
    [many] { $count } di domande trovate
   *[other] { $count } domande trovate
}
content-faq-none = Nessun risultato. Prova con un’altra parola o scrivici.
content-help-title = Centro assistenza
content-help-lead = Scegli l’argomento. Se non trovi la risposta, ti aiutiamo volentieri.
content-help-contact = Hai ancora una domanda? Scrivi o chiama
content-care-title = Cura dei capi
content-care-lead = Che cosa significano i simboli di lavaggio e come i capi restano belli più a lungo.
content-blog-title = Diario
content-blog-page = Diario, pagina { $page }
content-blog-lead = Di tessuti, vestibilità e cura, e di come indossare buoni capi essenziali ogni giorno.
content-blog-more = Altro dal diario
content-blog-products = Capi legati a questo articolo
