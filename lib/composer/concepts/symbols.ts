import type { ConceptEntry } from './concept';
import { goodsTable } from './concept-lines';
import { bodyParts } from './symbols/body';
import { charting } from './symbols/charting';
import { glyphs } from './symbols/glyphs';
import { marking } from './symbols/marking';
import { organs } from './tools/clinic';

export const symbols: readonly ConceptEntry[] = [
  ...marking,
  ...bodyParts,
  ...charting,
  ...glyphs,
  ...organs,
  ...goodsTable(
    'sign-symbol',
    'symbol',
    `
sparkle 18 air - | sparkle, sparkles, glitter | funkeln, glitzer | étincelle, paillette | destello, brillo | scintilla, luccichio | faísca, brilho | блёстка, блеск | キラキラ
minus-sign=minus 20 table - | minus sign | minuszeichen | signe moins | signo menos | segno meno | sinal de menos | знак минус | マイナス記号
info-sign=info 20 table - | info sign, information symbol | infozeichen | symbole information | símbolo de información | simbolo informazioni | símbolo de informação | знак информации | 情報マーク
exclamation-mark=exclamation 19 table - | exclamation mark, exclamation point | ausrufezeichen | point d'exclamation | signo de exclamación | punto esclamativo | ponto de exclamação | восклицательный знак | 感嘆符, ビックリマーク
question-mark=question 19 table - | question mark | fragezeichen | point d'interrogation | signo de interrogación | punto interrogativo | ponto de interrogação | вопросительный знак | 疑問符, クエスチョンマーク
thought-bubble 18 air - | thought bubble, thought balloon | gedankenblase | bulle de pensée | globo de pensamiento | nuvoletta del pensiero | balão de pensamento | облачко мыслей | 考え事の吹き出し
gears=gear 24 table - count:3 | gears, cogs, cogwheels | zahnräder | engrenages | engranajes | ingranaggi | engrenagens | шестерёнки, шестеренки | 歯車セット
target 22 ground - | target, bullseye | zielscheibe | cible | diana, blanco de tiro | bersaglio | alvo | мишень | 的, ターゲット
peace-sign=peace 20 table - | peace sign, peace symbol | friedenszeichen, peacezeichen | symbole de la paix | símbolo de la paz | simbolo della pace | símbolo da paz | знак мира, пацифик | ピースマーク
yin-yang 20 table - | yin yang, yin and yang, yin-yang symbol, yin yang symbol | yin und yang | yin et yang | yin y yang | yin e yang | yin e yang | инь и ян, инь-ян | 陰陽
recycling-symbol=recycling 18 table - | recycling symbol, recycling arrows, recycle sign | recyclingzeichen, recyclingsymbol | symbole de recyclage | símbolo de reciclaje | simbolo del riciclo | símbolo de reciclagem | знак переработки | リサイクルマーク
infinity-sign=infinity 11 table - | infinity sign, infinity symbol | unendlichkeitszeichen | symbole infini | símbolo de infinito | simbolo dell'infinito | símbolo do infinito | знак бесконечности | 無限マーク
musical-note=note 19 air - | musical note, music note, note of music | musiknote | note de musique | nota musical | nota musicale | nota musical | музыкальная нота | 音符
musical-notes=note 20 air - count:2 | musical notes, music notes | musiknoten | notes de musique | notas musicales | note musicali | notas musicais | музыкальные ноты | 音符たち
crescent-sign=crescent 18 sky - | crescent symbol, crescent sign | halbmondzeichen | symbole du croissant | símbolo de media luna | simbolo della mezzaluna | símbolo do crescente | символ полумесяца | 三日月マーク
smiley 20 table - | smiley, smiley face, smile emoji, happy emoji, smiling emoji, emoji face | smiley, smileygesicht | smiley, émoticône | carita feliz, emoticono | faccina, faccina sorridente | carinha feliz, carinha sorridente | смайлик, смайл | スマイリー, ニコちゃんマーク
smiley-laughing 20 table - | laughing smiley, laughing emoji, grinning emoji | lachender smiley | smiley rieur | emoticono riendo | faccina che ride | carinha rindo | смеющийся смайлик | 笑う絵文字
smiley-loving 20 table - | heart eyes emoji, love emoji, smiley with heart eyes | herzaugen-smiley | smiley amoureux | emoticono enamorado | faccina innamorata | carinha apaixonada | влюблённый смайлик | ハート目の絵文字
smiley-winking 20 table - | winking smiley, winking emoji, wink emoji | zwinkersmiley | smiley clin d'œil | emoticono guiñando | faccina che fa l'occhiolino | carinha piscando | подмигивающий смайлик | ウインクの絵文字
smiley-frowning 20 table - | sad smiley, sad emoji, frowning emoji, sad face emoji | trauriger smiley | smiley triste | emoticono triste | faccina triste | carinha triste | грустный смайлик | 悲しい絵文字
wifi 15 air - | wifi, wi-fi, wireless network, wifi symbol, wifi icon, wifi sign, wifi signal, wi-fi symbol | wlan, wifi | wifi, wi-fi | wifi, wi-fi | wifi, wi-fi | wifi, wi-fi | вайфай, wi-fi | 無線lan
`,
  ),
  ...goodsTable(
    'science-symbol',
    'symbol',
    `
network 23 air - | network, network nodes, connected nodes | netzwerk | réseau | red de nodos, red informática | rete informatica | rede de nós | сеть узлов | ネットワーク
dna 25 table - | dna, double helix, dna strand | dna, dns strang, doppelhelix | adn, double hélice | adn, doble hélice | dna, doppia elica | dna, dupla hélice | днк, двойная спираль | dna, 二重らせん
atom 22 air - | atom, atoms | atom | atome | átomo | atomo | átomo | атом | 原子
`,
  ),
  ...goodsTable(
    'money',
    'tool',
    `
single-coin=coin 3 table - | single coin, one coin, penny | einzelne münze | une pièce d'or | moneda suelta | monetina | moedinha | монетка | 一枚の硬貨
crypto-coin 3 table - | crypto coin, bitcoin, cryptocurrency, token coin | kryptowährung, bitcoin | bitcoin, cryptomonnaie | bitcoin, criptomoneda | bitcoin, criptovaluta | bitcoin, criptomoeda | биткоин, криптовалюта | ビットコイン, 仮想通貨
piggy-bank 21 table - | piggy bank, money pig | sparschwein | tirelire | hucha, alcancía | salvadanaio | cofrinho | копилка | 貯金箱
money-bag 30 table - | money bag, bag of money, sack of money, bag of coins, sack of coins, pouch of coins, bag of gold, sack of gold | geldsack | sac d'argent | saco de dinero | sacco di soldi | saco de dinheiro | мешок денег | お金の袋
shopping-basket 40 ground square | shopping basket | einkaufskorb | panier de courses | cesta de la compra | cestino della spesa | cesta de compras | корзина для покупок | 買い物かご
price-tag 9 table - | price tag, sale tag | preisschild | étiquette de prix | etiqueta de precio | cartellino del prezzo | etiqueta de preço | ценник | 値札
receipt 14 table - | receipt, bill of sale | kassenbon, quittung | ticket de caisse, reçu | recibo, ticket de compra | scontrino | recibo | чек магазина | レシート
long-receipt 60 table - | long receipt, very long receipt, endless receipt, huge receipt | langer kassenbon | long ticket de caisse | recibo largo | scontrino lungo | recibo comprido | длинный чек | 長いレシート
`,
  ),
  ...goodsTable(
    'emblem',
    'symbol',
    `
brain 19 table - | brain, human brain | gehirn | cerveau | cerebro | cervello | cérebro | мозг | 脳, 脳みそ
circuit-brain=brain 19 table - state:lit | circuit brain, digital brain, ai brain | digitales gehirn | cerveau numérique | cerebro digital | cervello digitale | cérebro digital | цифровой мозг | 人工頭脳
head-profile=profile 30 table - | head profile, head silhouette, human head, profile of a head, head in profile, person's head | kopf im profil, kopfsilhouette | profil d'une tête, silhouette de tête | perfil de cabeza, silueta de cabeza | profilo di testa | perfil de cabeça | профиль головы, силуэт головы | 頭のシルエット, 横顔
feather 25 table - | bird feather, plume | vogelfeder | plume d'oiseau | pluma de pájaro | piuma d'uccello | pena de ave | птичье перо | 鳥の羽
security-shield=shield 56 table - state:lit | security shield, shield with check mark, protection shield | sicherheitsschild | bouclier de sécurité | escudo de seguridad | scudo di sicurezza | escudo de segurança | щит безопасности | セキュリティシールド
keyhole-shield=shield 56 table - state:cut | shield with keyhole, keyhole shield | schild mit schlüsselloch | bouclier avec serrure | escudo con cerradura | scudo con serratura | escudo com fechadura | щит с замочной скважиной | 鍵穴付きの盾
scale=scales 42 table - | scale, scales, balance scale, balance scales, scales of justice | waage | balance | balanza | bilancia | balança | весы | 天秤
hourglass 27 table - | hourglass, sandglass | sanduhr | sablier | reloj de arena | clessidra | ampulheta | песочные часы | 砂時計
mailbox 110 ground street state:lit | mailbox, letterbox, letter box, postbox, mail box | briefkasten | boîte aux lettres | buzón | cassetta delle lettere, cassetta postale | caixa de correio | почтовый ящик | 郵便受け, ポスト
empty-mailbox=mailbox 110 ground street state:open | empty mailbox, open mailbox | leerer briefkasten | boîte aux lettres vide | buzón vacío | cassetta postale vuota | caixa de correio vazia | пустой почтовый ящик | 空の郵便受け
ribbon 14 table - | ribbon, gift bow | schleife | ruban | lazo | fiocco, nastro | laço de fita | лента, бант | リボン
`,
  ),
];
