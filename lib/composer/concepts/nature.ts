import type { ConceptEntry } from './concept';
import { conceptsOf } from './words';

const sky = (kind: string, parameters: Record<string, unknown> = {}) => ({
  part: 'sky-thing',
  parameters: { kind, ...parameters },
});
const land = (kind: string, parameters: Record<string, unknown> = {}) => ({
  part: 'land-thing',
  parameters: { kind, ...parameters },
});

/** Sizes in the sky are those that a picture gives them beside a house, not the true ones. */
const above = conceptsOf({ kind: 'celestial', habitat: 'sky', places: ['sky'] }, [
  {
    id: 'sun',
    words: 'sun;sonne;soleil;sol;sole;sol;солнце;太陽|お日様',
    heightCm: 400,
    ...sky('sun'),
  },
  {
    id: 'moon',
    words:
      'moon|crescent moon|crescent;mond|mondsichel|halbmond;lune|croissant de lune;luna|luna creciente;luna|mezzaluna;lua|lua crescente;луна|месяц|полумесяц;月|三日月',
    heightCm: 210,
    ...sky('moon'),
  },
  {
    id: 'full-moon',
    words:
      'full moon;vollmond;pleine lune;luna llena;luna piena;lua cheia;полная луна|полнолуние;満月',
    heightCm: 200,
    ...sky('moon', { state: 'lit' }),
  },
  {
    id: 'star',
    words: 'star;stern;étoile;estrella;stella;estrela;звезда;星',
    heightCm: 180,
    ...sky('star'),
  },
  {
    id: 'cloud',
    words: 'cloud;wolke;nuage;nube;nuvola;nuvem;облако|туча;雲',
    heightCm: 190,
    ...sky('cloud'),
  },
  {
    id: 'rain-cloud',
    words:
      'rain cloud|raincloud|storm cloud;regenwolke|gewitterwolke;nuage de pluie;nube de lluvia;nuvola di pioggia;nuvem de chuva;дождевая туча;雨雲',
    heightCm: 230,
    ...sky('cloud', { state: 'broken' }),
  },
  {
    id: 'rainbow',
    words: 'rainbow;regenbogen;arc-en-ciel;arcoíris|arco iris;arcobaleno;arco-íris;радуга;虹',
    heightCm: 300,
    ...sky('rainbow'),
  },
  {
    id: 'lightning-bolt',
    words:
      'lightning|lightning bolt|thunderbolt;blitz;éclair|foudre;relámpago|rayo;fulmine|lampo;relâmpago|raio;молния;稲妻|雷',
    heightCm: 200,
    ...sky('lightning'),
  },
  {
    id: 'snowflake',
    words:
      'snowflake;schneeflocke;flocon de neige|flocon;copo de nieve;fiocco di neve;floco de neve;снежинка;雪の結晶',
    heightCm: 200,
    ...sky('snowflake'),
  },
  {
    id: 'planet',
    words:
      'planet|saturn|ringed planet|jupiter;planet|saturn|jupiter;planète|saturne|jupiter;planeta|saturno|júpiter;pianeta|saturno|giove;planeta|saturno|júpiter;планета|сатурн|юпитер;惑星|土星|木星',
    heightCm: 200,
    ...sky('planet'),
    places: ['space'],
  },
  {
    id: 'earth',
    words:
      'earth|planet earth|globe of the earth;erde|erdkugel|planet erde;terre|planète terre;planeta tierra|la tierra;pianeta terra;planeta terra;планета земля|земной шар;地球',
    heightCm: 200,
    ...sky('earth'),
    places: ['space'],
  },
  {
    id: 'comet',
    words:
      'comet|shooting star|falling star|meteor|asteroid;komet|sternschnuppe|meteor|asteroid;comète|étoile filante|météorite|astéroïde;cometa|estrella fugaz|meteorito|asteroide;cometa|stella cadente|meteora|asteroide;cometa|estrela cadente|meteoro|asteroide;комета|падающая звезда|метеор|астероид;彗星|流れ星|隕石|小惑星',
    heightCm: 240,
    ...sky('comet'),
    places: ['space'],
  },
]);

const about = conceptsOf({ kind: 'nature', habitat: 'ground' }, [
  {
    id: 'water-drop',
    words:
      'water drop|drop|raindrop|droplet;wassertropfen|tropfen|regentropfen;goutte d’eau|goutte;gota de agua|gota;goccia d’acqua|goccia;gota d’água|gota;капля|капля воды;水滴|しずく|雫',
    heightCm: 200,
    habitat: 'air',
    ...sky('drop'),
  },
  {
    id: 'wind-gust',
    words:
      'wind|breeze|gust of wind;windstoß|brise|wind;vent|brise;viento|brisa;vento|brezza;vento|brisa;ветер|бриз;風|そよ風',
    heightCm: 200,
    habitat: 'air',
    ...sky('wind'),
  },
  {
    id: 'rock',
    words:
      'rock|stone|boulder;stein|fels|felsbrocken;rocher|pierre|roche;roca|piedra;roccia|pietra|sasso;rocha|pedra;камень|валун;岩|石',
    heightCm: 104,
    ...land('rock'),
  },
  {
    id: 'iceberg',
    words: 'iceberg;eisberg;iceberg;iceberg;iceberg;iceberg;айсберг;氷山',
    heightCm: 640,
    habitat: 'water',
    places: ['arctic'],
    ...land('iceberg'),
  },
  {
    id: 'ice-floe',
    words:
      'floe|ice block;eisscholle;glaçon flottant;témpano;lastrone di ghiaccio;bloco de gelo;льдина;流氷|氷のかたまり',
    heightCm: 70,
    habitat: 'water',
    places: ['arctic'],
    ...land('ice-floe'),
  },
  {
    id: 'wave',
    words:
      'wave|ocean wave|big wave|tsunami;welle|große welle|woge;vague;ola;onda;onda;волна|цунами;波|大波',
    heightCm: 356,
    habitat: 'water',
    places: ['sea'],
    ...land('wave'),
  },
  {
    id: 'campfire',
    words:
      'campfire|bonfire|fire pit;lagerfeuer;feu de camp;fogata|hoguera;falò;fogueira;костёр;焚き火|キャンプファイヤー',
    heightCm: 124,
    places: ['campsite', 'forest'],
    ...land('campfire'),
  },
  {
    id: 'fire',
    words:
      'fire|flame|blaze;feuer|flamme;feu|flamme;fuego;fuoco|fiamma;fogo|chama;огонь|пламя;火|炎',
    heightCm: 100,
    ...land('fire'),
  },
  {
    id: 'desert-islet',
    words:
      'small island|tiny island;kleine insel;petite île;isla pequeña;isoletta;ilhota;островок;小さな島',
    heightCm: 440,
    habitat: 'water',
    places: ['sea'],
    ...land('island'),
  },
  {
    id: 'puddle',
    words: 'puddle;pfütze;flaque|flaque d’eau;charco;pozzanghera;poça;лужа;水たまり',
    heightCm: 46,
    places: ['street'],
    ...land('puddle'),
  },
  {
    id: 'snow-pile',
    words:
      'pile of snow|snowdrift|snow pile;schneehaufen;tas de neige;montón de nieve;mucchio di neve;monte de neve;сугроб;雪山の盛り',
    heightCm: 84,
    places: ['snow-field'],
    ...land('snow-pile'),
  },
  {
    id: 'crystal',
    words:
      'crystal|gemstone crystal|quartz;kristall|quarz;cristal|quartz;cristal de cuarzo|cuarzo;cristallo|quarzo;cristal|quartzo;кристалл|кварц;水晶|クリスタル',
    heightCm: 170,
    places: ['cave'],
    ...land('crystal'),
  },
  {
    id: 'smoke',
    words: 'smoke|smoke cloud;rauch|rauchwolke;fumée;humo;fumo;fumaça;дым;煙',
    heightCm: 240,
    habitat: 'air',
    ...land('smoke'),
  },
  {
    id: 'mountain-peak',
    words:
      'single mountain|lone mountain;einzelner berg;montagne isolée;montaña solitaria;montagna solitaria;montanha solitária;одинокая гора;一つの山',
    heightCm: 1200,
    ...land('mountain'),
  },
  {
    id: 'volcano-cone',
    words:
      'volcano model|lava mountain;lavaberg;montagne de lave;montaña de lava;montagna di lava;montanha de lava;лавовая гора;溶岩の山',
    heightCm: 1160,
    ...land('volcano'),
  },
]);

export const nature: readonly ConceptEntry[] = [...above, ...about];
