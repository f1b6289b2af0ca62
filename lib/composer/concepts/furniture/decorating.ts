import { conceptsOf } from '../words';

/** Lamps, textiles and what hangs on walls. */
export const decorating = conceptsOf(
  { kind: 'furniture', habitat: 'ground', places: ['living-room'] },
  [
    {
      id: 'floor-lamp',
      words:
        'floor lamp|standing lamp; stehlampe; lampadaire de salon|lampe sur pied; lámpara de pie; lampada da terra; luminária de chão; торшер; フロアランプ',
      heightCm: 164,
      part: 'decor',
      parameters: { kind: 'floor-lamp', state: 'lit' },
    },
    {
      id: 'lamp',
      words:
        'lamp|table lamp|bedside lamp; lampe|tischlampe|nachttischlampe; lampe|lampe de table; lámpara|lámpara de mesa; lampada|abat-jour; abajur|luminária; лампа|настольная лампа; ランプ|電気スタンド',
      heightCm: 46,
      part: 'decor',
      parameters: { kind: 'table-lamp', state: 'lit' },
      habitat: 'table',
    },
    {
      id: 'desk-lamp',
      words:
        'desk lamp|reading lamp; schreibtischlampe|leselampe; lampe de bureau; flexo|lámpara de escritorio; lampada da scrivania; luminária de mesa; лампа для чтения; デスクライト',
      heightCm: 54,
      part: 'decor',
      parameters: { kind: 'desk-lamp', state: 'lit' },
      habitat: 'table',
      places: ['office'],
    },
    {
      id: 'hanging-lamp',
      words:
        'hanging lamp|pendant lamp|ceiling lamp; hängelampe|deckenlampe|pendelleuchte; suspension|plafonnier; lámpara colgante|lámpara de techo; lampadario a sospensione|lampada a sospensione; luminária pendente|lustre pendente; подвесная лампа; ペンダントライト',
      heightCm: 118,
      part: 'decor',
      parameters: { kind: 'hanging-lamp', state: 'lit' },
      habitat: 'ceiling',
    },
    {
      id: 'chandelier',
      words:
        'chandelier; kronleuchter|lüster; lustre; candelabro de techo|araña de luces; lampadario; lustre|candelabro de teto; люстра; シャンデリア',
      heightCm: 68,
      part: 'decor',
      parameters: { kind: 'chandelier' },
      habitat: 'ceiling',
      places: ['throne-room'],
    },
    {
      id: 'rug',
      words:
        'rug|round rug; teppich|runder teppich|läufer teppich; tapis|tapis rond; alfombra|alfombra redonda; tappeto|tappeto rotondo; tapete|tapete redondo; ковёр|круглый ковёр; ラグ|敷物',
      heightCm: 34,
      part: 'decor',
      parameters: { kind: 'rug' },
    },
    {
      id: 'carpet',
      words:
        'carpet|persian rug|oriental rug; teppichboden|perserteppich|orientteppich; moquette|tapis persan; moqueta|alfombra persa; moquette|tappeto persiano; carpete|tapete persa; ковролин|персидский ковёр; 絨毯|カーペット',
      heightCm: 35,
      part: 'decor',
      parameters: { kind: 'carpet' },
    },
    {
      id: 'cushion',
      words:
        'cushion|pillow|throw pillow; kissen|sofakissen; coussin|oreiller; cojín|almohada; cuscino; almofada|travesseiro; подушка; クッション|枕',
      heightCm: 38,
      part: 'decor',
      parameters: { kind: 'cushion' },
    },
    {
      id: 'blanket',
      words:
        'blanket|folded blanket; decke|wolldecke; couverture|plaid; manta|cobija; coperta; cobertor|manta; одеяло|плед; 毛布',
      heightCm: 24,
      part: 'decor',
      parameters: { kind: 'blanket' },
      places: ['bedroom'],
    },
    {
      id: 'curtain',
      words:
        'curtain|curtains|drapes; vorhang|gardine; rideau; cortina; tende|tendina; cortina; штора|занавеска; カーテン',
      heightCm: 212,
      part: 'decor',
      parameters: { kind: 'curtain' },
      habitat: 'wall',
    },
    {
      id: 'window',
      words: 'window; fenster; fenêtre; ventana; finestra; janela; окно; 窓',
      heightCm: 134,
      part: 'decor',
      parameters: { kind: 'window' },
      habitat: 'wall',
    },
    {
      id: 'door',
      words: 'door; tür; porte; puerta; porta; porta; дверь; ドア|扉',
      heightCm: 212,
      part: 'decor',
      parameters: { kind: 'door' },
    },
    {
      id: 'picture-frame',
      words:
        'picture frame|picture|framed picture|painting; bilderrahmen|bild|gemälde; cadre|tableau; cuadro|marco de fotos|pintura al óleo; quadro|cornice|dipinto; quadro|porta-retrato|pintura; картина|рамка; 額縁|絵画',
      heightCm: 52,
      part: 'decor',
      parameters: { kind: 'picture' },
      habitat: 'wall',
    },
    {
      id: 'empty-frame',
      words:
        'empty picture frame|empty frame|empty photo frame|blank picture frame|blank frame; leerer bilderrahmen|leerer rahmen; cadre vide; marco vacío; cornice vuota; moldura vazia; пустая рамка; 空の額縁',
      heightCm: 52,
      part: 'pictures',
      parameters: { kind: 'empty-frame' },
      habitat: 'wall',
    },
    {
      id: 'mirror',
      words: 'mirror; spiegel; miroir; espejo; specchio; espelho; зеркало; 鏡',
      heightCm: 75,
      part: 'decor',
      parameters: { kind: 'mirror' },
      habitat: 'wall',
    },
    {
      id: 'folding-screen',
      words:
        'folding screen|room divider; paravent|raumteiler; paravent; biombo; paravento; biombo; ширма; 屏風',
      heightCm: 170,
      part: 'decor',
      parameters: { kind: 'folding-screen' },
    },
    {
      id: 'fairy-lights',
      words:
        'fairy lights|string lights|light garland; lichterkette; guirlande lumineuse; guirnalda de luces; luci decorative|lucine; pisca-pisca|cordão de luzes; гирлянда огней; 電飾|ストリングライト',
      heightCm: 32,
      part: 'decor',
      parameters: { kind: 'fairy-lights' },
      habitat: 'wall',
    },
  ],
);
