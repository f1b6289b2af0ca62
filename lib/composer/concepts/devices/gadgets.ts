import { conceptsOf } from '../words';

/** Computers, phones, clocks and machines. */
export const gadgets = conceptsOf({ kind: 'device', habitat: 'table', places: ['office'] }, [
  {
    id: 'laptop',
    words:
      'laptop|notebook computer; laptop|notebook; ordinateur portable; portátil|laptop|computadora portátil; portatile|laptop; notebook|laptop; ноутбук; ノートパソコン',
    heightCm: 21,
    part: 'screen-device',
    parameters: { kind: 'laptop' },
  },
  {
    id: 'phone',
    words:
      'phone|smartphone|mobile phone|cell phone|phone screen|smartphone screen|mobile screen; handy|smartphone|telefon; téléphone|smartphone|portable; teléfono|móvil|celular; telefono|cellulare|smartphone; celular|telefone|smartphone; телефон|смартфон; スマートフォン|携帯電話|スマホ',
    heightCm: 15,
    part: 'screen-device',
    parameters: { kind: 'phone' },
    habitat: 'hand',
  },
  {
    id: 'tablet',
    words: 'tablet|ipad; tablet; tablette; tableta|tablet; tablet; tablet; планшет; タブレット',
    heightCm: 25,
    part: 'screen-device',
    parameters: { kind: 'tablet' },
    habitat: 'hand',
  },
  {
    id: 'monitor',
    words:
      'monitor|computer screen|screen; monitor|bildschirm; écran|moniteur; monitor|pantalla; schermo|monitor; monitor|tela de computador; монитор|экран; モニター|画面',
    heightCm: 40,
    part: 'screen-device',
    parameters: { kind: 'monitor' },
  },
  {
    id: 'computer',
    words:
      'computer|desktop computer|pc; computer|rechner; ordinateur; ordenador|computadora; computer; computador; компьютер; コンピューター|パソコン',
    heightCm: 44,
    part: 'screen-device',
    parameters: { kind: 'computer' },
  },
  {
    id: 'television',
    words:
      'television|tv|tv set; fernseher|fernsehgerät; télévision|télé; televisión|televisor|tele; televisore|televisione|tv; televisão|televisor; телевизор; テレビ',
    heightCm: 77,
    part: 'screen-device',
    parameters: { kind: 'television' },
    places: ['living-room'],
  },
  {
    id: 'retro-tv',
    words:
      'retro tv|old television|vintage tv|old tv|crt television|crt tv|tube tv; alter fernseher|röhrenfernseher; vieux téléviseur; televisor antiguo; vecchio televisore; televisão antiga; старый телевизор; レトロテレビ',
    heightCm: 50,
    part: 'screen-device',
    parameters: { kind: 'television', state: 'open' },
    places: ['living-room'],
  },
  {
    id: 'watch',
    words:
      'watch|wristwatch; armbanduhr; montre; reloj de pulsera; orologio da polso; relógio de pulso; наручные часы; 腕時計',
    heightCm: 15,
    part: 'screen-device',
    parameters: { kind: 'watch' },
    habitat: 'body',
  },
  {
    id: 'smartwatch',
    words:
      'smartwatch|fitness tracker; smartwatch; montre connectée; reloj inteligente; smartwatch; relógio inteligente; умные часы; スマートウォッチ',
    heightCm: 15,
    part: 'screen-device',
    parameters: { kind: 'watch', state: 'open', color: '#2d3263' },
    habitat: 'body',
  },
  {
    id: 'clock',
    words:
      'clock|wall clock; uhr|wanduhr; horloge; reloj|reloj de pared; orologio; relógio|relógio de parede; часы|настенные часы; 時計|掛け時計',
    heightCm: 32,
    part: 'screen-device',
    parameters: { kind: 'clock' },
    habitat: 'wall',
  },
  {
    id: 'alarm-clock',
    words:
      'alarm clock; wecker; réveil; despertador; sveglia; despertador; будильник; 目覚まし時計',
    heightCm: 17,
    part: 'screen-device',
    parameters: { kind: 'clock', state: 'open' },
    places: ['bedroom'],
  },
  {
    id: 'grandfather-clock',
    words:
      'grandfather clock; standuhr; horloge comtoise; reloj de pie; pendola; relógio de pêndulo; напольные часы; 柱時計',
    heightCm: 207,
    part: 'screen-device',
    parameters: { kind: 'clock', state: 'broken' },
    habitat: 'ground',
  },
  {
    id: 'ticket-machine',
    words:
      'ticket machine|cash machine|atm; fahrkartenautomat|geldautomat; distributeur; cajero automático; bancomat|biglietteria automatica; caixa eletrônico; банкомат; 券売機|現金自動預け払い機',
    heightCm: 128,
    part: 'screen-device',
    parameters: { kind: 'terminal' },
    habitat: 'ground',
    places: ['street'],
  },
  {
    id: 'camera',
    words:
      'camera|photo camera; kamera|fotoapparat; appareil photo; cámara|cámara de fotos; fotocamera|macchina fotografica; câmera|máquina fotográfica; камера|фотоаппарат; カメラ',
    heightCm: 9.6,
    part: 'machine',
    parameters: { kind: 'camera' },
    habitat: 'hand',
  },
  {
    id: 'video-camera',
    words:
      'video camera|film camera|movie camera; filmkamera|videokamera; caméra; videocámara|cámara de cine; videocamera|cinepresa; filmadora; видеокамера|кинокамера; ビデオカメラ',
    heightCm: 55,
    part: 'machine',
    parameters: { kind: 'video-camera' },
    habitat: 'ground',
  },
  {
    id: 'headphones',
    words:
      'headphones|headset|earphones; kopfhörer; casque audio|écouteurs; auriculares|cascos|audífonos; cuffie; fones de ouvido; наушники; ヘッドホン',
    heightCm: 19,
    part: 'machine',
    parameters: { kind: 'headphones' },
    habitat: 'body',
  },
  {
    id: 'microphone',
    words:
      'microphone|mic; mikrofon; micro|microphone; micrófono; microfono; microfone; микрофон; マイク',
    heightCm: 25,
    part: 'machine',
    parameters: { kind: 'microphone' },
    habitat: 'hand',
    places: ['stage'],
  },
  {
    id: 'microphone-stand',
    words:
      'microphone stand|mic stand; mikrofonständer; pied de micro; pie de micrófono; asta del microfono; pedestal de microfone; микрофонная стойка; マイクスタンド',
    heightCm: 162,
    part: 'machine',
    parameters: { kind: 'microphone', state: 'open' },
    habitat: 'ground',
    places: ['stage'],
  },
  {
    id: 'speaker',
    words:
      'loudspeaker|speaker box; lautsprecher|box; enceinte|haut-parleur; altavoz|bocina; altoparlante|cassa acustica; alto-falante|caixa de som; колонка|динамик; スピーカー',
    heightCm: 25,
    part: 'machine',
    parameters: { kind: 'speaker' },
  },
  {
    id: 'radio',
    words: 'radio; radio; radio; radio; radio; rádio; радио|радиоприёмник; ラジオ',
    heightCm: 21,
    part: 'machine',
    parameters: { kind: 'radio' },
  },
  {
    id: 'game-controller',
    words:
      'game controller|gamepad; gamepad|spielcontroller; manette|manette de jeu; mando de juego|control de videojuego; controller|joypad; controle de videogame; геймпад|джойстик; ゲームコントローラー',
    heightCm: 11,
    part: 'machine',
    parameters: { kind: 'game-controller' },
    habitat: 'hand',
  },
  {
    id: 'copier',
    words:
      'copier|photocopier|copy machine|copier machine|photocopy machine; kopierer|kopiergerät; photocopieur|photocopieuse; fotocopiadora; fotocopiatrice; fotocopiadora|copiadora; ксерокс|копир; コピー機|複写機',
    heightCm: 118,
    habitat: 'ground',
    part: 'machine',
    parameters: { kind: 'copier' },
  },
  {
    id: 'printer',
    words: 'printer; drucker; imprimante; impresora; stampante; impressora; принтер; プリンター',
    heightCm: 32,
    part: 'machine',
    parameters: { kind: 'printer' },
  },
  {
    id: 'robot-arm',
    words:
      'robot arm|robotic arm; roboterarm; bras robotique; brazo robótico; braccio robotico; braço robótico; роботизированная рука|рука-манипулятор; ロボットアーム',
    heightCm: 130,
    part: 'machine',
    parameters: { kind: 'robot-arm' },
    habitat: 'ground',
    places: ['factory'],
  },
  {
    id: 'solar-panel',
    words:
      'solar panel|solar cell; solarpanel|solarmodul|solaranlage; panneau solaire; panel solar|placa solar; pannello solare; painel solar|placa solar; солнечная панель|солнечная батарея; ソーラーパネル|太陽光パネル',
    heightCm: 119,
    part: 'machine',
    parameters: { kind: 'solar-panel' },
    habitat: 'ground',
    places: ['field'],
  },
  {
    id: 'wind-turbine',
    words:
      'wind turbine|wind power plant; windrad|windkraftanlage; éolienne; aerogenerador|turbina eólica; turbina eolica|pala eolica; turbina eólica|aerogerador; ветряк|ветрогенератор|ветряная турбина; 風力発電機|風車発電',
    heightCm: 3400,
    part: 'machine',
    parameters: { kind: 'wind-turbine' },
    habitat: 'ground',
    places: ['field'],
  },
  {
    id: 'satellite-dish',
    words:
      'satellite dish|radio telescope; satellitenschüssel; antenne parabolique|parabole; antena parabólica; parabola; antena parabólica; спутниковая тарелка; パラボラアンテナ',
    heightCm: 195,
    part: 'machine',
    parameters: { kind: 'satellite-dish' },
    habitat: 'ground',
  },
  {
    id: 'battery',
    words:
      'battery; batterie|akku; pile|batterie; pila|batería; batteria|pila; bateria|pilha; батарейка|аккумулятор; 電池|バッテリー',
    heightCm: 8.7,
    part: 'machine',
    parameters: { kind: 'battery' },
  },
  {
    id: 'plug',
    words:
      'plug|power plug; stecker; prise|fiche; enchufe; spina; tomada|plugue; вилка для розетки|штепсель; プラグ',
    heightCm: 17,
    part: 'machine',
    parameters: { kind: 'plug' },
  },
  {
    id: 'cable',
    words: 'cable|usb cable|wire|cord; kabel; câble; cable; cavo; cabo; кабель|провод; ケーブル',
    heightCm: 23,
    part: 'machine',
    parameters: { kind: 'cable' },
  },
  {
    id: 'circuit-board',
    words:
      'circuit board|chip|processor|motherboard; platine|leiterplatte; circuit imprimé|processeur; placa de circuito|procesador; circuito stampato|processore; placa de circuito|processador; плата|микросхема|процессор; 基板',
    heightCm: 18,
    part: 'machine',
    parameters: { kind: 'circuit-board' },
  },
  {
    id: 'server',
    words:
      'server rack|data server; serverschrank|server; baie de serveurs; servidor; server|rack; servidor; сервер|серверная стойка; サーバー',
    heightCm: 192,
    part: 'machine',
    parameters: { kind: 'server-rack' },
    habitat: 'ground',
  },
  {
    id: 'drone',
    words: 'drone|quadcopter; drohne; drone; dron; drone; drone; дрон|квадрокоптер; ドローン',
    heightCm: 15,
    part: 'machine',
    parameters: { kind: 'drone' },
    habitat: 'air',
  },
  {
    id: 'sewing-machine',
    words:
      'sewing machine; nähmaschine; machine à coudre; máquina de coser; macchina da cucire; máquina de costura; швейная машинка; ミシン',
    heightCm: 31,
    part: 'machine',
    parameters: { kind: 'sewing-machine' },
  },
  {
    id: 'fan',
    words:
      'fan|electric fan; ventilator; ventilateur; ventilador; ventilatore; ventilador; вентилятор; 扇風機',
    heightCm: 46,
    part: 'machine',
    parameters: { kind: 'fan' },
  },
  {
    id: 'typewriter',
    words:
      'typewriter; schreibmaschine; machine à écrire; máquina de escribir; macchina da scrivere; máquina de escrever; пишущая машинка; タイプライター',
    heightCm: 31,
    part: 'machine',
    parameters: { kind: 'typewriter' },
  },
  {
    id: 'kettle',
    words:
      'kettle|tea kettle; wasserkessel|teekessel; bouilloire; tetera de hervir|hervidor; bollitore; chaleira; чайник; やかん|ケトル',
    heightCm: 17,
    part: 'machine',
    parameters: { kind: 'kettle' },
    places: ['kitchen'],
  },
  {
    id: 'teapot',
    words:
      'teapot|tea pot; teekanne; théière; tetera; teiera; bule; заварочный чайник; ティーポット|急須',
    heightCm: 13,
    part: 'machine',
    parameters: { kind: 'kettle', state: 'open', color: '#3f7fd1' },
    kind: 'container',
    places: ['kitchen'],
  },
  {
    id: 'toaster',
    words: 'toaster; toaster; grille-pain; tostadora; tostapane; torradeira; тостер; トースター',
    heightCm: 18,
    part: 'machine',
    parameters: { kind: 'toaster' },
    places: ['kitchen'],
  },
  {
    id: 'blender',
    words:
      'blender|mixer; mixer|standmixer; mixeur|blender; licuadora|batidora; frullatore; liquidificador; блендер|миксер; ミキサー|ブレンダー',
    heightCm: 33,
    part: 'machine',
    parameters: { kind: 'blender' },
    places: ['kitchen'],
  },
]);
