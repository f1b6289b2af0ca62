import type { PersonRequest } from '../../kit/people/parameters';
import type { ConceptEntry } from '../concept';
import { role } from './role';

const TALE = { kind: 'fantasy' as const };

/** Folk of tales, who are known by their bodies: what they keep in the clothes of a trade. */
export const FOLK: Readonly<Record<string, PersonRequest>> = {
  dwarf: {
    heightCm: 120,
    build: 1.2,
    belly: 0.15,
    beard: 'long',
    gender: 'man',
    proportions: 'stout',
    bigNose: true,
  },
  gnome: { heightCm: 62, beard: 'full', gender: 'man', proportions: 'stout', bigNose: true },
  leprechaun: { heightCm: 74, beard: 'full', gender: 'man', proportions: 'stout', bigNose: true },
  elf: { build: 0.9, pointedEars: true, beard: 'none', hair: 'flowing' },
  'christmas-elf': { heightCm: 110, age: 'child', pointedEars: true },
  giant: { heightCm: 260, build: 1.3, proportions: 'brute' },
  ogre: {
    heightCm: 225,
    skin: '#a8b05a',
    hair: 'bald',
    pointedEars: true,
    build: 1.2,
    belly: 0.55,
    gender: 'man',
    proportions: 'brute',
    bigNose: true,
  },
  fairy: { behind: ['fairy-wings'], tints: { 'fairy-wings': '#bfe3f2' } },
  angel: { behind: ['angel-wings'], tints: { 'angel-wings': '#ffffff' } },
  goblin: {
    heightCm: 108,
    skin: '#86a957',
    hair: 'bald',
    pointedEars: true,
    proportions: 'tale',
    gender: 'man',
    beard: 'none',
    moustache: false,
    bigNose: true,
  },
  troll: {
    heightCm: 215,
    skin: '#7f9a72',
    hair: 'messy',
    hairColor: '#4a3428',
    pointedEars: true,
    build: 1.2,
    belly: 0.4,
    gender: 'man',
    proportions: 'brute',
    tusks: true,
    bigNose: true,
  },
  orc: {
    heightCm: 200,
    skin: '#6f8f4f',
    hair: 'bald',
    pointedEars: true,
    build: 1.15,
    gender: 'man',
    proportions: 'brute',
    tusks: true,
  },
  cyclops: {
    heightCm: 250,
    skin: '#d9a172',
    hair: 'bald',
    build: 1.2,
    belly: 0.3,
    gender: 'man',
    proportions: 'brute',
    oneEye: true,
  },
  imp: {
    heightCm: 84,
    skin: '#d8473f',
    hair: 'bald',
    hat: 'horns',
    pointedEars: true,
    proportions: 'tale',
    gender: 'man',
    beard: 'none',
    moustache: false,
  },
  minotaur: { heightCm: 220, species: 'bull', build: 1.25, gender: 'man', proportions: 'brute' },
  werewolf: { heightCm: 200, species: 'wolf', build: 1.15, gender: 'man', proportions: 'brute' },
  vampire: { skin: '#e6e2ea', hairColor: '#2a2230', pointedEars: true },
  zombie: { skin: '#9fb58a' },
  devil: { skin: '#d8473f', hat: 'horns' },
  centaur: { build: 1.12 },
  mermaid: {},
};

/** One of the folk in the clothes of its own. */
const folk = (
  id: string,
  clothes: PersonRequest,
  words: string,
  { heightCm, places }: { heightCm: number; places: string },
): ConceptEntry => role(id, { ...FOLK[id], ...clothes }, words, { ...TALE, heightCm, places });

export const folkConcepts: readonly ConceptEntry[] = [
  folk(
    'dwarf',
    { outfit: 'dwarf' },
    'dwarf, dwarves; zwerg, zwergin; nain; enano; nano; anão; гном, карлик; ドワーフ, 小人',
    { heightCm: 120, places: 'forest, cave, garden' },
  ),
  folk(
    'gnome',
    { outfit: 'gnome' },
    'gnome, garden gnome; gnom, gartenzwerg, wichtel; gnome, nain de jardin; gnomo, gnomo de jardín; gnomo, nano da giardino; gnomo, gnomo de jardim; садовый гном; ノーム',
    { heightCm: 62, places: 'garden, forest' },
  ),
  folk(
    'leprechaun',
    { outfit: 'leprechaun' },
    'leprechaun; leprechaun, kobold; leprechaun, farfadet; leprechaun; leprecauno; leprechaun; лепрекон; レプラコーン',
    { heightCm: 74, places: 'meadow, forest' },
  ),
  folk(
    'giant',
    { outfit: 'caveman' },
    'giant, titan; riese, titan; géant, titan; gigante, titán; gigante, titano; gigante, titã; великан, гигант, титан; 巨人',
    { heightCm: 260, places: 'mountains' },
  ),
  folk('ogre', { outfit: 'ogre' }, 'ogre; oger; ogre; ogro; orco ogre; ogro; огр; オーガ', {
    heightCm: 225,
    places: 'forest',
  }),
  folk(
    'goblin',
    { outfit: 'caveman' },
    'goblin, hobgoblin, gremlin; goblin; gobelin; goblin; goblin; goblin; гоблин; ゴブリン',
    { heightCm: 108, places: 'forest, cave' },
  ),
  folk(
    'troll',
    { outfit: 'troll' },
    'troll, cave troll, bridge troll; troll; troll; trol; troll; troll; тролль; トロール',
    { heightCm: 215, places: 'forest, mountains' },
  ),
  folk('orc', { outfit: 'orc' }, 'orc, orcs; ork; orque créature; orco; orco; orc; орк; オーク', {
    heightCm: 200,
    places: 'mountains, cave',
  }),
  folk(
    'cyclops',
    { outfit: 'troll' },
    'cyclops; zyklop; cyclope; cíclope; ciclope; ciclope; циклоп; サイクロプス',
    { heightCm: 250, places: 'mountains, coast' },
  ),
  folk(
    'imp',
    { outfit: 'caveman' },
    'imp, little devil; teufelchen; diablotin; diablillo; diavoletto; diabrete; чертёнок; 小悪魔',
    { heightCm: 84, places: 'cave' },
  ),
  folk(
    'minotaur',
    { outfit: 'troll' },
    'minotaur; minotaurus, minotaur; minotaure; minotauro; minotauro; minotauro; минотавр; ミノタウロス',
    { heightCm: 220, places: 'cave' },
  ),
  folk(
    'werewolf',
    { outfit: 'ogre' },
    'werewolf, werewolves, wolfman; werwolf; loup-garou; hombre lobo; lupo mannaro, licantropo; lobisomem; оборотень; 狼男, 人狼',
    { heightCm: 200, places: 'forest' },
  ),
];
