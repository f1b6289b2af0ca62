import { conceptsOf } from '../words';

/** What one sits, lies and works on. */
export const seating = conceptsOf(
  { kind: 'furniture', habitat: 'ground', places: ['living-room'] },
  [
    {
      id: 'chair',
      words: 'chair|wooden chair; stuhl|holzstuhl; chaise; silla; sedia; cadeira; стул; 椅子|いす',
      heightCm: 105,
      part: 'seat',
      parameters: { kind: 'chair' },
    },
    {
      id: 'armchair',
      words:
        'armchair|easy chair|wing chair; sessel|lehnsessel|ohrensessel; fauteuil; sillón|butaca; poltrona; poltrona; кресло; 肘掛け椅子|アームチェア',
      heightCm: 98,
      part: 'seat',
      parameters: { kind: 'armchair' },
    },
    {
      id: 'sofa',
      words:
        'sofa|couch|settee; sofa|couch; canapé|sofa; sofá; divano|sofà; sofá; диван; ソファ|ソファー',
      heightCm: 88,
      part: 'seat',
      parameters: { kind: 'sofa' },
    },
    {
      id: 'stool',
      words:
        'stool|wooden stool; hocker|schemel; tabouret; taburete; sgabello; banquinho|banco pequeno; табурет|табуретка; スツール',
      heightCm: 47,
      part: 'seat',
      parameters: { kind: 'stool' },
    },
    {
      id: 'bar-stool',
      words:
        'bar stool; barhocker; tabouret de bar; taburete de bar; sgabello da bar; banqueta; барный стул; バースツール',
      heightCm: 76,
      part: 'seat',
      parameters: { kind: 'bar-stool' },
      places: ['bar', 'cafe'],
    },
    {
      id: 'office-chair',
      words:
        'office chair|desk chair|swivel chair; bürostuhl|drehstuhl; chaise de bureau; silla de oficina; sedia da ufficio; cadeira de escritório; офисное кресло|офисный стул; オフィスチェア',
      heightCm: 112,
      part: 'seat',
      parameters: { kind: 'office-chair' },
      places: ['office'],
    },
    {
      id: 'dentist-chair',
      words:
        "dentist chair|dental chair|dentist's chair; zahnarztstuhl|behandlungsstuhl; fauteuil dentaire|fauteuil de dentiste; sillón dental|silla del dentista; poltrona del dentista; cadeira de dentista; стоматологическое кресло; 歯科用椅子",
      heightCm: 200,
      part: 'seat',
      parameters: { kind: 'dentist-chair' },
      places: ['dental-practice'],
    },
    {
      id: 'barber-chair',
      words:
        "barber chair|barber's chair|salon chair|hairdresser's chair; friseurstuhl; fauteuil de coiffeur|fauteuil de barbier; sillón de barbero; poltrona da barbiere; cadeira de barbeiro; парикмахерское кресло; 理髪椅子",
      heightCm: 146,
      part: 'seat',
      parameters: { kind: 'barber-chair' },
      places: ['barbershop'],
    },
    {
      id: 'bench',
      words:
        'bench|park bench; bank|parkbank; banc|banc public; banco|banco del parque; panchina; banco de jardim|banco de praça; скамейка|скамья|лавочка; ベンチ',
      heightCm: 87,
      part: 'seat',
      parameters: { kind: 'bench' },
      places: ['park'],
    },
    {
      id: 'cabin-seat',
      words:
        'train seat|bus seat|airplane seat|plane seat; zugsitz|bussitz|flugzeugsitz; siège de train|siège de bus|siège d’avion; asiento del tren|asiento del autobús|asiento de avión; sedile del treno|sedile dell’autobus|sedile dell’aereo; assento do trem|assento do ônibus|poltrona do avião; сиденье в поезде|сиденье автобуса; 座席|電車の座席',
      heightCm: 124,
      part: 'seat',
      parameters: { kind: 'cabin-seat' },
      places: ['train-cabin', 'bus-cabin', 'plane-cabin'],
    },
    {
      id: 'cabin-seat-row',
      words:
        'row of seats|row of train seats; sitzreihe; rangée de sièges; fila de asientos; fila di sedili; fileira de assentos; ряд сидений; 座席の列',
      heightCm: 124,
      part: 'seat',
      parameters: { kind: 'cabin-seat-row' },
      places: ['train-cabin', 'bus-cabin', 'plane-cabin'],
    },
    {
      id: 'rocking-chair',
      words:
        'rocking chair; schaukelstuhl; fauteuil à bascule|chaise berçante; mecedora; sedia a dondolo; cadeira de balanço; кресло-качалка; ロッキングチェア',
      heightCm: 116,
      part: 'seat',
      parameters: { kind: 'rocking-chair' },
    },
    {
      id: 'throne',
      words: 'throne; thron; trône; trono; trono; trono; трон; 玉座',
      heightCm: 196,
      part: 'seat',
      parameters: { kind: 'throne' },
      places: ['throne-room'],
    },
    {
      id: 'beanbag',
      words:
        'beanbag|bean bag; sitzsack; pouf poire; puf; pouf a sacco; pufe; кресло-мешок; ビーズクッション',
      heightCm: 78,
      part: 'seat',
      parameters: { kind: 'beanbag' },
    },
    {
      id: 'deck-chair',
      words:
        'deck chair|beach chair|sun lounger; liegestuhl; chaise longue|transat; tumbona|hamaca de playa; sedia a sdraio; espreguiçadeira; шезлонг; デッキチェア',
      heightCm: 88,
      part: 'seat',
      parameters: { kind: 'deck-chair' },
      places: ['beach'],
    },
    {
      id: 'pouf',
      words:
        'pouf|ottoman|footstool; polsterhocker|fußhocker; pouf; reposapiés; pouf|poggiapiedi; puff; пуф; オットマン',
      heightCm: 46,
      part: 'seat',
      parameters: { kind: 'pouf' },
    },
    {
      id: 'table',
      words:
        'table|dining table|wooden table|kitchen table; tisch|esstisch|holztisch; table|table à manger; mesa|mesa de comedor; tavolo|tavola; mesa|mesa de jantar; стол|обеденный стол; テーブル|食卓',
      heightCm: 86,
      part: 'table',
      parameters: { kind: 'table' },
      places: ['kitchen', 'living-room'],
    },
    {
      id: 'desk',
      words:
        'desk|writing desk|school desk; schreibtisch|pult; table de travail|pupitre; escritorio|pupitre; scrivania|banco di scuola; escrivaninha|carteira escolar; письменный стол|парта; 机|デスク',
      heightCm: 87,
      part: 'table',
      parameters: { kind: 'desk' },
      places: ['office', 'classroom'],
    },
    {
      id: 'coffee-table',
      words:
        'coffee table; couchtisch; table basse; mesa de centro; tavolino; mesa de centro; журнальный столик; コーヒーテーブル',
      heightCm: 54,
      part: 'table',
      parameters: { kind: 'coffee-table' },
    },
    {
      id: 'round-table',
      words:
        'round table|bistro table|café table; runder tisch|bistrotisch; table ronde|guéridon; mesa redonda; tavolo rotondo; mesa redonda; круглый стол; 丸テーブル',
      heightCm: 82,
      part: 'table',
      parameters: { kind: 'round-table' },
      places: ['cafe'],
    },
    {
      id: 'bedside-table',
      words:
        'bedside table|nightstand; nachttisch; table de chevet; mesita de noche; comodino; criado-mudo; прикроватная тумбочка|тумбочка; ナイトテーブル',
      heightCm: 58,
      part: 'table',
      parameters: { kind: 'bedside' },
      places: ['bedroom'],
    },
    {
      id: 'workbench',
      words:
        'workbench; werkbank; établi; banco de trabajo; banco da lavoro; bancada; верстак; 作業台',
      heightCm: 96,
      part: 'table',
      parameters: { kind: 'workbench' },
      places: ['workshop'],
    },
    {
      id: 'picnic-table',
      words:
        'picnic table; picknicktisch; table de pique-nique; mesa de picnic; tavolo da picnic; mesa de piquenique; стол для пикника; ピクニックテーブル',
      heightCm: 89,
      part: 'table',
      parameters: { kind: 'picnic-table' },
      places: ['park'],
    },
    {
      id: 'bed',
      words: 'bed; bett; lit; cama; letto; cama; кровать|постель; ベッド',
      heightCm: 98,
      part: 'table',
      parameters: { kind: 'bed' },
      places: ['bedroom'],
    },
    {
      id: 'crib',
      words:
        'crib|cradle|cot; kinderbett|wiege; berceau|lit de bébé; cuna; culla; berço; колыбель|детская кроватка; ベビーベッド|ゆりかご',
      heightCm: 92,
      part: 'table',
      parameters: { kind: 'crib' },
      places: ['bedroom'],
    },
    {
      id: 'bathtub',
      words:
        'bathtub|bath|tub; badewanne; baignoire; bañera|tina; vasca da bagno|vasca; banheira; ванна; お風呂|浴槽|バスタブ',
      heightCm: 94,
      part: 'table',
      parameters: { kind: 'bathtub' },
      places: ['bathroom'],
    },
  ],
);
