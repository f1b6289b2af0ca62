import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { arena } from './arena';
import { makeBelieve } from './make-believe';
import { parlour } from './parlour';
import { outdoorPlay } from './outdoor-plays';
import { pastime } from './pastimes';
import { bauble, fireworks, kite } from './festive';
import { celebration } from './celebrations';
import { fabledThing } from './fabled';
import { feastThing } from './feasts';
import { sportGear } from './gear';
import { hammock } from './resting';
import { beachBall, crystalBall, toyBall } from './striped-balls';
import { toy } from './toys';
import { wonder } from './wonders';
import { playKind, soundKind } from './play-kinds';

export const toysParts: readonly KitPart[] = [
  toy,
  feastThing,
  celebration,
  wonder,
  fabledThing,
  sportGear,
  defineFamily('festive-thing', {
    kite,
    fireworks,
    bauble,
    'toy-ball': toyBall,
    'beach-ball': beachBall,
    'crystal-ball': crystalBall,
    hammock,
  }),
  pastime,
  arena,
  parlour,
  playKind,
  soundKind,
  makeBelieve,
  outdoorPlay,
];
