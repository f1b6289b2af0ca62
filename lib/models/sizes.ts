/** The aspect ratios accepted on generation, in the order of the size table (spec: Sizes). */
export const RATIOS = [
  '1:1',
  '2:1',
  '1:2',
  '3:2',
  '2:3',
  '4:3',
  '3:4',
  '5:4',
  '4:5',
  '6:10',
  '14:10',
  '10:14',
  '16:9',
  '9:16',
] as const;

export type Ratio = (typeof RATIOS)[number];

export interface PixelSize {
  widthPx: number;
  heightPx: number;
}

/** The exact sizes of each model group, in the order of `RATIOS` (spec: Sizes). */
export const SIZE_TABLES = {
  '1k': [
    '1024x1024',
    '1536x768',
    '768x1536',
    '1280x832',
    '832x1280',
    '1216x896',
    '896x1216',
    '1152x896',
    '896x1152',
    '832x1344',
    '1280x896',
    '896x1280',
    '1344x768',
    '768x1344',
  ],
  '2k': [
    '2048x2048',
    '3072x1536',
    '1536x3072',
    '2560x1664',
    '1664x2560',
    '2432x1792',
    '1792x2432',
    '2304x1792',
    '1792x2304',
    '1664x2688',
    '2560x1792',
    '1792x2560',
    '2688x1536',
    '1536x2688',
  ],
  v3: [
    '1024x1024',
    '2048x1024',
    '1024x2048',
    '1536x1024',
    '1024x1536',
    '1365x1024',
    '1024x1365',
    '1280x1024',
    '1024x1280',
    '1024x1707',
    '1434x1024',
    '1024x1434',
    '1820x1024',
    '1024x1820',
  ],
} as const;

export type SizeTable = keyof typeof SIZE_TABLES;

/** Parses `WxH`; `undefined` when the text has another form. */
export function parseExactSize(text: string): PixelSize | undefined {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
  return match ? { widthPx: Number(match[1]), heightPx: Number(match[2]) } : undefined;
}

export function isRatio(text: string): text is Ratio {
  return (RATIOS as readonly string[]).includes(text);
}

/** The exact pixel size that a ratio stands for in a size table. */
export function sizeOfRatio(table: SizeTable, ratio: Ratio): PixelSize {
  const exact = parseExactSize(SIZE_TABLES[table][RATIOS.indexOf(ratio)] ?? '');
  if (!exact) throw new Error(`The size table ${table} has no entry for ${ratio}`);
  return exact;
}

/** The listed ratio nearest to the shape of a picture, by the logarithm of width over height. */
export function nearestRatio({ widthPx, heightPx }: PixelSize): Ratio {
  const wanted = Math.log(widthPx / heightPx);
  const distance = (ratio: Ratio) => {
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(w / h) - wanted);
  };
  return RATIOS.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}
