/** Occasions in the other languages whose words part, as in `OCCASIONS`. */
export const ABROAD = String.raw`
gruselfilm|film d'horreur|pel[ií]cula de terror|film horror|filme de terror|фильм ужасов | a haunted house with bats in front of a full moon
\p{L}*konzert|concert|concierto|concerto|show de rock|концерт | an electric guitar
klassik\w*|musique classique|m[uú]sica cl[aá]sica|musica classica|классическ\p{L}* музык\p{L}* | a violin
\p{L}*tanz\p{L}*|soir[eé]e dansante|danse|baile|ballo|dan[cç]a|танц\p{L}* | a couple dancing
\p{L}*chor|chorale|coro|хор | a singer
\p{L}*theater|th[eé][aâ]tre|teatro|спектакль|театр | a carnival mask
schulanfang|schulstart|einschulung|rentr[eé]e scolaire|vuelta al cole(?:gio)?|ritorno a scuola|volta [aà]s aulas|снова в школу | a backpack with books and pencils
kino\p{L}*|cin[eé]ma|cine|filmabend|кино | popcorn and a film reel
zirkus|cirque|circo|цирк | an elephant standing on a circus ball
kunst\p{L}*|exposition|exposici[oó]n|mostra|exposi[cç][aã]o|выставк\p{L}* | a paint palette and a paintbrush
\p{L}*lauf|course (?:à pied|de \d+)|carrera|corsa|corrida|maratona?|marat[oó]n|забег|марафон | a runner running
fu[sß]ball\p{L}*|foot(?:ball)?|f[uú]tbol|calcio|futebol|футбол\p{L}* | a footballer kicking a ball
\p{L}*radrennen|radtour|course cycliste|ciclis\w+|велогонк\p{L}* | a cyclist
schwimm\p{L}*|natation|nataci[oó]n|nuoto|nata[cç][aã]o|плаван\p{L}* | a swimmer
schach\p{L}*|[eé]checs|ajedrez|scacchi|xadrez|шахмат\p{L}* | a chess piece
wein\p{L}*|d[eé]gustation|vendanges?|cata de vinos|degustazione|vinho|дегустац\p{L}* | a bottle of wine, a glass of wine and grapes
bierfest|f[eê]te de la bi[eè]re|fiesta de la cerveza|festa della birra | a beer mug and a pretzel
kuchen\p{L}*|vente de g[aâ]teaux|venta de pasteles | a cupcake and cookies
flohmarkt|tr[oö]delmarkt|brocante|vide-grenier|rastro|mercatino|brech[oó]|барахолк\p{L}* | an armchair, a lamp and a vase
bauernmarkt|wochenmarkt|march[eé] (?:fermier|bio)|mercado (?:campesino|org[aá]nico)|ярмарк\p{L}* | a crate of vegetables
weihnacht\p{L}*|no[eë]l|navide?\p{L}*|natal\p{L}*|рожд\p{L}* | a christmas tree and gifts
silvester\p{L}*|nouvel an|a[nñ]o nuevo|capodanno|ano novo|новый год | champagne and fireworks
ostern?\p{L}*|p[aâ]ques|pascua|pasqua|p[aá]scoa|пасх\p{L}* | a rabbit with easter eggs
stra[sß]enfest|stadtfest|sommerfest|dorffest|f[eê]te de (?:la ville|quartier|l'[eé]t[eé])|fiesta de verano|festa d'estate|festa junina | balloons and bunting
b[uü]cher\p{L}*|lese\p{L}+|lecture|salon du livre|feria del libro|fiera del libro|feira do livro|книжн\p{L}* | a pile of books
blutspende\p{L}*|don du sang|donaci[oó]n de sangre|donazione del sangue|doa[cç][aã]o de sangue|донор\p{L}* | a blood drop and a heart
schlussverkauf|ausverkauf|rabatt\p{L}*|soldes|rebajas|descuentos?|saldi|liquida[cç][aã]o|распродаж\p{L}* | shopping bags, a gift and a price tag
meeresschutz|oc[eé]ans?|oc[eé]anos?|oceani|океан\p{L}* | a sea turtle
klima\p{L}*|climat|clima|климат\p{L}* | a polar bear on an ice floe
zeltlager|ferienlager|colonie de vacances|campamento|campeggio|acampamento | a tent and a campfire
wander\p{L}*|randonn[eé]e|senderismo|escursion\p{L}*|trilha|поход | a hiker on a mountain peak
`;

/** And of Japanese, whose words stand together. */
export const JOINED = String.raw`
ジャズ | a trumpet
クラシック|オーケストラ | a violin
コンサート|ライブ|音楽祭 | an electric guitar
マラソン | a runner running
サッカー | a footballer kicking a ball
夏祭り|花火 | fireworks and paper lanterns
映画祭|映画館 | popcorn and a film reel
展覧会|美術展 | a paint palette and a paintbrush
クリスマス | a christmas tree and gifts
セール | shopping bags, a gift and a price tag
ヨガ | a yogi
ラーメン | ramen with chopsticks
`;
