import { goodsTable } from '../concept-lines';

/** Cells, bones and stones of lessons, traces of animals, signs of the zodiac and rare sights of the sky. */
export const lessons = [
  ...goodsTable(
    'lesson-thing',
    'symbol',
    `
molecule 20 air - | molecule, water molecule, h2o molecule, molecules | molekül, wassermolekül | molécule, molécule d'eau | molécula, molécula de agua | molecola, molecola d'acqua | molécula, molécula de água | молекула, молекула воды | 分子, 水分子
animal-cell 20 air - | animal cell, human cell, biological cell, cell | tierzelle, tierische zelle | cellule animale | célula animal, célula | cellula animale | célula animal, célula | животная клетка | 動物細胞, 細胞
plant-cell 20 air - | plant cell | pflanzenzelle | cellule végétale | célula vegetal | cellula vegetale | célula vegetal | растительная клетка | 植物細胞
neuron 24 air - | neuron, nerve cell, brain cell | neuron, nervenzelle | neurone | neurona | neurone | neurônio | нейрон, нервная клетка | ニューロン, 神経細胞
blood-cell 14 air - | blood cell, red blood cell, blood cells | blutkörperchen, rotes blutkörperchen | globule rouge | glóbulo rojo | globulo rosso | glóbulo vermelho, hemácia | эритроцит, красная кровяная клетка | 赤血球
bar-magnet 4 table - | bar magnet | stabmagnet | aimant droit | imán de barra | magnete a barra | ímã em barra | полосовой магнит | 棒磁石
newtons-cradle=cradle 18 table - | newton's cradle, newtons cradle, newton cradle | kugelstoßpendel | pendule de newton | péndulo de newton, cuna de newton | pendolo di newton, culla di newton | pêndulo de newton | колыбель ньютона | ニュートンのゆりかご
fingerprint 18 air - | fingerprint, thumbprint, finger print | fingerabdruck | empreinte digitale | huella dactilar, huella digital | impronta digitale | impressão digital | отпечаток пальца | 指紋
geode 16 table - | geode, amethyst geode, crystal geode | geode, druse | géode | geoda | geode | geodo | жеода | ジオード, 晶洞
spine 80 table clinic | spine, backbone, vertebral column, spinal column | wirbelsäule | colonne vertébrale | columna vertebral | colonna vertebrale | coluna vertebral | позвоночник | 背骨, 脊椎
ribcage 46 table clinic | ribcage, rib cage, ribs bones, thorax | brustkorb, rippen | cage thoracique | caja torácica | gabbia toracica | caixa torácica | грудная клетка | 肋骨
eyeball 6 table - | eyeball, eye ball | augapfel | globe oculaire | globo ocular | bulbo oculare | globo ocular | глазное яблоко | 眼球, 目玉
dentures 6 table clinic | dentures, false teeth, set of teeth | gebiss, zahnprothese | dentier | dentadura postiza, dentadura | dentiera | dentadura | зубной протез, вставная челюсть | 入れ歯
`,
  ),
  ...goodsTable(
    'trace',
    'nature',
    `
honeycomb 21 table - | honeycomb, honey comb, honeycombs | honigwabe, bienenwabe | rayon de miel, nid d'abeille | panal, panal de miel | favo, favo di miele | favo de mel | соты, медовые соты | ハニカム
anthill 40 ground forest | anthill, ant hill, ant nest | ameisenhaufen, ameisenhügel | fourmilière | hormiguero | formicaio | formigueiro | муравейник | 蟻塚
molehill 20 ground meadow,garden | molehill, mole hill | maulwurfshügel | taupinière | topera | mucchio di talpa | toca de toupeira | кротовина | モグラ塚
peacock-feather 104 table - | peacock feather, peacock feathers | pfauenfeder | plume de paon | pluma de pavo real | piuma di pavone | pena de pavão | павлинье перо | 孔雀の羽
fish-bones 13 table - | fish bones, fish skeleton, fishbone | gräten, fischgräte, fischskelett | arêtes de poisson, arête | espina de pescado, raspa de pescado | lisca di pesce | espinha de peixe | рыбий скелет, рыбья кость | 魚の骨
shark-tooth 6.3 table - | shark tooth, shark teeth, megalodon tooth | haifischzahn, haizahn | dent de requin | diente de tiburón | dente di squalo | dente de tubarão | зуб акулы, акулий зуб | サメの歯
cow-skull 54 ground desert | cow skull, bull skull, longhorn skull, animal skull, steer skull | kuhschädel, stierschädel, tierschädel | crâne de vache, crâne de taureau | cráneo de vaca, calavera de vaca | teschio di mucca, teschio di toro | crânio de vaca, crânio de boi | череп коровы, череп быка | 牛の頭蓋骨
dinosaur-track 54 ground - | dinosaur footprint, dinosaur track, dinosaur footprints, t-rex footprint | dinosaurierspur, dinosaurierfußabdruck | empreinte de dinosaure | huella de dinosaurio | impronta di dinosauro | pegada de dinossauro | след динозавра | 恐竜の足跡
icicles 50 air - | icicle, icicles | eiszapfen | glaçons suspendus, stalactite de glace | carámbano, carámbanos | ghiacciolo pendente | pingente de gelo | сосулька, сосульки | つらら
stalactites 240 ground cave | stalactite, stalactites | tropfstein, tropfsteine, stalaktit | stalactite | estalactita | stalattite | estalactite | сталактит | 鍾乳石
`,
  ),
  ...goodsTable(
    'zodiac',
    'symbol',
    `
aries 20 air - | aries, aries zodiac sign, aries symbol, aries sign | sternzeichen widder | signe du bélier | signo aries, símbolo de aries | segno dell'ariete | signo de áries, áries | знак овен | 牡羊座
taurus 20 air - | taurus, taurus zodiac sign, taurus symbol, taurus sign | sternzeichen stier | signe du taureau | signo tauro, tauro | segno del toro | signo de touro | знак телец, телец | 牡牛座
gemini 20 air - | gemini, gemini zodiac sign, gemini symbol, gemini sign | sternzeichen zwillinge | signe des gémeaux, gémeaux | signo géminis, géminis | segno dei gemelli | signo de gêmeos | знак близнецы | 双子座
cancer-sign=cancer 20 air - | cancer zodiac, cancer zodiac sign, cancer symbol | sternzeichen krebs | signe du cancer | signo cáncer | segno del cancro | signo de câncer | знак рак | 蟹座
leo-sign=leo 20 air - | leo zodiac, leo zodiac sign, leo symbol, leo sign | sternzeichen löwe | signe du lion | signo leo | segno del leone | signo de leão | знак лев | 獅子座
virgo 20 air - | virgo, virgo zodiac sign, virgo symbol, virgo sign | sternzeichen jungfrau | signe de la vierge | signo virgo, virgo | segno della vergine | signo de virgem | знак дева | 乙女座
libra-sign=libra 20 air - | libra zodiac, libra zodiac sign, libra symbol, libra sign | sternzeichen waage | signe de la balance | signo libra | segno della bilancia | signo de libra | знак весы | 天秤座
scorpio 20 air - | scorpio, scorpio zodiac sign, scorpio symbol, scorpio sign | sternzeichen skorpion | signe du scorpion | signo escorpio, escorpio | segno dello scorpione | signo de escorpião | знак скорпион | 蠍座
sagittarius 20 air - | sagittarius, sagittarius zodiac sign, sagittarius symbol | sternzeichen schütze | signe du sagittaire, sagittaire | signo sagitario, sagitario | segno del sagittario, sagittario | signo de sagitário, sagitário | знак стрелец | 射手座
capricorn 20 air - | capricorn, capricorn zodiac sign, capricorn symbol | sternzeichen steinbock | signe du capricorne, capricorne | signo capricornio, capricornio | segno del capricorno, capricorno | signo de capricórnio, capricórnio | знак козерог, козерог | 山羊座
aquarius 20 air - | aquarius, aquarius zodiac sign, aquarius symbol | sternzeichen wassermann | signe du verseau, verseau | signo acuario | segno dell'acquario | signo de aquário | знак водолей, водолей | 水瓶座
pisces 20 air - | pisces zodiac, pisces zodiac sign, pisces symbol, pisces sign, pisces | sternzeichen fische | signe des poissons | signo piscis, piscis | segno dei pesci | signo de peixes | знак рыбы | 魚座
`,
  ),
  ...goodsTable(
    'zodiac',
    'celestial',
    `
constellation=big-dipper 60 sky sky | constellation, big dipper, star constellation, great bear constellation, ursa major | sternbild, großer wagen | constellation, grande ourse | constelación, osa mayor | costellazione, orsa maggiore | constelação, ursa maior | созвездие, большая медведица | 星座, 北斗七星
solar-eclipse=eclipse 300 sky sky | solar eclipse, eclipse, total eclipse, eclipse of the sun | sonnenfinsternis | éclipse solaire, éclipse | eclipse solar, eclipse | eclissi solare, eclissi | eclipse solar, eclipse | солнечное затмение, затмение | 日食
lunar-eclipse=blood-moon 220 sky sky | lunar eclipse, blood moon, red moon | mondfinsternis, blutmond | éclipse lunaire, lune de sang | eclipse lunar, luna de sangre | eclissi lunare, luna rossa | eclipse lunar, lua de sangue | лунное затмение, кровавая луна | 月食
black-hole 200 sky space | black hole | schwarzes loch | trou noir | agujero negro | buco nero | buraco negro | чёрная дыра | ブラックホール
asteroid 170 sky space | asteroid, space rock, meteoroid | asteroid | astéroïde | asteroide | asteroide | asteroide | астероид | 小惑星
`,
  ),
  ...goodsTable(
    'celestial',
    'celestial',
    `
mars=planet 230 sky space color:#c9563a | mars, planet mars, red planet | mars, roter planet | mars, planète rouge | planeta marte, planeta rojo | pianeta marte | planeta marte | марс, красная планета | 火星
venus-planet=planet 230 sky space color:#e8c078 | venus, planet venus | planet venus | planète vénus | planeta venus | pianeta venere | planeta vênus | планета венера | 金星
mercury-planet=planet 200 sky space color:#a9a5a0 | planet mercury, mercury | planet merkur, merkur | planète mercure | planeta mercurio | pianeta mercurio | planeta mercúrio | планета меркурий, меркурий | 水星
neptune-planet=planet 230 sky space color:#3f6fd1 | planet neptune, neptune | planet neptun, neptun | planète neptune, neptune | planeta neptuno | pianeta nettuno | planeta netuno | планета нептун, нептун | 海王星
uranus-planet=planet 230 sky space color:#8fd3dc | planet uranus, uranus | planet uranus, uranus | planète uranus, uranus | planeta urano, urano | pianeta urano, urano | planeta urano, urano | планета уран | 天王星
`,
  ),
];
