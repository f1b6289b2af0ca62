import { describe, expect, it } from 'vitest';
import { toldOfGoods } from './told-of-goods';

describe('goods as people tell of them', () => {
  it.each([
    ['a slice of chocolate cake on a plate', 'a chocolate cake slice on a plate'],
    ['a watch on a leather strap', 'a watch with a leather strap'],
    ['a mug with a bear logo', 'a mug with a bear on it'],
    ['a mug with a company logo', 'a mug with a company logo'],
    ['a barn in the style of Van Gogh', 'a barn, oil painting'],
    ['fries in a paper cone', 'french fries'],
    ['a plate with half a lime', 'a plate with halved lime'],
    ['tomato plants in rows and a watering can', 'rows of tomato plants and a watering can'],
    ['canned soda in ice', 'soda can in ice'],
    ['a bunch of fresh basil', 'a sprig of fresh basil'],
    ['a cat serving drinks on a tray', 'a cat serving cocktails on a tray'],
    ['a jug of milk, candle behind', 'a jug of milk, candle behind it'],
    ['salmon sizzling in melted butter', 'salmon in a frying pan'],
    ['a hot dog but make it fancy', 'a hot dog, fancy'],
    ['a taco, fancy restaurant style', 'a taco on a white plate'],
    ['a hand-poured candle', 'a handmade candle'],
    ['a loaf with a light dusting of flour', 'a loaf with powdered sugar'],
    ['a lamp, shell shape, on a shelf', 'a lamp shaped like a shell, on a shelf'],
    ['a salmon wrapped in tin foil', 'a salmon on foil'],
    ['glass of iced peach tea', 'peach iced tea'],
    ['a can of cola with condensation', 'a can of cola with water drops'],
    ['a pot of lip balm', 'a lip balm'],
    ['lunch box for school: cheese stars and grapes', 'lunch box with cheese and grapes'],
    ['soft boiled egg, toast soldiers', 'soft boiled egg, toast'],
    ['breakfast tray in bed, tea, toast', 'breakfast tray with tea, toast, on white linen'],
    ['a tin labelled with a bee', 'a tin with a bee on it'],
    ['wooden spoons x4 in a jug', '4 wooden spoons in a jug'],
    ['a soap, white subway tile bg', 'a soap, white background'],
    ['shells displayed on old planks', 'shells on old planks'],
    ['ribs with bread on the side', 'ribs with bread beside it'],
    ['three mugs lined up on a shelf', 'three mugs in a row on a shelf'],
    ['cola with a lemon slice on the rim', 'cola with a lemon slice'],
    ['soap on a bed of dried lavender', 'soap surrounded by dried lavender'],
    ['street food noodles with egg', 'noodles with egg'],
    ['a street vendor with a cart', 'a street vendor with a cart'],
    ['a padlock with a key below and a shield', 'a padlock with a key below it and a shield'],
  ])('are read by what they are: %s', (told, plain) => {
    expect(toldOfGoods(told)).toBe(plain);
  });

  it('have the places that pages give them', () => {
    const page = 'poster of a bicycle, the name below and a date';
    expect(toldOfGoods(page)).toBe(page);
  });
});
