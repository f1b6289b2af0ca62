import { goodsTable } from '../concept-lines';

/** Things of tales and of feasts that come from afar. */
export const fabled = [
  ...goodsTable(
    'fabled-thing',
    'tool',
    `
sack 75 hand - | sack, burlap sack, gift sack, santa's sack, potato sack, toy sack | sack, jutesack, geschenkesack | sac de jute, hotte | saco, saco de arpillera | sacco, sacco di iuta | saco, saco de estopa | мешок | 麻袋
katana 105 hand - | katana, samurai sword, japanese sword | katana, samuraischwert | katana, sabre japonais | katana, espada samurái | katana, spada giapponese | katana, espada samurai | катана | 日本刀
fire-breath 124 hand - | fire breath, breath of fire, dragon fire | feueratem, drachenfeuer | souffle de feu | aliento de fuego | soffio di fuoco | sopro de fogo | огненное дыхание | 炎の息
baby-bundle 55 hand - | baby bundle, stork bundle, bundle of joy | babybündel | baluchon de bébé | hatillo de bebé | fagotto con bebè | trouxinha de bebê | свёрток с младенцем | おくるみ
`,
  ),
  ...goodsTable(
    'fabled-thing',
    'toy',
    `
mechanical-owl 35 table - | mechanical owl, clockwork owl, steampunk owl, brass owl | mechanische eule | hibou mécanique, chouette mécanique | búho mecánico | gufo meccanico | coruja mecânica | механическая сова | 機械のフクロウ
dragon-dance 400 ground street | dragon dance, dragon dancers, chinese dragon dance, new year dragon | drachentanz | danse du dragon | danza del dragón | danza del drago | dança do dragão | танец дракона | 龍舞
`,
  ),
  ...goodsTable(
    'fabled-thing',
    'furniture',
    `
potion-shelf 130 wall - | potion shelf, shelf of potions, potion shelves, shelves of potions, potions shelf | trankregal | étagère de potions | estante de pociones | scaffale di pozioni | prateleira de poções | полка с зельями | ポーションの棚
`,
  ),
  ...goodsTable(
    'skyship',
    'vehicle',
    `
skyship 860 sky - | flying ship, sky ship, skyship, flying pirate ship, flying galleon, flying boat ship, flying sailing ship, steampunk airship, fantasy airship, magic ship | fliegendes schiff, himmelsschiff | navire volant, bateau volant | barco volador | nave volante, veliero volante | navio voador, barco voador | летучий корабль | 空飛ぶ船, 飛空艇
`,
  ),
  ...goodsTable(
    'fabled-thing',
    'fantasy',
    `
phoenix-rising 170 air sky | phoenix with spread wings, heraldic phoenix | aufsteigender phönix | phénix qui renaît | fénix renaciente | fenice che risorge | fênix renascendo | восставший феникс | 蘇る不死鳥
phoenix-aflame=phoenix-rising 170 ground sky state:lit | burning phoenix, flaming phoenix | phönix aus der asche | phénix renaissant de ses cendres | fénix renaciendo de sus cenizas | fenice che rinasce dalle ceneri | fênix renascendo das cinzas | феникс из пепла | 灰から蘇る不死鳥
`,
  ),
];
