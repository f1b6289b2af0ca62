import { expect, it } from 'vitest';
import { ledgerOf, told } from './ledger';
import { understand } from './understand';

it('tells what another kind of thing stands in for', () => {
  const report = told(ledgerOf(understand('a gargoyle beside a pear')), () => true);
  expect(report.drew).toEqual(['gargoyle (drawn as statue)', 'pear']);
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
