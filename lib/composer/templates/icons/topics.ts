import { ICON_TOPICS } from './topics.data';

/** Topics that name a set of icons without listing them, each with its words and the icons that it has. */
export const ICON_SETS = ICON_TOPICS.trim()
  .split('\n')
  .map((line) => {
    const [words = '', icons = ''] = line.split('>');
    const list = (text: string) => text.split(',').map((word) => word.trim());
    return { words: list(words), icons: list(icons) };
  });
