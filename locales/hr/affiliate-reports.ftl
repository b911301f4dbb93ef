# Poveznice i izvješća partnera.

error-affiliate-link-host = Ovo nije adresa nijedne naše trgovine.
error-affiliate-link-target = Upiši adresu ili odaberi proizvod ili kategoriju.
error-affiliate-link-country = U ovoj državi nemamo trgovinu.
error-affiliate-link-long = Ova je adresa predugačka za link.
error-affiliate-day = Upiši dan ovako: 2026-11-23.
error-affiliate-dates = Kraj ne smije biti prije početka, a može biti najviše tri godine nakon njega.
