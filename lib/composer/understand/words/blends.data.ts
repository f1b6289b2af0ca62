/** Things that are only how another is made when they are shaped like it, as the state of that one. */
export const AS_IT_IS_MADE: Readonly<Record<string, string>> = {
  topiary: 'grassy',
  hedge: 'grassy',
  bush: 'grassy',
  'neon-sign': 'neon-lit',
  balloon: 'balloon',
  cookie: 'gingerbread',
  gingerbread: 'gingerbread',
  cushion: 'plush',
  chocolate: 'chocolate',
  statue: 'stone',
  soap: 'candy',
};
