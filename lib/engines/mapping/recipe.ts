import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { normalizeStyleName } from '@/lib/models/curated-styles';
import { findModel, withOutput } from '@/lib/models/models';
import { parseExactSize, type PixelSize } from '@/lib/models/sizes';
import type { Profile } from './profiles';
import {
  matchesModel,
  type Hires,
  type Lora,
  type RecipeSettings,
  type SizeSettings,
  type StyleSettings,
  type WorkflowName,
} from './schema';
import { STYLE_WORDS } from './style-words';

/** What sizes a backend is asked for. */
export interface SizeRules {
  multiple: number;
  minSidePx: number;
  maxSidePx: number;
  maxPixels: number;
  /** When given, the only sizes there are. */
  only?: readonly PixelSize[];
}

/** How one picture is asked for: everything that is the operator's choice and not the user's. */
export interface Recipe {
  checkpoint?: string;
  steps?: number;
  cfg?: number;
  sampler?: string;
  scheduler?: string;
  /** Words before and after the prompt, in that order. */
  prefixes: readonly string[];
  suffixes: readonly string[];
  negatives: readonly string[];
  loras: readonly Lora[];
  /** 0 to 1. */
  repaintStrength: number;
  hires?: Hires;
  upscaler?: string;
  quality?: 'auto' | 'low' | 'medium' | 'high';
  sizes: SizeRules;
  /** Whether pictures of a style are shown to the backend. */
  styleReferences: boolean;
  workflows: Partial<Record<WorkflowName, string>>;
  /** Whether the built-in engine draws what this model draws. */
  isBuiltin: boolean;
}

const DEFAULT_SIZES: SizeRules = {
  multiple: 64,
  minSidePx: 256,
  maxSidePx: 2048,
  maxPixels: 1_310_720,
};
const DEFAULT_REPAINT_STRENGTH = 0.95;

function sizeRulesOf(settings: readonly SizeSettings[]): SizeRules {
  const merged: SizeSettings = Object.assign({}, ...settings);
  const { only, ...rest } = merged;
  const listed = only?.flatMap((text) => parseExactSize(text) ?? []);
  return { ...DEFAULT_SIZES, ...rest, ...(listed ? { only: listed } : {}) };
}

/** The style's settings of each profile that has it, under any spelling of its name. */
function styleSettingsOf(profiles: readonly Profile[], style: CuratedStyleName): StyleSettings[] {
  const wanted = normalizeStyleName(style);
  return profiles.flatMap((profile) =>
    Object.entries(profile.styles ?? {}).flatMap(([name, settings]) =>
      normalizeStyleName(name) === wanted ? [settings] : [],
    ),
  );
}

/** A vector model draws as its raster twin does, and is traced. */
function namesOf(modelId: string): string[] {
  const model = findModel(modelId);
  const twin = model?.output === 'vector' ? withOutput(model, 'raster') : undefined;
  return twin ? [twin.id, modelId] : [modelId];
}

/** Layers of settings from general to particular: of two that say something, the later holds. */
function layersOf(profiles: readonly Profile[], modelId: string): RecipeSettings[] {
  const names = namesOf(modelId);
  return profiles.flatMap((profile) => [
    profile.defaults ?? {},
    ...Object.entries(profile.models ?? {}).flatMap(([pattern, settings]) =>
      names.some((name) => matchesModel(pattern, name)) ? [settings] : [],
    ),
  ]);
}

function given(values: readonly (string | undefined)[]): string[] {
  return values.filter((value): value is string => value !== undefined && value.trim() !== '');
}

/**
 * The recipe for a model of ours in a curated style. `profiles` are the backend's, ours first, then
 * the operator's; a style adds words and LoRAs to those of the model instead of replacing them.
 */
export function recipeFor(
  profiles: readonly Profile[],
  modelId: string,
  style?: CuratedStyleName,
): Recipe {
  const layers = layersOf(profiles, modelId);
  const settings: RecipeSettings = Object.assign({}, ...layers);
  const styled = style ? styleSettingsOf(profiles, style) : [];
  const styleWords = style && styled.length === 0 ? STYLE_WORDS[style] : undefined;
  const { promptPrefix, promptSuffix, negativePrompt, loras, hires, drawnBy, ...sampling } =
    settings;
  return {
    ...sampling,
    prefixes: given([promptPrefix, ...styled.map((entry) => entry.promptPrefix)]),
    suffixes: given([...styled.map((entry) => entry.promptSuffix), styleWords, promptSuffix]),
    negatives: given([negativePrompt, ...styled.map((entry) => entry.negativePrompt)]),
    loras: [...(loras ?? []), ...styled.flatMap((entry) => entry.loras ?? [])],
    repaintStrength: settings.repaintStrength ?? DEFAULT_REPAINT_STRENGTH,
    ...(hires ? { hires } : {}),
    styleReferences: settings.styleReferences ?? true,
    isBuiltin: drawnBy === 'builtin',
    sizes: sizeRulesOf(layers.flatMap((layer) => layer.sizes ?? [])),
    workflows: Object.assign({}, ...layers.map((layer) => layer.workflows ?? {})),
  };
}
