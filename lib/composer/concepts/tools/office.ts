import { goodsTable } from '../concept-lines';

/** Papers and what lies in offices. */
export const officeThings = [
  ...goodsTable(
    'paper-thing',
    'tool',
    `
newspaper 29 hand street,cafe | newspaper, newspapers, paper news, gazette, tabloid | zeitung, zeitungen | journal | periódico | giornale, quotidiano | jornal | газета | 新聞
qr-code 9.4 table - | qr code, qr-code | qr-code | code qr | código qr | codice qr | código qr | qr-код, куар-код | qrコード
browser-window 70 wall - | browser window, web page, webpage, website, browser, web browser, landing page | browserfenster, webseite, browser | fenêtre de navigateur, site web, page web | ventana del navegador, página web, sitio web | finestra del browser, pagina web, sito web | janela do navegador, página web, site | окно браузера, веб-страница, сайт | ブラウザ, ウェブページ, ウェブサイト
paper-plane=plane 23 air - | paper plane, paper airplane, paper aeroplane, send icon | papierflieger | avion en papier | avión de papel | aeroplano di carta, aereo di carta | avião de papel | бумажный самолётик, бумажный самолет | 紙飛行機
paper-boat=boat 13 water - | paper boat, paper ship, origami boat | papierschiff, papierboot | bateau en papier | barco de papel, barquito de papel | barchetta di carta | barco de papel, barquinho de papel | бумажный кораблик | 紙の船, 折り紙の舟
sticky-note 7.4 wall office | sticky note, post-it, post-it note, memo note | haftnotiz, klebezettel | pense-bête, post-it | nota adhesiva | foglietto adesivo, post-it | nota adesiva | стикер, липкая записка | 付箋
ticket 9 hand - | ticket, cinema ticket, movie ticket, admission ticket, voucher, coupon | eintrittskarte, ticket, gutschein, fahrkarte | billet, ticket, ticket de cinéma | entrada, boleto, billete, cupón | biglietto, biglietto del cinema | ingresso, bilhete | билет, купон | チケット, 切符
passport 12.6 hand - | passport | reisepass, pass | passeport | pasaporte | passaporto | passaporte | паспорт | パスポート
id-badge 20 hand office | id badge, name badge, lanyard, id card, identity card, name tag | namensschild, ausweis, dienstausweis | badge, carte d'identité | credencial, tarjeta de identificación | tesserino, cartellino | crachá | бейдж, удостоверение | 名札, 社員証
`,
  ),
  ...goodsTable(
    'office-thing',
    'tool',
    `
briefcase 36 hand office | briefcase, attaché case, business bag | aktentasche, aktenkoffer | mallette, porte-documents, serviette en cuir | maletín | valigetta, ventiquattrore | maleta executiva, pasta executiva | портфель | ブリーフケース, 書類かばん
megaphone 34 hand - | megaphone, bullhorn, loudhailer | megafon, megaphon | mégaphone, porte-voix | megáfono | megafono | megafone | мегафон, рупор | メガホン, 拡声器
telephone 21 table office,living-room | telephone, landline, rotary phone, desk phone, old telephone | festnetztelefon, wählscheibentelefon | téléphone fixe, téléphone à cadran | teléfono fijo | telefono fisso, telefono a disco | telefone fixo | стационарный телефон, дисковый телефон | 固定電話, 黒電話
calculator 15 table office | calculator, pocket calculator | taschenrechner | calculatrice, calculette | calculadora | calcolatrice | calculadora | калькулятор | 電卓, 計算機
cash-register 42 table shop | cash register, till, checkout | registrierkasse, kasse | caisse enregistreuse | caja registradora | registratore di cassa | caixa registradora | кассовый аппарат, касса | レジ, レジスター
pushpin 7 wall office | pushpin, thumbtack, drawing pin | pinnnadel, reißzwecke | punaise | chincheta | puntina, puntina da disegno | tachinha, percevejo de papel | канцелярская кнопка | 画鋲, 押しピン
paperclip 6 table office | paperclip, paper clip | büroklammer | trombone de bureau | clip, sujetapapeles | graffetta | clipe de papel | скрепка | クリップ, ゼムクリップ
rubber-stamp=stamp 11 hand office | rubber stamp, stamp | stempel | tampon encreur, tampon | sello de goma, sello | timbro | carimbo | печать, штамп | スタンプ, 判子
ballot-box 60 table - | ballot box, ballot, voting box, vote, election | wahlurne, stimmzettel, wahl | bulletin de vote, urne électorale | urna electoral, papeleta, voto | urna elettorale, scheda elettorale, voto | urna eleitoral, voto | урна для голосования, бюллетень, голосование | 投票箱, 投票
gavel 22 table - | gavel, judge's hammer, auction hammer | richterhammer, auktionshammer | marteau de juge | mazo de juez | martelletto del giudice | martelo de juiz | судейский молоток | 小槌, 裁判官の木槌
adhesive-tape=tape 7 table office | adhesive tape, sticky tape, tape roll, scotch tape, duct tape | klebeband, tesafilm | ruban adhésif, scotch | cinta adhesiva | nastro adesivo, scotch | fita adesiva | скотч, клейкая лента | テープ, セロテープ
water-cooler 144 ground office | water cooler, water dispenser | wasserspender | fontaine à eau | dispensador de agua | distributore d'acqua | bebedouro | кулер | ウォーターサーバー
`,
  ),
];
