import { describe, expect, it } from 'vitest';
import { assertObjectKey, assertObjectPrefix, fileKey, inputKey } from './object-key';

const ID = 'abcdef01-2345-4678-9abc-def012345678';

describe('the key of an object', () => {
  it.each([
    `files/${ID}`,
    `files/${ID}.w320`,
    `results/${ID}`,
    `inputs/${ID}/0`,
    `inputs/${ID}/mask`,
  ])('%s', (key) => expect(assertObjectKey(key)).toBe(key));

  it.each([
    '',
    ID,
    `files/${ID.toUpperCase()}`,
    `files/${ID}.tmp`,
    `files/${ID}/0`,
    `inputs/${ID}`,
    `inputs/${ID}/../x`,
    `inputs/${ID}/.`,
    `secrets/${ID}`,
    `files/../${ID}`,
    ` files/${ID}`,
    `files/${ID}\n`,
  ])('is not %j', (key) => expect(() => assertObjectKey(key)).toThrow(RangeError));

  it('is made of ids alone', () => {
    expect(fileKey(ID, 'w160')).toBe(`files/${ID}.w160`);
    expect(inputKey(ID, 3)).toBe(`inputs/${ID}/3`);
    expect(() => fileKey('..')).toThrow(RangeError);
    expect(() => inputKey(ID, '../../x')).toThrow(RangeError);
  });
});

it('a part of a store is a room or two digits of it', () => {
  expect(assertObjectPrefix('inputs/')).toBe('inputs/');
  expect(assertObjectPrefix('files/ab')).toBe('files/ab');
  for (const prefix of ['', '/', 'files', 'files/abc', 'files/..', 'etc/']) {
    expect(() => assertObjectPrefix(prefix)).toThrow(RangeError);
  }
});
