import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { bauble, fireworks, kite } from './festive';
import { feastThing } from './feasts';
import { hammock } from './resting';
import { beachBall, crystalBall, toyBall } from './striped-balls';
import { toy } from './toys';

export const toysParts: readonly KitPart[] = [
  toy,
  feastThing,
  defineFamily('festive-thing', {
    kite,
    fireworks,
    bauble,
    'toy-ball': toyBall,
    'beach-ball': beachBall,
    'crystal-ball': crystalBall,
    hammock,
  }),
];
