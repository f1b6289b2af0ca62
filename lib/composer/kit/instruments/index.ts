import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { cello, harp, violin, violinBow } from './bowed';
import { djembe, drum, drumKit, maracas, tambourine } from './drums';
import { banjo, electricGuitar, guitar, ukulele } from './guitars';
import { accordion, grandPiano, keyboard, uprightPiano, xylophone } from './keys';
import { bell, horn, metronome, recorder, recordPlayer } from './music-things';
import { musicStand, sheetMusic } from './music-paper';
import { rareMusic } from './rare-music';
import { struckMusic } from './struck';
import { clarinet, flute, harmonica, saxophone, trombone, trumpet } from './winds';
import { worldMusic } from './world-music';

/** Instruments; `grip` and `gripFar` are where they are played, pianos and drums have a `top` to play at. */
export const instrumentsParts: readonly KitPart[] = [
  defineFamily('stringed-instrument', {
    guitar,
    'electric-guitar': electricGuitar,
    ukulele,
    banjo,
    violin,
    cello,
    'violin-bow': violinBow,
    harp,
  }),
  defineFamily('keyed-instrument', {
    'grand-piano': grandPiano,
    'upright-piano': uprightPiano,
    keyboard,
    accordion,
    xylophone,
  }),
  defineFamily('drum-instrument', {
    drum,
    'drum-kit': drumKit,
    djembe,
    tambourine,
    maracas,
  }),
  defineFamily('wind-instrument', {
    trumpet,
    trombone,
    saxophone,
    flute,
    clarinet,
    harmonica,
  }),
  defineFamily('music-thing', {
    'sheet-music': sheetMusic,
    metronome,
    'music-stand': musicStand,
    horn,
    recorder,
    bell,
    'record-player': recordPlayer,
  }),
  worldMusic,
  struckMusic,
  rareMusic,
];
