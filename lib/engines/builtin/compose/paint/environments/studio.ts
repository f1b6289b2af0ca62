import { n, p } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import type { Environment } from './environment';

const GROUNDS = ['#dfe8f0', '#f1e4d6', '#e3ecdf', '#ece2f0', '#fbe6df', '#dcecec'] as const;

/** A plain ground: exactly the asked colour, or a soft paper tone with a pool of light. */
export const studio: Environment = {
  paintBehind(canvas, plan) {
    const { widthPx: width, heightPx: height } = canvas;
    const rect = `<rect width="${width}" height="${height}"`;
    if (plan.ground) {
      canvas.layer('ground', 'backdrop', 0, `${rect} fill="${plan.ground}"/>`);
      return;
    }
    const color = plan.accents[0]
      ? mix(plan.accents[0], '#ffffff', 0.72)
      : canvas.random('studio').pick(GROUNDS);
    const glow = canvas.radial(
      [
        [0, shade(color, 0.05)],
        [0.6, color],
        [1, shade(color, -0.05)],
      ],
      0.5,
      0.45,
      0.75,
    );
    canvas.layer('ground', 'backdrop', 0, `${rect} fill="${glow}"/>`);
    const floor = plan.horizon * height;
    const fill = canvas.vertical(
      [
        [0, shade(color, -0.03), 0],
        [0.4, shade(color, -0.025), n(1) ? 0.8 : 1],
        [1, shade(color, 0.03), 0],
      ],
      floor,
      height,
    );
    canvas.layer(
      'floor',
      'backdrop',
      0.4,
      `<rect y="${p(floor)}" width="${width}" height="${p(height - floor)}" fill="${fill}"/>`,
    );
  },
};
