import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { LEAST_SHARE } from './sight';
import { illustrate, ledgerOf, svgOf, understand } from '.';

const SIDE_PX = 320;
const SIZE = { widthPx: SIDE_PX, heightPx: SIDE_PX };

function drawn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 5, variant: 0 });
  return { brief, picture, svg: svgOf(picture) };
}

/** Share of the picture that changes when the drawing of an element is taken out of it. */
function changedWithout(svg: string, elementId: string): number {
  const without = svg.replaceAll(`data-e="${elementId}"`, 'display="none"');
  const [one, other] = [rasterizeSvg(svg, SIZE).data, rasterizeSvg(without, SIZE).data];
  let changed = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)) > 12))
      changed += 1;
  return changed / (SIDE_PX * SIDE_PX);
}

const PROMPTS = [
  'a cat on a red sofa beside a lamp',
  'two children with a kite on a beach, a dog behind them',
  'a bowl of apples on a wooden table',
  'a knight and a dragon in front of a castle at night',
  'icon set of six kitchen things: pot, pan, knife, spoon, fork, cup',
  'seamless pattern with foxes and mushrooms',
  'logo for a bakery called "CRUMB", a loaf of bread',
  'life cycle of a frog',
];

describe('the report of a drawing', () => {
  it.each(PROMPTS)('claims nothing that cannot be found in the picture: %s', (prompt) => {
    const { brief, picture, svg } = drawn(prompt);
    const claimed = brief.elements.filter(
      ({ phrase, id }) => picture.drew.includes(phrase) && svg.includes(`data-e="${id}"`),
    );
    expect(claimed.length).toBeGreaterThan(0);
    for (const { id, phrase } of claimed)
      expect(changedWithout(svg, id), phrase).toBeGreaterThanOrEqual(LEAST_SHARE / 2);
  });

  it.each([
    ...PROMPTS,
    'a fox with a zorblax on a hill in the rain',
    'a gleeboid beside a tree',
    'ein Fuchs mit einem Quorlbart im Wald',
  ])('tells of everything that was asked for: %s', (prompt) => {
    const { brief, picture } = drawn(prompt);
    const told = [...picture.drew, ...picture.notDrawn];
    for (const { phrase } of ledgerOf(brief)) expect(told).toContain(phrase);
  });

  it.each([
    'a man pushing a boulder up a hill',
    'moving company banner, two men carrying a sofa up the stairs',
    'a woman juggling a laptop, a baby and a frying pan',
    'a businessman watering a coin tree in the middle of an empty office',
    'blog hero: remote worker juggling a laptop, a baby and a frying pan',
    'work-life balance: a scale with a briefcase and a beach umbrella',
  ])('tells each thing of a figure of speech, if only in its words: %s', (prompt) => {
    const { brief, picture } = drawn(prompt);
    const told = [...picture.drew, ...picture.notDrawn].join(', ');
    const things = ledgerOf(brief).filter(({ kind }) => kind === 'element' || kind === 'place');
    for (const { phrase } of things) expect(told).toContain(phrase);
  });

  it('counts an arrow of an icon as a thing, and of a page as its layout', () => {
    const named = (prompt: string) => understand(prompt).elements.map(({ phrase }) => phrase);
    expect(named('icon of an arrow through a heart')).toContain('arrow');
    expect(named('steps with arrows between them: seed, sprout, flower')).not.toContain('arrows');
  });

  it('counts what a mark is told to show, and not what a word of it is known by', () => {
    const named = (prompt: string) => understand(prompt).elements.map(({ phrase }) => phrase);
    expect(named('logo for a hiking club: boot print and mountain')).toEqual([
      'boot print',
      'mountain',
    ]);
    expect(named('logo for a hiking club, mountain and compass')).toContain('compass');
  });

  it('names what nobody knows in the words of the prompt', () => {
    expect(drawn('a fox with a zorblax on a hill').picture.notDrawn).toContain('zorblax');
  });

  it('claims hair and clothes where the figure has them', () => {
    const { picture } = drawn('a man with a long white beard and a cape');
    expect(picture.drew).toEqual(expect.arrayContaining(['long white beard', 'cape']));
  });

  it('writes off letters that a design does not hold', () => {
    const { picture } = drawn('logo for a bakery called "CRUMB", a loaf of bread');
    expect(picture.drew).toContain('CRUMB');
  });

  it('names the parts of a diagram that it drew and nobody listed', () => {
    expect(drawn('solar system diagram with all eight planets').picture.drew).toEqual(
      expect.arrayContaining(['Saturn', 'Neptune']),
    );
  });
});
