import type { SceneDescription } from '../compose/understand/description';
import { COLOR_WORDS } from '../compose/lexicon/words/qualities.data';

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
const WITHOUT_LIGHT = new Set(['icon', 'logo', 'badge', 'pattern', 'infographic']);
const WITHOUT_SURROUNDINGS = new Set(['pattern']);
const MEDIA_WITHOUT_LIGHT = new Set(['line art', 'ink drawing', 'silhouette', 'flat vector']);

/** The aspects that a prompt in English leaves open. */
export function openAspects(prompt: string, scene: SceneDescription): Aspect[] {
  const settled = settledByMeaning(prompt, scene);
  return ASPECTS.filter((aspect) => !settled[aspect] && !CUES[aspect].test(prompt));
}

/** Colour words of a prompt, each once, in its order; `Blue Heron Coffee` is a name, not a colour. */
export function colorWordsOf(prompt: string): string[] {
  const words = prompt.match(/(?<![A-Za-z])[a-z]+/g) ?? [];
  return [...new Set(words.filter((word) => Object.hasOwn(COLOR_WORDS, word)))];
}

function settledByMeaning(prompt: string, scene: SceneDescription): Record<Aspect, boolean> {
  const layout = scene.layout === 'scene' || scene.layout === 'object' ? undefined : scene.layout;
  const isMark = layout !== undefined && WITHOUT_LIGHT.has(layout);
  return {
    medium: scene.media.length > 0 || (layout !== undefined && layout !== 'character'),
    composition: scene.camera !== undefined || layout === 'pattern' || layout === 'isometric',
    light:
      scene.hour !== undefined ||
      isMark ||
      scene.media.some((medium) => MEDIA_WITHOUT_LIGHT.has(medium)),
    palette: scene.paletteColors.length > 0 || colorWordsOf(prompt).length >= 2,
    background:
      scene.setting !== undefined ||
      scene.plainBackground ||
      scene.backgroundColor !== undefined ||
      (layout !== undefined && WITHOUT_SURROUNDINGS.has(layout)),
  };
}
