import { conceptsOf } from '../words';

/** Marks, money, prizes and emblems. */
export const marking = conceptsOf({ kind: 'symbol', habitat: 'air', places: [] }, [
  {
    id: 'heart',
    words:
      'heart|love; herz|liebe; cœur|amour; corazón|amor; cuore|amore; coração|amor; сердце|любовь; ハート|愛',
    heightCm: 19,
    part: 'sign-symbol',
    parameters: { kind: 'heart' },
  },
  {
    id: 'gold-star',
    words:
      'gold star|star shape|star rating; goldener stern|sternform; étoile dorée; estrella dorada; stella dorata; estrela dourada; золотая звезда; 金の星',
    heightCm: 20,
    part: 'mark',
    parameters: { kind: 'star' },
  },
  {
    id: 'plus',
    words:
      'plus|plus sign; plus|pluszeichen; signe plus; signo más; segno più; sinal de mais; плюс; プラス',
    heightCm: 20,
    part: 'mark',
    parameters: { kind: 'plus' },
  },
  {
    id: 'lightning-sign',
    words:
      'lightning symbol|energy symbol|energy; blitzsymbol|energie; énergie; energía; energia; energia; энергия; エネルギー',
    heightCm: 22,
    part: 'mark',
    parameters: { kind: 'bolt' },
  },
  {
    id: 'bone',
    words: 'bone|dog bone; knochen; os; hueso; osso; osso; кость; 骨',
    heightCm: 13,
    part: 'emblem',
    parameters: { kind: 'bone' },
    habitat: 'ground',
  },
  {
    id: 'check-mark',
    words:
      'check mark|checkmark|tick|success; häkchen|erfolg; coche|succès; marca de verificación|éxito; segno di spunta|successo; marca de seleção|sucesso; галочка|успех; チェックマーク|成功',
    heightCm: 20,
    part: 'sign-symbol',
    parameters: { kind: 'check' },
  },
  {
    id: 'cross-mark',
    words:
      'cross mark|x mark|error; fehler|kreuzzeichen; croix rouge|erreur; marca de error|error; errore; erro; ошибка|крестик; バツ印|エラー',
    heightCm: 20,
    part: 'sign-symbol',
    parameters: { kind: 'cross' },
  },
  {
    id: 'speech-bubble',
    words:
      'speech bubble|chat bubble|chat|notification bubble|message bubble|text bubble|notification card; sprechblase|chat; bulle de dialogue|discussion; globo de diálogo|bocadillo de texto; fumetto; balão de fala; речевой пузырь|чат; 吹き出し|チャット',
    heightCm: 18,
    part: 'sign-symbol',
    parameters: { kind: 'speech-bubble' },
  },
  {
    id: 'arrow',
    words: 'arrow; pfeil; flèche; flecha; freccia; seta; стрелка; 矢印',
    heightCm: 16,
    part: 'sign-symbol',
    parameters: { kind: 'arrow' },
  },
  {
    id: 'rising-arrow',
    words:
      'rising arrow|growth arrow|ascending arrow; steigender pfeil; flèche montante; flecha ascendente; freccia ascendente; seta ascendente; растущая стрелка; 上昇矢印',
    heightCm: 160,
    part: 'sign-symbol',
    parameters: { kind: 'rising-arrow' },
  },
  {
    id: 'gear',
    words:
      'gear|cog|cogwheel|settings; zahnrad|einstellungen; engrenage|paramètres; engranaje|ajustes; ingranaggio|impostazioni; engrenagem|configurações; шестерёнка|настройки; 歯車|設定',
    heightCm: 20,
    part: 'sign-symbol',
    parameters: { kind: 'gear' },
  },
  {
    id: 'lightbulb',
    words:
      'lightbulb|light bulb|bulb|idea; glühbirne|idee; ampoule|idée; bombilla|idea; lampadina|idea; lâmpada|ideia; лампочка|идея; 電球|アイデア',
    heightCm: 28,
    part: 'sign-symbol',
    parameters: { kind: 'light-bulb' },
  },
  {
    id: 'trophy',
    words:
      "trophy|winner's cup|award; pokal|trophäe|preis; trophée|prix; trofeo|premio; trofeo|premio|coppa; troféu|prêmio; трофей|кубок|награда; トロフィー|優勝カップ",
    heightCm: 35,
    part: 'mark',
    parameters: { kind: 'trophy' },
    habitat: 'table',
  },
  {
    id: 'medal',
    words:
      'medal|gold medal; medaille|goldmedaille; médaille; medalla; medaglia; medalha; медаль; メダル',
    heightCm: 11.5,
    part: 'mark',
    parameters: { kind: 'medal' },
    habitat: 'body',
  },
  {
    id: 'coins',
    words:
      'coins|coin|pile of coins; münzen|münze|münzstapel; pièces|pièce de monnaie; monedas|moneda; monete|moneta; moedas|moeda; монеты|монета; 硬貨|コイン',
    heightCm: 4.5,
    part: 'money',
    parameters: { kind: 'coins' },
    habitat: 'table',
  },
  {
    id: 'money',
    words:
      'money|cash|banknote|banknotes; geld|bargeld|geldschein; argent|billet de banque; dinero|billete de banco; denaro|soldi|banconota; dinheiro|cédula; деньги|банкнота|купюра; お金|紙幣',
    heightCm: 11,
    part: 'money',
    parameters: { kind: 'banknote' },
    habitat: 'table',
  },
  {
    id: 'credit-card',
    words:
      'credit card|bank card|debit card; kreditkarte|bankkarte; carte de crédit|carte bancaire; tarjeta de crédito; carta di credito; cartão de crédito; кредитная карта|банковская карта; クレジットカード',
    heightCm: 8,
    part: 'money',
    parameters: { kind: 'credit-card' },
    habitat: 'table',
  },
  {
    id: 'wallet',
    words:
      'wallet; geldbörse|portemonnaie; portefeuille; cartera|billetera; portafoglio; carteira; кошелёк|бумажник; 財布',
    heightCm: 10,
    part: 'money',
    parameters: { kind: 'wallet' },
    habitat: 'table',
  },
  {
    id: 'chart',
    words:
      'chart|bar chart|graph|growth; diagramm|balkendiagramm|wachstum; graphique|diagramme|croissance; gráfico|gráfica|crecimiento; grafico|diagramma|crescita; gráfico|crescimento; график|диаграмма|рост; グラフ|図表|成長',
    heightCm: 46,
    part: 'emblem',
    parameters: { kind: 'chart' },
  },
  {
    id: 'pie-chart',
    words:
      'pie chart; tortendiagramm|kreisdiagramm; camembert statistique; gráfico circular; grafico a torta; gráfico de pizza; круговая диаграмма; 円グラフ',
    heightCm: 39,
    part: 'emblem',
    parameters: { kind: 'chart', state: 'cut' },
  },
  {
    id: 'map-pin',
    words:
      'map pin|location pin|location; stecknadel|standort; repère|localisation; marcador de mapa|ubicación; segnaposto|posizione; marcador de mapa|localização; метка на карте|геолокация; 位置情報ピン|現在地',
    heightCm: 22,
    part: 'mark',
    parameters: { kind: 'pin' },
  },
  {
    id: 'warning-sign',
    words:
      'warning sign|warning|danger; warnschild|warnung|gefahr; panneau de danger|avertissement; señal de advertencia|advertencia|peligro; segnale di pericolo|avviso; aviso|perigo; знак опасности|предупреждение; 警告|警告標識',
    heightCm: 21,
    part: 'mark',
    parameters: { kind: 'warning' },
    kind: 'sign',
  },
  {
    id: 'signpost',
    words:
      'signpost|wooden sign|sign; wegweiser|schild; panneau|poteau indicateur; letrero|señal; cartello|insegna; placa|letreiro; указатель|вывеска; 標識|看板',
    heightCm: 206,
    part: 'emblem',
    parameters: { kind: 'sign-post' },
    kind: 'sign',
    habitat: 'ground',
  },
  {
    id: 'flag',
    words: 'flag|banner flag; flagge|fahne; drapeau; bandera; bandiera; bandeira; флаг; 旗',
    heightCm: 210,
    part: 'mark',
    parameters: { kind: 'flag' },
    habitat: 'ground',
  },
  {
    id: 'sword',
    words: 'sword|blade; schwert; épée; espada; spada; espada; меч; 剣|刀',
    heightCm: 101,
    part: 'mark',
    parameters: { kind: 'sword' },
    kind: 'tool',
    habitat: 'hand',
    places: ['throne-room'],
  },
  {
    id: 'shield',
    words:
      'shield|protection; schild des ritters|ritterschild|schutz; bouclier|protection; escudo|protección; scudo|protezione; escudo|proteção; щит|защита; 盾|保護',
    heightCm: 56,
    part: 'emblem',
    parameters: { kind: 'shield' },
    kind: 'tool',
    habitat: 'hand',
    places: ['throne-room'],
  },
  {
    id: 'magic-wand',
    words:
      'magic wand|wand; zauberstab; baguette magique; varita mágica|varita; bacchetta magica; varinha mágica|varinha; волшебная палочка; 魔法の杖',
    heightCm: 41,
    part: 'mark',
    parameters: { kind: 'wand' },
    kind: 'tool',
    habitat: 'hand',
  },
  {
    id: 'skull',
    words:
      'skull; schädel|totenkopf; crâne|tête de mort; calavera|cráneo; teschio; crânio|caveira; череп; 頭蓋骨|ドクロ',
    heightCm: 21,
    part: 'emblem',
    parameters: { kind: 'skull' },
    habitat: 'ground',
  },
  {
    id: 'anchor',
    words: 'anchor; anker; ancre; ancla; ancora; âncora; якорь; 錨|いかり',
    heightCm: 66,
    part: 'emblem',
    parameters: { kind: 'anchor' },
    kind: 'tool',
    habitat: 'ground',
    places: ['harbour'],
  },
  {
    id: 'gravestone',
    words:
      'gravestone|tombstone|grave; grabstein|grab; pierre tombale|tombe; lápida|tumba; lapide|tomba; lápide|túmulo; надгробие|могила; 墓石|墓',
    heightCm: 90,
    part: 'emblem',
    parameters: { kind: 'gravestone' },
    kind: 'building',
    habitat: 'ground',
    places: ['countryside'],
  },
]);
