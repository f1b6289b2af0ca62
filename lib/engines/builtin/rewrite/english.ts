import { type Brief, isIndoors, thingsOf } from '@/lib/composer';
import { colorWordsOf, type Aspect } from './aspects';
import { HOUR_PALETTE, PHRASES, SEASON_PALETTE, SETTING_LIGHT } from './english.data';
import { themeOf } from './theme';

/** Sentences for the open aspects of an English prompt, the most telling first. */
export function englishAdditions(prompt: string, brief: Brief, open: readonly Aspect[]): string[] {
  const phrases = PHRASES[themeOf(brief)];
  // Its own word would be read as one more thing to draw.
  const it = thingsOf(brief).length > 1 ? 'the group' : 'the subject';
  const say = (aspect: Aspect): string | undefined => {
    if (!open.includes(aspect)) return undefined;
    const fitting = fittingPhrase(aspect, brief) ?? pick(phrases[aspect], prompt, aspect);
    return fitting.replaceAll('{it}', it);
  };
  return [
    formSentence(say('medium'), say('composition')),
    lightSentence(say('light'), say('palette')),
    say('background'),
  ].flatMap((sentence) => (sentence === undefined ? [] : [`${sentence}.`]));
}

function formSentence(medium?: string, composition?: string): string | undefined {
  if (medium === undefined) return composition && `Composed ${composition}`;
  return composition ? `Rendered as ${medium}, ${composition}` : `Rendered as ${medium}`;
}

function lightSentence(light?: string, palette?: string): string | undefined {
  if (palette === undefined) return light;
  return light ? `${light}; the palette ${palette}` : `The palette ${palette}`;
}

/** What the prompt's own hour, season, place or colour asks for, before what its theme usually has. */
function fittingPhrase(aspect: Aspect, brief: Brief): string | undefined {
  const [place] = brief.places;
  if (aspect === 'light') return place && lightIn(place.concept);
  if (aspect !== 'palette') return undefined;
  const [color] = colorWordsOf(brief);
  if (color) return `lets the ${color} stand out against calm, neutral tones`;
  if (brief.hour) return HOUR_PALETTE[brief.hour];
  return brief.season && SEASON_PALETTE[brief.season];
}

function lightIn(place: string): string | undefined {
  return SETTING_LIGHT[place] ?? (isIndoors(place) ? SETTING_LIGHT.room : undefined);
}

/** The same choice for the same prompt; other prompts get other words. */
function pick(phrases: readonly [string, ...string[]], prompt: string, aspect: Aspect): string {
  let hash = 0x811c9dc5;
  for (const character of `${aspect} ${prompt}`)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return phrases[(hash >>> 8) % phrases.length] ?? phrases[0];
}
