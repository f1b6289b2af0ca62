import { goodsTable } from './concept-lines';

/** What interiors are told with. */
export const roomPieces = goodsTable(
  'room-piece',
  'furniture',
  `
kitchen-island 94 ground kitchen | kitchen island, wooden island, cooking island, marble island, butcher block island | kücheninsel, kochinsel | îlot de cuisine, îlot central | isla de cocina | isola da cucina, isola cucina | ilha de cozinha | кухонный остров | アイランドキッチン
pegboard 90 wall workshop | pegboard, peg board, tool board, tool wall | lochwand, werkzeugwand | panneau perforé, panneau à outils | panel perforado, tablero de herramientas | pannello forato, pannello portautensili | painel de ferramentas, painel perfurado | перфопанель, панель для инструментов | 有孔ボード, ペグボード
window-seat 196 ground living-room | window seat, window bench, window nook, bay window seat | fensterbank mit kissen, sitzfenster | banquette de fenêtre | asiento de ventana | panca sotto la finestra | banco de janela | диванчик у окна | 窓辺のベンチ
console-table 84 ground hallway | console table, hall table, entry table, entryway table, hallway table | konsolentisch | table console, console d’entrée | mesa consola, consola de entrada | tavolo consolle, consolle d’ingresso | aparador de entrada, mesa console | консольный столик | コンソールテーブル
sunburst-mirror 84 wall living-room | sunburst mirror, starburst mirror | sonnenspiegel | miroir soleil | espejo sol | specchio sole | espelho sol | зеркало солнце | サンバーストミラー
umbrella-stand 88 ground hallway | umbrella stand, umbrella holder | schirmständer | porte-parapluies | paragüero | portaombrelli | porta-guarda-chuvas | подставка для зонтов | 傘立て
prints=prints 118 wall living-room | gallery of prints, framed prints, framed art, gallery of photos, wall of pictures, art prints | bilderwand | mur de cadres | pared de cuadros | parete di quadri | parede de quadros | стена с картинами | ギャラリーウォール
skylight 91 wall attic-bedroom | skylight, roof window, roof light | dachfenster | lucarne de toit, fenêtre de toit, velux | claraboya, tragaluz | lucernario | claraboia | мансардное окно | 天窓
macrame 122 wall bedroom | macrame, macramé, macrame wall hanging, macramé wall hanging, macrame hanging | makramee | macramé mural | macramé | macramè | macramê | макраме | マクラメ
shag-carpet 34 ground living-room | shag carpet, shag rug, shaggy rug, shaggy carpet, fluffy rug, fluffy carpet, sheepskin rug, sheepskin, faux fur rug | hochflorteppich, schaffell | tapis à poils longs, peau de mouton | alfombra de pelo largo | tappeto a pelo lungo | tapete felpudo | пушистый ковёр | シャギーラグ
tatami 40 ground tea-room | tatami, tatami mat, tatami floor, tatami mats | tatami, tatamimatte | tatami | tatami | tatami | tatame | татами | 畳
alcove 176 wall tea-room | alcove, wall niche, niche in the wall, tokonoma | wandnische | alcôve | hornacina | nicchia nel muro | nicho na parede | ниша в стене | 床の間
sconce 52 wall living-room | sconce, wall sconce, wall lamp, wall light | wandleuchte, wandlampe | applique murale | aplique de pared | applique | arandela | бра | 壁掛けランプ
range-hood 96 wall kitchen | range hood, extractor hood, cooker hood, extractor fan, kitchen hood | dunstabzugshaube | hotte aspirante | campana extractora | cappa da cucina | exaustor, coifa | вытяжка | レンジフード
wood-stove 230 ground living-room | wood stove, wood burning stove, wood-burning stove, wood burner, log burner, cast iron stove, pot belly stove | kaminofen, schwedenofen | poêle à bois | estufa de leña | stufa a legna | fogão a lenha | печь-буржуйка, буржуйка | 薪ストーブ
credenza 75 ground living-room | credenza, walnut sideboard, teak sideboard, media console, tv unit, tv console, media unit, low sideboard | lowboard | meuble tv, enfilade | mueble de tv | mobile tv | rack de tv | тумба под телевизор | テレビボード
display-case 128 ground shop | display case, display cabinet, pastry case, glass case, glass display, display counter, pastry display | vitrine, auslage | vitrine à gâteaux, présentoir vitré | vitrina | vetrinetta, vetrina dei dolci | vitrine de doces | стеклянная витрина | ショーケース
bar-cart 88 ground living-room | bar cart, drinks trolley, drinks cart | barwagen, servierwagen | desserte | carrito de bar | carrello bar | carrinho de bar | сервировочный столик | バーワゴン
vanity 162 ground bedroom | vanity, vanity table, dressing table, makeup table | schminktisch, frisiertisch | meuble coiffeuse | tocador | toeletta | penteadeira | туалетный столик | 化粧台, ドレッサー
towel-rack 54 wall bathroom | towel rack, towel rail, towel bar, towel holder | handtuchhalter | porte-serviettes | toallero | portasciugamani | toalheiro | полотенцесушитель | タオル掛け
shoe-rack 48 ground hallway | shoe rack, shoe shelf, shoe bench | schuhregal | meuble à chaussures | zapatero mueble | scarpiera | sapateira | обувница | 靴箱
`,
);
