import { expect, it } from 'vitest';
import { ledgerOf, told } from './ledger';
import { understand } from './understand';

it('tells what another kind of thing stands in for', () => {
  const report = told(ledgerOf(understand('a grapefruit beside a pear')), () => true);
  expect(report.drew).toEqual(['grapefruit (drawn as orange)', 'pear']);
});

it('tells what nothing draws as not drawn', () => {
  const brief = understand('a golf cart');
  expect(told(ledgerOf(brief), () => false).notDrawn).toEqual(['golf cart']);
});
