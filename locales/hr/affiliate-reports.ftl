# Poveznice i izvješća partnera.

error-affiliate-link-host = Ovo nije web-adresa nijedne naše trgovine.
error-affiliate-link-target = Upiši web-adresu ili odaberi proizvod ili kategoriju.
error-affiliate-link-country = U ovoj državi nemamo trgovinu.
error-affiliate-link-long = Ova je web-adresa predugačka za link.
error-affiliate-day = Upiši dan ovako: 2026-11-23.
error-affiliate-dates = Kraj ne smije biti prije početka, a može biti najviše tri godine nakon njega.
