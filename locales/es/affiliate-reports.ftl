# Enlaces e informes de los afiliados.

error-affiliate-link-host = Esta no es una dirección web de ninguna de nuestras tiendas.
error-affiliate-link-target = Escribe una dirección web o elige un producto o una categoría.
error-affiliate-link-country = No tenemos tienda en este país.
error-affiliate-link-long = Esta dirección web es demasiado larga para un enlace.
error-affiliate-day = Escribe el día así: 2026-11-23.
error-affiliate-dates = El final no puede ser anterior al comienzo ni pasar de tres años después.
