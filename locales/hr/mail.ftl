# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

## U svakom e-mailu

mail-hello = { $name ->
   *[any] Bok,
}
mail-hello-nameless = Bok,
mail-copy = Ako gumb ne radi, kopiraj ovaj link u preglednik:
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
    .preview = Još jedan klik i tvoj je račun u trgovini { $shop } spreman.
    .title = Je li ovo tvoja e-mail adresa?
    .text = potvrdi svoju e-mail adresu da ti stignu potvrde narudžbi i poruke o povratima te da je ne koristi nitko drugi.
    .action = Potvrdi e-mail adresu
    .note = Račun u trgovini { $shop } nije tvoj? Onda ne trebaš ništa učiniti.

mail-welcome = { -brand } ti želi dobrodošlicu
    .preview = Tvoja je e-mail adresa potvrđena.
    .title = Lijepo je što si tu.
    .text = tvoja je e-mail adresa potvrđena i račun je spreman. Lista želja, adrese i narudžbe u njemu su na jednom mjestu.
    .action = Razgledaj ponudu

mail-reset-password = Odaberi novu lozinku
    .preview = Evo linka za tvoju novu lozinku.
    .title = Nova lozinka
    .text = netko, najvjerojatnije ti, zatražio je novu lozinku za tvoj račun u trgovini { $shop }. Odaberi je ovdje; nakon toga odjavit ćemo te sa svih uređaja.
    .action = Odaberi lozinku
    .note = Zahtjev nije tvoj? Onda zanemari ovaj e-mail: tvoja lozinka ostaje ista.

mail-password-changed = Tvoja je lozinka promijenjena
    .preview = Ako je promjena tvoja, ne trebaš ništa učiniti.
    .title = Nova je lozinka postavljena.
    .text = lozinka tvog računa u trgovini { $shop } upravo je promijenjena. Ako je promjena tvoja, ne trebaš ništa učiniti. Ako nije, odmah odaberi drugu i piši nam.
    .action = Zaštiti račun

mail-email-change-confirm = Potvrdi novu e-mail adresu
    .preview = Još jedan klik i odsad pišemo na ovu e-mail adresu.
    .title = Tvoja nova e-mail adresa
    .text = ovu e-mail adresu želiš koristiti za svoj račun u trgovini { $shop }. Potvrdi je i odsad ti pišemo ovamo.
    .action = Potvrdi e-mail adresu
    .note = Zahtjev nije tvoj? Onda ne trebaš ništa učiniti, a račun zadržava staru e-mail adresu.

mail-email-changed = Tvoja je e-mail adresa promijenjena
    .preview = Odsad pišemo na tvoju novu e-mail adresu.
    .title = Nova je e-mail adresa postavljena.
    .text = tvoj račun u trgovini { $shop } sada ima e-mail adresu { $email }. Na staru ti e-mail adresu više nećemo pisati.
    .note = Promjena nije tvoja? Odmah odgovori na ovaj e-mail i pomoći ćemo ti da vratiš račun.

mail-account-deleted = Tvoj je račun izbrisan
    .preview = Izbrisane su i tvoje adrese i lista želja.
    .title = Doviđenja.
    .text = tvoj račun u trgovini { $shop } izbrisan je, zajedno s adresama i listom želja. Račune za kupnje čuvamo koliko zakon traži, odvojeno od svega ostalog. Vrata su ti uvijek otvorena.

## Newsletter

mail-newsletter-confirm = Potvrdi prijavu na newsletter
    .preview = Još jedan klik i newsletter stiže k tebi.
    .title = Želiš li naš newsletter?
    .text = ova je e-mail adresa u trgovini { $shop } upisana za newsletter: novi komadi, sniženja, pokoja priča. Potvrdi je i krećemo.
    .action = Da, prijavi me
    .note = Prijava nije tvoja? Onda ne trebaš ništa učiniti: bez tvoje privole newsletter ne šaljemo, a e-mail adresu brišemo u roku od { $days ->
        [one] { $days } dana
        [few] { $days } dana
       *[other] { $days } dana
    }.

mail-newsletter-welcome = Prijava na newsletter je potvrđena
    .preview = Hvala. Sljedeći newsletter već nastaje.
    .title = Hvala na prijavi.
    .text = odsad ćeš među prvima saznati za nove komade i sniženja u trgovini { $shop }. U svakom je e-mailu link kojim se možeš odmah odjaviti.
    .action = Pogledaj novosti

mail-back-in-stock = { $item } – ponovno dostupno
    .preview = Tražio/la si da ti javimo: proizvod je ponovno na zalihi.
    .title = Ponovno dostupno.
    .text = zanimalo te kad će { $item } ponovno biti u trgovini { $shop }. Sada je na zalihi. Ne možemo ga rezervirati, pa se može ponovno rasprodati.
    .action = Pogledaj proizvod
    .note = O ovom ti proizvodu pišemo samo ovaj put: tvoju obavijest i e-mail adresu za nju već smo izbrisali. Link u nastavku briše i obavijesti o drugim proizvodima.

mail-seller-received = Tvoja prijava je stigla
    .preview = Pročitat ćemo je i javiti ti se.
    .title = Hvala na prijavi.
    .text = želiš prodavati u trgovini { $shop } i tvoja je prijava stigla. Pročitat ćemo je i odgovoriti e-mailom.

mail-seller-application = Nova prijava prodavača: { $company }
    .preview = { $company } ({ $country }) želi prodavati kod nas.
    .title = Tvrtka želi prodavati kod nas.
    .text = { $company } ({ $country }): prijava za prodaju u trgovini { $shop }.
    .note = Prijava { $number } · Kontakt: { $contact }, { $email }, { $phone } · Web-stranica: { $web } · Prodaje: { $goods } · Komada mjesečno: { $quantity } · Poruka: { $message }

mail-seller-accepted = Možeš prodavati kod nas
    .preview = Prihvatili smo tvoju prijavu.
    .title = Dobro došli.
    .text = pročitali smo tvoju prijavu i želimo prikazati tvoju odjeću u trgovini { $shop }. O sljedećim koracima javit ćemo ti se.
    .action = Pogledaj naše prodavače

mail-seller-rejected = O tvojoj prijavi
    .preview = Hvala na interesu.
    .title = Nažalost, ne možemo ponuditi suradnju.
    .text = hvala na prijavi za prodaju u trgovini { $shop }. Pročitali smo je i odlučili da ne idemo dalje.
    .note = Razlog: { $reason }

## Za ljude u trgovini

mail-test = E-mail iz trgovine { $shop }
    .preview = Ako ovo čitaš, pošta stiže.
    .title = Pošta stiže.
    .text = ovim e-mailom provjeravamo postavke pošte u trgovini. Ne trebaš ništa učiniti.

## Narudžbe

mail-order-confirmation = Tvoja narudžba { $number }
    .preview = Hvala! Već je pripremamo.
    .title = Hvala na narudžbi.
    .text = primili smo tvoju narudžbu { $number } i već je pripremamo. Sačuvaj ovaj e-mail: to je potvrda narudžbe.
    .action = Pogledaj narudžbu

mail-order-payment-failed = Plaćanje narudžbe { $number } nije uspjelo
    .preview = Artikli su za tebe još kratko rezervirani.
    .title = Plaćanje nije uspjelo.
    .text = plaćanje narudžbe { $number } nije uspjelo. Artikli su za tebe još kratko rezervirani, pa pokušaj ponovno.
    .action = Plati sada

mail-order-shipped = Narudžba { $number } je na putu
    .preview = Paket je napustio naše skladište.
    .title = Narudžba je na putu.
    .text = tvoja narudžba { $number } napustila je naše skladište.
    .action = Pogledaj narudžbu

mail-order-ready = Narudžba { $number } spremna je za preuzimanje
    .preview = Artikli te čekaju.
    .title = Spremno za preuzimanje.
    .text = tvoja narudžba { $number } je spremna. Pri preuzimanju ponesi broj narudžbe.
    .action = Pogledaj narudžbu

mail-order-delivered = Narudžba { $number } je dostavljena
    .preview = Nadamo se da ti se sviđa.
    .title = Narudžba je stigla.
    .text = tvoja narudžba { $number } je dostavljena. Ako nešto nije u redu, samo odgovori na ovaj e-mail.
    .action = Pogledaj narudžbu

mail-order-cancelled = Narudžba { $number } je otkazana
    .preview = Ništa nećemo poslati.
    .title = Narudžba je otkazana.
    .text = tvoja narudžba { $number } je otkazana i ništa nećemo poslati. Ako je već plaćena, vratit ćemo ti novac.
    .action = Pogledaj narudžbu

mail-order-refunded = Povrat novca za narudžbu { $number }
    .preview = Novac je na putu natrag.
    .title = Vratili smo ti novac.
    .text = za narudžbu { $number } vratili smo ti iznos u nastavku. Ovisno o banci, može proći nekoliko dana dok ne stigne.
    .action = Pogledaj narudžbu

mail-refund-account = Kamo da ti uplatimo povrat za narudžbu { $number }?
    .preview = Za uplatu { $amount } trebamo tvoj bankovni račun.
    .title = Kamo da ti uplatimo novac?
    .text = narudžba { $number } plaćena je pouzećem, zato ti { $amount } vraćamo na bankovni račun. Javi nam, molimo te, na koji.
    .action = Unesi račun
    .note = Link vrijedi { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }. Dok ne uplatimo, podatke tamo možeš ispraviti.

mail-refund-account-reminder = Povrat za narudžbu { $number } još čeka
    .preview = Za uplatu { $amount } još uvijek trebamo tvoj bankovni račun.
    .title = Novac ti još ne možemo uplatiti.
    .text = za narudžbu { $number } želimo ti vratiti { $amount }, ali još ne znamo tvoj bankovni račun. Javi nam ga, molimo te.
    .action = Unesi račun
    .note = Link vrijedi { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }. Dok ne uplatimo, podatke tamo možeš ispraviti.

## Podaci o narudžbi

mail-order-quantity = Količina: { $count }
mail-order-subtotal = Međuzbroj
mail-order-discount = Popust
mail-order-coupon = Kupon { $code }
mail-order-shipping = Dostava
mail-order-free = Besplatno
mail-order-cash-charge = Naknada za plaćanje pouzećem
mail-order-total = Ukupno
mail-order-vat = od toga PDV { $rate }
mail-order-refund = Povrat
mail-order-number = Broj narudžbe
mail-order-date = Datum narudžbe
mail-order-invoice = Broj računa
mail-order-carrier = Dostavna služba
mail-order-tracking = Broj za praćenje
mail-order-payment = Plaćanje
mail-order-cash = Pouzećem
mail-order-online = Online plaćanje
mail-order-arrives = Predviđena dostava
mail-order-address = Adresa za dostavu
mail-order-billing = Adresa za račun
mail-order-pickup = Preuzimanje u našem skladištu
mail-order-pickup-hours = od ponedjeljka do petka, { $opens }–{ $closes } (srednjoeuropsko vrijeme)
mail-order-pickup-from = Spremno
mail-order-seller = Prodavatelj
mail-order-withdrawal = Pravo na jednostrani raskid ugovora
mail-order-withdrawal-text = { $days ->
    [one] Ugovor možeš bez navođenja razloga raskinuti u roku od { $days } dana od primitka narudžbe. Dovoljno je da nam to jasno kažeš, na primjer e-mailom, poštom ili na stranici „Raskid ugovora” u našoj trgovini.
    [few] Ugovor možeš bez navođenja razloga raskinuti u roku od { $days } dana od primitka narudžbe. Dovoljno je da nam to jasno kažeš, na primjer e-mailom, poštom ili na stranici „Raskid ugovora” u našoj trgovini.
   *[other] Ugovor možeš bez navođenja razloga raskinuti u roku od { $days } dana od primitka narudžbe. Dovoljno je da nam to jasno kažeš, na primjer e-mailom, poštom ili na stranici „Raskid ugovora” u našoj trgovini.
}
mail-order-form = Primjer obrasca za jednostrani raskid ugovora
mail-order-form-to = Prima:
mail-order-form-notice = Ja/Mi izjavljujem/izjavljujemo da jednostrano raskidam/raskidamo ugovor o prodaji sljedeće robe:
mail-order-form-ordered = Naručeno dana / primljeno dana:
mail-order-form-name = Ime i prezime potrošača:
mail-order-form-address = Adresa potrošača:
mail-order-form-signature = Potpis potrošača (samo ako se ovaj obrazac ispunjava na papiru):
mail-order-form-date = Datum:
mail-order-guarantee = Zakonsko jamstvo sukladnosti
mail-order-guarantee-text = Prema pravu EU-a za svu robu vrijedi zakonsko jamstvo sukladnosti od najmanje dvije godine. Ako artikl ima nedostatak ili nije onakav kako je opisan, možeš tražiti besplatan popravak ili zamjenu, a pod uvjetima iz zakona i sniženje cijene ili povrat novca.

## Partneri

mail-affiliate-application = Nova prijava partnera: { $name }
    .preview = { $name } želi preporučivati trgovinu { $shop }.
    .title = Stigla je prijava za partnerski program.
    .text = { $name }: prijava za partnerski program trgovine { $shop }.
    .note = Prijava { $number } · E-mail: { $email } · Web-stranica: { $web } · Kanali: { $channels } · Države: { $countries } · Način preporučivanja: { $promotion }

mail-affiliate-received = Primili smo tvoju prijavu
    .preview = Pročitat ćemo je i javiti ti se.
    .title = Hvala na prijavi.
    .text = želiš preporučivati trgovinu { $shop }, a tvoja prijava za naš partnerski program stigla je do nas. Pročitat ćemo je i odgovoriti e-mailom.

mail-affiliate-approved = Dobro došli u partnerski program
    .preview = Prihvatili smo tvoju prijavu.
    .title = Dobro došli.
    .text = prihvatili smo tvoju prijavu za partnerski program trgovine { $shop }. Tvoj je kod { $code }. Dijeli linkove i popuste i u svakom trenutku provjeri što donose.
    .action = Otvori područje za partnere

mail-affiliate-rejected = O tvojoj prijavi
    .preview = Hvala na interesu.
    .title = Nažalost, ne možemo ponuditi suradnju.
    .text = hvala na prijavi za partnerski program trgovine { $shop }. Pročitali smo je i odlučili da ne idemo dalje.
    .note = Razlog: { $reason }

mail-affiliate-suspended = Tvoje je partnerstvo obustavljeno
    .preview = Nove se narudžbe zasad ne računaju.
    .title = Tvoje je partnerstvo privremeno obustavljeno.
    .text = novi klikovi i narudžbe u trgovini { $shop } zasad se ne računaju tebi u korist. Svoje brojke i dalje možeš pogledati.
    .note = Razlog: { $reason }

mail-affiliate-reinstated = Tvoje je partnerstvo ponovno aktivno
    .preview = Nove se narudžbe opet računaju.
    .title = Drago nam je što smo opet zajedno.
    .text = tvoje partnerstvo s trgovinom { $shop } ponovno je aktivno. Od sada se klikovi i narudžbe opet računaju tebi u korist.
    .action = Otvori područje za partnere

mail-affiliate-left = Više ne sudjeluješ u partnerskom programu
    .preview = Hvala na preporukama.
    .title = Hvala i doviđenja.
    .text = tvoje sudjelovanje u partnerskom programu trgovine { $shop } je završilo. Tvoji linkovi i popusti više ne donose proviziju. Isplatit ćemo ti sve što je zarađeno.

mail-affiliate-payout-changed = Tvoji su podaci za isplatu promijenjeni
    .preview = Ako je promjena tvoja, ne trebaš ništa učiniti.
    .title = Novi su podaci za isplatu spremljeni.
    .text = zaradu u trgovini { $shop } od sada isplaćujemo na ovaj račun: { $account }. Ako je promjena tvoja, ne trebaš ništa učiniti.
    .action = Provjeri podatke za isplatu
    .note = Ako promjena nije tvoja, odmah odaberi novu lozinku i piši nam.
