import type { ConceptEntry } from './concept';
import { goodsTable } from './concept-lines';

export const instruments: readonly ConceptEntry[] = [
  ...goodsTable(
    'stringed-instrument',
    'instrument',
    `
guitar 98 hand stage | guitar, acoustic guitar | gitarre | guitare | guitarra | chitarra | violão, guitarra | гитара | ギター
electric-guitar 97 hand stage | electric guitar | e-gitarre, elektrische gitarre | guitare électrique | guitarra eléctrica | chitarra elettrica | guitarra elétrica | электрогитара | エレキギター
ukulele 60 hand stage | ukulele | ukulele | ukulélé | ukelele | ukulele | ukulele, cavaquinho | укулеле | ウクレレ
banjo 98 hand stage | banjo | banjo | banjo | banjo | banjo | banjo | банджо | バンジョー
violin 60 hand stage | violin, fiddle | geige, violine | violon | violín | violino | violino | скрипка | バイオリン
cello 125 ground stage | cello | cello | violoncelle | violonchelo, chelo | violoncello | violoncelo | виолончель | チェロ
violin-bow 18 hand stage | violin bow | geigenbogen | archet | arco de violín | archetto | arco de violino | смычок | バイオリンの弓
harp 175 ground stage | harp | harfe | harpe | arpa | arpa | harpa | арфа | ハープ, 竪琴
`,
  ),
  ...goodsTable(
    'keyed-instrument',
    'instrument',
    `
piano=grand-piano 170 ground stage | piano, grand piano | klavier, flügel klavier | piano, piano à queue | piano, piano de cola | pianoforte, pianoforte a coda | piano, piano de cauda | пианино, рояль, фортепиано | ピアノ, グランドピアノ
upright-piano 128 ground living-room | upright piano | wandklavier, pianino | piano droit | piano vertical | pianoforte verticale | piano vertical | кабинетное пианино | アップライトピアノ
keyboard-instrument=keyboard 96 ground stage | music keyboard, electric piano, piano keyboard, piano keys | e-piano | clavier musical | teclado musical | tastiera musicale | teclado musical | синтезатор | 電子ピアノ
accordion 42 hand stage | accordion | akkordeon, ziehharmonika | accordéon | acordeón | fisarmonica | acordeão, sanfona | аккордеон, гармонь, баян | アコーディオン
xylophone 22 table stage | xylophone | xylophon | xylophone | xilófono | xilofono | xilofone | ксилофон | 木琴
`,
  ),
  ...goodsTable(
    'drum-instrument',
    'instrument',
    `
drum 40 ground stage | drum | trommel | tambour | tambor | tamburo | tambor | барабан | 太鼓, ドラム
drum-kit 130 ground stage | drum kit, drum set, drums | schlagzeug | batterie de musique | batería musical | batteria musicale | bateria musical | барабанная установка | ドラムセット
djembe 62 ground stage | djembe | djembe | djembé | yembé, bongó | djembe | djembê, bongô | джембе | ジャンベ
tambourine 26 hand stage | tambourine | tamburin | tambourin | pandereta | tamburello | pandeiro | бубен | タンバリン
maracas 28 hand stage | maracas, maraca | maracas, rumbarassel | maracas | maracas, maraca | maracas | maracas, chocalho | маракасы | マラカス
`,
  ),
  ...goodsTable(
    'wind-instrument',
    'instrument',
    `
trumpet 24 hand stage | trumpet, cornet | trompete | trompette | trompeta | tromba | trompete | труба музыкальная | トランペット
trombone 66 hand stage | trombone | posaune | trombone | trombón | trombone | trombone | тромбон | トロンボーン
saxophone 74 hand stage | saxophone, sax | saxophon, saxofon | saxophone | saxofón, saxo | sassofono | saxofone | саксофон | サックス, サクソフォン
flute 22 hand stage | flute | flöte, querflöte | flûte | flauta | flauto | flauta | флейта | フルート
clarinet 68 hand stage | clarinet | klarinette | clarinette | clarinete | clarinetto | clarinete | кларнет | クラリネット
harmonica 5 hand stage | harmonica, mouth organ | mundharmonika | harmonica | armónica | armonica a bocca | gaita de boca | губная гармошка | ハーモニカ
`,
  ),
  ...goodsTable(
    'music-thing',
    'instrument',
    `
sheet-music 32 table stage | sheet music, music sheet, musical score | notenblatt, notenblätter, noten | partition | partitura | spartito | partitura | ноты | 楽譜
music-stand 123 ground stage | music stand | notenständer | pupitre de musique | atril | leggio | estante de partitura | пюпитр | 譜面台
french-horn=horn 45 hand stage | french horn, horn | waldhorn, horn | cor d'harmonie | trompa | corno francese | trompa | валторна | ホルン
metronome 22 table stage | metronome | metronom | métronome | metrónomo | metronomo | metrônomo, metrónomo | метроном | メトロノーム
recorder 18 hand stage state:open | recorder, wooden flute | blockflöte | flûte à bec | flauta dulce | flauto dolce | flauta doce | блокфлейта, дудка | リコーダー, 笛
bell 20 table - | bell, hand bell | glocke, klingel | cloche, clochette | campana, campanilla | campana, campanella | sino, campainha | колокол, колокольчик | 鐘, ベル
record-player 20 table living-room | record player, turntable | plattenspieler | tourne-disque, platine vinyle | tocadiscos | giradischi | toca-discos | проигрыватель | レコードプレーヤー
vinyl-record=record-player 30 table living-room state:open | vinyl record, record, vinyl | schallplatte, vinyl | vinyle, disque vinyle | disco de vinilo, vinilo | disco in vinile, vinile | disco de vinil, vinil | виниловая пластинка, пластинка | レコード
`,
  ),
  ...goodsTable(
    'world-music',
    'instrument',
    `
cymbals 43 hand - | cymbals, cymbal, crash cymbals | becken instrument, becken | cymbales, cymbale | platillos, platillo musical | piatti musicali | pratos musicais | тарелки музыкальные | シンバル
gong 130 ground - | gong | gong | gong | gong | gong | gongo | гонг | 銅鑼, ゴング
tuba 108 ground stage | tuba, sousaphone, euphonium | tuba, sousaphon | tuba, soubassophone | tuba, bombardino | tuba, basso tuba | tuba | туба | チューバ
mandolin 70 hand stage | mandolin, bouzouki | mandoline | mandoline | mandolina | mandolino | bandolim | мандолина | マンドリン
sitar 114 hand stage | sitar, indian sitar | sitar | sitar | sitar | sitar | cítara indiana | ситар | シタール
bassoon 134 hand stage | bassoon | fagott | basson | fagot | fagotto | fagote | фагот | ファゴット
didgeridoo 36 hand desert | didgeridoo | didgeridoo | didgeridoo | didyeridú | didgeridoo | didgeridoo | диджериду | ディジュリドゥ
bongos 22 table - | bongos, bongo drums, bongo | bongos, bongotrommeln | bongos | bongós, bongos | bonghi | bongôs | бонго | ボンゴ
pipe-organ 500 ground church-interior | pipe organ, church organ, organ, organ pipes | orgel, kirchenorgel, pfeifenorgel | orgue, orgue d'église | órgano de tubos, órgano | organo a canne, organo | órgão de tubos, órgão | орган, церковный орган | パイプオルガン
tuning-fork 17 hand - | tuning fork | stimmgabel | diapason | diapasón | diapason | diapasão | камертон | 音叉
lyre 46 hand - | lyre | leier, lyra | lyre | lira | lira, cetra | lira | лира | リラ竪琴
ocarina 12.5 hand - | ocarina | okarina | ocarina | ocarina | ocarina | ocarina | окарина | オカリナ
`,
  ),
];
