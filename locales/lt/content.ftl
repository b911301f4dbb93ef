# Teksto puslapiai, dažni klausimai, pagalba, priežiūra ir žurnalas.

content-meta-title = { $title } – { -brand }
content-updated = Atnaujinta: { $date }
content-days = { $count ->
    [one] { $count } diena
    [few] { $count } dienos
    [many] { $count } dienos
   *[other] { $count } dienų
}
content-contents = Šiame puslapyje
content-other-language = Šis puslapis dar neišverstas, todėl matote jį anglų kalba.
content-faq-title = Dažniausi klausimai
content-faq-lead = Užsakymas, mokėjimas, pristatymas, grąžinimas ir dydžiai: trumpi atsakymai į tai, ko klausiate dažniausiai.
content-faq-search = Ieškoti klausimuose
content-faq-found = { $count ->
    [one] Rastas { $count } klausimas
    [few] Rasti { $count } klausimai
    [many] Rasta { $count } klausimo
   *[other] Rasta { $count } klausimų
}
content-faq-none = Nieko nerasta. Pabandykite kitą žodį arba parašykite mums.
content-help-title = Pagalbos centras
content-help-lead = Pasirinkite temą. Jei atsakymo nerasite, mielai padėsime.
content-help-contact = Turite dar klausimų? Rašykite arba skambinkite
content-care-title = Drabužių priežiūra
content-care-lead = Ką reiškia priežiūros ženklai ir kaip drabužiai ilgiau išlieka gražūs.
content-blog-title = Žurnalas
content-blog-page = Žurnalas, { $page } puslapis
content-blog-lead = Apie audinius, kirpimą ir priežiūrą ir apie tai, kaip kasdien dėvėti gerus bazinius drabužius.
content-blog-more = Daugiau iš žurnalo
content-blog-products = Prekės pagal šį įrašą
