import type { ConceptEntry } from '../concept';
import { goodsTable } from '../concept-lines';

/** What they are for all that: nothing of it acts by itself. */
const KINDS: Readonly<Record<string, ConceptEntry['kind']>> = {
  staff: 'tool',
  spear: 'tool',
  torch: 'tool',
  'walking-stick': 'tool',
  'bow-and-arrow': 'tool',
  cannon: 'tool',
  'spell-book': 'tool',
  'magic-lamp': 'container',
  chalice: 'container',
  'glass-slipper': 'clothing',
  coffin: 'furniture',
  'pumpkin-carriage': 'vehicle',
  beanstalk: 'plant',
  'dragon-egg': 'nature',
  'sword-in-stone': 'nature',
  portal: 'nature',
  cobweb: 'nature',
};

const told = goodsTable(
  'wonder',
  'fantasy',
  `
staff 190 hand - | staff, wizard staff, wizard's staff, magic staff | zauberstock | bâton de sorcier | bastón mágico, báculo | bastone magico | cajado mágico | посох | 杖
spear 210 hand - | spear | speer | lance | lanza | lancia | lança | копьё | 槍, やり
torch 73 hand - | torch, flaming torch, burning torch, wall torch | fackel | torche, flambeau | antorcha | torcia, fiaccola | tocha | факел | 松明, たいまつ
walking-stick=cane 88 hand - | walking stick, cane, walking cane, hiking pole | gehstock, spazierstock, wanderstock | canne | bastón | bastone da passeggio | bengala de apoio | трость | 歩行杖
bow-and-arrow 122 hand - | bow and arrow, archery bow, bow and arrows, longbow, arrow and bow | pfeil und bogen | arc et flèche | arco y flecha | arco e freccia | arco e flecha | лук и стрелы, лук со стрелой | 弓矢, 弓
sword-in-stone 160 ground hills | sword in the stone, sword in stone, excalibur | schwert im stein, excalibur | épée dans le rocher, excalibur | espada en la piedra, excalibur | spada nella roccia, excalibur | espada na pedra, excalibur | меч в камне, экскалибур | 石に刺さった剣, エクスカリバー
cannon 92 ground coast | cannon | kanone | canon | cañón de artillería | cannone | canhão | пушка | 大砲
dragon-egg 40 ground cave | dragon egg, dragon's egg, dinosaur egg, dragon eggs | drachenei, dinosaurierei | œuf de dragon | huevo de dragón, huevo de dinosaurio | uovo di drago | ovo de dragão | яйцо дракона | ドラゴンの卵
spell-book 36 table - | spell book, spellbook, magic book, grimoire, book of spells | zauberbuch | grimoire, livre de sorts | libro de hechizos, grimorio | libro magico, grimorio | livro de feitiços, grimório | книга заклинаний, гримуар | 魔法の本, 魔導書
magic-lamp 30 table - | magic lamp, genie lamp, aladdin's lamp | wunderlampe | lampe magique, lampe d'aladin | lámpara mágica | lampada magica | lâmpada mágica | волшебная лампа | 魔法のランプ
chalice 22 table - | chalice, goblet, holy grail, grail | kelch, gral, pokal aus gold | calice, graal | cáliz, grial | graal | cálice, graal | чаша, грааль | 聖杯, 杯
glass-slipper 14 table - | glass slipper, cinderella's slipper, cinderella slipper | gläserner schuh, glasschuh | pantoufle de verre | zapatilla de cristal, zapato de cristal | scarpetta di cristallo | sapatinho de cristal | хрустальная туфелька | ガラスの靴
pumpkin-carriage 300 ground road | pumpkin carriage, cinderella carriage, fairytale carriage | kürbiskutsche | carrosse citrouille | carroza de calabaza | carrozza di zucca | carruagem de abóbora | карета из тыквы | かぼちゃの馬車
mushroom-house 170 ground forest | mushroom house, toadstool house, fairy house, gnome house | pilzhaus, pilzhäuschen, feenhaus | maison champignon | casa seta, casa de hada | casa fungo | casa cogumelo | домик-гриб | きのこの家
beanstalk 900 ground meadow | beanstalk, giant beanstalk, magic beanstalk | bohnenranke | haricot magique | planta de frijoles mágicos | pianta di fagioli magica | pé de feijão | бобовый стебель | 豆の木
portal 272 ground - | portal, magic portal, magic gate, teleporter | zauberportal, magisches portal | portail magique | portal mágico | portale magico | portal mágico | портал | 異次元の扉, ポータル
coffin 188 ground - | coffin, casket | sarg | cercueil | ataúd | bara | caixão | гроб | 棺, 棺桶
cobweb 62 wall - | cobweb, spider web, spiderweb, spider's web | spinnennetz, spinnwebe | toile d'araignée | telaraña | ragnatela | teia de aranha | паутина | 蜘蛛の巣, クモの巣
`,
);

/** Things of tales, and what heroes and wizards carry. */
export const wonders: readonly ConceptEntry[] = told.map((entry) => ({
  ...entry,
  kind: KINDS[entry.id] ?? entry.kind,
}));
