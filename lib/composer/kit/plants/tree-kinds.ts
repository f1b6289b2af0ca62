import { HOUSE } from '../../palette/house';
import { defineFamily } from '../form';
import {
  baobab,
  cherries,
  fruited,
  lemons,
  magnoliaTree,
  oak,
  oliveTree,
  pears,
  redwood,
  rowan,
} from './fruit-trees';
import {
  bananaTree,
  dragonTree,
  hollowTree,
  joshuaTree,
  mangrove,
  monkeyPuzzle,
  pine,
  umbrellaPine,
} from './wild-trees';

/** Trees by kind. */
export const treeKind = defineFamily(
  'tree-kind',
  {
    oak,
    orange: fruited(HOUSE.orange, 19, '#3f8f52'),
    peach: fruited('#f4a07a', 18, '#5fa75a'),
    plum: fruited('#6b4a94', 17, '#4f9a5c'),
    fig: fruited('#6f3f6b', 16, '#5c9a50'),
    walnut: fruited('#a8b858', 16, '#5a9448'),
    chestnut: fruited('#b4cf5a', 17, '#4f8a3f'),
    lemon: lemons,
    pear: pears,
    cherry: cherries,
    rowan,
    magnolia: magnoliaTree,
    baobab,
    redwood,
    olive: oliveTree,
    'umbrella-pine': umbrellaPine,
    pine,
    joshua: joshuaTree,
    dragon: dragonTree,
    'monkey-puzzle': monkeyPuzzle,
    mangrove,
    banana: bananaTree,
    hollow: hollowTree,
  },
  1,
);
