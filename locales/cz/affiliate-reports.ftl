# Odkazy a přehledy partnerů.

error-affiliate-link-host = Tohle není webová adresa žádného z našich obchodů.
error-affiliate-link-target = Zadejte prosím webovou adresu, nebo vyberte produkt či kategorii.
error-affiliate-link-country = V této zemi obchod nemáme.
error-affiliate-link-long = Tato webová adresa je na odkaz příliš dlouhá.
error-affiliate-day = Zadejte prosím den ve tvaru 2026-11-23.
error-affiliate-dates = Konec nesmí být před začátkem a může být nejvýše tři roky po něm.
