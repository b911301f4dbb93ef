# Letters: the subject, and as attributes preview, heading, text, button and small letters. The text follows the greeting and its
# comma, so it begins with a small letter.

## U svakom e-mailu

mail-hello = { $name ->
   *[any] Bok,
}
mail-hello-nameless = Bok,
mail-copy = Ako gumb ne radi, kopiraj ovu adresu u preglednik:
mail-link-minutes = { $count ->
    [one] Link vrijedi { $count } minutu i može se upotrijebiti samo jednom.
    [few] Link vrijedi { $count } minute i može se upotrijebiti samo jednom.
   *[other] Link vrijedi { $count } minuta i može se upotrijebiti samo jednom.
}
mail-link-hours = { $count ->
    [one] Link vrijedi { $count } sat i može se upotrijebiti samo jednom.
    [few] Link vrijedi { $count } sata i može se upotrijebiti samo jednom.
   *[other] Link vrijedi { $count } sati i može se upotrijebiti samo jednom.
}
mail-link-days = { $count ->
    [one] Link vrijedi { $count } dan i može se upotrijebiti samo jednom.
    [few] Link vrijedi { $count } dana i može se upotrijebiti samo jednom.
   *[other] Link vrijedi { $count } dana i može se upotrijebiti samo jednom.
}
mail-help = Imaš pitanje? Samo odgovori na ovaj e-mail.
mail-unsubscribe = Odjava s newslettera

## Računi

mail-verify-email = Potvrdi svoju e-mail adresu
    .preview = Još jedan klik i tvoj je račun na { $shop } spreman.
    .title = Je li ovo tvoja e-mail adresa?
    .text = potvrdi svoju e-mail adresu da ti stignu potvrde narudžbi i poruke o povratima te da je ne koristi nitko drugi.
    .action = Potvrdi adresu
    .note = Račun na { $shop } nije tvoj? Onda ne trebaš ništa učiniti.

mail-welcome = { -brand } ti želi dobrodošlicu
    .preview = Tvoja je e-mail adresa potvrđena.
    .title = Lijepo je što si tu.
    .text = tvoja je e-mail adresa potvrđena i račun je spreman. Lista želja, adrese i narudžbe u njemu su na jednom mjestu.
    .action = Razgledaj ponudu

mail-reset-password = Odaberi novu lozinku
    .preview = Evo linka za tvoju novu lozinku.
    .title = Nova lozinka
    .text = netko, najvjerojatnije ti, zatražio je novu lozinku za tvoj račun na { $shop }. Odaberi je ovdje; nakon toga odjavit ćemo te sa svih uređaja.
    .action = Odaberi lozinku
    .note = Zahtjev nije tvoj? Onda zanemari ovaj e-mail: tvoja lozinka ostaje ista.

mail-password-changed = Tvoja je lozinka promijenjena
    .preview = Ako je promjena tvoja, ne trebaš ništa učiniti.
    .title = Nova je lozinka postavljena.
    .text = lozinka tvog računa na { $shop } upravo je promijenjena. Ako je promjena tvoja, ne trebaš ništa učiniti. Ako nije, odmah odaberi drugu i piši nam.
    .action = Zaštiti račun

mail-email-change-confirm = Potvrdi novu e-mail adresu
    .preview = Još jedan klik i odsad pišemo na ovu adresu.
    .title = Tvoja nova e-mail adresa
    .text = ovu e-mail adresu želiš koristiti za svoj račun na { $shop }. Potvrdi je i odsad ti pišemo ovamo.
    .action = Potvrdi adresu
    .note = Zahtjev nije tvoj? Onda ne trebaš ništa učiniti, a račun zadržava staru adresu.

mail-email-changed = Tvoja je e-mail adresa promijenjena
    .preview = Odsad pišemo na tvoju novu e-mail adresu.
    .title = Nova je e-mail adresa postavljena.
    .text = tvoj račun na { $shop } sada ima e-mail adresu { $email }. Na staru ti adresu više nećemo pisati.
    .note = Promjena nije tvoja? Odmah odgovori na ovaj e-mail i pomoći ćemo ti da vratiš račun.

mail-account-deleted = Tvoj je račun izbrisan
    .preview = Izbrisane su i tvoje adrese i lista želja.
    .title = Doviđenja.
    .text = tvoj račun na { $shop } izbrisan je, zajedno s adresama i listom želja. Račune za kupnje čuvamo koliko zakon traži, odvojeno od svega ostalog. Vrata su ti uvijek otvorena.

## Newsletter

mail-newsletter-confirm = Potvrdi prijavu na newsletter
    .preview = Još jedan klik i newsletter stiže k tebi.
    .title = Želiš li naš newsletter?
    .text = ova je e-mail adresa na { $shop } upisana za newsletter: novi komadi, sniženja, pokoja priča. Potvrdi je i krećemo.
    .action = Da, prijavi me
    .note = Prijava nije tvoja? Onda ne trebaš ništa učiniti: bez tvoje privole newsletter ne šaljemo, a adresu brišemo u roku od { $days ->
        [one] { $days } dana
        [few] { $days } dana
       *[other] { $days } dana
    }.

mail-newsletter-welcome = Prijava na newsletter je potvrđena
    .preview = Hvala. Sljedeći newsletter već nastaje.
    .title = Hvala što ti smijemo pisati.
    .text = odsad ćeš među prvima saznati za nove komade i sniženja na { $shop }. U svakom je e-mailu link kojim se možeš odmah odjaviti.
    .action = Pogledaj novosti

## Za ljude u trgovini

mail-test = E-mail s { $shop }
    .preview = Ako ovo čitaš, pošta stiže.
    .title = Pošta stiže.
    .text = ovim e-mailom provjeravamo postavke pošte u trgovini. Ne trebaš ništa učiniti.
