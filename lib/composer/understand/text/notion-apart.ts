import { isNotionIn } from '../abroad/sayings';
import type { Draft } from '../read/draft';
import { senseOf } from '../read/sense-of';
import { liftLeadAbroad } from './lead-abroad';
import { liftNotion } from './notion-told';

/** A picture without the notion that is told beside it, which the draft is told of. */
export function withoutNotion(text: string, draft: Draft): string {
  const { language } = draft;
  const sense = senseOf(draft);
  if (language === 'en') {
    const notion = liftNotion(text, sense);
    if (notion) draft.isOfIdea = true;
    if (notion) draft.fate(notion.notion, 'ignored', 'what the picture is about');
    return notion?.rest ?? text;
  }
  const isNotion = (words: string) => isNotionIn(words.toLowerCase(), language);
  const lead = liftLeadAbroad(text, language, { isKnown: sense.isNamed, isNotion });
  if (lead) draft.fate(lead.topic, 'ignored', 'what the picture is about');
  return lead?.rest ?? text;
}
