/** What a thing is thrown away as, by its name: the label of the bin that it belongs in. */
const ROWS = `
Glass | bottle, glass bottle, wine bottle, jar, glass jar, glass
Paper | newspaper, paper, magazine, cardboard, cardboard box, box, letter, envelope, book, carton
Food waste | apple core, apple, banana peel, banana, peel, eggshell, food scrap, leftover, tea bag, carrot, vegetable
Plastic | plastic bottle, plastic bag, cup, yoghurt pot, tub, wrapper
Metal | can, tin, tin can, soda can, drink can, foil
Batteries | battery
Clothes | shirt, t-shirt, sock, jumper
Electronics | phone, smartphone, laptop, cable
Garden waste | leaf, leaves, branch, twig, grass
`;

export const RECYCLED_AS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [label = '', things = ''] = row.split(' | ');
      return things.split(', ').map((thing) => [thing, label] as const);
    }),
);
