## Coming back from paying

order-number-of = Comanda { $number }
pay-meta-title = Plată | { -brand }
pay-succeeded = Plata a reușit!
pay-processing = Plata ta este în curs de procesare.
pay-processing-text = Pagina se actualizează singură. Îți trimitem și un e-mail imediat ce plata este confirmată.
pay-failed = Plata nu a reușit, încearcă din nou.
pay-error = Ceva nu a mers bine.
pay-error-text = Comanda ta este salvată. Încearcă din nou peste câteva clipe.
