import type { ConceptEntry } from '../concept';
import { role } from './role';

const STAGE = { places: 'stage' };
const OUTFIT = { outfit: 'musician' } as const;

/** Who plays which instrument; what they are seen with is told by the table of callings. */
export const playerConcepts: readonly ConceptEntry[] = [
  role(
    'musician',
    OUTFIT,
    'musician, jazz musician, busker, street musician; musiker, musikerin, straßenmusiker; musicien, musicienne; músico, música callejera; musicista, musicista di strada; músico, musicista; музыкант, уличный музыкант; 音楽家, ミュージシャン',
    STAGE,
  ),
  role(
    'guitarist',
    OUTFIT,
    'guitarist, guitar player; gitarrist, gitarristin; guitariste; guitarrista; chitarrista; guitarrista; гитарист, гитаристка; ギタリスト',
    STAGE,
  ),
  role(
    'violinist',
    OUTFIT,
    'violinist, fiddler, violin player; geiger, geigerin, violinist, violinistin; violoniste; violinista; violinista; violinista; скрипач, скрипачка; バイオリニスト',
    STAGE,
  ),
  role(
    'pianist',
    OUTFIT,
    'pianist, piano player; pianist, pianistin; pianiste; pianista; pianista; pianista; пианист, пианистка; ピアニスト',
    STAGE,
  ),
  role(
    'drummer',
    OUTFIT,
    'drummer; schlagzeuger, schlagzeugerin, trommler; batteur, batteuse; baterista; batterista; baterista; барабанщик, барабанщица; ドラマー',
    STAGE,
  ),
  role(
    'cellist',
    OUTFIT,
    'cellist; cellist, cellistin; violoncelliste; violonchelista, chelista; violoncellista; violoncelista; виолончелист, виолончелистка; チェリスト',
    STAGE,
  ),
  role(
    'saxophonist',
    OUTFIT,
    'saxophonist, saxophone player; saxofonist, saxophonistin; saxophoniste; saxofonista; sassofonista; saxofonista; саксофонист; サックス奏者',
    STAGE,
  ),
  role(
    'trumpeter',
    OUTFIT,
    'trumpeter, trumpet player; trompeter, trompeterin; trompettiste; trompetista; trombettista; trompetista; трубач; トランペット奏者',
    STAGE,
  ),
];
