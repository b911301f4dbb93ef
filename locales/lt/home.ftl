# The home page, and the two index pages of categories and brands.

## Slider

hero-label = Svarbiausia
home-greeting = Sveiki atvykę į mūsų parduotuvę
first-steps-title = Šioje parduotuvėje dar nėra prekių
first-steps-text = Importuokite prekių failą, pridėkite parduotuvės tekstus ir pažiūrėkite, ko trūksta. Šią pastabą matote tik savo kompiuteryje.
hero-previous = Ankstesnė skaidrė
hero-next = Kita skaidrė
hero-pause = Sustabdyti skaidres
hero-play = Leisti skaidres
hero-slide = Skaidrė { $number } iš { $total }
hero-go = Rodyti { $number } skaidrę

## Rows of products

row-all = Žiūrėti visas
row-new = Naujienos

## Promise strip

promise-label = Kuo galite būti tikri
promise-returns-figure = { $days ->
    [one] { $days } diena
    [few] { $days } dienos
    [many] { $days } dienos
   *[other] { $days } dienų
}
promise-returns-text = prekėms grąžinti. Pasimatuokite namuose ir apsispręskite neskubėdami.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } darbo diena
    [few] { $min }–{ $max } darbo dienos
    [many] { $min }–{ $max } darbo dienos
   *[other] { $min }–{ $max } darbo dienų
}
promise-delivery-text = iki jūsų durų.
promise-cod-figure = Mokėkite atsiimdami
promise-cod-text = Sumokėsite, kai gausite siuntą. Šios paslaugos mokestis – { $price }.
promise-cod-free-text = Sumokėsite, kai gausite siuntą, be papildomo mokesčio.
promise-free-figure = Nuo { $price }
promise-free-text = pristatome nemokamai.
promise-card-figure = Mokėkite kortele
promise-card-text = Kortelės duomenys lieka pas mokėjimų paslaugų teikėją.

## Categories and brands

categories-title = Kategorijos
categories-lead = Visos mūsų prekės moterims, vyrams ir vaikams.
brands-lead = Keli gerai mums pažįstami prekių ženklai. Kiekvienas bent vieną dalyką daro geriau už visus kitus.
index-products = { $count ->
    [one] { $count } prekė
    [few] { $count } prekės
    [many] { $count } prekės
   *[other] { $count } prekių
}

event-label = Šiuo metu vykstanti akcija
event-upcoming = Netrukus
event-running = Vyksta dabar
event-over = Baigėsi
event-starts = Pradžia: { $date }
event-ends = Pabaiga: { $date }
event-open = Žiūrėti akciją
home-instagram-title = Daugiau nuotraukų „Instagram“ paskyroje
home-partners-title = Mūsų partneriai
