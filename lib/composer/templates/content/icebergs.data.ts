/**
 * What is seen of something and what lies below: `words | title | what is seen ~ picture | what is not ~ picture; …`. The last
 * line is of anything else.
 */
const ROWS = `
success|successful|entrepreneur\\w*|career|startup | The iceberg of success | Success ~ trophy | Hard work ~ dumbbell; Late nights ~ moon; Failures ~ broken heart; Discipline ~ calendar; Learning ~ book; Courage ~ flame
costs?|price|money|expenses|owning|ownership|budget | Visible and hidden costs | Price ~ price tag | Repairs ~ wrench; Insurance ~ shield; Taxes ~ bill; Time ~ clock; Training ~ book; Energy ~ plug
culture|cultural | The iceberg of culture | Food, clothes, music ~ guitar | Values ~ heart; Beliefs ~ candle; Manners ~ handshake; Family ~ house; Humour ~ smiley; Time ~ clock
anger|emotions?|feelings?|behaviou?r|anxiety|stress|mental health|tantrums? | What is below | Anger ~ flame | Fear ~ ghost; Sadness ~ raindrop; Shame ~ mask; Hunger ~ bread; Loneliness ~ moon; Tiredness ~ bed
seo|software|app|website|development|coding|code|design | What users do not see | The app ~ smartphone | Code ~ laptop; Tests ~ check mark; Servers ~ server; Design ~ pencil; Security ~ lock; Support ~ headset
web|internet|dark web|deep web | The layers of the web | What is found ~ magnifying glass | Mail ~ envelope; Banks ~ bank; Files ~ folder; Passwords ~ key; Chats ~ speech bubble; Servers ~ server
art|artist|music|writing|sport|athlete|dance|dancing | What nobody sees | The show ~ star | Practice ~ clock; Mistakes ~ broken heart; Patience ~ hourglass; Coaches ~ whistle; Early mornings ~ sun; Sore muscles ~ dumbbell
. | What you see and what you do not | What you see ~ eye | Effort ~ dumbbell; Time ~ clock; Costs ~ coins; Doubts ~ question mark; Practice ~ pencil; Patience ~ hourglass
`;

export interface Seen {
  name: string;
  shows: string;
}

export interface Iceberg {
  words: RegExp;
  title: string;
  above: Seen;
  below: readonly Seen[];
}

const seenOf = (cell = ''): Seen => {
  const [name = '', shows = name] = cell.split(' ~ ').map((part) => part.trim());
  return { name, shows };
};

export const ICEBERGS: readonly Iceberg[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', title = '', above, below = ''] = row.split(' | ');
    return {
      words: words === '.' ? /./ : new RegExp(`\\b(?:${words})\\b`, 'i'),
      title,
      above: seenOf(above),
      below: below.split('; ').map(seenOf),
    };
  });
