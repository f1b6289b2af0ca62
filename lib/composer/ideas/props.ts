import { ACT_PROPS } from './props-acts';
import { EDITORIAL_PROPS } from './props-editorial';
import { EFFORT_PROPS } from './props-efforts';
import { FIGURE_PROPS } from './props-figures';
import { FORCE_PROPS } from './props-forces';
import { GESTURE_PROPS } from './props-gestures';
import { GROUNDS } from './props-grounds';
import { OBJECTS } from './props-objects';
import { HOST_PROPS } from './props-hosts';
import { IMAGE_PROPS } from './props-images';
import { MESSAGE_PROPS } from './props-messages';
import { METAPHOR_PROPS } from './props-metaphors';
import { NOTION_PROPS } from './props-notions';
import { OPENING_PROPS } from './props-openings';
import { PAGE_PROPS } from './props-pages';
import { PLIGHT_PROPS } from './props-plights';
import { SCENE_PROPS } from './props-scenes';
import { SCREEN_PROPS } from './props-screens';
import { SHAPES } from './props-shapes';
import { TOLD_PROPS } from './props-told';
import { VESSEL_PROPS } from './props-vessels';
import type { Prop } from './prop';

const PROPS: Readonly<Record<string, Prop>> = {
  ...SHAPES,
  ...GROUNDS,
  ...OBJECTS,
  ...SCREEN_PROPS,
  ...MESSAGE_PROPS,
  ...IMAGE_PROPS,
  ...PLIGHT_PROPS,
  ...ACT_PROPS,
  ...FIGURE_PROPS,
  ...VESSEL_PROPS,
  ...OPENING_PROPS,
  ...EFFORT_PROPS,
  ...HOST_PROPS,
  ...SCENE_PROPS,
  ...METAPHOR_PROPS,
  ...NOTION_PROPS,
  ...FORCE_PROPS,
  ...EDITORIAL_PROPS,
  ...PAGE_PROPS,
  ...TOLD_PROPS,
  ...GESTURE_PROPS,
};

/** A shape of a picture of an idea by its name; nothing where there is none. */
export function propOf(name: string): Prop | undefined {
  return PROPS[name];
}
