# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Vinde la noi
seller-apply-lead = Faci haine bune de purtat în fiecare zi? Arată-le în magazinul nostru. Scrie-ne despre compania ta și te contactăm.
seller-what-title = Ce înseamnă să vinzi la noi
seller-reach-title = Hainele tale în magazinele noastre
seller-reach-text = Le arătăm clienților din fiecare țară în limba lor și la un preț în moneda lor.
seller-service-title = De clienți avem grijă noi
seller-service-text = Comenzile, plățile, livrarea, retururile și întrebările sunt treaba noastră.
seller-terms-title = Totul în scris
seller-terms-text = Înainte de început stabilim comisionul, plățile și cine ce face.
seller-who-title = Cine se poate înscrie
seller-who-text = Companii înregistrate, cu o marcă proprie de îmbrăcăminte: lenjerie, tricouri, body-uri, colanți și alte haine de bază. Fiecare produs are nevoie de etichetarea cerută de lege: compoziție, întreținere, producător.
seller-how-text = Citim fiecare cerere și răspundem prin e-mail.
seller-form-title = Cererea ta

seller-company = Companie
seller-contact = Persoană de contact
seller-web = Site web
seller-web-help = De exemplu example.com
seller-goods = Ce vinzi
seller-goods-t-shirts = Tricouri
seller-goods-underwear = Lenjerie intimă
seller-goods-bodysuits = Body-uri
seller-goods-leggings = Colanți
seller-goods-other = Alte haine
seller-quantity = Bucăți pe lună
seller-quantity-to-100 = Până la 100
seller-quantity-to-500 = Între 100 și 500
seller-quantity-to-2000 = Între 500 și 2000
seller-quantity-over-2000 = Peste 2000
seller-message = Mesaj
seller-message-help = Ce au hainele tale special? Unde sunt făcute?
seller-listed = După ce vindem la voi, puteți afișa compania noastră printre vânzători.
seller-submit = Trimite cererea

seller-sent-title = Îți mulțumim
seller-sent-text = Am primit cererea și ți-am trimis un e-mail. Te contactăm imediat ce o citim.
notice-seller-applied = Cererea a fost trimisă.

seller-list-title = Vânzătorii noștri
seller-list-lead = Companiile ale căror haine le găsești în magazinul nostru.
seller-list-empty-title = Încă nu avem vânzători
seller-list-empty-text = Deocamdată nimeni altcineva nu vinde aici. Vrei să începi tu?
seller-list-invitation = Vrei să vinzi și tu aici?
