import type { IdeaEntry } from './idea';

/** What apps tell their users on a screen of its own: nothing there yet, no connection, done. */
export const SCREENS: readonly IdeaEntry[] = [
  {
    id: 'video-call',
    calls: [
      /video[- ]?(?:call\w*|chat\w*|conferenc\w+|meetings?)(?: (?:with|between|on|over))?|(?:zoom|teams|online|virtual|remote) (?:calls?|meetings?)|facetime|videoanruf\w*|videokonferenz\w*|visioconférence|appels? vidéo|videollamadas?|videochiamat[ae]|videochamadas?|видеозвон\w*|видеоконференц\w*|видеосвяз\w*|ビデオ通話|オンライン会議/,
    ],
    pictures: [
      `woman waving 27 66 48 framed
man waving 73 80 48 framed mirror
speech bubble 46 18 15
speech bubble 90 32 14
* 8 92 18
* 92 94 14`,
      `laptop 25 86 44
laptop 75 86 44
woman waving 25 86 38 framed
man waving 75 86 38 framed mirror
speech bubble 42 38 16
speech bubble 62 24 14 mirror
* 50 92 20`,
      `phone 30 92 84
phone 70 92 84
woman waving 30 78 34 framed
man waving 70 78 34 framed mirror
speech bubble 50 26 14
* 50 92 18
* 92 92 20`,
      `tablet 50 92 88
woman waving 50 50 38 framed
man waving 50 90 38 framed mirror
speech bubble 84 34 16
* 14 92 24
* 88 92 24`,
      `monitor 50 92 84
woman waving 33 62 27 framed
man waving 67 62 27 framed mirror
* 10 92 24
* 90 92 24`,
    ],
  },
  {
    id: 'push-notification',
    calls: [
      /push[- ]?notifications?|notifications? (?:permission|center|centre|settings|screen|illustration|request)|(?:enable|allow|turn on|new|unread) notifications?|notification (?:bubbles?|badges?|bells?|cards?)|stay (?:notified|up to date)|push-?benachrichtigung\w*|benachrichtigung\w*|notifications? push|notificaciones|notifiche|notificações|уведомлени\w*|通知/,
    ],
    pictures: [
      `phone 50 92 80
#toast 66 36 46
#toast 36 54 46
#toast 64 72 46
bell 22 32 24 tilt -14
* 86 92 24
* 12 92 22`,
      `phone 50 92 80
speech bubble 76 34 20
speech bubble 24 50 20 mirror
speech bubble 78 62 18
bell 50 66 30
* 88 92 22
* 12 92 22`,
      `bell 50 82 66
#badge 70 32 22 1
#rays 50 40 50
* 14 92 26
* 86 92 26`,
      `woman holding a phone 26 92 74
#toast 64 30 44
#toast 72 50 44
#toast 64 70 44
bell 88 92 20
* 62 92 18`,
    ],
  },
  {
    id: 'no-connection',
    calls: [
      /no (?:internet|connection|wi-?fi|network|signal)(?: connection| access)?|(?:internet|connection|wi-?fi|network|signal) (?:is )?(?:lost|down|error|problem|failed)|lost connection|disconnected|(?:you(?:'re| are) )?offline(?: mode| screen| page| state)?|broken wi-?fi|unplugged|kein(?:e)? (?:internet|verbindung|wlan)\w*|pas (?:de connexion|d'internet)|sin (?:conexión|internet)|nessuna connessione|sem (?:conexão|internet)|нет (?:интернета|соединения|связи)|オフライン|接続エラー/,
    ],
    pictures: [
      `#unplugged 50 70 52
#wifi 50 48 30
* 16 90 28
* 86 90 28`,
      `#wifi 70 44 34
#unplugged 66 62 34
* 32 92 72
* 78 92 26`,
      `plug 26 82 22 mirror
cable 50 88 16
#wifi 50 60 38
* 84 90 30
* 14 90 20`,
      `router 34 90 34
#wifi 34 54 30
sad woman standing 74 90 62
* 56 90 20`,
      `laptop 46 90 60
#wifi 46 70 24
#unplugged 46 94 40
* 86 90 34`,
      `#unplugged 50 82 44
phone 50 70 58
#wifi 50 54 20
* 84 90 34
* 16 90 34`,
      `sad cloud 50 60 44
#wifi 50 34 12
#unplugged 50 78 46
* 16 92 26
* 86 92 26`,
    ],
  },
  {
    id: 'upload',
    calls: [
      /(?:file|photo|image|document|video|data)s? (?:up|down)loads?|(?:up|down)load(?:ing|s)?(?: (?:a |your |the )?(?:files?|photos?|images?|documents?|videos?|data))?(?: (?:in)?to the cloud)?|(?:files?|documents?|photos?) flying (?:in)?to (?:a|the) (?:cloud|folder)|drag and drop|(?:cloud )?back ?ups?\b|hochladen|téléverser|téléchargement|subir archivos|caricamento|загрузка файл\w*|アップロード/,
    ],
    pictures: [
      `cloud 50 46 40
#upload 50 54 22
folder 50 92 36
papers 26 62 16 tilt -16
papers 76 60 15 tilt 14
* 12 92 24
* 88 92 24`,
      `laptop 50 92 48
cloud 50 40 36
#upload 50 52 20
picture frame 22 60 16 tilt -14
picture frame 78 58 16 tilt 12
* 12 92 22
* 90 92 22`,
      `phone 50 92 66
cloud 50 36 32
#upload 50 44 18
picture frame 20 56 15 tilt -14
picture frame 80 54 15 tilt 12
* 14 92 26
* 86 92 26`,
      `cloud 62 48 42
#upload 62 54 22
woman holding papers 22 92 62
folder 66 92 26
* 92 92 20`,
    ],
  },
  {
    id: 'app-onboarding',
    calls: [
      [
        /onboarding|welcome screen|getting started|personali[sz]\w+|sign[- ]?up/,
        /(?:choos|pick|select)\w*(?: (?:his|her|their|your|favou?rite|topics?|interests?))*|(?:topics?|interests|preferences|screen|app|phone)/,
      ],
      /(?:choos|pick|select)\w* (?:(?:his|her|their|your|favou?rite) )*(?:topics?|interests?|categories|preferences)/,
    ],
    pictures: [
      `#handset 62 92 88
#tiles 62 84 32
woman pointing 24 92 60
* 90 92 22`,
      `#handset 38 92 88
#tiles 38 84 32
man holding a phone 78 92 60 mirror
* 10 92 22`,
      `phone 62 92 86
woman pointing 22 92 60
#toast 82 40 30
* 90 92 22`,
      `#handset 30 92 88
#tiles 30 84 32
* 74 92 56`,
    ],
  },
  {
    id: 'page-not-found',
    calls: [
      /404(?: (?:error )?page)?(?: not found)?|(?:error )?404|page not found|(?:page|site) (?:does not|doesn't) exist|lost page|seite nicht gefunden|page introuvable|página no encontrada|pagina non trovata|página não encontrada|страница не найдена/,
    ],
    pictures: [
      `#four 17 76 50
#zero 50 82 62
#four 83 76 50
* 50 78 50
* 50 76 34
* 33 92 24
* 69 92 24`,
    ],
  },
  {
    id: 'maintenance',
    calls: [
      [
        /maintenance(?: mode| page| screen| work)?|under (?:construction|maintenance)|we'll be (?:right )?back|(?:browser|website|web ?page|web ?site) window|wartungsarbeiten|en maintenance|en mantenimiento|in manutenzione|em manutenção|на ремонте|メンテナンス中?/,
        /(?:fix|repair|build|paint|assembl|construct|mend)\w*|(?:maintenance|under construction|we'll be|wartung\w*|mantenimiento|manutenzione|manutenção|メンテナンス)/,
      ],
    ],
    pictures: [
      `browser window 48 78 62
gear 84 92 22
gear 70 94 14
gear 10 92 18
ladder 30 92 64
worker holding a wrench 31 66 32
worker holding a hammer 60 92 34
* 90 62 14`,
      `browser window 52 76 58
worker holding a wrench 18 92 48
#badge 84 30 18 1
traffic cone 76 92 24
gear 90 92 18
* 50 92 20`,
      `laptop 50 90 62
gear 50 64 24
wrench 76 46 26 tilt 20
traffic cone 88 92 26
* 12 92 28`,
      `phone 50 92 80
gear 50 62 24
wrench 76 66 34 tilt 20
traffic cone 20 92 26
* 86 92 26`,
    ],
  },
  {
    id: 'order-tracking',
    calls: [
      /(?:order|delivery|parcel|package|shipment|live) track\w*|track\w* (?:(?:your|an?|the|my) )?(?:order|delivery|parcel|package|shipment)s?|(?:order|parcel|package|delivery) (?:is )?on (?:its|the) way|out for delivery/,
    ],
    pictures: [
      `#handset 32 92 88
#route 32 80 38
map pin 36 46 18
delivery van 74 92 34
box 74 50 18
* 92 92 14
* 56 92 14`,
      `#handset 32 92 88
#route 32 80 38
map pin 36 46 18
courier 68 92 62
box 88 92 22
* 88 50 16`,
      `map 50 80 56
map pin 66 46 24
scooter 34 92 34
box 84 92 20
* 12 92 20`,
      `phone 30 92 84
map 68 66 34
map pin 68 50 22
box 68 92 24
* 90 92 22`,
    ],
  },
  {
    id: 'no-results',
    calls: [
      /no (?:search )?(?:results?|matches)(?: found| screen| page)?|nothing (?:was )?found|empty search(?: results?)?|keine (?:ergebnisse|treffer)|aucun résultat|sin resultados|nessun risultato|nenhum resultado|ничего не найдено|検索結果なし/,
    ],
    pictures: [
      `#lens-back 64 94 90
#badge 60 42 32 1
#lens-front 64 94 90
#hollow 18 26 14 5
#hollow 92 22 12
sad woman shrugging 16 95 58
* 90 92 20`,
      `#card 58 88 66
#hollow 58 62 30 5
#badge 80 32 20 1
sad man holding a magnifying glass 18 94 62
* 92 92 20`,
      `open cardboard box 60 92 50
#hollow 52 34 16 5
#hollow 72 28 14
#badge 86 46 18 1
sad woman holding a magnifying glass 18 94 62
* 92 92 18`,
    ],
  },
  {
    id: 'log-in',
    calls: [
      /(?:log|sign)[- ]?in (?:screen|page|illustration|form)|forg(?:ot|otten) (?:your )?password|(?:re)?set (?:your |a )?(?:new )?password|password (?:reset|recovery)|two[- ]factor(?: authentication)?|face ?id|touch ?id|biometric\w*(?: log ?in)?|fingerprint (?:login|unlock|scan\w*)|unlock\w* (?:(?:his|her|the|a|your) )?phone/,
    ],
    pictures: [
      `#handset 58 92 88
#fingerprint 58 60 26
#button 58 84 30
padlock 86 92 30
woman pointing 20 92 58
key 34 36 12
* 90 40 16`,
      `#handset 60 92 88
padlock 60 72 34
woman holding a key 22 92 62
keyhole shield 88 60 24
* 88 92 22`,
      `#handset 36 92 88
padlock 36 72 34
key 66 92 30 tilt 30
keyhole shield 82 60 26
* 82 92 26`,
    ],
  },
  {
    id: 'online-shop',
    calls: [
      /online (?:shopping|store|shop|order\w*)|shopping app|e-?commerce(?: app| site)?|mobile shopping|add(?:ed)? to (?:cart|basket|bag)|einkaufen im internet|onlineshop\w*|achats? en ligne|compras? (?:en línea|online)|acquisti online|онлайн[- ]?(?:магазин|покупк\w*)|ネットショッピング/,
    ],
    pictures: [
      `#handset 46 92 86
#awning 46 22 52
#tiles 46 80 30
shopping bag 78 92 34
shopping cart 18 92 32
* 94 92 20`,
      `laptop 50 88 62
#awning 50 40 62
shopping bag 50 74 28
shopping cart 84 94 34
* 12 92 28`,
      `#handset 58 92 86
#awning 58 22 52
#tiles 58 80 30
woman holding a shopping bag 20 92 60
credit card 88 70 18 tilt -14
box 88 92 20
* 82 92 14`,
    ],
  },
  {
    id: 'up-to-date',
    calls: [
      /(?:software|app|system) updates?|updat(?:e|ing) (?:available|in progress|screen|the app|your app)|sync(?:ing|hroni[sz]\w+)?(?: (?:your )?(?:data|devices|files))?|loading screen/,
    ],
    pictures: [
      `#handset 50 92 86
#renew 50 56 30
#button 50 82 30
gear 84 92 24
laptop 18 92 26
cloud 20 30 16
* 88 56 16`,
      `laptop 40 90 56
phone 82 92 44
#renew 40 66 18
cloud 62 28 22
* 10 92 18`,
    ],
  },
  {
    id: 'invite-friends',
    calls: [
      /(?:invite|refer) (?:a |your )?friends?|referral(?: program(?:me)?| bonus| code)?|share (?:the app|with friends)/,
    ],
    pictures: [
      `#handset 50 92 86
gift 50 74 30
woman waving 16 92 56
man waving 84 92 58 mirror
letter 76 26 14 tilt 12
* 30 30 14`,
      `woman holding a megaphone 20 92 66
gift 56 92 32
man waving 84 92 58 mirror
letter 56 30 16 tilt -8
* 38 92 14`,
    ],
  },
];
