import { conceptsOf } from '../words';

/** What stands or falls in the sky. */
export const inSky = conceptsOf({ kind: 'celestial', habitat: 'sky', places: ['sky'] }, [
  {
    id: 'sun',
    words: 'sun; sonne; soleil; sol; sole; sol; солнце|солнышко; 太陽|お日様',
    heightCm: 390,
    part: 'celestial',
    parameters: { kind: 'sun' },
  },
  {
    id: 'full-moon',
    words:
      'full moon;vollmond;pleine lune;luna llena;luna piena;lua cheia;полная луна|полнолуние;満月',
    heightCm: 224,
    part: 'celestial',
    parameters: { kind: 'full-moon' },
  },
  {
    id: 'moon',
    words:
      'moon|crescent moon|crescent|half moon;mond|mondsichel|halbmond;lune|croissant de lune;luna|luna creciente|media luna;luna|mezzaluna;lua|lua crescente|meia-lua;луна|месяц|полумесяц;月|三日月',
    heightCm: 224,
    part: 'celestial',
    parameters: { kind: 'crescent' },
  },
  {
    id: 'star',
    words: 'star; stern; étoile; estrella; stella; estrela; звезда|звёздочка; 星|星々',
    heightCm: 230,
    part: 'celestial',
    parameters: { kind: 'star' },
  },
  {
    id: 'cloud',
    words: 'cloud|fluffy cloud; wolke; nuage; nube; nuvola; nuvem; облако|туча; 雲',
    heightCm: 220,
    part: 'celestial',
    parameters: { kind: 'cloud' },
  },
  {
    id: 'rainbow',
    words:
      'rainbow; regenbogen; arc-en-ciel; arcoíris|arco iris; arcobaleno; arco-íris; радуга; 虹',
    heightCm: 200,
    part: 'celestial',
    parameters: { kind: 'rainbow' },
  },
  {
    id: 'lightning-bolt',
    words:
      'lightning|lightning bolt|thunderbolt;blitz;éclair|foudre;relámpago|rayo;fulmine|lampo;relâmpago|raio;молния;稲妻|雷',
    heightCm: 300,
    part: 'celestial',
    parameters: { kind: 'lightning' },
  },
  {
    id: 'planet',
    words:
      'planet|jupiter;planet|jupiter;planète|jupiter;planeta|júpiter;pianeta|giove;planeta|júpiter;планета|юпитер;惑星|木星',
    heightCm: 224,
    part: 'celestial',
    parameters: { kind: 'planet' },
  },
  {
    id: 'ringed-planet',
    words:
      'ringed planet|saturn; ringplanet|saturn; planète à anneaux|saturne; planeta con anillos|saturno; pianeta con anelli|saturno; planeta com anéis|saturno; сатурн|планета с кольцами; 土星',
    heightCm: 210,
    part: 'celestial',
    parameters: { kind: 'ringed-planet' },
  },
  {
    id: 'earth',
    words:
      'earth|planet earth|globe of the earth;erde|erdkugel|planet erde;terre|planète terre;planeta tierra|la tierra;pianeta terra;planeta terra;планета земля|земной шар;地球',
    heightCm: 224,
    part: 'celestial',
    parameters: { kind: 'earth' },
  },
  {
    id: 'comet',
    words:
      'comet|shooting star|falling star|meteor;komet|sternschnuppe|meteor;comète|étoile filante|météorite;cometa|estrella fugaz|meteorito;cometa|stella cadente|meteora;cometa|estrela cadente|meteoro;комета|падающая звезда|метеор;彗星|流れ星|隕石',
    heightCm: 240,
    part: 'celestial',
    parameters: { kind: 'comet' },
  },
  {
    id: 'spiral-galaxy',
    words:
      'spiral galaxy; spiralgalaxie; galaxie spirale; galaxia espiral; galassia a spirale; galáxia espiral; спиральная галактика; 渦巻銀河',
    heightCm: 240,
    part: 'celestial',
    parameters: { kind: 'galaxy' },
  },
  {
    id: 'snowflake',
    words:
      'snowflake; schneeflocke; flocon de neige|flocon; copo de nieve; fiocco di neve; floco de neve; снежинка; 雪の結晶',
    heightCm: 390,
    part: 'celestial',
    parameters: { kind: 'snowflake' },
    kind: 'nature',
    habitat: 'air',
  },
  {
    id: 'water-drop',
    words:
      "water drop|drop|raindrop|droplet;wassertropfen|tropfen|regentropfen;goutte d’eau|goutte d'eau|goutte;gota de agua|gota;goccia d’acqua|goccia d'acqua|goccia;gota d’água|gota d'água|gota;капля|капля воды;水滴|しずく|雫",
    heightCm: 12,
    part: 'waters',
    parameters: { kind: 'drop' },
    kind: 'nature',
    habitat: 'air',
  },
  {
    id: 'smoke',
    words: 'smoke|smoke cloud|puff of smoke; rauch|rauchwolke; fumée; humo; fumo; fumaça; дым; 煙',
    heightCm: 156,
    part: 'fires',
    parameters: { kind: 'smoke' },
    kind: 'nature',
    habitat: 'air',
  },
  {
    id: 'rain-cloud',
    words:
      'rain cloud|raincloud|storm cloud;regenwolke|gewitterwolke;nuage de pluie;nube de lluvia;nuvola di pioggia;nuvem de chuva;дождевая туча;雨雲',
    heightCm: 350,
    part: 'celestial',
    parameters: { kind: 'rain-cloud' },
  },
  {
    id: 'wind-gust',
    words:
      'wind|breeze|gust of wind;windstoß|brise|wind;vent|brise;viento|brisa;vento|brezza;vento|brisa;ветер|бриз;風|そよ風',
    heightCm: 200,
    kind: 'nature',
    habitat: 'air',
    part: 'celestial',
    parameters: { kind: 'wind' },
  },
]);
