import { goodsTable } from '../concept-lines';

/** Flowers of cottage gardens, woods and far countries. */
export const cottageFlowers = goodsTable(
  'cottage-flower',
  'plant',
  `
pansy 26 ground park | pansy, pansies, pansy flower | stiefmütterchen | pensée fleur, pensées sauvages | pensamiento flor | viola del pensiero | amor-perfeito | анютины глазки | パンジー
violet-flower=violet 18 ground forest | violets, violet flower, violet flowers, african violet, wild violet, sweet violet | veilchen | fleur de violette, violettes des bois | violeta flor, violetas | violetta, violette, mammola | violeta flor, violetas | фиалка, фиалки | スミレ, すみれ
primrose 18 ground meadow | primrose, primroses, primula, cowslip | primel, schlüsselblume | primevère | prímula | primula | prímula | первоцвет, примула | サクラソウ, プリムラ
crocus 16 ground meadow | crocus, crocuses | krokus, krokusse | crocus | croco flor, azafrán flor | croco, crochi | croco | крокус, крокусы | クロッカス
cornflower 55 ground field | cornflower, cornflowers | kornblume, kornblumen | bleuet, bleuets | aciano | fiordaliso | centáurea, fidalguinho | василёк, васильки | ヤグルマギク
edelweiss 20 ground mountains | edelweiss, edelweiss flower | edelweiß | edelweiss | edelweiss, flor de las nieves | stella alpina, edelweiss | edelweiss | эдельвейс | エーデルワイス
anemone 33 ground meadow | anemone, anemones, windflower | anemone, buschwindröschen | anémone | anémona flor | anemone | anêmona flor | анемон, ветреница | アネモネ
dahlia 73 ground park | dahlia, dahlias | dahlie, dahlien | dahlia | dalia | dalia | dália | георгин, георгины | ダリア
poinsettia 48 ground living-room | poinsettia, poinsettias, christmas star plant | weihnachtsstern pflanze, poinsettie | poinsettia, étoile de noël plante | flor de pascua, flor de nochebuena, poinsettia | stella di natale pianta, poinsettia | bico-de-papagaio, poinsétia | пуансеттия | ポインセチア
petunia 33 ground park | petunia, petunias | petunie, petunien | pétunia | petunia | petunia | petúnia | петуния | ペチュニア
geranium 41 ground park | geranium, geraniums, pelargonium | geranie, geranien, pelargonie | géranium, pélargonium | geranio | geranio | gerânio | герань, пеларгония | ゼラニウム
forget-me-not 22 ground meadow | forget-me-not, forget-me-nots, forget me not | vergissmeinnicht | myosotis | nomeolvides | nontiscordardimé | miosótis, não-me-esqueças | незабудка, незабудки | 忘れな草, ワスレナグサ
protea 72 ground - | protea, king protea, proteas | protea, königsprotea | protéa | protea | protea | protea | протея | プロテア
bird-of-paradise-flower=bird-of-paradise 115 ground - | bird of paradise flower, strelitzia, bird-of-paradise flower, bird of paradise plant | strelitzie, paradiesvogelblume | oiseau de paradis fleur, strelitzia | ave del paraíso flor, estrelicia | sterlizia, strelitzia | estrelícia | стрелиция | 極楽鳥花, ストレリチア
foxglove 82 ground forest | foxglove, foxgloves, digitalis | fingerhut blume, digitalis | digitale pourpre | dedalera | digitale pianta | dedaleira | наперстянка | ジギタリス
snapdragon 81 ground park | snapdragon, snapdragons | löwenmäulchen | muflier, gueule-de-loup | boca de dragón, antirrino | bocca di leone | boca-de-leão | львиный зев | キンギョソウ, 金魚草
gladiolus 82 ground park | gladiolus, gladioli, gladiola | gladiole, gladiolen | glaïeul, glaïeuls | gladiolo | gladiolo | gladíolo | гладиолус, гладиолусы | グラジオラス
hyacinth 35 ground park | hyacinth, hyacinths, grape hyacinth | hyazinthe, hyazinthen | jacinthe | jacinto | giacinto | jacinto | гиацинт | ヒヤシンス
bluebell 32 ground forest | bluebell, bluebells, harebell, bellflower, campanula | glockenblume, hasenglöckchen | jacinthe des bois, campanule | campanilla azul, campánula | campanula, campanella fiore | campânula, jacinto-silvestre | колокольчик цветок, колокольчики цветы | ブルーベル, カンパニュラ
lily-of-the-valley 21 ground forest | lily of the valley, lilies of the valley, lily-of-the-valley | maiglöckchen | muguet, brin de muguet | lirio de los valles, muguete | mughetto | lírio-do-vale | ландыш, ландыши | スズラン, すずらん
fuchsia-flower=fuchsia 42 ground park | fuchsia flower, fuchsia plant, fuchsias | fuchsie, fuchsien | fuchsia fleur | fucsia flor | fucsia fiore | brinco-de-princesa | фуксия цветок | フクシア
`,
);
