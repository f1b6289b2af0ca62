import { goodsTable } from '../concept-lines';

/** What children build to be in. */
export const makeBelieve = goodsTable(
  'make-believe',
  'toy',
  `
blanket-fort 130 ground living-room,bedroom | blanket fort, pillow fort, sofa fort, couch fort, sheet fort, cushion fort, fort of blankets, fort made of blankets, fort out of blankets, bedsheet fort | deckenburg, kissenburg, deckenhöhle, kissenhöhle | cabane de couvertures, cabane en couvertures, fort de coussins | fuerte de mantas, fuerte de almohadas, cabaña de mantas | fortino di coperte, fortino di cuscini | forte de cobertores, forte de almofadas, cabana de lençóis | домик из одеял, крепость из подушек, домик из подушек | 毛布の秘密基地, クッションの秘密基地
cardboard-castle 132 ground living-room,garden | cardboard castle, cardboard box castle, cardboard fort, box castle, castle made of cardboard, castle out of cardboard, box fort, castle of cardboard boxes, castle made of boxes | pappschloss, pappburg, kartonburg, ritterburg aus pappe | château en carton | castillo de cartón | castello di cartone | castelo de papelão | замок из картона, картонный замок | ダンボールのお城, 段ボールの城
cardboard-rocket 214 ground living-room,bedroom | cardboard rocket, cardboard box rocket, cardboard spaceship, cardboard rocket ship, box rocket, rocket made of cardboard, rocket out of cardboard, rocket ship made of cardboard, cardboard box spaceship, rocket made of boxes | papprakete, kartonrakete, rakete aus pappe | fusée en carton | cohete de cartón | razzo di cartone | foguete de papelão | ракета из картона, картонная ракета | ダンボールのロケット, 段ボールのロケット
`,
);
