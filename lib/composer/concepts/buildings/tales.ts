import { goodsTable } from '../concept-lines';

/** Houses of tales, and what stands in gardens for those who fly and climb. */
export const taleBuildings = goodsTable(
  'tale-building',
  'building',
  `
mage-tower 1360 ground hills,mountains | wizard's tower, wizard tower, mage tower, mage's tower, sorcerer's tower, witch's tower, magic tower, enchanted tower | zauberturm, magierturm, turm des zauberers | tour du sorcier, tour du magicien, tour du mage | torre del mago, torre mágica | torre del mago, torre dello stregone | torre do mago | башня волшебника, башня мага | 魔法使いの塔, 魔法の塔
floating-island 1000 sky clouds | floating island, flying island, island in the sky, floating islands, sky islands, island floating in the sky | schwebende insel, fliegende insel | île flottante, île volante | isla flotante, isla voladora | isola volante, isola fluttuante | ilha flutuante, ilha voadora | летающий остров, парящий остров | 空飛ぶ島, 浮島
bird-feeder 100 ground garden | bird feeder, birdfeeder, bird table | futterhaus, vogelfutterhaus, futterhäuschen | mangeoire à oiseaux | comedero de pájaros | mangiatoia per uccelli | comedouro de pássaros | кормушка для птиц | 鳥の餌台
`,
);
