import { goodsTable } from '../concept-lines';

/** What stands along streets. */
export const streetThings = goodsTable(
  'street-thing',
  'building',
  `
street-lamp 422 ground street,city | street lamp, streetlight, street light, lamp post, lamppost, lantern post | straßenlaterne, straßenlampe, laternenpfahl | lampadaire, réverbère | farola, alumbrado público | lampione | candeeiro de rua | уличный фонарь, фонарный столб | 街灯, 街路灯
traffic-light 344 ground street,city | traffic light, traffic lights, stoplight | ampel, verkehrsampel | feu de circulation, feux de circulation, feu tricolore | semáforo | semaforo | semáforo | светофор | 信号機, 信号
bus-shelter=bus-stop 318 ground street,city | bus shelter, tram stop | wartehäuschen, buswartehäuschen | abribus | marquesina de autobús | pensilina dell'autobus | abrigo de ônibus | остановочный павильон | バス待合所
bicycle-rack 74 ground street,city | bicycle rack, bike rack, bike stand | fahrradständer | râtelier à vélos, support à vélos | aparcabicicletas | rastrelliera per biciclette, portabici | bicicletário, suporte de bicicletas | велопарковка, стойка для велосипедов | 駐輪ラック, 自転車ラック
phone-booth 256 ground street,city | phone booth, telephone box, phone box, telephone booth | telefonzelle | cabine téléphonique | cabina telefónica, cabina de teléfono | cabina telefonica | cabine telefônica | телефонная будка | 電話ボックス
fire-hydrant=hydrant 87 ground street,city | fire hydrant, hydrant | hydrant | bouche d'incendie, borne d'incendie | hidrante, boca de incendios | idrante | hidrante | пожарный гидрант, гидрант | 消火栓
post-box 160 ground street,city | post box, pillar box | postkasten | boîte aux lettres de rue | buzón de correos | buca delle lettere | caixa dos correios | почтовый ящик на улице | 郵便ポスト, ポスト投函箱
traffic-cone=cone 72 ground street | traffic cone, safety cone, pylon | leitkegel, verkehrshütchen, pylone | cône de signalisation, plot de chantier | cono de tráfico | cono stradale, birillo stradale | cone de trânsito | дорожный конус | カラーコーン, 三角コーン
road-sign 262 ground street,road | road sign, street sign, traffic sign | verkehrsschild, straßenschild | panneau routier, panneau de signalisation | señal de tráfico | cartello stradale, segnale stradale | placa de trânsito, placa de rua | дорожный знак | 道路標識, 交通標識
stop-sign 266 ground street,road | stop sign | stoppschild, stopschild | panneau stop | señal de stop | segnale di stop | placa de pare | знак стоп | 一時停止の標識
roadblock=barrier 112 ground street,road | roadblock, road barrier, construction barrier, under construction sign | absperrung, baustellenschranke | barrière de chantier | valla de obra | transenna | cavalete de obra | дорожное ограждение | 工事用バリケード, バリケード
vending-machine 184 ground street | vending machine, drinks machine | getränkeautomat, verkaufsautomat | distributeur automatique, distributeur de boissons | máquina expendedora | distributore automatico | máquina de venda automática | торговый автомат | 自動販売機
fuel-pump 176 ground road,street | fuel pump, gas pump, petrol pump | zapfsäule | pompe à essence | surtidor de gasolina | pompa di benzina, distributore di benzina, benzinaio | bomba de combustível | бензоколонка | 給油機
`,
);
