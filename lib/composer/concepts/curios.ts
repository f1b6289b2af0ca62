import { goodsTable } from './concept-lines';

/** What lies about in stories: wrecks, brass of ships, cartridges, altars, what is smoked. */
export const curios = goodsTable(
  'curio',
  'tool',
  `
shipwreck 1020 ground - | shipwreck, sunken ship, wrecked ship, ship wreck, shipwrecks, sunken shipwreck, wreck of a ship | schiffswrack, gesunkenes schiff, wrack | épave, épave de bateau, navire naufragé | pecio, barco hundido, barco naufragado, naufragio | relitto, relitto di nave, nave affondata | naufrágio, navio naufragado, navio afundado | затонувший корабль, обломки корабля, остов корабля | 難破船, 沈没船
ashtray 13 table - | ashtray, ash tray | aschenbecher | cendrier | cenicero | posacenere, portacenere | cinzeiro | пепельница | 灰皿
cigar 12 hand - | cigar, cigars, cuban cigar, cigarillo | zigarre, zigarren, zigarillo | cigare, cigarillo | puro habano, cigarro puro, habano | sigaro, sigari | charuto | сигара, сигарилла | 葉巻
cigarette 6 hand - | cigarette, cigarettes, lit cigarette | zigarette, zigaretten | cigarette | cigarrillo, cigarro, pitillo | sigaretta, sigarette | cigarro | сигарета, папироса | たばこ, シガレット
propeller 247 ground - | propeller, ship propeller, ship's propeller, boat propeller, screw propeller | propeller, schiffsschraube | hélice, hélice de bateau | hélice, hélice de barco | elica, elica della nave | hélice, hélice de navio | гребной винт, пропеллер | プロペラ, スクリュー
porthole 63 wall - | porthole, port hole, portholes, ship window, round ship window | bullauge, bullaugen | hublot, hublots | ojo de buey, portilla | oblò | vigia de navio, escotilha redonda | иллюминатор | 舷窓, 丸窓
bullet 9 table - | bullet, bullets, cartridge, cartridges, ammunition, ammo, rifle cartridge | patrone, patronen, gewehrkugel, munition | balle de fusil, cartouche, cartouches, munitions | bala, balas, cartucho, munición | proiettile, proiettili, pallottola, munizioni | bala de fuzil, balas de fuzil, munição | пуля, пули, патрон, патроны, боеприпасы | 弾丸, 銃弾, 弾薬
altar 168 ground church-interior | altar, church altar, stone altar, altar table | altar, altäre, hochaltar | autel, autel d'église | altar, altar mayor | altare, altare maggiore | altar, altar de igreja | алтарь, престол | 祭壇
`,
);
