import type { ConceptEntry } from '../concept';
import { role } from './role';

const MAN = { gender: 'man' } as const;

/** Who is known by costume and colours: of lands, of times, and of sports. */
export const landFolk: readonly ConceptEntry[] = [
  role(
    'goalkeeper',
    { outfit: 'football', colors: ['#f5b33f', '#23264d'], gloveColor: '#f2664f' },
    'goalkeeper, goalie, football goalkeeper, soccer goalkeeper; torwart, torhüter, torfrau; gardien de but; portero de fútbol, guardameta; portiere di calcio; goleiro, goleira; вратарь; ゴールキーパー',
  ),
  role(
    'racing-driver',
    {
      outfit: 'tracksuit',
      colors: ['#d9413b', '#ffffff'],
      hat: 'ski-helmet',
      gloveColor: '#23264d',
    },
    'race car driver, racing driver, race driver, formula one driver; rennfahrer, rennfahrerin; pilote de course; piloto de carreras; pilota da corsa; piloto de corrida; гонщик, гонщица; レーサー',
  ),
  role(
    'bodybuilder',
    { outfit: 'trunks', build: 1.3, ...MAN },
    'bodybuilder, muscle man, muscular man; bodybuilder, muskelmann; culturiste, bodybuilder; culturista, fisicoculturista; culturista, bodybuilder; fisiculturista; бодибилдер, культурист; ボディビルダー',
    { places: 'gym' },
  ),
  role(
    'mountie',
    {
      outfit: 'trench-coat',
      colors: ['#c9332f'],
      bottomColor: '#23264d',
      shoes: 'boot',
      hat: 'cowboy',
      hatColor: '#b98a5c',
    },
    'mountie, canadian mountie; mountie; gendarme canadien; policía montada del canadá; giubba rossa; polícia montada do canadá; канадский конный полицейский; カナダ騎馬警官',
  ),
  role(
    'mariachi',
    {
      outfit: 'tuxedo',
      colors: ['#23264d'],
      hat: 'cowboy',
      hatColor: '#2d2a3a',
      moustache: true,
      ...MAN,
    },
    'mariachi, mariachi musician, mariachi singer; mariachi; mariachi; mariachi; mariachi; mariachi; мариачи; マリアッチ',
    { places: 'square' },
  ),
  role(
    'bedouin',
    { outfit: 'thobe', hat: 'turban', hatColor: '#d9413b', beard: 'full', ...MAN },
    'bedouin, desert nomad, nomad; beduine, nomade; bédouin, nomade; beduino, nómada; beduino, nomade; beduíno, nômade; бедуин, кочевник; ベドウィン, 遊牧民',
    { places: 'desert' },
  ),
  role(
    'inuit',
    {
      outfit: 'winter-coat',
      colors: ['#a5714a'],
      worn: ['fur-collar'],
      tints: { 'fur-collar': '#f3e6d3' },
      hat: 'hood',
      hatColor: '#a5714a',
      gloveColor: '#7d4a2c',
      shoes: 'boot',
    },
    'inuit, eskimo, arctic hunter; inuit, eskimo; inuit; inuit, esquimal; inuit, eschimese; inuíte, esquimó; инуит, эскимос; イヌイット, エスキモー',
    { places: 'snow-field' },
  ),
  role(
    'mrs-claus',
    {
      outfit: 'dress',
      colors: ['#d9413b'],
      worn: ['apron'],
      tints: { apron: '#fdfdfb' },
      hat: 'santa',
      age: 'elder',
      gender: 'woman',
      hair: 'bun',
      glasses: 'round',
      hairColor: '#ece8e6',
    },
    "mrs claus, mrs. claus, santa's wife; frau des weihnachtsmanns; mère noël; mamá noel, señora claus; mamma natale; mamãe noel; миссис клаус; サンタの奥さん",
    { places: 'living-room' },
  ),
  role(
    'uncle-sam',
    {
      outfit: 'tuxedo',
      colors: ['#2d3f9a'],
      bottomColor: '#d9413b',
      hat: 'topper',
      hatColor: '#2d3f9a',
      beard: 'long',
      hairColor: '#ece8e6',
      age: 'elder',
      ...MAN,
    },
    'uncle sam; uncle sam; oncle sam; tío sam; zio sam; tio sam; дядя сэм; アンクルサム',
  ),
];
