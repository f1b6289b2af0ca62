import { conceptsOf } from '../words';

/** What lies on a desk and hangs in a classroom. */
export const stationery = conceptsOf(
  { kind: 'tool', habitat: 'table', places: ['office', 'classroom'] },
  [
    {
      id: 'book',
      words:
        'book|novel|closed book; buch|roman; livre|roman; libro|novela; libro|romanzo; livro|romance; книга|роман; 本|書籍',
      heightCm: 22,
      part: 'desk-thing',
      parameters: { kind: 'book' },
      places: ['library'],
    },
    {
      id: 'open-book',
      words:
        'open book|storybook; offenes buch|aufgeschlagenes buch; livre ouvert; libro abierto; libro aperto; livro aberto; открытая книга|раскрытая книга; 開いた本',
      heightCm: 22,
      part: 'desk-thing',
      parameters: { kind: 'book', state: 'open' },
      places: ['library'],
    },
    {
      id: 'books',
      words:
        'books|stack of books|pile of books; bücher|bücherstapel|stapel bücher; livres|pile de livres; libros|pila de libros; libri|pila di libri; livros|pilha de livros; книги|стопка книг; 積み重ねた本|本の山',
      heightCm: 14,
      part: 'desk-thing',
      parameters: { kind: 'books' },
      places: ['library'],
    },
    {
      id: 'paper-pile',
      words:
        'pile of paper|stack of papers|paperwork|papers; papierstapel|papierkram; pile de papiers|paperasse; pila de papeles|papeleo; pila di fogli|scartoffie; pilha de papéis|papelada; стопка бумаг|бумаги; 書類の山',
      heightCm: 12,
      part: 'desk-thing',
      parameters: { kind: 'papers' },
    },
    {
      id: 'paper',
      words:
        'paper|sheet of paper|document|page; papier|blatt papier|dokument|seite; papier|feuille de papier|document; papel|hoja de papel|documento; carta|foglio|documento; papel|folha de papel|documento; бумага|лист бумаги|документ; 紙|書類|文書',
      heightCm: 29,
      part: 'desk-thing',
      parameters: { kind: 'paper' },
    },
    {
      id: 'contract',
      words: 'contract; vertrag; contrat; contrato; contratto; contrato; договор; 契約書',
      heightCm: 29,
      part: 'desk-thing',
      parameters: { kind: 'contract' },
    },
    {
      id: 'letter',
      words:
        'envelope|letter|mail|email; brief|umschlag|briefumschlag|post|e-mail; enveloppe|lettre|courrier|e-mail; sobre|carta|correo; busta|lettera|posta|email; envelope|carta|correio; конверт|письмо|почта; 封筒|手紙|メール',
      heightCm: 16,
      part: 'desk-thing',
      parameters: { kind: 'letter' },
    },
    {
      id: 'open-letter',
      words:
        'open envelope|open letter|newsletter; offener umschlag|newsletter; enveloppe ouverte|newsletter; sobre abierto|boletín; busta aperta|newsletter; envelope aberto|newsletter; открытый конверт|рассылка; 開いた封筒',
      heightCm: 23,
      part: 'desk-thing',
      parameters: { kind: 'letter', state: 'open' },
    },
    {
      id: 'notebook',
      words:
        'notebook|notepad|diary|journal; notizbuch|heft|tagebuch; cahier|carnet|journal intime; cuaderno|libreta|diario; quaderno|taccuino|diario; caderno|diário; тетрадь|блокнот|дневник; ノート|手帳|日記',
      heightCm: 21,
      part: 'desk-thing',
      parameters: { kind: 'notebook' },
    },
    {
      id: 'pencil',
      words: 'pencil; bleistift|buntstift; crayon; lápiz; matita; lápis; карандаш; 鉛筆',
      heightCm: 18,
      part: 'desk-thing',
      parameters: { kind: 'pencil' },
    },
    {
      id: 'pen',
      words:
        'pen|fountain pen|ballpoint; stift|füller|kugelschreiber; stylo|stylo-plume; bolígrafo|pluma estilográfica; penna|penna stilografica; caneta; ручка|перьевая ручка; ペン|万年筆',
      heightCm: 14,
      part: 'desk-thing',
      parameters: { kind: 'pen' },
    },
    {
      id: 'quill',
      words:
        "quill|feather pen|feather; schreibfeder|feder; plume|plume d'oie; pluma|pluma de ave; piuma|penna d'oca; pena|pena de escrever; перо|гусиное перо; 羽根|羽ペン",
      heightCm: 29,
      part: 'desk-thing',
      parameters: { kind: 'quill' },
    },
    {
      id: 'paintbrush',
      words:
        'paintbrush|paint brush; pinsel; pinceau; pincel; pennello; pincel; кисть|кисточка; 絵筆',
      heightCm: 23,
      part: 'desk-thing',
      parameters: { kind: 'paintbrush' },
      habitat: 'hand',
      places: ['studio'],
    },
    {
      id: 'paint-palette',
      words:
        'palette|paint palette; farbpalette|malpalette; palette de peintre; paleta de pintor; tavolozza; paleta de tintas; палитра; パレット',
      heightCm: 18,
      part: 'desk-thing',
      parameters: { kind: 'palette' },
      habitat: 'hand',
      places: ['studio'],
    },
    {
      id: 'easel',
      words:
        'easel|canvas; staffelei|leinwand; chevalet|toile; caballete|lienzo; cavalletto|tela; cavalete|tela; мольберт|холст; イーゼル|キャンバス',
      heightCm: 163,
      part: 'desk-thing',
      parameters: { kind: 'easel' },
      habitat: 'ground',
      places: ['studio'],
    },
    {
      id: 'scissors',
      words: 'scissors|shears; schere; ciseaux; tijeras; forbici; tesoura; ножницы; はさみ',
      heightCm: 20,
      part: 'desk-thing',
      parameters: { kind: 'scissors' },
    },
    {
      id: 'clipboard',
      words:
        'clipboard|checklist|to-do list; klemmbrett|checkliste; presse-papiers|liste de contrôle; portapapeles|lista de tareas; portablocco|lista di controllo; prancheta|lista de tarefas; планшет для бумаг|чек-лист; クリップボード|チェックリスト',
      heightCm: 29,
      part: 'desk-thing',
      parameters: { kind: 'clipboard' },
    },
    {
      id: 'calendar',
      words:
        'calendar; kalender; calendrier; calendario; calendario; calendário; календарь; カレンダー',
      heightCm: 26,
      part: 'desk-thing',
      parameters: { kind: 'calendar' },
    },
    {
      id: 'folder',
      words:
        'folder|file; ordner|mappe|akte; dossier|chemise cartonnée; carpeta|archivo; cartella; pasta de arquivos; папка; フォルダー|ファイル',
      heightCm: 21,
      part: 'desk-thing',
      parameters: { kind: 'folder' },
    },
    {
      id: 'map',
      words:
        'map|treasure map; karte|landkarte|schatzkarte; carte géographique|carte au trésor; mapa|mapa del tesoro; mappa|mappa del tesoro; mapa|mapa do tesouro; карта|карта сокровищ; 地図|宝の地図',
      heightCm: 32,
      part: 'desk-thing',
      parameters: { kind: 'map' },
    },
    {
      id: 'scroll',
      words:
        'scroll|parchment; schriftrolle|pergament; parchemin|rouleau de parchemin; pergamino; pergamena; pergaminho; свиток|пергамент; 巻物|羊皮紙',
      heightCm: 40,
      part: 'desk-thing',
      parameters: { kind: 'scroll' },
    },
    {
      id: 'globe',
      words:
        'globe|terrestrial globe; globus; globe terrestre|mappemonde; globo terráqueo; mappamondo|globo; globo terrestre; глобус; 地球儀',
      heightCm: 43,
      part: 'desk-thing',
      parameters: { kind: 'globe' },
    },
    {
      id: 'blackboard',
      words:
        'blackboard|chalkboard; tafel|wandtafel; tableau noir; pizarra; lavagna; quadro-negro|lousa; доска|школьная доска; 黒板',
      heightCm: 158,
      part: 'desk-thing',
      parameters: { kind: 'blackboard' },
      habitat: 'ground',
      places: ['classroom'],
    },
    {
      id: 'whiteboard',
      words:
        'whiteboard|flip chart; whiteboard|weiße tafel; tableau blanc; pizarra blanca; lavagna bianca; quadro branco; маркерная доска|флипчарт; ホワイトボード',
      heightCm: 124,
      part: 'desk-thing',
      parameters: { kind: 'blackboard', state: 'open' },
      habitat: 'wall',
    },
    {
      id: 'stapler',
      words:
        'stapler; tacker|hefter; agrafeuse; grapadora; spillatrice; grampeador; степлер; ホッチキス',
      heightCm: 3.4,
      part: 'desk-thing',
      parameters: { kind: 'stapler' },
    },
    {
      id: 'eraser',
      words:
        'eraser; radiergummi; gomme; goma de borrar; gomma da cancellare; borracha; ластик; 消しゴム',
      heightCm: 3,
      part: 'desk-thing',
      parameters: { kind: 'eraser' },
    },
  ],
);
