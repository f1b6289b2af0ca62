import { animalTable } from '../concept-lines';

export const sea = [
  ...animalTable(
    'fish',
    `
fish 17 underwater underwater,sea,lake | fish, herring | fisch, fische | poisson | pez, peces | pesce, pesci | peixe | рыба, рыбка | 魚, さかな
trout 22 underwater river,lake | trout, rainbow trout, brown trout | forelle, regenbogenforelle, bachforelle | truite | trucha | trota | truta | форель | 鱒, マス
carp 26 underwater lake,river | carp, common carp, tilapia | karpfen | carpe | carpa | carpa | carpa | карп | コイ科の魚
pike 38 underwater lake,river | pike fish, pike, northern pike | hecht | brochet | lucio | luccio | lúcio | щука | カワカマス
cod 34 underwater sea | cod, haddock, codfish, pollock | kabeljau, dorsch, schellfisch | morue, cabillaud | bacalao | merluzzo | bacalhau | треска | 鱈, タラ
minnow 6 underwater river,lake | minnow, minnows, stickleback, anchovy, anchovies, sprat | elritze, stichling, sardelle | vairon, épinoche, anchois | pececillo, anchoa | acciuga | anchova | пескарь, колюшка, анчоус | メダカ
sea-bass 24 underwater sea | sea bass, sea bream, bream, perch, bass fish | wolfsbarsch, brasse, barsch, dorade | bar commun, loup de mer, daurade, perche | lubina, dorada, perca | branzino, spigola, orata | robalo, dourada | окунь, дорадо, сибас | 鯛, スズキ
goldfish 9.1 underwater underwater | goldfish, golden fish | goldfisch | poisson rouge | pez dorado | pesce rosso | peixe dourado | золотая рыбка | 金魚
koi 27 underwater lake | koi, koi carp, koi fish | koi, koi-karpfen | carpe koï, koï | koi | carpa koi, koi | carpa koi | карп кои, кои | 鯉, 錦鯉
clownfish 6.8 underwater underwater | clownfish, clown fish, anemonefish, tropical fish | clownfisch, tropenfisch | poisson clown, poisson tropical | pez payaso, pez tropical | pesce pagliaccio, pesce tropicale | peixe-palhaço, peixe tropical | рыба-клоун, тропическая рыба | クマノミ, 熱帯魚
salmon 34 underwater river,sea | salmon | lachs, lachse | saumon | salmón | salmone | salmão | лосось, сёмга | 鮭, サケ
tuna 73 underwater sea | tuna, mackerel | thunfisch, makrele | thon, maquereau | atún, caballa | tonno, sgombro | atum, cavala | тунец, скумбрия | マグロ
angelfish 21 underwater underwater | angelfish, butterflyfish | kaiserfisch, skalar | poisson ange | pez ángel | pesce angelo | peixe-anjo | рыба-ангел | エンゼルフィッシュ
blue-tang 16 underwater underwater | blue tang, surgeonfish, blue fish | doktorfisch, blauer fisch | poisson chirurgien | pez cirujano | pesce chirurgo | peixe-cirurgião | рыба-хирург | ナンヨウハギ
pufferfish 21 underwater sea | pufferfish, blowfish, puffer fish | kugelfisch | poisson-globe | pez globo | pesce palla | baiacu | рыба-фугу, фугу | フグ
shark 251 underwater sea | shark, great white shark, great white | hai, haifisch | requin | tiburón | squalo | tubarão | акула | 鮫, サメ
stingray 90 underwater sea | stingray, manta ray, manta | rochen, manta | raie manta, pastenague | mantarraya | razza pesce, manta | arraia, raia | скат, манта | エイ
seahorse 16 underwater underwater | seahorse, sea horse | seepferdchen | hippocampe | caballito de mar, hipocampo | cavalluccio marino, ippocampo | cavalo-marinho | морской конёк | タツノオトシゴ
`,
  ),
  ...animalTable(
    'sea-mammal',
    `
whale 754 water sea,underwater | whale, humpback whale, humpback | wal, wale, buckelwal | baleine | ballena | balena | baleia | кит | 鯨, クジラ
blue-whale 1392 water sea,underwater | blue whale | blauwal | baleine bleue | ballena azul | balena azzurra | baleia-azul | синий кит | シロナガスクジラ
beluga 244 water sea | beluga, beluga whale, white whale | beluga, weißwal | béluga | beluga | beluga | beluga | белуха | シロイルカ
narwhal 312 water sea | narwhal | narwal | narval | narval | narvalo | narval | нарвал | イッカク
orca 504 water sea | orca, killer whale | orca, schwertwal | orque, épaulard | orca | orca | orca | косатка | シャチ
dolphin 134 water sea,underwater | dolphin, porpoise | delfin, delphin | dauphin, marsouin | delfín, marsopa | delfino | golfinho, boto | дельфин | イルカ
seal 102 ground beach,snow-field | seal, sea lion | robbe, seehund, seelöwe | phoque, otarie | foca, león marino | foca, leone marino | foca, leão-marinho | тюлень, морской лев | アザラシ, アシカ
walrus 190 ground snow-field,beach | walrus | walross | morse | morsa | tricheco | morsa | морж | セイウチ
`,
  ),
  ...animalTable(
    'sea-life',
    `
octopus 62 underwater underwater | octopus | krake, oktopus, tintenfisch | pieuvre, poulpe | pulpo | polpo, piovra | polvo | осьминог | 蛸, タコ
squid 59 underwater underwater | squid, cuttlefish | kalmar | calmar, seiche | calamar, sepia | calamaro, seppia | lula | кальмар | 烏賊, イカ
jellyfish 40 underwater underwater | jellyfish, jelly fish | qualle | méduse | medusa | medusa | água-viva | медуза | 海月, クラゲ
crab 15 ground beach,underwater | crab | krabbe, krebs | crabe | cangrejo | granchio | caranguejo | краб | 蟹, カニ
lobster 19 ground underwater | lobster, crayfish | hummer | homard, langouste | langosta, bogavante | aragosta, astice | lagosta | омар, лобстер | ロブスター, ザリガニ
shrimp 6.6 underwater underwater | shrimp, prawn | garnele, krabben | crevette | gamba, camarón | gambero, gamberetto | camarão | креветка | 海老, エビ
starfish 18 ground beach,underwater | starfish, sea star | seestern | étoile de mer | estrella de mar | stella marina | estrela-do-mar | морская звезда | ヒトデ
sea-serpent 430 water sea | sea serpent, sea monster, sea snake, loch ness monster, nessie | seeschlange, seeungeheuer, ungeheuer von loch ness | serpent de mer, monstre marin | serpiente marina, monstruo marino | serpente marino, mostro marino | serpente marinha, monstro marinho | морской змей, морское чудовище | 大海蛇, シーサーペント, ネッシー
sea-turtle 80 underwater underwater,sea | sea turtle, green turtle, loggerhead turtle | meeresschildkröte | tortue de mer, tortue marine | tortuga marina | tartaruga marina | tartaruga marinha | морская черепаха | 海亀, ウミガメ
seashell 6.8 ground beach | seashell, sea shell, clam | muschel | coquillage | concha | conchiglia | concha | ракушка, раковина моллюска | 貝殻, 貝
`,
  ),
];
