import type { Hex } from '@/lib/color/hex';
import type { Pen } from '../../pen';
import type { Skeleton } from '../skeleton';
import { type AdornmentName, adorned } from './adornments';
import { drawFace, ears } from './face';
import { planOf } from './face-plan';
import type { Features } from './features';
import { HAIR_STYLES, type HairName } from './hair';
import { blown, drawHair, type HairStyle, type HairView, profileOf } from './hair-style';
import { drawHat, hatNamed, type HatName } from './hats';
import { placedOn } from './placed';
import { drawPortraitHead } from './portrait';

export interface HeadDress extends Features {
  hairStyle: HairName;
  /** Of a hair band, or of a scarf that is worn as hair. */
  band: Hex;
  hat?: { name: HatName; color: Hex; second: Hex };
  pointedEars: boolean;
  adorned: readonly AdornmentName[];
  tints: Readonly<Record<string, Hex>>;
  /** Drawn as large as a portrait. */
  isPortrait: boolean;
}

export interface DrawnHead {
  /** Hair and hat behind the body. */
  back: string;
  front: string;
}

function styleOf({ hairStyle, hat }: HeadDress): HairStyle {
  const style: HairStyle = HAIR_STYLES[hairStyle];
  if (!hat) return style;
  if (hatNamed(hat.name).closed) return HAIR_STYLES.bald;
  const { underHat } = style;
  if (hatNamed(hat.name).airy || !underHat) return style;
  return underHat in HAIR_STYLES ? HAIR_STYLES[underHat as HairName] : style;
}

/** The head with hair, face and hat, in its place on the body. */
export function drawHead(pen: Pen, skeleton: Skeleton, dress: HeadDress): DrawnHead {
  const { head, face } = skeleton;
  if (dress.isPortrait && (face === 'front' || face === 'three-quarter'))
    return drawPortraitHead(pen, skeleton, dress);
  const { skin, hair, band, hat } = dress;
  const style = styleOf(dress);
  const view: HairView =
    face === 'front'
      ? style.front
      : face === 'back'
        ? { back: [], over: style.behind }
        : face === 'profile'
          ? profileOf(style.side)
          : style.side;
  const hairBehind = dress.windblown && face !== 'back' ? blown(view.back) : view.back;
  const place = placedOn(head);
  const hats = hat
    ? drawHat(hat.name, { color: hat.color, second: hat.second, face, skin })
    : { back: '', front: '' };
  const covered = style.coversEars || (hat && hatNamed(hat.name).closed) || face === 'back';
  const earDrawing = covered ? '' : ears(face, dress.age, skin, dress.pointedEars);
  const behindEars = face === 'front' ? earDrawing : '';
  return {
    back: place(hats.back + drawHair(hairBehind, hair, band)),
    front: place(
      behindEars +
        drawFace(pen, face, dress) +
        drawHair(view.over, hair, band) +
        (face === 'front' ? '' : earDrawing) +
        (face === 'back'
          ? ''
          : adorned(dress.adorned, planOf(face, dress.age), face === 'front', dress.tints)) +
        hats.front,
    ),
  };
}
