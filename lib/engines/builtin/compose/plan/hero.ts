import type { Cluster } from './clusters';
import type { LayoutBox } from './layouts.data';
import { membersAt } from './placement';
import type { PlacedSubject, ScenePlan } from './scene-plan';

type Frame = Omit<ScenePlan, 'subjects' | 'leads'>;

/** Shares of the box that the hero takes, alone and in company. */
const ALONE = { width: 1, height: 0.92 };
const LEADING = { width: 0.62, height: 0.7 };
/** Height of the company as a share of the hero's. */
const COMPANY = 0.56;
const MOST_COMPANY = 6;

/** Posters lead with what they name first; a still life is built around its tallest thing. */
function heroOf(clusters: readonly Cluster[], { layout }: Frame): Cluster | undefined {
  const [first] = clusters;
  if (layout !== 'still-life') return first;
  return [...clusters].sort((a, b) => b.height - a.height)[0];
}

/** Of the company the tallest is as large as it may be, an apple beside a teapot smaller. */
function sizeBeside({ height }: Cluster, company: readonly Cluster[]): number {
  const tallest = Math.max(...company.map((cluster) => cluster.height));
  return Math.max(0.55, (height / tallest) ** 0.6);
}

/**
 * A poster's group: the first subject large in the middle, the others around it, what flies at its
 * shoulders and what stands at its feet, nearer ones overlapping it a little.
 */
export function placeHero(
  clusters: readonly Cluster[],
  frame: Frame,
  box: LayoutBox,
): PlacedSubject[] {
  const hero = heroOf(clusters, frame);
  if (!hero) return [];
  const rest = clusters.filter((cluster) => cluster !== hero);
  const unitPx = Math.min(frame.widthPx, frame.heightPx);
  const [width, height] = [box.width * unitPx, box.height * unitPx];
  const share = rest.length > 0 ? LEADING : ALONE;
  const scale = Math.min((width * share.width) / hero.width, (height * share.height) / hero.height);
  const centreX = box.centreX * frame.widthPx;
  const baseY =
    box.centreY * frame.heightPx + (rest.length > 0 ? height * 0.42 : (hero.height * scale) / 2);
  const heroPx = { width: hero.width * scale, height: hero.height * scale };
  const company = rest.slice(0, MOST_COMPANY).flatMap((cluster, index) => {
    const side = index % 2 ? 1 : -1;
    const rank = index >> 1;
    const flies = cluster.habitat === 'air' || cluster.habitat === 'sky';
    const fit = Math.min(
      (heroPx.height * COMPANY * sizeBeside(cluster, rest)) / cluster.height,
      (width * 0.3) / cluster.width,
    );
    const reach = heroPx.width * 0.5 + cluster.width * fit * (0.3 + rank * 0.84);
    const x = centreX + side * Math.min(reach, width * 0.5 - cluster.width * fit * 0.42);
    const y = flies
      ? baseY - heroPx.height * (0.42 + rank * 0.34)
      : baseY + unitPx * (rank === 0 ? 0.02 : -0.025);
    return membersAt(cluster, frame, x, y, flies || rank > 0 ? 0.42 : 0.56, fit);
  });
  return [...membersAt(hero, frame, centreX, baseY, 0.5, scale), ...company].sort(
    (a, b) => a.depth - b.depth,
  );
}
