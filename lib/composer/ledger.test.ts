import { expect, it } from 'vitest';
import { illustrate, svgOf } from '.';
import { ledgerOf, told } from './ledger';
import { understand } from './understand';

it('tells what another kind of thing stands in for', () => {
  const report = told(ledgerOf(understand('an effigy beside a pear')), () => true);
  expect(report.drew).toEqual(['effigy (drawn as statue)', 'pear']);
});

it('tells what nothing draws as not drawn', () => {
  const brief = understand('a golf cart');
  expect(told(ledgerOf(brief), () => false).notDrawn).toEqual(['golf cart']);
});

it('tells what a tool shows in the words of the prompt, and as drawn only with the tool', () => {
  const brief = understand('a baker taking fresh bread out of a brick oven');
  const peel = brief.elements.find(({ concept }) => concept === 'bread-peel')?.id;
  const oven = brief.elements.find(({ concept }) => concept === 'brick-oven')?.id;
  expect(told(ledgerOf(brief), () => true).drew).toContain('fresh bread');
  const isHidden = ({ id }: { id: string }) => id === peel || id === oven;
  expect(told(ledgerOf(brief), (entry) => !isHidden(entry)).notDrawn).toContain('fresh bread');
});

it('tells an outline that a thing never has as not drawn, and draws those of mirrors, clocks and rugs', () => {
  const reportOf = (prompt: string) => {
    const size = { widthPx: 256, heightPx: 256, seed: 3, variant: 0 };
    return illustrate({ brief: understand(prompt), prompt, ...size });
  };
  expect(reportOf('a square plate').notDrawn).toContain('square');
  for (const prompt of ['a round mirror', 'a square clock', 'a rectangular rug'])
    expect(reportOf(prompt).notDrawn).toEqual([]);
  const mirrors = ['a mirror', 'a round mirror', 'a square mirror'].map((prompt) =>
    svgOf(reportOf(prompt)).replace(/data-e="[^"]*"/g, ''),
  );
  expect(new Set(mirrors).size).toBe(3);
});

it.each([
  ['a wolf howling', 'howling'],
  ['two pigeons eating crumbs', 'eating'],
  ['a hen pecking at seeds', 'pecking at'],
])('tells what an animal does with its head: %s', (prompt, deed) => {
  const size = { widthPx: 256, heightPx: 256, seed: 3, variant: 0 };
  expect(illustrate({ brief: understand(prompt), prompt, ...size }).drew).toContain(deed);
});

it('tells qualities of a place that no place shows', () => {
  const { drew, notDrawn } = told(ledgerOf(understand('a fox on a rocky beach')), ({ kind }) =>
    /^(?:element|place)$/.test(kind),
  );
  expect(drew).toContain('rocky beach');
  expect(notDrawn).toEqual(['rocky']);
});
