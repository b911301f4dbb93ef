# Povezave in poročila partnerjev.

error-affiliate-link-host = To ni spletni naslov nobene od naših trgovin.
error-affiliate-link-target = Vnesite spletni naslov ali izberite izdelek ali kategorijo.
error-affiliate-link-country = V tej državi nimamo trgovine.
error-affiliate-link-long = Ta spletni naslov je za povezavo predolg.
error-affiliate-day = Dan vnesite tako: 2026-11-23.
error-affiliate-dates = Konec ne sme biti pred začetkom in je lahko največ tri leta za njim.
