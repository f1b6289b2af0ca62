import { acting } from './acting';
import { around, asEnglishTells } from './abroad-items';
import { withBareDoers } from './bare-doers';
import { ClauseReader } from './clause';
import { cuesOfTopic, decided } from './decide';
import { type Draft } from './draft';
import { named } from './ellipsis';
import { withFinites } from './finite';
import { withFlavours } from './flavours';
import { germanOrder } from './german-order';
import { subjectFirst } from './inversion';
import { thingsFirst, whoFirst } from './where-first';
import { type Item, itemsOf } from './item';
import { withEndings } from './japanese-clauses';
import { withOwners } from './japanese-owners';
import { JapaneseReader } from './japanese';
import { withClitics } from './clitics';
import { actively } from './passive';
import { pictured } from './pictured';
import { doersFirst } from './russian-object-first';
import { withTwoTones } from './two-tones';
import { russianOrder } from './russian-order';
import { settle, type Settled } from './settle';
import { withSharedNouns } from './shared-nouns';
import { PAGE_TOPIC } from '../text/announcement';
import { tokenize } from '../text/tokens';
import { withEnglishCompounds } from '../abroad/compounds';

/** A text read into a draft: its words in the order of its language, by the reader of that language. */
export function readInto(draft: Draft, text: string): Settled[] {
  const { language, lexicon } = draft;
  const tokens = tokenize(text, language, (from) => lexicon.longestWord(from));
  const items = itemsOf(tokens, language, lexicon);
  const settled = settle(inOrder(items, draft), draft);
  if (language === 'ja') new JapaneseReader(settled, draft).read();
  else new ClauseReader(settled, draft).read();
  return settled;
}

/** The words of a sentence in the order in which they are read, each in its sense. */
function inOrder(given: Item[], { language, lexicon, words }: Draft): Item[] {
  const items = withTwoTones(given, { language, lexicon });
  const done = language === 'en' ? withFinites(withBareDoers(items, lexicon), lexicon) : items;
  const topic = words.find(({ note }) => note === PAGE_TOPIC)?.word;
  const about = topic === undefined || language !== 'en' ? {} : { about: cuesOfTopic(topic, 'en') };
  const told = decided(done, { language, lexicon, ...about });
  if (language === 'en')
    return actively(whoFirst(named(acting(pictured(told, lexicon), lexicon), lexicon)), lexicon);
  if (language === 'ja')
    return withOwners(withEnglishCompounds(withEndings(told), language, lexicon), lexicon);
  if (language === 'de')
    return subjectFirst(
      thingsFirst(germanOrder(around(withSharedNouns(told, language, lexicon)), lexicon)),
      lexicon,
    );
  const made = withFlavours(told, language, lexicon);
  const plain = asEnglishTells(withClitics(made, language), language, lexicon);
  const apart = withEnglishCompounds(plain, language, lexicon);
  return subjectFirst(
    language === 'ru' ? russianOrder(doersFirst(apart, lexicon)) : thingsFirst(apart),
    lexicon,
  );
}
