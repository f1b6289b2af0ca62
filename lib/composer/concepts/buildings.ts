import { citySights } from './buildings/city-sights';
import { fairThings } from './buildings/fair';
import { monuments } from './buildings/monuments';
import { sights } from './buildings/sights';
import { inTheOpen } from './buildings/open';
import { onRoofs } from './buildings/roof';
import { siteThings } from './buildings/sites';
import { taleBuildings } from './buildings/tales';
import { streetThings } from './buildings/street';
import type { ConceptEntry } from './concept';
import { builtKinds } from './buildings/built-kinds';
import { conceptsOf } from './words';

const of = (part: string, kind: string, parameters: Record<string, unknown> = {}) => ({
  part,
  parameters: { kind, ...parameters },
});

const dwellings = conceptsOf(
  { kind: 'building', habitat: 'ground', places: ['countryside', 'village'] },
  [
    {
      id: 'house',
      words:
        'house|home|family house|building;haus|wohnhaus|einfamilienhaus|gebäude;maison|bâtiment|demeure;casa|edificio;casa|edificio|palazzina;casa|prédio|lar;дом|здание;家|一軒家|建物',
      heightCm: 860,
      part: 'house',
    },
    {
      id: 'cottage',
      words:
        'cottage|thatched cottage;häuschen|reetdachhaus;chaumière;casita;casetta;casinha;избушка|домик;コテージ',
      heightCm: 620,
      part: 'house',
      parameters: { variant: 'cottage' },
    },
    {
      id: 'cabin',
      words:
        'cabin|log cabin|wooden house|lodge|wooden cabin|mountain hut;blockhütte|holzhütte|almhütte|berghütte;cabane|chalet|cabane en rondins;cabaña|cabaña de madera;baita|capanna di tronchi;cabana|chalé|cabana de madeira;сруб|бревенчатый дом|хижина;山小屋|丸太小屋|ログハウス',
      heightCm: 620,
      part: 'house',
      parameters: { variant: 'cabin' },
      places: ['forest', 'mountains'],
    },
    {
      id: 'hut',
      words:
        'hut|straw hut|shack;hütte|strohhütte;hutte|paillote;choza;capanna;choupana;соломенная хижина|лачуга;小屋|藁小屋',
      heightCm: 440,
      part: 'house',
      parameters: { variant: 'hut' },
      places: ['beach', 'forest'],
    },
    {
      id: 'haunted-house',
      words:
        'haunted house|haunted mansion;spukhaus|geisterhaus|gruselhaus;maison hantée|manoir hanté;casa embrujada|casa encantada;casa stregata|casa infestata;casa assombrada|mansão assombrada;дом с привидениями;お化け屋敷|幽霊屋敷',
      heightCm: 1030,
      part: 'house',
      parameters: { variant: 'haunted', lit: true },
      places: ['hills'],
    },
    {
      id: 'gingerbread-house',
      words:
        "gingerbread house;lebkuchenhaus|pfefferkuchenhaus|knusperhäuschen;maison en pain d'épices;casa de jengibre;casetta di pan di zenzero;casa de gengibre;пряничный домик;お菓子の家",
      heightCm: 640,
      part: 'house',
      parameters: { variant: 'gingerbread' },
      places: ['forest'],
    },
    {
      id: 'half-timbered-house',
      words:
        'half-timbered house|timber-framed house;fachwerkhaus;maison à colombages;casa de entramado de madera;casa a graticcio;casa enxaimel;фахверковый дом;木組みの家',
      heightCm: 1130,
      part: 'house',
      parameters: { material: 'half-timbered', storeys: 3 },
    },
    {
      id: 'victorian-house',
      words:
        'victorian house|victorian townhouse|victorian mansion|victorian home|queen anne house;viktorianisches haus;maison victorienne;casa victoriana;casa vittoriana;casa vitoriana;викторианский дом;ヴィクトリア朝の家',
      heightCm: 1200,
      part: 'house',
      parameters: { variant: 'victorian', turret: true, porch: true, bay: true },
    },
    {
      id: 'farmhouse',
      words:
        'farmhouse;bauernhaus;maison de ferme;casa de campo;cascina|casolare;casa de fazenda;фермерский дом;農家の家',
      heightCm: 860,
      part: 'house',
      parameters: { variant: 'farmhouse' },
    },
    {
      id: 'barn',
      words: 'barn;scheune;grange|étable;granero;fienile;celeiro;амбар|сарай;納屋',
      heightCm: 700,
      ...of('home', 'barn'),
      places: ['farm'],
    },
    {
      id: 'villa',
      words:
        'villa|mansion|manor;villa|herrenhaus|landhaus;villa|manoir;villa|mansión;villa|residenza;mansão|vila de luxo;вилла|особняк|усадьба;別荘|豪邸|ヴィラ',
      heightCm: 870,
      ...of('home', 'villa'),
    },
    {
      id: 'modern-house',
      words:
        'modern house|contemporary house|modern villa|minimalist house|minimalist villa|concrete house|minimalist concrete house|glass house villa|flat-roofed house|flat roof house|bungalow|luxury villa|modern home|contemporary villa;modernes haus|moderne villa|flachdachhaus|betonhaus;maison moderne|villa moderne|maison contemporaine;casa moderna|villa moderna española;casa moderna|villa moderna;casa moderna|casa contemporânea;современный дом|современная вилла;モダンな家',
      heightCm: 640,
      ...of('home', 'modern-house'),
    },
    {
      id: 'igloo',
      words: 'igloo;iglu;igloo;iglú;iglù;iglu;иглу;イグルー',
      heightCm: 226,
      ...of('home', 'igloo'),
      places: ['arctic'],
    },
    {
      id: 'tent',
      words:
        'tent|camping tent;zelt;tente;tienda de campaña;tenda|tenda da campeggio;barraca de acampamento;палатка|шатёр;テント',
      heightCm: 196,
      ...of('home', 'tent'),
      places: ['campsite', 'forest'],
    },
    {
      id: 'teepee',
      words: 'teepee|tipi|wigwam;tipi|wigwam;tipi;tipi;tepee;tenda indígena;вигвам|типи;ティピー',
      heightCm: 430,
      ...of('home', 'teepee'),
      places: ['campsite'],
    },
    {
      id: 'tree-house',
      words:
        'tree house|treehouse;baumhaus;cabane dans les arbres;casa del árbol;casa sull’albero;casa na árvore;дом на дереве;ツリーハウス',
      heightCm: 980,
      ...of('home', 'tree-house'),
      places: ['forest'],
    },
  ],
);

const town = conceptsOf({ kind: 'building', habitat: 'ground', places: ['city', 'street'] }, [
  {
    id: 'shop-building',
    words:
      'shop front|storefront|boutique front|shopfront;ladenfront|schaufenster;devanture|vitrine;fachada de tienda|escaparate;vetrina;fachada de loja|vitrine;витрина|фасад магазина;店舗',
    heightCm: 664,
    ...of('public-building', 'shop'),
  },
  {
    id: 'bakery-building',
    words:
      'bakery|patisserie|pastry shop;bäckerei|konditorei;boulangerie|pâtisserie;panadería|pastelería;panificio|pasticceria;padaria|confeitaria;пекарня|булочная|кондитерская;ベーカリー',
    heightCm: 664,
    ...of('public-building', 'bakery'),
  },
  {
    id: 'cafe-building',
    words:
      'café front|cafe facade;cafégebäude;terrasse de café;fachada de café;facciata del caffè;fachada de café;фасад кафе;カフェの外観',
    heightCm: 664,
    ...of('public-building', 'cafe-front'),
  },
  {
    id: 'house-front',
    words:
      'house front|building facade|building façade|house facade|ornate facade;hausfassade|gebäudefassade;façade d’immeuble|façade de maison;fachada de edificio|fachada de casa;facciata di palazzo|facciata di casa;fachada de prédio;фасад дома|фасад здания;建物の正面|ファサード',
    heightCm: 2000,
    part: 'facade',
    parameters: {},
  },
  {
    id: 'apartment-building',
    words:
      'apartment building|apartment block|block of flats|tenement;mehrfamilienhaus|wohnblock|plattenbau;immeuble;edificio de apartamentos|bloque de pisos;condominio|palazzo;edifício residencial|bloco de apartamentos;многоэтажка|многоквартирный дом;マンション|アパート',
    heightCm: 1830,
    ...of('public-building', 'apartment'),
  },
  {
    id: 'skyscraper',
    words:
      'skyscraper|high-rise|office tower|tower block|glass skyscraper|glass tower|glass office tower|office building|office block|residential tower|highrise|corporate headquarters;wolkenkratzer|hochhaus|bürohochhaus|glasturm|bürogebäude|bürohaus;gratte-ciel|tour de bureaux;rascacielos;grattacielo;arranha-céu;небоскрёб|высотка;超高層ビル|高層ビル|ビル',
    heightCm: 5050,
    ...of('block-building', 'tower'),
  },
  {
    id: 'townhouse',
    words:
      'townhouse|town house|row house|terraced house|brownstone|rowhouse;stadthaus|reihenhaus|gründerzeithaus;maison de ville|hôtel particulier;casa adosada|casa de ciudad;casa a schiera;sobrado|casa geminada;таунхаус|городской дом;タウンハウス|長屋',
    heightCm: 1270,
    ...of('block-building', 'townhouse'),
  },
  {
    id: 'library-building',
    words:
      'library building|public library building|university library;bibliotheksgebäude;bâtiment de la bibliothèque;edificio de la biblioteca;edificio della biblioteca;prédio da biblioteca;здание библиотеки;図書館の建物',
    heightCm: 1160,
    ...of('block-building', 'library'),
  },
  {
    id: 'hotel',
    words:
      'hotel|hotel building|grand hotel|boutique hotel|guest house;hotel|gasthof|pension;hôtel|auberge;hotel|hostal|posada;albergo|hotel|locanda;hotel|pousada;отель|гостиница;ホテル|旅館',
    heightCm: 1910,
    ...of('block-building', 'hotel'),
  },
  {
    id: 'theatre-building',
    words:
      'theatre building|theater building|opera building;theatergebäude|opernhaus gebäude;bâtiment du théâtre;edificio del teatro;palazzo del teatro;prédio do teatro;здание театра;劇場の建物',
    heightCm: 1210,
    ...of('block-building', 'theatre'),
  },
  {
    id: 'station-building',
    words:
      'station building|railway station building|train station building|railway depot;bahnhofsgebäude;bâtiment de la gare;edificio de la estación;edificio della stazione;edifício da estação;здание вокзала;駅舎',
    heightCm: 1030,
    ...of('block-building', 'station'),
  },
  {
    id: 'tea-house',
    words:
      'tea pavilion|japanese tea pavilion;teepavillon;pavillon de thé;pabellón de té;padiglione del tè;pavilhão de chá;чайный павильон;茶亭',
    heightCm: 810,
    ...of('block-building', 'tea-house'),
    places: ['garden'],
  },
  {
    id: 'hospital',
    words:
      'hospital|hospital building;krankenhaus|spital;hôpital;hospital;ospedale;hospital;больница|госпиталь;病院',
    heightCm: 1152,
    ...of('public-building', 'hospital'),
  },
  {
    id: 'school',
    words:
      'school|schoolhouse|university building|school building;schule|schulhaus|schulgebäude;école|collège|lycée;escuela|colegio;scuola;escola|colégio;школа;学校|校舎',
    heightCm: 960,
    ...of('public-building', 'school'),
  },
  {
    id: 'factory-building',
    words:
      'factory|plant building|mill building|industrial plant;fabrik|werk|industrieanlage;usine|fabrique;fábrica;fabbrica|stabilimento;fábrica|usina;фабрика|завод;工場',
    heightCm: 1500,
    ...of('public-building', 'factory'),
  },
  {
    id: 'bank-building',
    words:
      'bank building|courthouse|parliament|town hall|city hall;bankgebäude|gericht|rathaus|parlament;banque|palais de justice|mairie|parlement;edificio del banco|juzgado|ayuntamiento|parlamento;tribunale|municipio|parlamento;prédio do banco|tribunal|prefeitura|parlamento;здание банка|суд|ратуша|парламент;銀行の建物|市役所|裁判所|国会|ギリシャ神殿',
    heightCm: 860,
    ...of('public-building', 'columned'),
  },
]);

const seenFromAfar = conceptsOf(
  { kind: 'building', habitat: 'ground', places: ['hills', 'countryside'] },
  [
    {
      id: 'church',
      words:
        'church|chapel;kirche|kapelle;église|chapelle;iglesia|capilla|ermita;chiesa|cappella;igreja|capela;церковь|часовня;教会|チャペル',
      heightCm: 1400,
      ...of('landmark', 'church'),
      places: ['village'],
    },
    {
      id: 'cathedral',
      words:
        'cathedral|notre-dame|basilica|minster;kathedrale|dom|münster|basilika;cathédrale|basilique;catedral|basílica;cattedrale|duomo|basilica;catedral|basílica|sé;собор|базилика|храм;大聖堂|カテドラル',
      heightCm: 2470,
      ...of('landmark', 'cathedral'),
      places: ['city'],
    },
    {
      id: 'castle',
      words:
        'castle|fortress|palace|fairytale castle|citadel;burg|märchenburg|festung|palast|märchenschloss|schloss;château|forteresse|palais|château fort;castillo|fortaleza|palacio;castello|fortezza|palazzo reale|rocca;castelo|fortaleza|palácio;замок|крепость|рыцарский замок|дворец;城|お城|宮殿|要塞',
      heightCm: 2150,
      ...of('landmark', 'castle'),
    },
    {
      id: 'tower',
      words:
        'tower|castle tower; turm|burgturm; donjon|tour; torre; torre; torre;башня|сторожевая башня; 塔',
      heightCm: 1140,
      ...of('landmark', 'tower'),
    },
    {
      id: 'lighthouse',
      words: 'lighthouse|beacon tower;leuchtturm;phare;faro;faro;farol;маяк;灯台',
      heightCm: 1520,
      ...of('landmark', 'lighthouse'),
      places: ['coast', 'sea'],
    },
    {
      id: 'windmill',
      words:
        'windmill|mill;windmühle|mühle;moulin à vent|moulin;molino de viento|molino;mulino a vento|mulino;moinho de vento|moinho;ветряная мельница|мельница;風車小屋',
      heightCm: 1500,
      ...of('landmark', 'windmill'),
      places: ['tulip-field', 'wheat-field'],
    },
    {
      id: 'pagoda',
      words:
        'pagoda|temple|japanese temple|shrine|buddhist temple|chinese temple;pagode|tempel|schrein|japanischer tempel;pagode|temple|sanctuaire;pagoda|templo|santuario;pagoda|tempio|santuario;pagode|templo|santuário;пагода|святилище|буддийский храм; 寺|お寺|神社|五重塔',
      heightCm: 1350,
      ...of('landmark', 'pagoda'),
    },
    {
      id: 'torii',
      words: 'torii|torii gate;torii;torii|torī;torii;torii;torii;тории;鳥居',
      heightCm: 652,
      ...of('landmark', 'torii'),
    },
    {
      id: 'mosque',
      words: 'mosque;moschee;mosquée;mezquita;moschea;mesquita;мечеть;モスク',
      heightCm: 1394,
      ...of('landmark', 'mosque'),
      places: ['city'],
    },
    {
      id: 'eiffel-tower',
      words:
        'eiffel tower|lattice tower|famous landmark|tourist landmark;eiffelturm;tour eiffel;torre eiffel;torre eiffel;torre eiffel;эйфелева башня;エッフェル塔',
      heightCm: 2700,
      ...of('landmark', 'lattice'),
      places: ['city'],
    },
    {
      id: 'pyramid',
      words:
        'pyramid|egyptian pyramid;pyramide;pyramide;pirámide;piramide;pirâmide;пирамида;ピラミッド',
      heightCm: 980,
      ...of('landmark', 'pyramid'),
      places: ['desert'],
    },
  ],
);

export const buildings: readonly ConceptEntry[] = [
  ...dwellings,
  ...town,
  ...seenFromAfar,
  ...inTheOpen,
  ...streetThings,
  ...fairThings,
  ...siteThings,
  ...taleBuildings,
  ...monuments,
  ...sights,
  ...citySights,
  ...onRoofs,
  ...builtKinds,
];
