import type { Brief } from '../../../brief';
import { asHabitats } from './habitats';
import { asDecision, asPictograph } from './charts';
import { asChecklist, asPlacedOnMap, asRecipeTold } from './pages';
import { asIceberg } from './iceberg';
import { asLetterScene } from './letter-scenes';
import { asOppositePair } from './opposites';
import {
  asInstructed,
  asMaze,
  asNumbersShown,
  asPairsToMatch,
  asSound,
  asThingsToSort,
} from './tasks';
import { asDifferences, asFeelings, asRoadmap } from './stages';
import { asTileSet } from './tiles';
import type { Read } from './told-list';
import { asMindMap, asNamesWithThings, asTakenAway, asTracedWord, asVocabulary } from './words';

/** Pages whose whole content is told in a form of their own; each reads a prompt, or leaves it to the rest. */
const SHEETS: readonly ((prompt: string, read: Read) => Brief | undefined)[] = [
  asTileSet,
  asIceberg,
  asLetterScene,
  asOppositePair,
  asPairsToMatch,
  asThingsToSort,
  asNumbersShown,
  asInstructed,
  asSound,
  asVocabulary,
  asTracedWord,
  asMindMap,
  asNamesWithThings,
  asTakenAway,
  asHabitats,
  asMaze,
  asPictograph,
  asDecision,
  asPlacedOnMap,
  asRecipeTold,
  asChecklist,
  asRoadmap,
  asFeelings,
  asDifferences,
];
const PAGE =
  /\b(?:worksheets?|sheets?|pages?|puzzle|activity|printable|posters?|charts?|maps?|cards?|infographics?|lists?|check ?-?lists?|recipes?|maze|books?|diagrams?|timelines?|road ?maps?|slides?|differences?|games?|pictogra\w+|graphs?|mats?|trees?|flow ?charts?|mind ?map|dictionary|glossary|problem|columns|practice|tile ?sets?|tiles|blocks|cubes|opposites?|iceberg)\b/i;

/** The sheet that a prompt tells with what belongs on it; nothing where it tells none. */
export function toldSheet(prompt: string, read: Read): Brief | undefined {
  if (!PAGE.test(prompt)) return undefined;
  for (const asSheet of SHEETS) {
    const brief = asSheet(prompt, read);
    if (brief) return brief;
  }
  return undefined;
}
