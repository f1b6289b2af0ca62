import type { ConceptEntry } from '../concept';
import { role } from './role';

const HOME = { places: 'living-room, garden, park' };

/** Words for several people at once; who they are is told by the rule of groups. */
export const groupConcepts: readonly ConceptEntry[] = [
  role(
    'old-couple',
    { age: 'elder' },
    'old couple, elderly couple, older couple, senior couple, retired couple, grandparents, grandma and grandpa, grandparent, pensioners; altes paar, älteres paar, älteres ehepaar, altes ehepaar, seniorenpaar, großeltern; vieux couple, couple âgé, couple de personnes âgées, grands-parents; pareja de ancianos, pareja mayor, abuelos, matrimonio mayor; coppia di anziani, coppia anziana, nonni; casal de idosos, casal idoso, avós; пожилая пара, бабушка с дедушкой, бабушка и дедушка; 老夫婦, 祖父母',
    HOME,
  ),
  role(
    'parents',
    {},
    'parents, mom and dad, mum and dad, young parents; eltern; parents; padres, papás; genitori; pais; родители; 両親',
    HOME,
  ),
  role(
    'siblings',
    { age: 'child' },
    'siblings, brother and sister, cousins; geschwister; frère et sœur, frères et sœurs, fratrie; hermano y hermana; fratello e sorella; irmão e irmã; брат и сестра, братья и сёстры; 兄妹, きょうだい',
    { heightCm: 122, ...HOME },
  ),
  role(
    'triplets',
    { age: 'child', gender: 'woman' },
    'triplets; drillinge; triplés, triplées; trillizos, trillizas; trigemini, tre gemelli; trigêmeos; тройняшки; 三つ子',
    { heightCm: 122, ...HOME },
  ),
  role(
    'roommates',
    { age: 'teen' },
    'roommates, flatmates, housemates; mitbewohner, wohngemeinschaft; colocataires; compañeros de piso; coinquilini; colegas de quarto; соседи по комнате; ルームメイト',
    HOME,
  ),
  role(
    'classmates',
    { age: 'child', outfit: 'student' },
    'classmates, schoolmates, schoolfriends, school friends; klassenkameraden, mitschüler; camarades de classe; compañeros de clase; compagni di classe; colegas de classe; одноклассники; 同級生, クラスメイト',
    { heightCm: 126, places: 'classroom' },
  ),
];
