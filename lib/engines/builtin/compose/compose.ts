import { hexToRgb, isHex, toLch } from '@/lib/color/hex';
import { type Brief, isSkinTone, showsPeople } from '@/lib/composer';
import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { briefOf, mediumOf } from './brief-of';
import { finish, type FinishOptions } from './finish/finish';
import { treatmentOf } from './finish/treatment-of';
import { seedOfVariant } from '@/lib/random/random';
import { kitPainting } from './kit-painting';

/** Draws a prompt: read, illustrate, finish. The same spec and seed give the same bytes. */
export async function compose(spec: DrawSpec, context: EngineContext): Promise<Drawing> {
  const brief = briefOf(spec);
  context.onProgress(0.1, 'understood');
  const options = finishOptions(spec, brief);
  const { painting, report: drawn } = kitPainting(spec, options.treatment);
  context.onProgress(0.4, 'painted');
  context.signal.throwIfAborted();
  const finished = await finish(painting, options);
  const report: DrawReport = {
    engine: 'builtin',
    drew: drawn.drew,
    notDrawn: [
      ...drawn.notDrawn,
      ...finished.missingCharacters.map((character) => `the character ${character}`),
    ],
  };
  return finished.kind === 'vector'
    ? { kind: 'vector', svg: finished.svg, report }
    : { kind: 'raster', pixels: finished.pixels, report };
}

function finishOptions(spec: DrawSpec, brief: Brief): FinishOptions {
  const medium = mediumOf(brief);
  return {
    output: spec.output,
    treatment: treatmentOf({
      ...(spec.curatedStyle ? { curatedStyle: spec.curatedStyle } : {}),
      ...(medium ? { medium } : {}),
      ...(spec.style ? { profile: spec.style.profile } : {}),
    }),
    seed: seedOfVariant(spec),
    quality: qualityOf(spec.modelId),
    ...colorsOf(spec, brief),
    ...(spec.backgroundColor ? { backgroundColor: spec.backgroundColor } : {}),
    ...(spec.artisticLevel === undefined ? {} : { artisticLevel: spec.artisticLevel }),
    ...(spec.style ? { style: spec.style } : {}),
    ...(spec.textLayout ? { textLayout: spec.textLayout } : {}),
    ...(spec.noText ? { noText: true } : {}),
  };
}

/** Of an accent as much is seen. */
const ACCENT_SHARE = 0.1;
const GREY_CHROMA = 0.05;
const isColored = (hex: string) => toLch(hex).chroma > GREY_CHROMA;

/** Colours of the request, else those that the prompt names for the picture as a whole. */
function colorsOf(
  spec: DrawSpec,
  brief: Brief,
): Pick<FinishOptions, 'colors' | 'isLed' | 'staysColored'> {
  if (spec.colors) return { colors: spec.colors };
  const { paletteColors, accentColors = [], background } = brief;
  if (paletteColors.length === 0) return {};
  const ground = isHex(background) ? [background] : [];
  const all = [...new Set([...paletteColors, ...ground])];
  const keepsSkin = all.filter(isColored).length > 1 && showsPeople(brief);
  const toned = keepsSkin ? { staysColored: isSkinTone, showsPeople } : {};
  if (accentColors.length === 0)
    return {
      colors: all.map((hex) => ({ rgb: hexToRgb(hex) })),
      ...(ground.length > 0 ? { isLed: true } : {}),
      ...toned,
    };
  const isAccent = (hex: string) => accentColors.includes(hex);
  const main = 1 - accentColors.length * ACCENT_SHARE;
  const mains = Math.max(1, all.filter((hex) => !isAccent(hex)).length);
  return {
    colors: all.map((hex) => ({
      rgb: hexToRgb(hex),
      weight: isAccent(hex) ? ACCENT_SHARE : main / mains,
    })),
    isLed: true,
    ...toned,
  };
}

function qualityOf(modelId: string): FinishOptions['quality'] {
  if (modelId.includes('flash')) return 'flash';
  return modelId.includes('_pro') ? 'pro' : 'default';
}
