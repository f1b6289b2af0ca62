import { goodsTable } from '../concept-lines';

/** Signs of maps and apps, and odd things of metal and stone. */
export const charting = [
  ...goodsTable(
    'chart-sign',
    'symbol',
    `
keyhole 6.9 table - | keyhole, key hole | schlüsselloch | trou de serrure | ojo de la cerradura | buco della serratura | buraco da fechadura | замочная скважина | 鍵穴
notification-badge 11.5 table - | notification badge, notification dot, red badge, red notification badge | benachrichtigungspunkt, benachrichtigungszeichen | badge de notification, pastille de notification | insignia de notificación, punto de notificación | badge di notifica, notifica rossa | selo de notificação | значок уведомления | 通知バッジ
compass-rose 47 wall - | compass rose, wind rose | windrose, kompassrose | rose des vents | rosa de los vientos | rosa dei venti | rosa dos ventos | роза ветров | 羅針図, コンパスローズ
swoosh 13 table - | swoosh, brush swoosh, curved swoosh | schwung, bogenschwung | virgule graphique | trazo curvo | tratto curvo | traço curvo | росчерк | スウッシュ
video-call 40 table - | video call, video conference, videocall, video chat, zoom call, video meeting | videoanruf, videokonferenz, videotelefonat | appel vidéo, visioconférence, visio | videollamada, videoconferencia | videochiamata, videoconferenza | videochamada, videoconferência | видеозвонок, видеоконференция | ビデオ通話, ビデオ会議
`,
  ),
  ...goodsTable(
    'chart-sign',
    'tool',
    `
chains 14 ground - | chain, chains, iron chain | kette, ketten, eisenkette | chaîne, chaînes | cadena, cadenas | catena, catene | corrente, correntes | цепь, цепи | 鎖, チェーン
pipe=tobacco-pipe 8.4 hand - | tobacco pipe, smoking pipe, pipe | tabakspfeife | pipe | pipa | pipa | cachimbo | курительная трубка | パイプ
concrete-block 21.5 ground - | concrete block, cinder block, breeze block, concrete plinth | betonblock, betonklotz, betonstein | bloc de béton, parpaing | bloque de hormigón, bloque de cemento | blocco di cemento, blocco di calcestruzzo | bloco de concreto | бетонный блок | コンクリートブロック
`,
  ),
];
