import type { Brief } from '@/lib/composer';

/** What a prompt should settle so that a picture is not left to chance. */
export const ASPECTS = ['medium', 'composition', 'light', 'palette', 'background'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Words that settle an aspect even where they name no thing, place or hour. */
const CUES: Record<Aspect, RegExp> = {
  medium:
    /\b(?:photo\w*|illustrat\w+|paint(?:ing|ed)|render\w*|draw(?:ing|n)|sketch\w*|art(?:work)?|styles?|styled|print|engraving|collage|comic|cgi|3d|shot on|film still)\b/i,
  composition:
    /\b(?:compos\w+|cent(?:er|re)d?|off-cent\w+|symmetr\w+|rule of thirds|foreground|fram(?:ed|ing)|close[- ]?ups?|macro|wide[- ](?:angle|shot)|full[- ]body|overhead|top[- ]down|eye[- ]level|(?:low|high) angle|(?:side|front|top|back) view|in profile|three[- ]quarter|panoram\w+|negative space|flat lay|seen from|from (?:above|below|behind|the side)|layout|grid|portrait|horizon|focal point|(?:left|right|lower|upper) third|balanced?|in the frame)\b/i,
  light:
    /\b(?:light(?:ing|s)?(?! (?:blue|green|gr[ae]y|pink|brown|purple|yellow|red|orange|beige))|\w+lit|lit|shadows?|glow\w*|shin(?:y|ing)|sun\w*|moon\w+|neon|dim|dark|bright|luminous|illuminat\w+|chiaroscuro|high[- ]key|low[- ]key|overcast|flash)\b/i,
  palette:
    /\b(?:palette|colou?r(?:s|ful|ed)?|colou?r scheme|tones?|hues?|pastel|monochrom\w*|black and white|sepia|vibrant|muted|duotone|gr[ae]yscale)\b/i,
  background:
    /\b(?:backgrounds?|backdrop|isolated|transparent|wallpaper|surrounded|surroundings|setting)\b/i,
};

/** Pictures that are marks or surfaces, not views: light does not fall on them. */
const WITHOUT_LIGHT = new Set([
  ...['icon', 'app-icon', 'icon-set', 'logo', 'emblem', 'monogram', 'word-mark', 'pattern'],
  ...['steps', 'timeline', 'chart', 'cycle', 'comparison', 'labelled-diagram', 'abstract'],
]);
const WITHOUT_SURROUNDINGS = new Set(['pattern', 'abstract']);
/** Templates that only say how a scene is staged: its medium is open. */
const STAGINGS = new Set(['character-sheet', 'mascot', 'spot-illustration', 'product-shot']);
const MEDIA_WITHOUT_LIGHT = new Set(['line art', 'ink drawing', 'silhouette', 'flat vector']);

/** The aspects that a prompt in English leaves open. */
export function openAspects(prompt: string, brief: Brief): Aspect[] {
  const settled = settledByMeaning(brief);
  return ASPECTS.filter((aspect) => !settled[aspect] && !CUES[aspect].test(prompt));
}

/** Colour words of a prompt, each once, in its order; `Blue Heron Coffee` is a name, not a colour. */
export function colorWordsOf({ words }: Brief): string[] {
  const named = words.filter(
    ({ word, fate, note }) =>
      fate === 'attribute' && note?.startsWith('#') && /^[a-z ]+$/.test(word),
  );
  return [...new Set(named.map(({ word }) => word))];
}

function settledByMeaning(brief: Brief): Record<Aspect, boolean> {
  const { template, media, camera, hour, paletteColors, places, background } = brief;
  const id = template?.id;
  const isMark = id !== undefined && WITHOUT_LIGHT.has(id);
  return {
    medium: media.length > 0 || (id !== undefined && !STAGINGS.has(id)),
    composition: camera !== undefined || id === 'pattern',
    light: hour !== undefined || isMark || media.some((medium) => MEDIA_WITHOUT_LIGHT.has(medium)),
    palette: paletteColors.length > 0 || colorWordsOf(brief).length >= 2,
    background:
      places.length > 0 ||
      background !== undefined ||
      (id !== undefined && WITHOUT_SURROUNDINGS.has(id)),
  };
}
