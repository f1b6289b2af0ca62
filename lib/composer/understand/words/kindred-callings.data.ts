/** More words for what people are by their work, beings of tales, and animals near those that are drawn, as in `KINDRED`. */
export const KINDRED_CALLINGS = `
beekeeper | beekeeping apprentice, apiarist, beekeeper's apprentice, honey farmer | imker, imkerlehrling | apiculteur | apicultor | apicoltore | apicultor | пчеловод | 養蜂家
sculptor | violin maker, guitar maker, instrument maker, puppet maker, toy maker, toymaker, doll maker, lace maker, candle maker, soap maker, rug maker, mask maker, glass artist, saddler, saddle maker, leatherworker, woodcarver, wood carver, bookmaker, typesetter, knife grinder, globe maker, chair maker, boat builder, restorer | geigenbauer, puppenmacher | | | | | |
tailor | dyer, lacemaker, hatmaker, hat maker, kimono maker, quilt maker, sailmaker, net mender | | | | | | |
chef | noodle maker, dumpling maker, tofu maker, pasta maker, tortilla maker, kebab seller, oyster shucker, ramen master, sushi master, pitmaster | | | | | | |
baker | bread maker, cake maker, cake decorator, chocolate maker | | | | | | |
builder | thatcher, quarry worker, quarryman, scaffolding worker, solar panel installer, solar installer, dock worker, docker, longshoreman, baggage handler, construction crew member, sandblaster | dachdecker für reet | | | | | |
engineer | land surveyor, map surveyor, site manager, site engineer | vermesser, landvermesser | géomètre | topógrafo | geometra | topógrafo | геодезист | 測量士
explorer | cartographer, mapmaker, map maker, forester, forest ranger, mountain guide | kartograf, förster, bergführer | cartographe, garde forestier | cartógrafo, guardabosques | cartografo, guardia forestale | cartógrafo, guarda-florestal | картограф, лесник | 地図製作者
guard | toll collector, park keeper, lock keeper, castle guard, border guard, coastguard officer, museum guard | | | | | | |
farmer | sugar cane cutter, rice planter, coffee picker, tea plucker, grape picker, olive picker, sheep shearer, salt farmer, cotton picker | | | | | | |
pianist | piano tuner | klavierstimmer | | | | | |
scientist | perfumer, perfume maker, lab worker | parfümeur | parfumeur | perfumista | profumiere | perfumista | парфюмер | 調香師
teacher | kindergarten teacher, preschool teacher, primary teacher | | | | | | |
office worker | social worker, startup founder, project manager, product manager, team of colleagues | | | | | | |
driver | chauffeur, lorry driver, school bus driver, truck driver, van driver | | | | | | |
martial artist | kung fu master, karate master, martial arts master, kung fu fighter, karate kid, kung fu kid, sensei, kung fu monk | kung-fu-meister | maître de kung-fu | maestro de kung fu | maestro di kung fu | mestre de kung fu | мастер кунг-фу | カンフーの達人
barista | tavern keeper, tavernkeeper, tavern owner, inn keeper | schankwirt der taverne | aubergiste de taverne | tabernero | oste | taberneiro | трактирщик | 酒場の主人
jester | court jester | hofnarr | fou du roi | bufón de la corte | giullare di corte | bobo da corte | придворный шут | 宮廷道化師
wizard | grand vizier, court wizard, father time, archmage | | | | | | |
skeleton | lich, skeleton king | | | | | | |
mermaid | naiad, selkie, water nymph | | | | | | |
dragon | wyrm, cockatrice, frost dragon | lindwurm | | | | | |
griffin | hippogriff | hippogreif | hippogriffe | hipogrifo | ippogrifo | hipogrifo | гиппогриф | ヒッポグリフ
goblin | kappa, hobgoblin, tengu, chupacabra | | | | | | |
devil | tiefling, demon girl | | | | | | |
gladiator | spartan warrior, spartan, greek hoplite, hoplite | spartaner | spartiate | espartano | spartano | espartano | спартанец | スパルタ兵
pirate | buccaneer captain, sky pirate, ship's cook pirate | | | | | | |
assassin | bounty hunter, hooded thief, night thief | kopfgeldjäger | chasseur de primes | cazarrecompensas | cacciatore di taglie | caçador de recompensas | охотник за головами | 賞金稼ぎ
treasure chest | mimic chest | | | | | | |
goddess | moon goddess, sun goddess, sea goddess | | | | | | |
angel | valkyrie angel, guardian spirit | | | | | | |
ant | leafcutter ant, leaf-cutter ant, army ant, fire ant, soldier ant, worker ant | blattschneiderameise | fourmi coupe-feuille | hormiga cortadora | formica tagliafoglie | formiga-cortadeira | муравей-листорез | ハキリアリ
moth | luna moth, atlas moth, silk moth | mondspinner | | | | | |
beetle | dung beetle, scarab beetle, rhinoceros beetle, woodlouse, pill bug | mistkäfer, assel | bousier, cloporte | escarabajo pelotero, cochinilla de humedad | scarabeo stercorario | besouro-rola-bosta | жук-навозник, мокрица | フンコロガシ
grasshopper | katydid, bush cricket | heupferd | | | | | |
slug | nudibranch, sea slug | nacktschnecke im meer | nudibranche | nudibranquio | nudibranco | nudibrânquio | голожаберный моллюск | ウミウシ
crow | rook bird, carrion crow, hooded crow | nebelkrähe, saatkrähe | | | | | |
seagull | tern, arctic tern, skua | seeschwalbe | sterne oiseau | charrán | sterna | trinta-réis | крачка | アジサシ
hawk | red kite, black kite, harrier hawk | rotmilan | milan royal | milano real | nibbio reale | milhafre | красный коршун | トビ
parrot | kakapo, macaw chick | | | | | | |
heron | bittern, night heron | rohrdommel | butor | avetoro | tarabuso | garça-real | выпь | サンカノゴイ
kingfisher | bee-eater, bee eater, lilac-breasted roller | bienenfresser | guêpier oiseau | abejaruco | gruccione | abelharuco | щурка | ハチクイ
curlew | lapwing, peewit | kiebitz | vanneau | avefría | pavoncella | abibe | чибис | タゲリ
emu | rhea bird | nandu | nandou | ñandú | nandù | ema | нанду | レア鳥
rooster | bantam, bantam rooster, silkie, silkie chicken | | | | | | |
horse | shire horse, draft horse, draught horse, cart horse, workhorse, plough horse | kaltblut, ackergaul | cheval de trait | caballo de tiro | cavallo da tiro | cavalo de tração | тяжеловоз | 荷馬
ibex | markhor, mouflon, tahr, saiga | mufflon | mouflon | muflón | muflone | muflão | муфлон | ムフロン
cow | zebu, gaur, brahman cow | zebu | zébu | cebú | zebù | zebu | зебу | ゼブー
honey badger | wolverine | vielfraß tier | glouton animal | glotón | ghiottone animale | glutão animal | росомаха | クズリ
raccoon | coati, kinkajou, civet, genet, binturong, ringtail | nasenbär | coati | coatí | coati | quati | носуха | ハナグマ
lemur | aye-aye, loris, slow loris, tarsier, bushbaby, galago | koboldmaki, lori | tarsier, loris | tarsero, loris perezoso | tarsio, lori lento | társio | долгопят, лори | メガネザル, ロリス
boar | peccary, javelina | | | | | | |
shrew | bandicoot, elephant shrew | | | | | | |
guinea pig | degu | degu | octodon | degú | degu | degu | дегу | デグー
chimpanzee | bonobo | bonobo | bonobo | bonobo | bonobo | bonobo | бонобо | ボノボ
crocodile | gharial | gavial | gavial | gavial | gaviale | gavial | гавиал | ガビアル
lizard | gila monster, bearded dragon, skink lizard, thorny devil | bartagame | pogona | dragón barbudo | pogona | dragão-barbudo | бородатая агама | フトアゴヒゲトカゲ
kangaroo | joey | | | | | | |
dog | stray dog, street dog, wire-haired dog | straßenhund | chien errant | perro callejero | cane randagio | cachorro de rua | бродячая собака | 野良犬
seaweed | seagrass, piece of seagrass, blade of seagrass, eelgrass, strand of kelp | seegras | herbe marine | pasto marino | erba marina | erva marinha | морская трава | 海草
caterpillar | ~tardigrade, ~water bear | ~bärtierchen | ~tardigrade | ~tardígrado | ~tardigrado | ~tardígrado | ~тихоходка | ~クマムシ
telescope | ~theodolite, surveyor's level, surveying instrument, total station | ~theodolit | ~théodolite | ~teodolito | ~teodolite | ~teodolito | ~теодолит | ~セオドライト
`;
