import { conceptsOf } from '../words';

/** Balls, toys and sports. */
export const playing = conceptsOf(
  { kind: 'toy', habitat: 'ground', places: ['playground', 'park'] },
  [
    {
      id: 'football',
      words:
        'football|soccer ball|ball; fußball|ball; ballon de football|ballon|balle; balón de fútbol|balón|pelota; pallone da calcio|pallone|palla; bola de futebol|bola; футбольный мяч|мяч; サッカーボール|ボール',
      heightCm: 22,
      part: 'toy',
      parameters: { kind: 'football' },
    },
    {
      id: 'basketball',
      words:
        'basketball; basketball; ballon de basket; balón de baloncesto; palla da basket; bola de basquete; баскетбольный мяч; バスケットボール',
      heightCm: 24,
      part: 'toy',
      parameters: { kind: 'basketball' },
    },
    {
      id: 'tennis-ball',
      words:
        'tennis ball; tennisball; balle de tennis; pelota de tenis; pallina da tennis; bola de tênis; теннисный мяч; テニスボール',
      heightCm: 6.6,
      part: 'toy',
      parameters: { kind: 'tennis' },
    },
    {
      id: 'beach-ball',
      words:
        'beach ball; wasserball|strandball; ballon de plage; pelota de playa; pallone da spiaggia; bola de praia; пляжный мяч; ビーチボール',
      heightCm: 40,
      part: 'festive-thing',
      parameters: { kind: 'beach-ball' },
      places: ['beach'],
    },
    {
      id: 'volleyball',
      words:
        'volleyball; volleyball; ballon de volley; balón de voleibol; palla da pallavolo; bola de vôlei; волейбольный мяч; バレーボール',
      heightCm: 21,
      part: 'toy',
      parameters: { kind: 'volleyball' },
      places: ['beach'],
    },
    {
      id: 'bowling-ball',
      words:
        'bowling ball; bowlingkugel; boule de bowling; bola de bolos; palla da bowling; bola de boliche; шар для боулинга; ボウリング球',
      heightCm: 22,
      part: 'toy',
      parameters: { kind: 'bowling-ball' },
    },
    {
      id: 'balloon',
      words:
        'balloon|red balloon; luftballon; ballon gonflable|ballon de baudruche; globo; palloncino; balão|bexiga; воздушный шарик|шарик; 風船',
      heightCm: 68,
      part: 'toy',
      parameters: { kind: 'balloon' },
      habitat: 'air',
    },
    {
      id: 'balloons',
      words:
        'balloons|bunch of balloons; luftballons; ballons gonflables; globos; palloncini; balões; воздушные шары|шарики; たくさんの風船',
      heightCm: 88,
      part: 'toy',
      parameters: { kind: 'balloon', count: 5 },
      habitat: 'air',
    },
    {
      id: 'teddy-bear',
      words:
        'teddy bear|teddy|stuffed animal|plush toy; teddybär|teddy|kuscheltier|stofftier; ours en peluche|nounours|peluche; osito de peluche|peluche; orsacchiotto|peluche; ursinho de pelúcia|pelúcia; плюшевый мишка|мягкая игрушка; テディベア|ぬいぐるみ',
      heightCm: 36,
      part: 'toy',
      parameters: { kind: 'teddy' },
      places: ['bedroom'],
    },
    {
      id: 'doll',
      words: 'doll; puppe; poupée; muñeca; bambola; boneca; кукла; 人形',
      heightCm: 37,
      part: 'toy',
      parameters: { kind: 'doll' },
      places: ['bedroom'],
    },
    {
      id: 'kite',
      words:
        'kite; drachen zum steigen|papierdrachen|flugdrachen; cerf-volant; cometa de papel|papalote; aquilone; pipa|papagaio de papel; воздушный змей; 凧',
      heightCm: 186,
      part: 'festive-thing',
      parameters: { kind: 'kite' },
      habitat: 'sky',
    },
    {
      id: 'puzzle-piece',
      words:
        'puzzle piece|jigsaw piece|puzzle|jigsaw; puzzleteil|puzzle; pièce de puzzle|puzzle; pieza de rompecabezas|rompecabezas|puzle; pezzo di puzzle|puzzle; peça de quebra-cabeça|quebra-cabeça; деталь пазла|пазл; パズルのピース|パズル',
      heightCm: 9,
      part: 'toy',
      parameters: { kind: 'puzzle' },
      habitat: 'table',
    },
    {
      id: 'dice',
      words: 'dice|die; würfel; dé; dado; dado; dado; кубик|игральная кость; サイコロ',
      heightCm: 2.9,
      part: 'toy',
      parameters: { kind: 'dice' },
      habitat: 'table',
    },
    {
      id: 'building-blocks',
      words:
        'building blocks|toy blocks|blocks; bauklötze|bausteine; cubes en bois|blocs de construction; bloques de construcción|cubos de juguete; blocchi da costruzione|cubi di legno; blocos de montar; кубики|конструктор; 積み木',
      heightCm: 12,
      part: 'toy',
      parameters: { kind: 'blocks' },
      places: ['bedroom'],
    },
    {
      id: 'spinning-top',
      words: 'spinning top; kreisel; toupie; peonza; trottola; pião; волчок|юла; こま',
      heightCm: 9.3,
      part: 'toy',
      parameters: { kind: 'spinning-top' },
    },
    {
      id: 'pinwheel',
      words:
        'pinwheel; windrädchen; moulin à vent jouet|moulinet; molinillo de viento; girandola; catavento; вертушка; ',
      heightCm: 37,
      part: 'toy',
      parameters: { kind: 'pinwheel' },
      habitat: 'hand',
    },
    {
      id: 'skis',
      words: 'skis|ski; ski|skier; skis; esquís|esquí; sci; esquis|esqui; лыжи; スキー板',
      heightCm: 176,
      part: 'toy',
      parameters: { kind: 'skis' },
      places: ['snow-field', 'mountains'],
    },
    {
      id: 'tennis-racket',
      words:
        'tennis racket|racket; tennisschläger|schläger; raquette|raquette de tennis; raqueta; racchetta; raquete; ракетка|теннисная ракетка; ラケット',
      heightCm: 73,
      part: 'toy',
      parameters: { kind: 'racket' },
      habitat: 'hand',
    },
    {
      id: 'baseball-bat',
      words:
        'baseball bat; baseballschläger; batte de baseball; bate de béisbol; mazza da baseball; taco de beisebol; бейсбольная бита; 野球のバット',
      heightCm: 83,
      part: 'toy',
      parameters: { kind: 'bat' },
      habitat: 'hand',
    },
    {
      id: 'dumbbell',
      words:
        'dumbbell|weights; hantel; haltère; mancuerna|pesa; manubrio da palestra|peso da palestra; haltere; гантель; ダンベル',
      heightCm: 14,
      part: 'toy',
      parameters: { kind: 'dumbbell' },
      habitat: 'hand',
      places: ['gym'],
    },
    {
      id: 'yoga-mat',
      words:
        'yoga mat|exercise mat; yogamatte|gymnastikmatte; tapis de yoga; esterilla de yoga; tappetino da yoga; tapete de ioga; коврик для йоги; ヨガマット',
      heightCm: 26,
      part: 'toy',
      parameters: { kind: 'yoga-mat' },
      places: ['gym'],
    },
    {
      id: 'chess-piece',
      words:
        "chess piece|chess knight; schachfigur; pièce d'échecs; pieza de ajedrez; pezzo degli scacchi; peça de xadrez; шахматная фигура; チェスの駒",
      heightCm: 9,
      part: 'toy',
      parameters: { kind: 'chess' },
      habitat: 'table',
    },
    {
      id: 'playing-cards',
      words:
        'playing cards|cards|deck of cards; spielkarten|kartenspiel; cartes à jouer|jeu de cartes; naipes|baraja; carte da gioco|mazzo di carte; cartas de baralho|baralho; игральные карты|колода карт; トランプ',
      heightCm: 11,
      part: 'toy',
      parameters: { kind: 'cards' },
      habitat: 'hand',
    },
    {
      id: 'confetti',
      words: 'confetti; konfetti; confettis; confeti; coriandoli; confete; конфетти; 紙吹雪',
      heightCm: 80,
      part: 'toy',
      parameters: { kind: 'confetti' },
      habitat: 'air',
    },
    {
      id: 'bunting',
      words:
        'bunting|pennants|party garland; wimpelkette|girlande; guirlande de fanions|fanions; banderines|guirnalda de banderines; festone|bandierine; bandeirinhas; гирлянда флажков|флажки; ガーランド|三角旗',
      heightCm: 45,
      part: 'toy',
      parameters: { kind: 'bunting' },
      habitat: 'air',
    },
  ],
);
