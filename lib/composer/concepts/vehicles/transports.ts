import { goodsTable } from '../concept-lines';

/** Ways to go that few take. */
export const transports = goodsTable(
  'transport',
  'vehicle',
  `
limousine 177 ground street,city | limousine, limo, stretch limo, stretch limousine | limousine, stretchlimousine | limousine | limusina | limousine | limusine | лимузин | リムジン
jeep 203 ground desert,road | jeep, off-road vehicle, off-roader, suv, safari jeep, four-wheel drive | jeep, geländewagen, suv | jeep, tout-terrain, quatre-quatre | jeep, todoterreno, suv | jeep, fuoristrada, suv | jipe, suv | джип, внедорожник | ジープ, オフロード車
covered-wagon 270 ground field,desert | covered wagon, prairie wagon, pioneer wagon, wagon | planwagen | chariot bâché | carromato | carro coperto | carroça coberta | фургон переселенцев, крытая повозка | 幌馬車
penny-farthing 142 ground street,park | penny farthing, high wheel bicycle, penny-farthing | hochrad | grand bi, grand-bi | biciclo antiguo | biciclo | biciclo antigo | пенни-фартинг | ペニーファージング
quad-bike 116 ground field,desert | quad bike, quad, atv, four-wheeler, dune buggy, buggy | quad, strandbuggy | quad, buggy | cuatrimoto, quad, buggy | quad, buggy | quadriciclo, bugue | квадроцикл, багги | 四輪バギー
golf-cart 200 ground park,meadow | golf cart, golf buggy, electric cart | golfwagen, golfcart | voiturette de golf | carrito de golf | golf cart | carrinho de golfe | гольф-кар | ゴルフカート
segway 125 ground street,city | segway, hoverboard | segway, hoverboard | gyropode, segway | segway, patinete hoverboard | segway, hoverboard | segway, hoverboard | сегвей, гироскутер | セグウェイ
road-roller 280 ground road | road roller, steamroller, compactor | straßenwalze, dampfwalze | rouleau compresseur | apisonadora | rullo compressore | rolo compressor | дорожный каток, асфальтоукладчик | ロードローラー
raft 304 water river,sea | raft, wooden raft, log raft | floß | radeau | balsa | zattera | jangada | плот | いかだ
houseboat 462 water river,lake | houseboat, house boat, canal boat, narrowboat | hausboot | péniche, bateau-maison | casa flotante | casa galleggiante | casa flutuante | плавучий дом | ハウスボート
oil-rig 5900 water sea | oil rig, oil platform, drilling rig, offshore platform, oil derrick | ölplattform, bohrinsel | plateforme pétrolière | plataforma petrolífera | piattaforma petrolifera | plataforma de petróleo | нефтяная платформа, буровая вышка | 石油プラットフォーム
aircraft-carrier 9700 water sea | aircraft carrier | flugzeugträger | porte-avions | portaaviones | portaerei | porta-aviões | авианосец | 空母
seaplane 340 water lake,sea | seaplane, floatplane, hydroplane, water plane | wasserflugzeug | hydravion | hidroavión | idrovolante | hidroavião | гидросамолёт | 水上飛行機
flying-broom 39 air hills,sky | flying broom, flying broomstick, magic broom, magic broomstick | fliegender besen, hexenbesen | balai volant, balai magique | escoba voladora, escoba mágica | scopa volante | vassoura voadora | летающая метла | 空飛ぶほうき
hang-glider 310 air mountains,sky | hang glider, hang gliding, glider | hängegleiter, drachenflieger | deltaplane | ala delta | deltaplano | asa-delta | дельтаплан | ハンググライダー
paraglider 590 air mountains,sky | paraglider, paragliding, parasailing | gleitschirm, gleitschirmflieger | parapente | parapente | parapendio | parapente | параплан, парапланерист | パラグライダー
space-shuttle 3400 ground space | space shuttle, spaceshuttle, shuttle rocket | raumfähre, space shuttle | navette spatiale | transbordador espacial | navetta spaziale | ônibus espacial | космический шаттл, шаттл | スペースシャトル
lunar-module 600 ground moon-surface | lunar module, moon lander, lunar lander, lander | mondlandefähre, mondfähre | module lunaire | módulo lunar | modulo lunare | módulo lunar | лунный модуль | 月着陸船
mars-rover 237 ground moon-surface | mars rover, rover, moon rover, lunar rover | marsrover, mondauto | rover martien, rover | rover de marte, róver | rover marziano, rover | rover marciano | марсоход, луноход | 火星探査車
`,
);
