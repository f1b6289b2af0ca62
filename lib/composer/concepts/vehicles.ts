import type { ConceptEntry } from './concept';
import { farVehicles } from './vehicles/far-kinds';
import { particular } from './vehicles/haulers';
import { transports } from './vehicles/transports';
import { working as workingMachines } from './vehicles/working';
import { conceptsOf } from './words';

const road = (part: string, kind: string, parameters: Record<string, unknown> = {}) => ({
  part,
  parameters: { kind, ...parameters },
});

const onRoad = conceptsOf(
  { kind: 'vehicle', habitat: 'ground', places: ['street', 'road', 'city'] },
  [
    {
      id: 'car',
      words:
        'car|automobile|sedan|electric car;auto|wagen|pkw|elektroauto;voiture|automobile;coche|automóvil|auto;macchina|automobile|auto;carro|automóvel;машина|автомобиль;車|自動車',
      heightCm: 149,
      ...road('car', 'car'),
    },
    {
      id: 'vintage-car',
      words:
        'vintage car|classic car|old car|retro car|beetle car;oldtimer;voiture ancienne|voiture rétro;coche antiguo|coche clásico;auto d’epoca|macchina d’epoca;carro antigo|carro clássico;ретро автомобиль|старинная машина;クラシックカー',
      heightCm: 155,
      ...road('car', 'vintage'),
    },
    {
      id: 'convertible',
      words:
        'convertible|cabriolet|roadster;cabrio|kabriolett;cabriolet|décapotable;descapotable;decappottabile|cabriolet;conversível;кабриолет;オープンカー',
      heightCm: 134,
      ...road('car', 'convertible'),
    },
    {
      id: 'taxi',
      words: 'taxi|cab|taxicab;taxi;taxi;taxi;taxi|tassì;táxi;такси;タクシー',
      heightCm: 163,
      ...road('car', 'taxi'),
    },
    {
      id: 'police-car',
      words:
        'police car|patrol car;polizeiauto|streifenwagen;voiture de police;coche de policía|patrulla;auto della polizia;viatura|carro de polícia;полицейская машина;パトカー',
      heightCm: 160,
      ...road('car', 'police'),
    },
    {
      id: 'race-car',
      words:
        'race car|racing car|formula one car;rennwagen|rennauto;voiture de course;coche de carreras;auto da corsa;carro de corrida;гоночная машина|болид;レーシングカー',
      heightCm: 121,
      ...road('car', 'racer'),
    },
    {
      id: 'van',
      words:
        'van|minivan|delivery van|minibus;lieferwagen|transporter|kleinbus;camionnette|fourgonnette;furgoneta|furgón;furgone|furgoncino;van|furgão|perua;фургон|микроавтобус;バン|ワゴン車',
      heightCm: 212,
      ...road('car', 'van'),
    },
    {
      id: 'camper-van',
      words:
        'camper van|motorhome|rv;wohnmobil|campingbus;camping-car;autocaravana;camper;motorhome|trailer;автодом;キャンピングカー',
      heightCm: 256,
      ...road('car', 'camper'),
    },
    {
      id: 'ambulance',
      words:
        'ambulance;krankenwagen|rettungswagen;ambulance;ambulancia;ambulanza;ambulância;скорая помощь;救急車',
      heightCm: 226,
      ...road('car', 'ambulance'),
    },
    {
      id: 'pickup-truck',
      words:
        'pickup|pickup truck;pickup;pick-up;camioneta|pickup;pickup;picape|caminhonete;пикап;ピックアップトラック',
      heightCm: 162,
      ...road('car', 'pickup'),
    },
    {
      id: 'bus',
      words:
        'bus|coach bus|city bus;bus|reisebus;bus|autobus|autocar;autobús|ómnibus|colectivo;autobus|pullman|corriera;ônibus|autocarro;автобус;バス',
      heightCm: 300,
      ...road('heavy-vehicle', 'bus', { color: '#f5b33f' }),
    },
    {
      id: 'double-decker-bus',
      words:
        'double-decker bus|double decker bus|double decker|london bus;doppeldeckerbus;bus à impériale;autobús de dos pisos;autobus a due piani;ônibus de dois andares;двухэтажный автобус;二階建てバス',
      heightCm: 430,
      ...road('heavy-vehicle', 'bus', { color: '#d9413b', count: 2 }),
    },
    {
      id: 'tram',
      words:
        'tram|streetcar|trolley|tramway;straßenbahn|tram;tramway|tram;tranvía;tram;bonde;трамвай;路面電車',
      heightCm: 450,
      ...road('heavy-vehicle', 'tram'),
    },
    {
      id: 'truck',
      words:
        'truck|lorry|delivery truck|semi-truck;lkw|lastwagen|laster;camion|poids lourd;camión;camion|autocarro;caminhão;грузовик;トラック',
      heightCm: 370,
      ...road('heavy-vehicle', 'truck'),
    },
    {
      id: 'fire-engine',
      words:
        'fire engine|fire truck;feuerwehrauto|löschfahrzeug;camion de pompiers;camión de bomberos;camion dei pompieri|autopompa;caminhão de bombeiros;пожарная машина;消防車',
      heightCm: 312,
      ...road('heavy-vehicle', 'fire-engine'),
    },
    {
      id: 'bicycle',
      words:
        'bicycle|bike|cycle|city bike|road bike;fahrrad|rad|velo;vélo|bicyclette;bicicleta|bici;bicicletta|bici;bicicleta|bike;велосипед;自転車',
      heightCm: 110,
      ...road('cycle', 'bicycle'),
    },
    {
      id: 'motorcycle',
      words:
        'motorcycle|motorbike;motorrad;moto|motocyclette;motocicleta|moto;motocicletta|moto;motocicleta|moto;мотоцикл;バイク|オートバイ',
      heightCm: 118,
      ...road('cycle', 'motorcycle'),
    },
    {
      id: 'scooter',
      words:
        'scooter|moped|vespa;motorroller|roller|moped;scooter|mobylette;escúter|ciclomotor;motorino|scooter;lambreta|motoneta;мотороллер|скутер;スクーター|原付',
      heightCm: 126,
      ...road('cycle', 'scooter'),
    },
    {
      id: 'kick-scooter',
      words:
        'kick scooter|e-scooter|electric scooter;tretroller|e-scooter;trottinette;patinete;monopattino;patinete|trotinete;самокат;キックボード',
      heightCm: 114,
      ...road('cycle', 'kick-scooter'),
    },
    {
      id: 'wheelchair',
      words:
        'wheelchair;rollstuhl;fauteuil roulant;silla de ruedas;sedia a rotelle|carrozzina;cadeira de rodas;инвалидная коляска;車椅子',
      heightCm: 95,
      ...road('cycle', 'wheelchair'),
      places: ['clinic'],
    },
    {
      id: 'pram',
      words:
        'pram|stroller|baby carriage|pushchair;kinderwagen;poussette|landau;cochecito|carrito de bebé;passeggino|carrozzina per bambini;carrinho de bebê;детская коляска;ベビーカー',
      heightCm: 104,
      ...road('cycle', 'pram'),
      places: ['park'],
    },
  ],
);

const working = conceptsOf(
  { kind: 'vehicle', habitat: 'ground', places: ['farm', 'factory', 'warehouse'] },
  [
    {
      id: 'tractor',
      words: 'tractor;traktor|trecker;tracteur;tractor;trattore;trator;трактор;トラクター',
      heightCm: 262,
      ...road('heavy-vehicle', 'tractor'),
    },
    {
      id: 'forklift',
      words:
        'forklift|forklift truck;gabelstapler;chariot élévateur;carretilla elevadora|montacargas;carrello elevatore|muletto;empilhadeira;погрузчик;フォークリフト',
      heightCm: 220,
      ...road('heavy-vehicle', 'forklift'),
      places: ['warehouse', 'factory'],
    },
    {
      id: 'excavator',
      words:
        'excavator|digger;bagger;pelleteuse|pelle mécanique;excavadora;escavatore;escavadeira;экскаватор;ショベルカー',
      heightCm: 318,
      ...road('heavy-vehicle', 'excavator'),
      places: ['city'],
    },
    {
      id: 'train',
      words:
        'train|railway train;zug|eisenbahn|bahn; train;tren;treno;trem|comboio;поезд|электричка; 電車|列車',
      heightCm: 350,
      ...road('heavy-vehicle', 'train'),
      places: ['railway'],
    },
    {
      id: 'steam-train',
      words:
        'steam train|steam locomotive|locomotive|steam engine;dampflok|dampflokomotive|lokomotive;locomotive à vapeur|locomotive;locomotora de vapor|locomotora|tren de vapor;locomotiva a vapore|locomotiva;maria fumaça|locomotiva;паровоз|локомотив;蒸気機関車|機関車',
      heightCm: 660,
      ...road('heavy-vehicle', 'steam-engine'),
      places: ['railway'],
    },
  ],
);

const onWater = conceptsOf(
  { kind: 'vehicle', habitat: 'water', places: ['sea', 'lake', 'harbour', 'river'] },
  [
    {
      id: 'sailing-boat',
      words:
        'sailing boat|sailboat|yacht;segelboot|jacht|yacht;voilier|bateau à voile|yacht;velero|barco de vela|yate;barca a vela|yacht;veleiro|barco à vela|iate;парусник|яхта;ヨット',
      heightCm: 664,
      ...road('boat', 'sail-boat'),
    },
    {
      id: 'rowing-boat',
      words:
        'boat|rowing boat|rowboat|fishing boat; boot|ruderboot|kahn|fischerboot; barque|bateau|canot|barque de pêche; bote|barca|bote de remos; barca|barca a remi; barco|bote|barco a remo; лодка|шлюпка; ボート|小舟|手漕ぎボート',
      heightCm: 84,
      ...road('boat', 'row-boat'),
    },
    {
      id: 'canoe',
      words: 'canoe;kanu;canoë;canoa;canoa;canoa;каноэ;カヌー',
      heightCm: 72,
      ...road('boat', 'canoe'),
    },
    {
      id: 'motor-boat',
      words:
        'motor boat|motorboat|speedboat;motorboot|schnellboot;bateau à moteur|hors-bord;lancha|lancha motora;motoscafo;lancha;моторная лодка|катер;モーターボート',
      heightCm: 140,
      ...road('boat', 'motor-boat'),
    },
    {
      id: 'ship',
      words:
        'ship|steamship|vessel;schiff|dampfer;navire;barco grande|buque;nave;navio|cruzeiro|balsa;корабль|пароход|лайнер;船|客船',
      heightCm: 660,
      ...road('boat', 'ship'),
    },
    {
      id: 'pirate-ship',
      words:
        'pirate ship;piratenschiff;bateau pirate|navire pirate;barco pirata;nave pirata;navio pirata;пиратский корабль;海賊船',
      heightCm: 1050,
      ...road('boat', 'galleon', { state: 'open' }),
    },
    {
      id: 'galleon',
      words:
        'galleon|tall ship|caravel|sailing ship|old sailing ship;galeone|großsegler|karavelle|segelschiff;galion|caravelle|grand voilier;galeón|carabela;galeone|caravella|veliero;galeão|caravela;галеон|каравелла;ガレオン船|帆船',
      heightCm: 1050,
      ...road('boat', 'galleon'),
    },
    {
      id: 'submarine',
      words:
        'submarine|u-boat;u-boot|unterseeboot;sous-marin;submarino;sottomarino|sommergibile;submarino;подводная лодка;潜水艦',
      heightCm: 326,
      ...road('boat', 'submarine'),
      habitat: 'underwater',
      places: ['underwater'],
    },
  ],
);

const inAir = conceptsOf({ kind: 'vehicle', habitat: 'sky', places: ['sky'] }, [
  {
    id: 'plane',
    words:
      'plane|airplane|aeroplane|aircraft|jet|airliner;flugzeug|jet;avion|jet;avión|jet;aereo|aeroplano|jet;avião|jato;самолёт;飛行機|ジェット機',
    heightCm: 430,
    ...road('aircraft', 'plane'),
  },
  {
    id: 'biplane',
    words:
      'biplane|propeller plane|small plane|old plane;doppeldecker|propellerflugzeug;biplan|avion à hélice;biplano|avioneta;biplano;biplano; биплан;複葉機|プロペラ機',
    heightCm: 270,
    ...road('aircraft', 'biplane'),
  },
  {
    id: 'helicopter',
    words:
      'helicopter|chopper;hubschrauber|helikopter;hélicoptère;helicóptero;elicottero;helicóptero;вертолёт;ヘリコプター',
    heightCm: 272,
    ...road('aircraft', 'helicopter'),
  },
  {
    id: 'hot-air-balloon',
    words:
      'hot air balloon|hot-air balloon;heißluftballon;montgolfière;globo aerostático;mongolfiera;balão de ar quente;воздушный шар;気球|熱気球',
    heightCm: 1700,
    ...road('aircraft', 'balloon'),
  },
  {
    id: 'rocket',
    words:
      'rocket|rocket ship|spaceship|space rocket|spacecraft;rakete|raumschiff|weltraumrakete;fusée|vaisseau spatial;cohete|nave espacial;razzo|astronave|navicella spaziale;foguete|nave espacial;ракета|космический корабль;ロケット|宇宙船',
    heightCm: 1600,
    ...road('aircraft', 'rocket', { state: 'lit' }),
    places: ['space'],
  },
  {
    id: 'ufo',
    words:
      'ufo|flying saucer;ufo|fliegende untertasse;ovni|soucoupe volante;ovni|platillo volante;ufo|disco volante;óvni|disco voador;нло|летающая тарелка;ユーフォー|空飛ぶ円盤',
    heightCm: 632,
    ...road('aircraft', 'ufo', { state: 'lit' }),
    places: ['space'],
  },
  {
    id: 'parachute',
    words: 'parachute;fallschirm;parachute;paracaídas;paracadute;paraquedas;парашют;パラシュート',
    heightCm: 586,
    ...road('aircraft', 'parachute'),
  },
]);

export const vehicles: readonly ConceptEntry[] = [
  ...onRoad,
  ...working,
  ...workingMachines,
  ...transports,
  ...particular,
  ...onWater,
  ...inAir,
  ...farVehicles,
];
