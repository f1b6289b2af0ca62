import { goodsTable } from './concept-lines';

/** What is put up for races and screenings, and is as large as a house. */
export const eventGear = goodsTable(
  'event-gear',
  'building',
  `
inflatable-arch 420 ground - | inflatable arch, inflatable finish arch, inflatable start arch, starting arch, race arch, finish line arch, start line arch, air arch | aufblasbarer bogen, startbogen | arche gonflable | arco inflable | arco gonfiabile | arco inflável | надувная арка | エアアーチ, バルーンゲート
projection-screen 410 ground - | projection screen, movie screen, cinema screen, film screen, outdoor screen, outdoor movie screen, outdoor cinema screen, projector screen, silver screen | leinwand für filme, kinoleinwand, filmleinwand | écran de cinéma, écran de projection | pantalla de cine, pantalla de proyección | schermo del cinema, schermo cinematografico | tela de cinema, tela de projeção | киноэкран, проекционный экран | スクリーン, 映画のスクリーン
`,
);
