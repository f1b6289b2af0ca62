import type { ConceptEntry } from '../concept';
import { goodsTable } from '../concept-lines';

/** What is cast, and arms of light. */
const cast = goodsTable(
  'magic',
  'nature',
  `
fireball 64 hand - | fireball, fire ball, ball of fire, fire spell | feuerball | boule de feu | bola de fuego | palla di fuoco | bola de fogo | огненный шар, фаербол | 火の玉, ファイアボール
spell 70 hand - | magic spell, spell, magical energy, ball of light, orb of light, orb, magic orb, glowing orb, floating orb, magical orb, orb of energy, ball of energy, energy ball, magic light, magic | zauberspruch, lichtkugel, magie | boule de lumière, magie | bola de luz, magia | sfera di luce, magia | esfera de luz, magia | шар света, магия | 魔法の光, 魔法
`,
);
const arms = goodsTable(
  'magic',
  'tool',
  `
light-blade 110 hand - | lightsaber, light saber, laser sword, energy sword, beam sword | lichtschwert, laserschwert | sabre laser | espada láser, sable de luz | spada laser | sabre de luz | световой меч, лазерный меч | ライトセーバー, 光の剣
ray-gun 24 hand - | ray gun, raygun, laser gun, blaster, laser pistol, space gun | strahlenpistole, laserpistole | pistolet laser | pistola láser, pistola de rayos | pistola laser | pistola de raios | бластер, лазерный пистолет | 光線銃
`,
);

export const magicThings: readonly ConceptEntry[] = [...cast, ...arms];
