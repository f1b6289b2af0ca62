import { goodsTable } from './concept-lines';

/** What lies about in stories: wrecks, brass of ships, cartridges, what is smoked. */
export const curios = goodsTable(
  'curio',
  'tool',
  `
shipwreck 1020 ground - | shipwreck, sunken ship, wrecked ship, ship wreck, shipwrecks, sunken shipwreck, wreck of a ship | schiffswrack, gesunkenes schiff, wrack | épave, épave de bateau, navire naufragé | pecio, barco hundido, barco naufragado, naufragio | relitto, relitto di nave, nave affondata | naufrágio, navio naufragado, navio afundado | затонувший корабль, обломки корабля, остов корабля | 難破船, 沈没船
ashtray 13 table - | ashtray, ash tray | aschenbecher | cendrier | cenicero | posacenere, portacenere | cinzeiro | пепельница | 灰皿
cigarette 6 hand - | cigarette, cigarettes, lit cigarette | zigarette, zigaretten | cigarette | cigarrillo, cigarro, pitillo | sigaretta, sigarette | cigarro | сигарета, папироса | たばこ, シガレット
porthole 63 wall - | porthole, port hole, portholes, ship window, round ship window | bullauge, bullaugen | hublot, hublots | ojo de buey, portilla | oblò | vigia de navio, escotilha redonda | иллюминатор | 舷窓, 丸窓
bullet 9 table - | bullet, bullets, cartridge, cartridges, ammunition, ammo, rifle cartridge | patrone, patronen, gewehrkugel, munition | balle de fusil, cartouche, cartouches, munitions | bala, balas, cartucho, munición | proiettile, proiettili, pallottola, munizioni | bala de fuzil, balas de fuzil, munição | пуля, пули, патрон, патроны, боеприпасы | 弾丸, 銃弾, 弾薬
`,
);
