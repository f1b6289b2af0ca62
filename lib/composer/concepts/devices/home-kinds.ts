import { goodsTable } from '../concept-lines';

/** Machines of the household and the desk, by kind. */
export const homeKinds = goodsTable(
  'home-kind',
  'device',
  `
air-conditioner 40.1 wall - | air conditioner, air conditioning, ac unit, aircon, air con | klimaanlage, klimagerät | climatiseur, climatisation | aire acondicionado | condizionatore, climatizzatore | ar-condicionado | кондиционер воздуха, сплит-система | エアコン
slow-cooker 25.8 table kitchen | slow cooker, crock pot, crockpot | schongarer, schmortopf elektrisch | mijoteuse | olla de cocción lenta | pentola a cottura lenta, slow cooker | panela elétrica lenta | медленноварка | スロークッカー
hand-blender 41 table kitchen | hand blender, immersion blender, stick blender | stabmixer, pürierstab | mixeur plongeant | batidora de mano, minipimer | frullatore a immersione, minipimer | mixer de mão | погружной блендер | ハンドブレンダー
thermostat 12.6 wall - | thermostat, smart thermostat | thermostat | thermostat | termostato | termostato | termostato | термостат | サーモスタット
flip-phone 14.9 hand - | flip phone, clamshell phone, old mobile phone | klapphandy | téléphone à clapet | teléfono plegable, teléfono de tapa | telefono a conchiglia | celular flip | раскладушка телефон, телефон-раскладушка | ガラケー, 折りたたみ携帯
swiss-knife 6.7 table - | swiss army knife, swiss knife, pocket knife, multitool, penknife | taschenmesser, schweizer taschenmesser | couteau suisse, canif | navaja suiza, navaja multiusos | coltellino svizzero | canivete suíço, canivete | складной нож, швейцарский нож, перочинный нож | 十徳ナイフ
electric-toothbrush 25.3 table bathroom | electric toothbrush | elektrische zahnbürste | brosse à dents électrique | cepillo de dientes eléctrico | spazzolino elettrico | escova de dentes elétrica | электрическая зубная щётка | 電動歯ブラシ
baby-monitor 21.2 table - | baby monitor, babyphone | babyphone, babyfon | babyphone, écoute-bébé | vigilabebés, monitor de bebé | baby monitor | babá eletrônica | радионяня, видеоняня | ベビーモニター
space-heater 45.2 ground - | space heater, electric heater, portable heater | heizlüfter, heizstrahler | radiateur d'appoint, chauffage d'appoint | estufa eléctrica, calefactor | stufetta elettrica | aquecedor elétrico | обогреватель | 電気ストーブ
humidifier 45.9 table - | humidifier, aroma diffuser, dehumidifier, oil diffuser, essential oil diffuser | luftbefeuchter, aroma-diffusor | humidificateur, diffuseur d'huiles essentielles | humidificador, difusor de aromas | umidificatore, diffusore di aromi | umidificador | увлажнитель воздуха | 加湿器, アロマディフューザー
air-purifier 57.3 ground - | air purifier | luftreiniger | purificateur d'air | purificador de aire | purificatore d'aria | purificador de ar | очиститель воздуха | 空気清浄機
fuse-box 40.5 wall - | fuse box, circuit breaker, breaker box, electrical panel, switchboard panel | sicherungskasten | tableau électrique, boîte à fusibles | caja de fusibles, cuadro eléctrico | quadro elettrico, scatola dei fusibili | caixa de fusíveis, quadro de luz | электрощиток, щиток с предохранителями | ブレーカー, 分電盤
security-camera 26.9 wall - | security camera, cctv, cctv camera, surveillance camera, doorbell camera | überwachungskamera | caméra de surveillance | cámara de seguridad, cámara de vigilancia | telecamera di sorveglianza | câmera de segurança | камера наблюдения, видеокамера наблюдения | 防犯カメラ, 監視カメラ
boombox 38.9 table - | boombox, boom box, ghetto blaster, cassette recorder | ghettoblaster, kassettenrekorder | ghetto-blaster, radiocassette | radiocasete | radiolone, mangianastri | rádio boombox, toca-fitas | бумбокс, кассетный магнитофон | ラジカセ
walkman 15.7 hand - | walkman, cassette player, portable cassette player, discman | walkman | baladeur, walkman | walkman | walkman | walkman | плеер, кассетный плеер | ウォークマン
fax-machine 32 table office | fax machine, fax | faxgerät, fax | fax, télécopieur | máquina de fax, fax | fax | aparelho de fax, fax | факс | ファックス
flatbed-scanner 26.7 table office | scanner, document scanner, flatbed scanner | flachbettscanner, dokumentenscanner | scanner à plat, scanneur | escáner, escáner de documentos | scanner piano, scanner per documenti | scanner de mesa | сканер | スキャナー
webcam 9.1 table office | webcam, web camera | webcam | webcam | webcam, cámara web | webcam | webcam | веб-камера | ウェブカメラ, ウェブカム
polaroid 14.2 hand - | polaroid camera, instant camera, polaroid | polaroid, sofortbildkamera | polaroid, appareil photo instantané | cámara polaroid, cámara instantánea, polaroid | polaroid, macchina istantanea | câmera polaroid, câmera instantânea, polaroid | полароид, фотоаппарат мгновенной печати | ポラロイドカメラ, インスタントカメラ
video-tape 10.1 table - | vhs tape, video tape, video cassette, vhs, videotape | videokassette, vhs-kassette | cassette vidéo, vhs | cinta de vídeo, vhs, videocasete | videocassetta, vhs | fita de vídeo, fita vhs | видеокассета | ビデオテープ, vhsテープ
bathroom-scale 14.8 ground bathroom | bathroom scale, bathroom scales, weighing scale for people, body scale, personal scale | personenwaage, badezimmerwaage | pèse-personne | báscula de baño | bilancia pesapersone | balança de banheiro | напольные весы | 体重計
popcorn-maker 124.2 ground - | popcorn maker, popcorn machine, popcorn cart, popcorn stand | popcornmaschine | machine à pop-corn | máquina de palomitas, palomitera | macchina per popcorn | pipoqueira, carrinho de pipoca | попкорн-машина, аппарат для попкорна | ポップコーンマシン
bread-maker 42.2 table kitchen | bread maker, bread machine | brotbackautomat | machine à pain | panificadora, máquina de pan | macchina del pane | máquina de pão | хлебопечка | ホームベーカリー
sandwich-maker 23.3 table kitchen | sandwich maker, panini press, sandwich toaster, sandwich press | sandwichmaker | appareil à croque-monsieur, presse à panini | sandwichera | tostiera, piastra per panini | sanduicheira | сэндвичница, бутербродница | ホットサンドメーカー
e-reader 17 hand - | e-reader, ereader, e-book reader, ebook reader, kindle | e-book-reader, e-reader | liseuse | lector electrónico, libro electrónico | lettore di e-book, e-reader | leitor de e-books, leitor digital | электронная книга, ридер | 電子書籍リーダー
tumble-dryer 84.7 ground - | tumble dryer, clothes dryer, dryer | wäschetrockner, trockner | sèche-linge | secadora | asciugatrice | secadora de roupas | сушильная машина | 衣類乾燥機
citrus-juicer 14.6 table kitchen | citrus juicer, lemon squeezer, orange squeezer, citrus press, lemon juicer | zitronenpresse, zitruspresse | presse-agrumes, presse-citron | exprimidor | spremiagrumi | espremedor de frutas, espremedor de limão | соковыжималка для цитрусовых | レモン絞り
`,
);
