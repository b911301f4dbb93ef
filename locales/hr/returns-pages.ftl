# Stranice nakon narudžbe: gdje je, povrat artikala i raskid ugovora.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Prati narudžbu
track-lead = Broj je u svakom e-mailu o narudžbi. Unesi ga zajedno s e-mail adresom ili poštanskim brojem narudžbe.
track-number = Broj računa ili narudžbe
track-contact = E-mail adresa ili poštanski broj
track-submit = Prikaži narudžbu
track-email-needed = Za povrat ili sve pojedinosti umjesto poštanskog broja unesi e-mail adresu narudžbe.
track-now = Što sada možeš učiniti
track-pickup = Tvoja je narudžba spremna. Preuzmi je ovdje: { $address }
track-nothing = Trenutačno ne trebaš učiniti ništa.
track-details = Sve o ovoj narudžbi
track-other = Prati drugu narudžbu

## A return, step by step

return-title = Povrat artikala
return-lead = Traje dvije minute i ne treba ti korisnički račun.
return-find = Pronađi narudžbu
return-choose-title = Što želiš vratiti?
return-until = Artikle možeš vratiti do: { $date }
return-how-many = Koliko komada vraćaš?
return-none = Nijedan
return-line-over = Ovaj se artikl više ne može vratiti.
return-line-requested = U zatraženom povratu: { $count }
return-outcome = Što želiš umjesto toga?
return-refund = Povrat novca
return-exchange-for = Zamjena za { $choice }
return-choose-missing = Odaberi barem jedan artikl.
return-continue = Dalje
return-back = Promijeni odabir
return-reason-title = Koji je razlog povrata?
return-reason = Razlog
return-comment = Trebamo li znati još nešto?
return-photos = Fotografije oštećenja
return-photos-help = JPEG, PNG ili WebP. Vidi ih samo naš tim za povrate, a brišemo ih kad povrat završi.
return-photos-remove = Ukloni fotografiju { $name }
return-photos-no-script = Za dodavanje fotografija u pregledniku mora biti uključen JavaScript. Možeš ih poslati i e-mailom: { $email }
return-way = Kako ćeš poslati paket?
return-account = Plaćeno je pouzećem, pa ćemo novac uplatiti na tvoj bankovni račun. Za njega ćemo te pitati e-mailom.
return-preview-title = Što dobivaš natrag
return-preview-items = Artikli
return-preview-lost = Više ne vrijedi: { $title }
return-preview-total = Povrat
return-preview-kept = Ono što zadržavaš stoji
return-preview-exchange = Za artikle koje zamjenjuješ ne vraćamo novac.
return-submit = Zatraži povrat
return-impossible-title = Ova se narudžba ovdje ne može vratiti
return-contact = Nešto nije u redu s artiklom? Piši nam i naći ćemo rješenje:

## The states of returns

return-status-title = Tvoji povrati
return-status-find = Unesi e-mail adresu ili poštanski broj narudžbe da vidiš njezine povrate.
return-status-none = Za ovu narudžbu još nema povrata.
return-done = Primili smo tvoj zahtjev za povrat, a pojedinosti smo ti poslali e-mailom.
return-number = Povrat { $number }
return-refused = Zašto smo ga odbili: { $reason }
return-label = Ispiši naljepnicu za povrat
return-take-back = Otkaži ovaj povrat

## The statutory withdrawal

withdrawal-title = Raskid ugovora
withdrawal-lead = Ugovor možeš raskinuti bez navođenja razloga. Reci o čemu je riječ, a zatim potvrdi.
withdrawal-until = Rok za raskid ugovora: { $date }
withdrawal-what = Za što želiš raskinuti ugovor?
withdrawal-requested = Za neke od ovih artikala već imaš zatražen povrat. Svejedno možeš raskinuti ugovor i za njih.
withdrawal-replaces = Artikli iz tvog povrata prelaze u ovaj raskid ugovora. Za njih dobivaš novac natrag, čak i ako je bila tražena zamjena. Ako su već poslani, ne trebaš učiniti ništa više.
withdrawal-how-many = Za koliko komada raskidaš ugovor?
withdrawal-confirm-title = Potvrdi raskid ugovora
withdrawal-statement = Ovime jednostrano raskidam ugovor za ove artikle. Narudžba { $number }, predana: { $date }
withdrawal-receipt = Potvrdu s datumom i vremenom šaljemo odmah na: { $email }
withdrawal-confirm = Potvrdi raskid
withdrawal-done = Primili smo tvoj raskid ugovora i poslali ti potvrdu e-mailom.
withdrawal-number = Raskid { $number }
withdrawal-declared = Izjavljeno: { $date }
withdrawal-over-title = Rok za raskid je istekao
withdrawal-over-text = Artikle možda još možeš vratiti u okviru naših vlastitih povrata.
