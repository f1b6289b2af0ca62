import type { LayoutId } from '../../understand/description';
import { paintAbstract } from './abstract';
import { paintBadge } from './badge';
import { paintBanner } from './banner';
import { paintCharacter } from './character';
import { paintIcon } from './icon';
import { paintInfographic } from './infographic';
import { paintIsometric } from './isometric';
import type { PaintLayout } from './layout';
import { paintLogo } from './logo';
import { paintObject } from './object';
import { paintPattern } from './pattern';
import { paintPoster } from './poster';
import { paintProduct } from './product';
import { paintScene } from './scene';
import { paintSticker } from './sticker';
import { paintStillLife } from './still-life';

/** One painter a layout. */
export const LAYOUTS: Record<LayoutId, PaintLayout> = {
  scene: paintScene,
  object: paintObject,
  icon: paintIcon,
  logo: paintLogo,
  badge: paintBadge,
  pattern: paintPattern,
  sticker: paintSticker,
  poster: paintPoster,
  banner: paintBanner,
  isometric: paintIsometric,
  product: paintProduct,
  character: paintCharacter,
  'still-life': paintStillLife,
  infographic: paintInfographic,
  abstract: paintAbstract,
};
