# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Árulj nálunk
seller-apply-lead = Olyan ruhákat készítesz, amelyeket minden nap jó viselni? Mutasd meg őket a boltunkban. Írj nekünk a cégedről, és jelentkezünk.
seller-what-title = Mit jelent nálunk árulni
seller-reach-title = A ruháid a boltjainkban
seller-reach-text = Minden országban a vásárlók nyelvén és pénznemében mutatjuk meg őket.
seller-service-title = A vásárlókkal mi foglalkozunk
seller-service-text = A rendelés, a fizetés, a szállítás, a visszaküldés és a kérdések a mi dolgunk.
seller-terms-title = Minden írásban
seller-terms-text = Indulás előtt megállapodunk a jutalékban, a kifizetésben és abban, kinek mi a dolga.
seller-who-title = Ki jelentkezhet
seller-who-text = Bejegyzett cégek saját ruhamárkával: fehérnemű, póló, body, leggings és más alapdarabok. Minden darabon szerepelnie kell a jogszabályban előírt adatoknak: anyagösszetétel, kezelés, gyártó.
seller-how-text = Minden jelentkezést elolvasunk, és e-mailben válaszolunk.
seller-form-title = Jelentkezés

seller-company = Cég
seller-contact = Kapcsolattartó
seller-web = Weboldal
seller-web-help = Például example.com
seller-goods = Mit árulsz
seller-goods-t-shirts = Pólók
seller-goods-underwear = Fehérnemű
seller-goods-bodysuits = Bodyk
seller-goods-leggings = Leggingsek
seller-goods-other = Más ruhák
seller-quantity = Darab havonta
seller-quantity-to-100 = Legfeljebb 100
seller-quantity-to-500 = 100 és 500 között
seller-quantity-to-2000 = 500 és 2000 között
seller-quantity-over-2000 = Több mint 2000
seller-message = Üzenet
seller-message-help = Mitől különlegesek a ruháid? Hol készülnek?
seller-listed = Ha nálatok árulunk, megjelenhet a cégünk az eladóitok között.
seller-submit = Jelentkezés elküldése

seller-sent-title = Köszönjük
seller-sent-text = Megkaptuk a jelentkezésedet, és e-mailt küldtünk neked. Amint elolvastuk, jelentkezünk.
notice-seller-applied = Elküldted a jelentkezésedet.

seller-list-title = Eladóink
seller-list-lead = Cégek, amelyek ruháit a boltunkban megtalálod.
seller-list-empty-title = Még nincsenek eladók
seller-list-empty-text = Ebben a boltban eddig más nem árul. Szeretnél az első lenni?
seller-list-invitation = Te is árulnál nálunk?
