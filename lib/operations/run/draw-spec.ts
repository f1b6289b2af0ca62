import type { DrawSpec, StyleSpec } from '@/lib/engines/engine';
import type { PixelSize } from '@/lib/models/sizes';
import type { DrawingInput } from '../resolve/drawing';
import type { RunContext } from './context';

/** What generation and every edit with a prompt tell the engine alike. */
type Described = Pick<
  DrawingInput,
  'model' | 'prompt' | 'negativePrompt' | 'styleMatch' | 'curatedStyle' | 'textLayout' | 'controls'
>;

/** The stored style of the request, followed as closely as the request says. */
export function storedStyle(input: Described, context: RunContext): StyleSpec | undefined {
  if (!context.style) return undefined;
  const { baseStyle: _, ...style } = context.style;
  return { ...style, match: input.styleMatch ?? style.match };
}

/** The specification of the picture with index `variant` among the request's. */
export function drawSpecOf(
  input: Described,
  size: PixelSize,
  context: RunContext,
  variant: number,
  style = storedStyle(input, context),
): DrawSpec {
  const { controls } = input;
  const curatedStyle = input.curatedStyle ?? context.style?.baseStyle;
  return {
    prompt: input.prompt,
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    modelId: input.model.id,
    output: input.model.output,
    seed: context.seed,
    variant,
    ...(input.negativePrompt ? { negativePrompt: input.negativePrompt } : {}),
    ...(controls?.colors ? { colors: controls.colors } : {}),
    ...(controls?.background_color ? { backgroundColor: controls.background_color.rgb } : {}),
    ...(controls?.artistic_level === undefined ? {} : { artisticLevel: controls.artistic_level }),
    ...(controls?.no_text ? { noText: true } : {}),
    ...(input.textLayout ? { textLayout: input.textLayout } : {}),
    ...(curatedStyle ? { curatedStyle } : {}),
    ...(style ? { style } : {}),
  };
}
