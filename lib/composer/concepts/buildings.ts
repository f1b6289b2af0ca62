import { fairThings } from './buildings/fair';
import { monuments } from './buildings/monuments';
import { onRoofs } from './buildings/roof';
import { siteThings } from './buildings/sites';
import { streetThings } from './buildings/street';
import type { ConceptEntry } from './concept';
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
        'house|home|family house|building|townhouse;haus|wohnhaus|einfamilienhaus|gebäude;maison|bâtiment|demeure;casa|edificio;casa|edificio|palazzina;casa|prédio|lar;дом|здание;家|一軒家|建物',
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
        'hut|straw hut|shack|shed;hütte|strohhütte;hutte|paillote|cabanon;choza;capanna;choupana;соломенная хижина|лачуга;小屋|藁小屋',
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
      id: 'farmhouse',
      words:
        'farmhouse;bauernhaus;maison de ferme;casa de campo;cascina|casolare;casa de fazenda;фермерский дом;農家の家',
      heightCm: 860,
      part: 'house',
      parameters: { variant: 'farmhouse' },
    },
    {
      id: 'barn',
      words:
        'barn|stable;scheune|stall;grange|étable|écurie;granero|establo;fienile|stalla;celeiro|estábulo;амбар|сарай|конюшня;納屋|馬小屋',
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
        'modern house|contemporary house;modernes haus;maison moderne;casa moderna;casa moderna;casa moderna;современный дом;モダンな家',
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
        'tent|camping tent;zelt;tente;tienda de campaña;tenda da campeggio;barraca de acampamento;палатка|шатёр;テント',
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
      'café front|cafe facade|street café;straßencafé;terrasse de café;fachada de café;facciata del caffè;fachada de café;фасад кафе;カフェの外観',
    heightCm: 664,
    ...of('public-building', 'cafe-front'),
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
      'skyscraper|high-rise|office tower|tower block;wolkenkratzer|hochhaus|bürohochhaus;gratte-ciel|tour de bureaux;rascacielos;grattacielo;arranha-céu;небоскрёб|высотка;超高層ビル|高層ビル|ビル',
    heightCm: 5210,
    ...of('public-building', 'skyscraper'),
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
      'bank building|courthouse|parliament|town hall|greek temple|parthenon|city hall;bankgebäude|gericht|rathaus|parlament|griechischer tempel;banque|palais de justice|mairie|parlement|temple grec;edificio del banco|juzgado|ayuntamiento|parlamento|templo griego;tribunale|municipio|parlamento|tempio greco;prédio do banco|tribunal|prefeitura|parlamento|templo grego;здание банка|суд|ратуша|парламент|греческий храм;銀行の建物|市役所|裁判所|国会|ギリシャ神殿',
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
        'tower|watchtower|castle tower;turm|wachturm|burgturm;tour de guet|donjon|tour;torre|torre de vigilancia;torre|torre di guardia;torre|torre de vigia;башня|сторожевая башня;塔|見張り塔',
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
        'pagoda|temple|japanese temple|shrine|buddhist temple|chinese temple;pagode|tempel|schrein|japanischer tempel;pagode|temple|sanctuaire;pagoda|templo|santuario;pagoda|tempio|santuario;pagode|templo|santuário;пагода|святилище|буддийский храм;寺|お寺|神社|五重塔|仏塔',
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
        'eiffel tower|lattice tower|tokyo tower;eiffelturm|fernsehturm;tour eiffel;torre eiffel;torre eiffel;torre eiffel;эйфелева башня|телебашня;エッフェル塔|東京タワー',
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

const inTheOpen = conceptsOf({ kind: 'building', habitat: 'ground', places: ['park', 'garden'] }, [
  {
    id: 'bridge',
    words:
      'bridge|stone bridge|arch bridge;brücke|steinbrücke;pont|pont de pierre;puente|puente de piedra;ponte|ponte di pietra;ponte|ponte de pedra;мост;橋|石橋',
    heightCm: 460,
    ...of('outdoor-structure', 'bridge'),
    places: ['river', 'canyon'],
  },
  {
    id: 'wooden-bridge',
    words:
      'wooden bridge|footbridge;holzbrücke|steg;pont de bois|passerelle;puente de madera|pasarela;ponte di legno|passerella;ponte de madeira|passarela;деревянный мост|мостик;木の橋|太鼓橋',
    heightCm: 206,
    ...of('outdoor-structure', 'wooden-bridge'),
    places: ['garden', 'river'],
  },
  {
    id: 'fountain',
    words: 'fountain;brunnen|springbrunnen;fontaine;fuente;fontana;fonte|chafariz;фонтан;噴水',
    heightCm: 330,
    ...of('outdoor-structure', 'fountain'),
    places: ['square', 'park'],
  },
  {
    id: 'fence',
    words:
      'fence|picket fence;zaun|gartenzaun|lattenzaun;clôture|barrière|palissade;valla|cerca;recinto|staccionata|recinzione;cerca;забор|ограда|изгородь;柵|フェンス|垣根',
    heightCm: 106,
    ...of('outdoor-structure', 'fence'),
    places: ['garden', 'farm'],
  },
  {
    id: 'gate',
    words:
      'gate|iron gate|garden gate;tor|gartentor|eisentor;portail|grille;verja|portón;cancello;portão;ворота|калитка;門|門扉',
    heightCm: 318,
    ...of('outdoor-structure', 'gate'),
  },
  {
    id: 'statue',
    words:
      'statue|sculpture|monument|statue of liberty;statue|skulptur|denkmal|freiheitsstatue;statue|sculpture|monument;estatua|escultura|monumento;statua|scultura|monumento;estátua|escultura|monumento;статуя|скульптура|памятник;像|彫像|銅像|自由の女神',
    heightCm: 590,
    ...of('outdoor-structure', 'statue'),
    places: ['park', 'square'],
  },
  {
    id: 'market-stall',
    words:
      'market stall|stall|food stall|booth|lemonade stand;marktstand|stand|kiosk|bude;étal|stand|kiosque|échoppe;puesto|puesto de mercado|quiosco;bancarella|chiosco;barraca de feira|quiosque;прилавок|ларёк|киоск;屋台|露店|売店',
    heightCm: 270,
    ...of('outdoor-structure', 'stall'),
    places: ['square'],
  },
  {
    id: 'well',
    words: 'well|wishing well;ziehbrunnen|wunschbrunnen;puits;pozo;pozzo;poço;колодец;井戸',
    heightCm: 320,
    ...of('outdoor-structure', 'well'),
    places: ['village'],
  },
  {
    id: 'gazebo',
    words:
      'gazebo|pavilion|bandstand;pavillon|gartenlaube|laube;kiosque à musique|gloriette|pavillon;cenador|glorieta|pabellón;gazebo|padiglione;gazebo|coreto|pavilhão;беседка|павильон;東屋|ガゼボ',
    heightCm: 425,
    ...of('outdoor-structure', 'gazebo'),
  },
]);

export const buildings: readonly ConceptEntry[] = [
  ...dwellings,
  ...town,
  ...seenFromAfar,
  ...inTheOpen,
  ...streetThings,
  ...fairThings,
  ...siteThings,
  ...monuments,
  ...onRoofs,
];
