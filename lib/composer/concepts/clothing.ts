import type { ConceptEntry } from './concept';
import { clothingKinds } from './clothing/kinds';
import { wearables } from './clothing/wearables';
import { wearing } from './clothing/wearing';
import { goodsTable } from './concept-lines';

const neckwear = goodsTable(
  'neckwear',
  'clothing',
  `
bow-tie 6 body - | bow tie, bowtie | fliege krawatte, schleifenkrawatte | nœud papillon | pajarita, corbata de lazo | papillon, farfallino | gravata borboleta | галстук-бабочка | 蝶ネクタイ
`,
);

const headwear = goodsTable(
  'headwear',
  'clothing',
  `
pirate-hat 22 body - | pirate hat, tricorn, tricorn hat | piratenhut, dreispitz | chapeau de pirate, tricorne | sombrero de pirata, tricornio | cappello da pirata, tricorno | chapéu de pirata | пиратская шляпа, треуголка | 海賊帽
captain-hat 21 body - | captain hat, captain's hat, captains hat, peaked cap, skipper hat, captain's cap | kapitänsmütze, schirmmütze | casquette de capitaine | gorra de capitán | cappello da capitano | quepe de capitão | капитанская фуражка, фуражка | 船長帽
police-cap 21 body - | police cap, police hat | polizeimütze | casquette de police | gorra de policía | cappello da poliziotto | quepe de polícia | полицейская фуражка | 警察帽
viking-helmet 21 body - | viking helmet, horned helmet | wikingerhelm | casque de viking | casco vikingo | elmo vichingo | capacete viking | шлем викинга | バイキングの兜
firefighter-helmet 21 body - | firefighter helmet, fire helmet, fireman hat, firefighter hat, fireman helmet | feuerwehrhelm | casque de pompier | casco de bombero | casco da pompiere | capacete de bombeiro | каска пожарного | 消防ヘルメット
fedora 18.5 body - | fedora, detective hat | fedora, detektivhut | fedora | fedora | fedora | fedora | федора | フェドーラ
cowboy-hat 19 body - | cowboy hat, stetson | cowboyhut | chapeau de cow-boy | sombrero vaquero | cappello da cowboy | chapéu de caubói | ковбойская шляпа | カウボーイハット
knight-helmet 28 body - | knight helmet, knight's helmet, armor helmet | ritterhelm | heaume | yelmo | elmo da cavaliere | elmo | рыцарский шлем | 騎士の兜
sailor-hat 14 body - | sailor hat, sailor's hat, sailor cap | matrosenmütze | bachi, bonnet de marin | gorra de marinero | cappello da marinaio | chapéu de marinheiro | бескозырка | 水兵帽
nightcap 25 body - | nightcap, sleeping cap, night cap | schlafmütze, nachtmütze | bonnet de nuit | gorro de dormir | berretto da notte | gorro de dormir | ночной колпак | ナイトキャップ
eye-patch 5 body - | eye patch, eyepatch | augenklappe | cache-œil | parche en el ojo, parche de pirata | benda sull'occhio | tapa-olho | повязка на глазу | 眼帯
`,
);

export const clothing: readonly ConceptEntry[] = [
  ...wearing,
  ...wearables,
  ...neckwear,
  ...headwear,
  ...clothingKinds,
];
