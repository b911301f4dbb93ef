# E-novice: obrazec v nogi, strani za potrditev in odjavo ter odgovori trgovine.

## V nogi

newsletter-title = E-novice trgovine { -brand }
newsletter-text = Novi izdelki, znižanja, tu in tam kakšna zgodba. Nekaj e-novic na mesec, odjavite se z enim klikom.
newsletter-email = Vaš e-naslov
newsletter-submit = Prijavi me
newsletter-sent = Poglejte v nabiralnik: v sporočilu, ki smo ga poslali, potrdite prijavo.

## Strani

newsletter-confirm-title = Potrdite prijavo na e-novice
newsletter-confirm-text = Še en klik in e-novice prihajajo k vam.
newsletter-confirm-action = Da, prijavi me
newsletter-confirmed-title = Hvala
newsletter-confirmed-text = Prijavljeni ste. Odslej boste med prvimi izvedeli za nove izdelke in znižanja.
unsubscribe-title = Odjava od e-novic
unsubscribe-text = En klik in ne pišemo vam več. Vaš e-naslov v istem trenutku izbrišemo.
unsubscribe-action = Odjavi me
unsubscribe-done-title = Odjavljeni ste
unsubscribe-done-text = E-novic ne boste več prejemali in vaš e-naslov smo izbrisali.
newsletter-browse = Oglej si trgovino

## Odgovori

notice-newsletter-saved = Hvala za prijavo na e-novice
notice-newsletter-confirmed = Vaša prijava na e-novice je potrjena
notice-newsletter-left = Odjavljeni ste od e-novic
error-newsletter-subscribed = Ta e-naslov je že prijavljen na e-novice
