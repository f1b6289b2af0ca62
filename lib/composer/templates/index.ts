import { abstract } from './abstract';
import { alphabet } from './alphabet';
import { appIcon } from './app-icon';
import { banner } from './banner';
import { bingo } from './bingo';
import { card } from './card';
import { emblem } from './emblem';
import { flashCard } from './flash-card';
import { icon } from './icon';
import { idea } from './idea';
import { iceberg } from './iceberg';
import { iconSet } from './icon-set';
import { infographic } from './infographic';
import { decision } from './decision';
import { pictograph } from './lessons/pictograph';
import { countingChart } from './lessons/counting-chart';
import { clockFace } from './lessons/clock-face';
import { elementTile } from './lessons/element-tile';
import { angles } from './lessons/angles';
import { fractions } from './lessons/fractions';
import { seasonTrees } from './lessons/season-trees';
import { numberLine } from './lessons/number-line';
import { layers } from './layers';
import { lineLandscape } from './line-landscape';
import { logo } from './logo';
import { cutawayHouse } from './plans/cutaway-house';
import { floorPlan } from './plans/floor-plan';
import { monogram } from './monogram';
import { panels } from './panels';
import { pattern } from './pattern';
import { poster } from './poster';
import { recipeCard } from './recipe-card';
import { sticker } from './sticker';
import { cycle } from './cycle';
import { steps } from './steps';
import { timeline } from './timeline';
import { crossSection, labelledDiagram } from './labelled-diagram';
import { solarSystem } from './solar-system';
import { characterSheet, mascot } from './character-sheet';
import { avatarSet } from './avatar-set';
import { expressionSheet, poseSheet } from './figure-sheets';
import { chart } from './chart';
import { columns } from './columns';
import { comparison } from './comparison';
import type { Template } from './template';
import { flowchart } from './flowchart';
import { businessCard } from './business-card';
import { map } from './maps/map';
import { menu } from './menu';
import { planner } from './planner';
import { prosCons } from './pros-cons';
import { certificate } from './certificate';
import { prohibition } from './prohibition';
import { chalkboard } from './chalkboard';
import { neonSign } from './sign-board';
import { pyramid } from './pyramid';
import { SCHEMES } from './schemes';
import { STRUCTURES } from './structures';
import { wallChart } from './wall-chart';
import { ticket } from './ticket';
import { tileSet } from './tile-set';
import { topicPage } from './topic-page';
import { insidesPage } from './insides';
import { packaging } from './packaging';
import { wordMark } from './word-mark';
import { wornFigure } from './worn-figure';
import { worksheet } from './worksheet';

export { templatePaletteOf } from './palettes';
export type { SetText, Shown, Template, TemplateDrawing, TemplateRequest } from './template';

const TEMPLATES: readonly Template[] = [
  abstract,
  alphabet,
  appIcon,
  banner,
  bingo,
  card,
  emblem,
  flashCard,
  icon,
  idea,
  iconSet,
  infographic,
  layers,
  lineLandscape,
  logo,
  monogram,
  packaging,
  insidesPage,
  panels,
  pattern,
  poster,
  sticker,
  ticket,
  tileSet,
  iceberg,
  topicPage,
  wordMark,
  worksheet,
  wornFigure,
  cycle,
  steps,
  timeline,
  labelledDiagram,
  crossSection,
  solarSystem,
  chart,
  columns,
  comparison,
  avatarSet,
  characterSheet,
  expressionSheet,
  mascot,
  poseSheet,
  flowchart,
  pyramid,
  wallChart,
  prohibition,
  certificate,
  planner,
  prosCons,
  neonSign,
  chalkboard,
  businessCard,
  map,
  menu,
  clockFace,
  countingChart,
  decision,
  pictograph,
  recipeCard,
  elementTile,
  fractions,
  numberLine,
  seasonTrees,
  floorPlan,
  cutawayHouse,
  angles,
  ...SCHEMES,
  ...STRUCTURES,
];

const byId = new Map(TEMPLATES.map((template) => [template.id, template]));

/** The design of an id as understanding names it; nothing for those that are scenes (`product-shot`, `spot-illustration`). */
export function templateOf(id: string): Template | undefined {
  return byId.get(id);
}
