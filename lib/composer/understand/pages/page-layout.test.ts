import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { liftPageLayout } from './page-layout';

describe('clauses of the layout of a page', () => {
  it.each([
    ['life cycle of a newt diagram: eggs, larva, newt, arrows between them', 'arrows'],
    ['timeline of the kettle: cauldron, stove kettle, electric kettle, with dates', 'dates'],
    ['timeline of writing, quill to keyboard, five dates along a line', 'line'],
    ['knots compared in columns, reef, bowline and hitch', 'columns'],
    ['infographic on tides with boats and a moon on top', 'top'],
    ['poster of spices compared in columns, cumin and clove, a jar under each', 'each'],
  ] as const)('are no entries of its list: %s', (prompt, told) => {
    const { rest, layout } = liftPageLayout(prompt);
    expect(layout[told]).toBeTruthy();
    expect(rest).not.toMatch(/arrows|dates|columns|under each|on top/);
  });

  it.each([
    [
      'how to fold napkins in 4 steps, vertical, numbered circles',
      { flow: 'down', isNumbered: true },
    ],
    [
      'horizontal infographic of the tax year with a dashed line',
      { flow: 'across', isDotted: true },
    ],
    ['making of felt, circular with 5 steps', { flow: 'ring' }],
  ] as const)('and say how it is read: %s', (prompt, laid) => {
    const { rest, layout } = liftPageLayout(prompt);
    expect(layout.laid).toEqual(laid);
    expect(rest).not.toMatch(/vertical|horizontal|circular|numbered|dashed/);
  });

  it('and name what crowns the page and what is in its middle', () => {
    const told = (prompt: string) => liftPageLayout(prompt).layout;
    expect(told('infographic on tides, a moon and stars in the header')).toMatchObject({
      top: 'moon and stars',
    });
    expect(told('infographic: 6 uses of salt, a salt shaker in the centre').middle).toBe(
      'salt shaker',
    );
    expect(told('tracing worksheet of numbers, dotted lines').laid).toBeUndefined();
  });

  it('and which of several pictures it is leave the scene', () => {
    const { rest, layout } = liftPageLayout('Onboarding step 3: a man waving to a neighbour');
    expect(rest).toBe('a man waving to a neighbour');
    expect(layout.said).toEqual(['Onboarding step 3']);
    expect(liftPageLayout('onboarding steps for new staff').rest).toMatch(/^onboarding/);
  });

  it('stay where the picture is of them', () => {
    for (const prompt of [
      'an archer with a bow and arrows between two trees',
      'cupcake with a cherry on top',
      'poster "Save the dates", a calendar',
    ])
      expect(liftPageLayout(prompt).rest).toBe(prompt);
  });
});

describe('what joins the stops of a page', () => {
  it.each([
    ['flowchart of a visit: desk, waiting room, doctor, dotted line', 'flowchart'],
    [
      'infographic how coffee gets from the farm to the cup: picking, drying, roasting, grinding, connected with a dotted line',
      'panels',
    ],
  ])('is dotted where that is told: %s', (prompt, id) => {
    expect(understand(prompt).template).toMatchObject({ id, laid: { isDotted: true } });
  });

  it('leaves what is made in its scenes', () => {
    const { template } = understand(
      'process of making bread in 4 steps: kneading, baking, cooling, slicing, connected by arrows',
    );
    expect(template?.panels?.[1]?.text).toBe('bread in an oven');
  });
});
