import { conceptsOf } from '../words';

/** Bags, boxes, baskets and lights. */
export const carrying = conceptsOf({ kind: 'container', habitat: 'ground', places: [] }, [
  {
    id: 'suitcase',
    words:
      'suitcase|luggage|baggage; koffer|gepäck; valise|bagage; maleta|equipaje; valigia|bagaglio; mala|bagagem; чемодан|багаж; スーツケース|荷物',
    heightCm: 50,
    part: 'carried',
    parameters: { kind: 'suitcase' },
    places: ['street'],
  },
  {
    id: 'trolley-case',
    words:
      'trolley case|rolling suitcase|cabin bag; rollkoffer|trolley; valise à roulettes; maleta con ruedas; trolley; mala de rodinhas; чемодан на колёсах; キャリーケース',
    heightCm: 74,
    part: 'carried',
    parameters: { kind: 'trolley-case', color: '#2b8ca0' },
    places: ['street'],
  },
  {
    id: 'backpack',
    words:
      'backpack|rucksack|school bag|knapsack; rucksack|schulranzen; sac à dos|cartable; mochila; zaino; mochila; рюкзак|ранец; リュックサック|バックパック|ランドセル',
    heightCm: 54,
    part: 'carried',
    parameters: { kind: 'backpack' },
  },
  {
    id: 'handbag',
    words:
      'handbag|purse; handtasche; sac à main; bolso|cartera de mano; borsetta|borsa; bolsa|bolsa de mão; сумочка|дамская сумка; ハンドバッグ',
    heightCm: 33,
    part: 'carried',
    parameters: { kind: 'handbag' },
    habitat: 'hand',
  },
  {
    id: 'tote-bag',
    words:
      'tote bag|bag|cloth bag; tasche|stofftasche|stoffbeutel; sac|sac en toile; bolsa|bolsa de tela; borsa di tela|sacca; sacola|sacola de pano; сумка|шопер; バッグ|トートバッグ',
    heightCm: 46,
    part: 'carried',
    parameters: { kind: 'tote' },
    habitat: 'hand',
  },
  {
    id: 'shopping-bag',
    words:
      'shopping bag|paper bag; einkaufstüte|papiertüte|einkaufstasche; sac de courses|sac en papier; bolsa de compras|bolsa de papel; borsa della spesa|sacchetto di carta; sacola de compras|saco de papel; пакет|бумажный пакет; 買い物袋|紙袋',
    heightCm: 41,
    part: 'carried',
    parameters: { kind: 'shopping-bag' },
    habitat: 'hand',
  },
  {
    id: 'groceries',
    words:
      'groceries|bag of groceries|grocery bag; lebensmittel|einkäufe; provisions|courses; compra|bolsa de la compra|víveres; spesa; compras de mercado|mantimentos; продукты|пакет с продуктами; 食料品',
    heightCm: 48,
    part: 'carried',
    parameters: { kind: 'groceries' },
    habitat: 'table',
    places: ['kitchen'],
  },
  {
    id: 'umbrella',
    words:
      'umbrella|open umbrella; regenschirm|schirm; parapluie; paraguas; ombrello; guarda-chuva; зонт|зонтик; 傘',
    heightCm: 104,
    part: 'carried',
    parameters: { kind: 'umbrella' },
    kind: 'tool',
    habitat: 'hand',
  },
  {
    id: 'closed-umbrella',
    words:
      'closed umbrella|folded umbrella; geschlossener regenschirm; parapluie fermé; paraguas cerrado; ombrello chiuso; guarda-chuva fechado; закрытый зонт; 閉じた傘',
    heightCm: 94,
    part: 'carried',
    parameters: { kind: 'umbrella', state: 'cut' },
    kind: 'tool',
    habitat: 'hand',
  },
  {
    id: 'basket',
    words:
      'basket|picnic basket|wicker basket; korb|picknickkorb; panier|panier de pique-nique; cesta|canasta|cesta de picnic; cesto|cestino|cestino da picnic; cesta|cesto|cesta de piquenique; корзина|корзинка|корзина для пикника; かご|バスケット',
    heightCm: 47,
    part: 'carried',
    parameters: { kind: 'basket' },
  },
  {
    id: 'laundry-basket',
    words:
      'laundry basket; wäschekorb; panier à linge; cesto de ropa; cesto della biancheria; cesto de roupa; корзина для белья; 洗濯かご',
    heightCm: 28,
    part: 'carried',
    parameters: { kind: 'basket', state: 'open' },
  },
  {
    id: 'bucket',
    words: 'bucket|pail; eimer; seau; cubo|balde|cubeta; secchio; balde; ведро; バケツ',
    heightCm: 52,
    part: 'carried',
    parameters: { kind: 'bucket' },
  },
  {
    id: 'vase',
    words: 'vase; vase; vase; jarrón; vaso; vaso decorativo|jarro; ваза; 壺',
    heightCm: 30,
    part: 'carried',
    parameters: { kind: 'vase' },
    habitat: 'table',
    places: ['living-room'],
  },
  {
    id: 'amphora',
    words:
      'amphora|urn|clay pot|clay jar; amphore|urne|tonkrug; amphore|urne|cruche; ánfora|urna|vasija; anfora|urna; ânfora|urna; амфора|глиняный кувшин; 甕|アンフォラ',
    heightCm: 36,
    part: 'carried',
    parameters: { kind: 'vase', state: 'open', color: '#c9653f' },
  },
  {
    id: 'watering-can',
    words: 'watering can; gießkanne; arrosoir; regadera; annaffiatoio; regador; лейка; じょうろ',
    heightCm: 36,
    part: 'carried',
    parameters: { kind: 'watering-can' },
    kind: 'tool',
    habitat: 'hand',
    places: ['garden'],
  },
  {
    id: 'box',
    words:
      'box|cardboard box|package|parcel; karton|paket|kiste; boîte|carton|colis|paquet; caja|paquete|caja de cartón; scatola|pacco; caixa|pacote|encomenda; коробка|посылка|ящик; 箱|段ボール箱|荷箱',
    heightCm: 36,
    part: 'carried',
    parameters: { kind: 'box' },
  },
  {
    id: 'open-box',
    words:
      'open box|empty box; offener karton|leere kiste; boîte ouverte|boîte vide; caja abierta|caja vacía; scatola aperta; caixa aberta|caixa vazia; открытая коробка; 開いた箱',
    heightCm: 42,
    part: 'carried',
    parameters: { kind: 'box', state: 'open' },
  },
  {
    id: 'crate',
    words:
      'crate|wooden crate|wooden box; holzkiste|obstkiste; caisse|cagette; cajón|caja de madera; cassa|cassetta di legno; caixote; деревянный ящик; 木箱',
    heightCm: 34,
    part: 'carried',
    parameters: { kind: 'crate' },
    places: ['square'],
  },
  {
    id: 'gift',
    words:
      'gift|present|gift box|wrapped present; geschenk|päckchen; cadeau; regalo; regalo; presente|caixa de presente; подарок; プレゼント|贈り物',
    heightCm: 28,
    part: 'carried',
    parameters: { kind: 'gift' },
  },
  {
    id: 'barrel',
    words:
      'barrel|keg|cask; fass; tonneau|baril; barril; botte di vino|barile; barril|tonel; бочка; 樽',
    heightCm: 98,
    part: 'carried',
    parameters: { kind: 'barrel' },
  },
  {
    id: 'trash-can',
    words:
      'trash can|trash bin|garbage can|waste bin|dustbin; mülleimer|mülltonne|papierkorb; poubelle; cubo de basura|basurero|papelera; bidone della spazzatura|pattumiera; lixeira|lata de lixo; мусорное ведро|мусорный бак|урна для мусора; ゴミ箱',
    heightCm: 86,
    part: 'carried',
    parameters: { kind: 'bin', color: '#6c7690' },
  },
  {
    id: 'recycling-bin',
    words:
      'recycling bin; recyclingtonne|wertstofftonne; bac de recyclage; contenedor de reciclaje; bidone della raccolta differenziata; lixeira de reciclagem; контейнер для переработки; リサイクルボックス',
    heightCm: 86,
    part: 'carried',
    parameters: { kind: 'bin', state: 'open' },
  },
  {
    id: 'treasure-chest',
    words:
      'treasure chest|chest of gold; schatztruhe; coffre au trésor; cofre del tesoro; forziere|scrigno; arca do tesouro|baú do tesouro; сундук с сокровищами; 宝箱',
    heightCm: 80,
    part: 'carried',
    parameters: { kind: 'treasure-chest', state: 'open' },
  },
  {
    id: 'candle',
    words:
      'candle|lit candle; kerze; bougie; vela; candela; vela; свеча|свечка; ろうそく|キャンドル',
    heightCm: 16,
    part: 'carried',
    parameters: { kind: 'candle', state: 'lit' },
    kind: 'tool',
    habitat: 'table',
  },
  {
    id: 'lantern',
    words:
      'lantern|oil lamp|camping lantern; laterne|öllampe; lanterne|lampe à huile; farol|linterna de aceite; lanterna|lume a olio; lampião|lanterna antiga; фонарь|керосиновая лампа; ランタン|提灯ランプ',
    heightCm: 36,
    part: 'carried',
    parameters: { kind: 'lantern', state: 'lit' },
    kind: 'tool',
    habitat: 'hand',
  },
  {
    id: 'paper-lantern',
    words:
      'paper lantern|chinese lantern; papierlaterne|lampion; lampion|lanterne chinoise; farolillo|farol chino; lanterna di carta|lanterna cinese; lanterna de papel|lanterna chinesa; бумажный фонарик|китайский фонарик; 提灯|灯籠',
    heightCm: 58,
    part: 'carried',
    parameters: { kind: 'paper-lantern' },
    kind: 'tool',
    habitat: 'air',
  },
  {
    id: 'shopping-cart',
    words:
      'shopping cart|shopping trolley; einkaufswagen; caddie|chariot de courses; carrito de compras|carro de la compra; carrello della spesa|carrello; carrinho de compras; тележка для покупок|продуктовая тележка; ショッピングカート|買い物カート',
    heightCm: 92,
    part: 'carried',
    parameters: { kind: 'shopping-cart' },
    kind: 'tool',
    places: ['supermarket'],
  },
]);
