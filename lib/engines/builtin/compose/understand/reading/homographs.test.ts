import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const subjects = (prompt: string) =>
  understand(prompt).subjects.map(({ concept, count }) => `${count} ${concept}`);

describe('words that name a thing in one company only', () => {
  it('tells boxers and batters from dogs and dough', () => {
    expect(subjects('two boxers in a boxing ring')).toEqual(['2 person']);
    expect(subjects('boxer puppy on a sofa')).toEqual(['1 dog', '1 sofa']);
    expect(subjects('a batter swinging a baseball bat')).toContain('1 person');
    expect(subjects('batter in a bowl')).toEqual(['1 bowl']);
  });

  it('draws the insect, and no insect where somebody flies', () => {
    expect(subjects('a frog catching a fly')).toEqual(['1 frog', '1 fly']);
    expect(subjects('butterflies fly over a meadow')).toEqual(['3 butterfly']);
    expect(subjects('a man fly fishing')).not.toContain('1 fly');
  });

  it('draws a queen of chess beside her king, and none beside other kings', () => {
    expect(subjects('a chess king, queen and rook')).toEqual([
      '1 chess-king',
      '1 chess-queen',
      '1 chess-rook',
    ]);
    expect(subjects('a king and a queen')).toEqual(['1 person-with-crown', '1 person-with-crown']);
  });

  it('gives pirates and vikings ships with sails', () => {
    expect(subjects('a pirate on his ship')).toEqual(['1 pirate', '1 pirate-ship']);
    expect(subjects('vikings on a ship')).toEqual(['3 viking', '1 viking-ship']);
    expect(subjects('a sailor on his ship')).toContain('1 ship');
  });

  it('draws a well, and none where something is done well', () => {
    expect(subjects('a girl at a well')).toEqual(['1 girl', '1 well']);
    expect(subjects('a well dressed man')).toEqual(['1 man']);
  });

  it('shows a hand alone, but nobody with a hand in pieces', () => {
    expect(subjects('a hand holding a smartphone')).toEqual(['1 palm-up-hand', '1 mobile-phone']);
    expect(subjects('a girl with one hand holding a balloon')).toEqual(['1 girl', '1 balloon']);
  });

  it('shows age and beards, and a couple of the old', () => {
    expect(subjects('an old fisherman with a white beard')).toEqual(['1 man-beard']);
    expect(subjects('an old fisherman')).toEqual(['1 old-man']);
    expect(subjects('a bearded fisherman')).toEqual(['1 man-beard']);
    expect(subjects('an elderly couple dancing')).toEqual(['2 older-person']);
  });

  it('shows what a place or a work is known by', () => {
    expect(subjects('pumpkin patch')).toEqual(['3 pumpkin']);
    expect(subjects('lumberjack chopping wood')).toEqual(['1 man', '1 axe']);
    expect(subjects('a fishing village')).toContain('3 house');
  });

  it('draws no jewel where one fights, and nobody beside who plays them', () => {
    expect(subjects('a kangaroo boxing in the ring')).toEqual(['1 kangaroo']);
    expect(subjects('a cat as a cowboy')).toEqual(['1 cat']);
  });
});
