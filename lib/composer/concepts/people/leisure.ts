import type { ConceptEntry } from '../concept';
import { role } from './role';

/** Who runs, climbs, plays and travels. */
export const leisureConcepts: readonly ConceptEntry[] = [
  role(
    'athlete',
    { outfit: 'athlete' },
    'athlete, sportsman, sportswoman; athlet, athletin, sportler, sportlerin; athlète, sportif, sportive; atleta, deportista; atleta, sportivo, sportiva; atleta, desportista; атлет, спортсмен, спортсменка; アスリート, 運動選手',
    { places: 'stadium' },
  ),
  role(
    'runner',
    { outfit: 'athlete' },
    'runner, jogger, marathon runner, sprinter; läufer, läuferin, jogger, joggerin; coureur, coureuse, joggeur, joggeuse; corredor, corredora; corridore, podista; corredor, corredora; бегун, бегунья; ランナー, 走者',
    { places: 'park, road' },
  ),
  role(
    'cyclist',
    { outfit: 'cyclist' },
    'cyclist, biker, bicyclist; radfahrer, radfahrerin, radler; cycliste; ciclista; ciclista; ciclista; велосипедист, велосипедистка; サイクリスト, 自転車乗り',
    { places: 'road, park' },
  ),
  role(
    'hiker',
    { outfit: 'hiker' },
    'hiker, backpacker, wanderer, trekker; wanderer, wanderin, rucksacktourist; randonneur, randonneuse, routard; excursionista, senderista, mochilero, mochilera; escursionista; caminhante, mochileiro, andarilho; турист с рюкзаком, походник, странник; ハイカー, 登山客, バックパッカー',
    { places: 'mountains, forest' },
  ),
  role(
    'climber',
    { outfit: 'climber' },
    'climber, mountaineer, rock climber, alpinist; kletterer, kletterin, bergsteiger, bergsteigerin; grimpeur, grimpeuse, alpiniste; escalador, escaladora, montañero, alpinista; scalatore, scalatrice, alpinista; alpinista, escalador, escaladora; альпинист, скалолаз, альпинистка; 登山家, クライマー',
    { places: 'mountains' },
  ),
  role(
    'skier',
    { outfit: 'skier' },
    'skier; skifahrer, skifahrerin; skieur, skieuse; esquiador, esquiadora; sciatore, sciatrice; esquiador, esquiadora; лыжник, лыжница; スキーヤー',
    { places: 'mountains, snow-field' },
  ),
  role(
    'snowboarder',
    { outfit: 'skier' },
    'snowboarder; snowboarder, snowboarderin; snowboardeur, snowboardeuse; practicante de snowboard; snowboarder; praticante de snowboard; сноубордист, сноубордистка; スノーボーダー',
    { places: 'mountains, snow-field' },
  ),
  role(
    'motorcyclist',
    { outfit: 'biker' },
    'motorcyclist, motorbiker; motorradfahrer, motorradfahrerin; motard, motocycliste; motociclista, motorista; motociclista; motociclista, motoqueiro; мотоциклист, мотоциклистка; バイク乗り, ライダー',
    { places: 'road' },
  ),
  role(
    'ice-skater',
    { outfit: 'figure-skater' },
    'ice skater, figure skater; eisläufer, eisläuferin, eiskunstläuferin; patineur, patineuse; patinador, patinadora; pattinatore, pattinatrice; patinador, patinadora; фигурист, фигуристка; フィギュアスケーター',
    { places: 'snow-field' },
  ),
  role(
    'skateboarder',
    { outfit: 'hoodie', age: 'teen' },
    'skateboarder, skater; skateboarder, skater, skaterin; skateur, skateuse; skater, monopatinador; skater; skatista; скейтбордист, скейтер; スケートボーダー, スケーター',
    { heightCm: 165, places: 'street, park' },
  ),
  role(
    'surfer',
    { outfit: 'surfer' },
    'surfer; surfer, surferin; surfeur, surfeuse; surfista; surfista; surfista; сёрфер, серфер, серфингист; サーファー',
    { places: 'beach, sea' },
  ),
  role(
    'swimmer',
    { outfit: 'swimmer' },
    'swimmer, bather; schwimmer, schwimmerin, badegast; nageur, nageuse, baigneur; nadador, nadadora, bañista; nuotatore, nuotatrice, bagnante; nadador, nadadora, banhista; пловец, пловчиха, купальщица; 水泳選手, スイマー',
    { places: 'lake, sea' },
  ),
  role(
    'diver',
    { outfit: 'diver' },
    'diver, scuba diver, snorkeler; taucher, taucherin, schnorchler; plongeur, plongeuse; buceador, buceadora, buzo; sommozzatore, subacqueo; mergulhador, mergulhadora; водолаз, дайвер, аквалангист; ダイバー, 潜水士',
    { places: 'underwater, sea' },
  ),
  role(
    'footballer',
    { outfit: 'football' },
    'footballer, football player, soccer player; fußballspieler, fußballspielerin, fußballer; footballeur, footballeuse, joueur de football; futbolista, jugador de fútbol, portero; calciatore, calciatrice, portiere; jogador de futebol, futebolista; футболист, футболистка; サッカー選手, サッカー少年',
    { places: 'stadium, meadow' },
  ),
  role(
    'basketball-player',
    { outfit: 'basketball' },
    'basketball player; basketballspieler, basketballspielerin; basketteur, basketteuse; baloncestista, jugador de baloncesto; cestista, giocatore di basket; jogador de basquete, basquetebolista; баскетболист, баскетболистка; バスケットボール選手',
    { heightCm: 192, places: 'stadium' },
  ),
  role(
    'tennis-player',
    { outfit: 'tennis', gender: 'woman' },
    'tennis player; tennisspieler, tennisspielerin; joueur de tennis, joueuse de tennis; tenista; tennista; tenista, jogador de tênis; теннисист, теннисистка; テニス選手',
    { places: 'stadium' },
  ),
  role(
    'boxer',
    { outfit: 'boxer', gender: 'man' },
    'prizefighter, kickboxer, wrestler; boxerin, faustkämpfer, ringer; boxeur, boxeuse, lutteur; boxeador, boxeadora, luchador; pugile, lottatore; boxeador, pugilista, lutador; боксёр, борец; ボクサー, レスラー',
    { heightCm: 180, places: 'stadium' },
  ),
  role(
    'martial-artist',
    { outfit: 'karate' },
    'martial artist, karate fighter, judoka; karatekämpfer, kampfsportler, judoka; karatéka, judoka; karateka, judoca; karateka, judoka; carateca, judoca; каратист, дзюдоист; 空手家, 柔道家, 武道家',
    { places: 'studio' },
  ),
  role(
    'weightlifter',
    { outfit: 'sporty', build: 1.25, gender: 'man' },
    'weightlifter, strongman; gewichtheber, kraftsportler; haltérophile; levantador de pesas; sollevatore di pesi; halterofilista; тяжелоатлет, штангист; 重量挙げ選手',
    { heightCm: 180, places: 'gym' },
  ),
  role(
    'trainer',
    { outfit: 'tracksuit' },
    'fitness trainer, trainer, personal trainer, sports coach; fitnesstrainer, personal trainer, trainerin; entraîneur, coach sportif; entrenador, entrenadora; allenatore, personal trainer; treinador, treinadora, personal trainer; тренер, фитнес-тренер; トレーナー, コーチ',
    { places: 'gym, park' },
  ),
  role(
    'yogi',
    { outfit: 'yoga' },
    'yogi, yoga teacher, meditator; yogi, yogalehrerin, meditierende; yogi, professeur de yoga; yogui, profesora de yoga; yogi, insegnante di yoga; iogue, professora de ioga; йог, инструктор по йоге; ヨギ, ヨガインストラクター',
    { places: 'yoga-studio, park' },
  ),
  role(
    'rider',
    { outfit: 'hiker', hat: 'bike-helmet', behind: [] },
    'horse rider, equestrian, horseman, horsewoman, jockey; reiter, reiterin, jockey; cavalier, cavalière, jockey; jinete, amazona; fantino, cavallerizzo, cavallerizza; cavaleiro a cavalo, amazona, jóquei; всадник, наездник, наездница; 騎手, 乗馬者',
    { places: 'meadow, field' },
  ),
  role(
    'tourist',
    { outfit: 'tourist' },
    'tourist, holidaymaker, vacationer, sightseer; tourist, touristin, urlauber, urlauberin; touriste, vacancier, vacancière; turista, veraneante; turista, vacanziere; turista, veranista; турист, туристка, отдыхающий; 観光客, 旅行者',
    { places: 'city, beach' },
  ),
  role(
    'camper',
    { outfit: 'hiker' },
    'camper, scout; pfadfinder, pfadfinderin, campinggast; campeur, campeuse, scout; campista, excursionista scout; campeggiatore, scout; campista, escoteiro; кемпер, скаут; キャンパー, スカウト',
    { places: 'forest, meadow' },
  ),
  role(
    'gamer',
    { outfit: 'hoodie', hat: 'headphones', age: 'teen' },
    'gamer, video gamer, streamer; gamer, gamerin, zocker, streamer; gamer, joueur de jeux vidéo, streameur; gamer, jugador de videojuegos; gamer, videogiocatore; gamer, jogador de videogame; геймер, стример; ゲーマー, 配信者',
    { heightCm: 168, places: 'living-room' },
  ),
  role(
    'hipster',
    { outfit: 'vest', beard: 'full', hair: 'bun', gender: 'man' },
    'hipster; hipster; hipster, bobo; hípster; hipster; hipster; хипстер; ヒップスター',
    { places: 'cafe, street' },
  ),
  role(
    'punk',
    { outfit: 'punk', hair: 'mohawk', hairColor: '#d9413b' },
    'punk, punk rocker, rocker; punker, punkerin, rocker; punk, rockeur; punki, rockero; punk, rocker; punk, roqueiro; панк, рокер; パンク, ロッカー歌手',
    { places: 'street, stage' },
  ),
  role(
    'hijabi',
    { hair: 'hijab', hairColor: '#7d6bb5', gender: 'woman' },
    'hijabi, woman in hijab, muslim woman; muslimin, frau mit kopftuch; femme voilée, musulmane; mujer con hiyab, musulmana; donna con hijab, musulmana; mulher de hijab, muçulmana; мусульманка, женщина в хиджабе; ヒジャブの女性',
    { heightCm: 166, places: 'city' },
  ),
];
