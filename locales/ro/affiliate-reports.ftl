# Linkurile și rapoartele afiliaților.

error-affiliate-link-host = Aceasta nu este adresa web a vreunui magazin al nostru.
error-affiliate-link-target = Scrie o adresă web sau alege un produs ori o categorie.
error-affiliate-link-country = Nu avem magazin în această țară.
error-affiliate-link-long = Această adresă web este prea lungă pentru un link.
error-affiliate-day = Scrie ziua așa: 2026-11-23.
error-affiliate-dates = Sfârșitul nu poate fi înainte de început și nici la mai mult de trei ani după el.
