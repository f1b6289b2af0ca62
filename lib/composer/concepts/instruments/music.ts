import { conceptsOf } from '../words';

/** Musical instruments. */
export const music = conceptsOf({ kind: 'instrument', habitat: 'hand', places: ['stage'] }, [
  {
    id: 'violin',
    words: 'violin|fiddle; geige|violine; violon; violín; violino; violino; скрипка; バイオリン',
    heightCm: 62,
    part: 'string-instrument',
    parameters: { kind: 'violin' },
  },
  {
    id: 'violin-bow',
    words:
      'violin bow; geigenbogen; archet; arco de violín; archetto; arco de violino; смычок; 弓奏の弓',
    heightCm: 6,
    part: 'string-instrument',
    parameters: { kind: 'bow' },
  },
  {
    id: 'cello',
    words:
      'cello|double bass; cello|kontrabass; violoncelle|contrebasse; violonchelo|contrabajo; violoncello|contrabbasso; violoncelo|contrabaixo; виолончель|контрабас; チェロ|コントラバス',
    heightCm: 130,
    part: 'string-instrument',
    parameters: { kind: 'cello' },
    habitat: 'ground',
  },
  {
    id: 'guitar',
    words:
      'guitar|acoustic guitar; gitarre; guitare; guitarra; chitarra; violão|guitarra; гитара; ギター',
    heightCm: 101,
    part: 'string-instrument',
    parameters: { kind: 'guitar' },
  },
  {
    id: 'electric-guitar',
    words:
      'electric guitar; e-gitarre; guitare électrique; guitarra eléctrica; chitarra elettrica; guitarra elétrica; электрогитара; エレキギター',
    heightCm: 95,
    part: 'string-instrument',
    parameters: { kind: 'guitar', state: 'open' },
  },
  {
    id: 'ukulele',
    words:
      'ukulele|banjo|lute; ukulele|laute; ukulélé|luth; ukelele|laúd; ukulele|liuto; ukulele|alaúde; укулеле|лютня; ウクレレ|リュート',
    heightCm: 58,
    part: 'string-instrument',
    parameters: { kind: 'ukulele' },
  },
  {
    id: 'harp',
    words:
      'harp|lyre; harfe|leier; harpe|lyre; arpa|lira; arpa|lira; harpa|lira; арфа|лира; ハープ|竪琴',
    heightCm: 160,
    part: 'string-instrument',
    parameters: { kind: 'harp' },
    habitat: 'ground',
  },
  {
    id: 'piano',
    words:
      'piano|upright piano; klavier; piano; piano; pianoforte|piano; piano; пианино|фортепиано; ピアノ',
    heightCm: 126,
    part: 'string-instrument',
    parameters: { kind: 'piano' },
    habitat: 'ground',
  },
  {
    id: 'grand-piano',
    words:
      'grand piano; flügel|konzertflügel; piano à queue; piano de cola; pianoforte a coda; piano de cauda; рояль; グランドピアノ',
    heightCm: 156,
    part: 'string-instrument',
    parameters: { kind: 'piano', state: 'open' },
    habitat: 'ground',
  },
  {
    id: 'keyboard',
    words:
      'synthesizer|electric piano; synthesizer|e-piano; synthétiseur; sintetizador|teclado musical; sintetizzatore; sintetizador|teclado musical; синтезатор; シンセサイザー|キーボード',
    heightCm: 24,
    part: 'string-instrument',
    parameters: { kind: 'piano', state: 'cut' },
    habitat: 'table',
  },
  {
    id: 'drum',
    words: 'drum|snare drum; trommel; tambour; tambor; tamburo; tambor; барабан; 太鼓|ドラム',
    heightCm: 38,
    part: 'string-instrument',
    parameters: { kind: 'drum' },
  },
  {
    id: 'djembe',
    words:
      'djembe|bongo|conga|hand drum; djembe|bongo; djembé|bongo; yembé|bongó; djembe|bongo; djembê|bongô; джембе|бонго; ジャンベ|ボンゴ',
    heightCm: 60,
    part: 'string-instrument',
    parameters: { kind: 'drum', state: 'open' },
    habitat: 'ground',
  },
  {
    id: 'drum-kit',
    words:
      'drum kit|drums|drum set; schlagzeug; batterie de musique|batterie acoustique; batería musical|batería acústica; batteria musicale; bateria musical; ударная установка|барабаны; ドラムセット',
    heightCm: 118,
    part: 'string-instrument',
    parameters: { kind: 'drum-kit' },
    habitat: 'ground',
  },
  {
    id: 'trumpet',
    words: 'trumpet; trompete; trompette; trompeta; tromba; trompete; труба|трубы; トランペット',
    heightCm: 20,
    part: 'wind-instrument',
    parameters: { kind: 'trumpet' },
  },
  {
    id: 'trombone',
    words: 'trombone; posaune; trombone; trombón; trombone; trombone; тромбон; トロンボーン',
    heightCm: 38,
    part: 'wind-instrument',
    parameters: { kind: 'trombone' },
  },
  {
    id: 'french-horn',
    words:
      "french horn|horn|tuba; waldhorn|horn|tuba; cor d'harmonie|tuba; trompa|tuba; corno francese|tuba; trompa|tuba; валторна|туба; ホルン|チューバ",
    heightCm: 45,
    part: 'wind-instrument',
    parameters: { kind: 'horn' },
  },
  {
    id: 'saxophone',
    words:
      'saxophone|sax; saxophon; saxophone; saxofón|saxo; sassofono|sax; saxofone; саксофон; サックス',
    heightCm: 76,
    part: 'wind-instrument',
    parameters: { kind: 'saxophone' },
  },
  {
    id: 'flute',
    words:
      'flute|clarinet|oboe; querflöte|flöte|klarinette; flûte|clarinette; flauta|clarinete; flauto|clarinetto; flauta|clarinete; флейта|кларнет; フルート|クラリネット',
    heightCm: 18,
    part: 'wind-instrument',
    parameters: { kind: 'flute' },
  },
  {
    id: 'recorder',
    words:
      'recorder|wooden flute|pan flute; blockflöte; flûte à bec; flauta dulce; flauto dolce; flauta doce; блокфлейта|дудка; リコーダー|笛',
    heightCm: 18,
    part: 'wind-instrument',
    parameters: { kind: 'flute', state: 'open' },
  },
  {
    id: 'accordion',
    words:
      'accordion|concertina; akkordeon|ziehharmonika; accordéon; acordeón; fisarmonica; acordeão|sanfona; аккордеон|гармонь|баян; アコーディオン',
    heightCm: 33,
    part: 'wind-instrument',
    parameters: { kind: 'accordion' },
  },
  {
    id: 'harmonica',
    words:
      'harmonica|mouth organ; mundharmonika; harmonica; armónica; armonica a bocca; gaita de boca; губная гармошка; ハーモニカ',
    heightCm: 4,
    part: 'wind-instrument',
    parameters: { kind: 'harmonica' },
  },
  {
    id: 'bell',
    words:
      'bell|hand bell; glocke|klingel; cloche|clochette; campana|campanilla; campana|campanella; sino|campainha; колокол|колокольчик; 鐘|ベル',
    heightCm: 20,
    part: 'wind-instrument',
    parameters: { kind: 'bell' },
    habitat: 'table',
  },
  {
    id: 'maracas',
    words:
      'maracas|rattle|shaker; maracas|rassel; maracas|hochet; maracas|sonajero; maracas|sonaglio; maracas|chocalho; маракас|погремушка; マラカス|ガラガラ',
    heightCm: 26,
    part: 'wind-instrument',
    parameters: { kind: 'maracas' },
  },
  {
    id: 'tambourine',
    words: 'tambourine; tamburin; tambourin; pandereta; tamburello; pandeiro; бубен; タンバリン',
    heightCm: 26,
    part: 'wind-instrument',
    parameters: { kind: 'tambourine' },
  },
  {
    id: 'xylophone',
    words:
      'xylophone|glockenspiel; xylophon; xylophone; xilófono; xilofono; xilofone; ксилофон; 木琴',
    heightCm: 20,
    part: 'wind-instrument',
    parameters: { kind: 'xylophone' },
    habitat: 'table',
  },
  {
    id: 'record-player',
    words:
      'record player|turntable|gramophone; plattenspieler|grammophon; tourne-disque|platine vinyle; tocadiscos|gramófono; giradischi|grammofono; toca-discos|gramofone; проигрыватель|граммофон; レコードプレーヤー|蓄音機',
    heightCm: 20,
    part: 'wind-instrument',
    parameters: { kind: 'record-player' },
    habitat: 'table',
    places: ['living-room'],
  },
  {
    id: 'vinyl-record',
    words:
      'vinyl record|record|vinyl; schallplatte|vinyl; vinyle|disque vinyle; disco de vinilo|vinilo; disco in vinile|vinile; disco de vinil|vinil; виниловая пластинка|пластинка; レコード',
    heightCm: 30,
    part: 'wind-instrument',
    parameters: { kind: 'record-player', state: 'open' },
    habitat: 'table',
  },
  {
    id: 'musical-note',
    words:
      'musical note|music note|note; musiknote|note; note de musique; nota musical; nota musicale; nota musical; нота; 音符',
    heightCm: 20,
    part: 'wind-instrument',
    parameters: { kind: 'note' },
    kind: 'symbol',
    habitat: 'air',
  },
  {
    id: 'sheet-music',
    words:
      'sheet music|score; notenblatt|noten|partitur; partition; partitura; spartito|partitura; partitura; ноты|партитура; 楽譜',
    heightCm: 30,
    part: 'wind-instrument',
    parameters: { kind: 'sheet-music' },
    habitat: 'table',
  },
  {
    id: 'music-stand',
    words:
      'music stand; notenständer; pupitre à musique; atril; leggio; estante de partitura; пюпитр; 譜面台',
    heightCm: 120,
    part: 'wind-instrument',
    parameters: { kind: 'music-stand' },
    habitat: 'ground',
  },
]);
