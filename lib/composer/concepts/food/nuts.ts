import { goodsTable } from '../concept-lines';

/** Nuts and whole spices. */
export const nuts = goodsTable(
  'nut',
  'food',
  `
walnut 4.5 table table-top | walnut, walnuts | walnuss, walnüsse | noix de grenoble, cerneaux de noix | nuez, nueces de nogal | noce, gherigli di noce | noz, nozes | грецкий орех, грецкие орехи | クルミ, くるみ
hazelnut 3.4 table table-top | hazelnut, hazelnuts | haselnuss, haselnüsse | noisette, noisettes | avellana, avellanas | nocciola, nocciole | avelã, avelãs | фундук, лесной орех | ヘーゼルナッツ
almond 3.8 table table-top | almond, almonds | mandel, mandeln | amande, amandes | almendra, almendras | mandorla, mandorle | amêndoa, amêndoas | миндаль | アーモンド
cashew 4.5 table table-top | cashew, cashews, cashew nuts | cashew, cashewkerne, cashewnüsse | noix de cajou | anacardo, anacardos | anacardi, anacardio | castanha de caju, caju castanha | кешью | カシューナッツ
pistachio 3.3 table table-top | pistachio, pistachios, pistachio nuts | pistazie, pistazien | pistache, pistaches | pistacho, pistachos | pistacchio, pistacchi | pistache, pistaches | фисташка, фисташки | ピスタチオ
pecan 4.2 table table-top | pecan, pecans, pecan nuts | pekannuss, pekannüsse | noix de pécan | pacana, nuez pecana | noce pecan, noci pecan | noz-pecã | пекан | ピーカンナッツ
brazil-nut 4.8 table table-top | brazil nut, brazil nuts | paranuss, paranüsse | noix du brésil | nuez de brasil, nueces de brasil | noce del brasile, noci del brasile | castanha-do-pará | бразильский орех | ブラジルナッツ
macadamia 4 table table-top | macadamia, macadamia nut, macadamia nuts | macadamia, macadamianuss, macadamianüsse | noix de macadamia | macadamia, nuez de macadamia | macadamia, noce di macadamia | macadâmia | макадамия | マカダミアナッツ
star-anise 4.4 table table-top | star anise, aniseed stars | sternanis | anis étoilé, badiane | anís estrellado | anice stellato | anis-estrelado | бадьян, звёздчатый анис | 八角, スターアニス
cloves 3.4 table table-top | cloves, clove spice, whole cloves | gewürznelken, gewürznelke | clous de girofle, clou de girofle | clavos de olor, clavo de olor | chiodi di garofano | cravo-da-índia | гвоздика пряность | クローブ, 丁子
nutmeg 4.2 table table-top | nutmeg, nutmegs | muskatnuss, muskatnüsse | noix de muscade, muscade | nuez moscada | noce moscata | noz-moscada | мускатный орех | ナツメグ
cardamom 2.6 table table-top | cardamom, cardamom pods | kardamom | cardamome | cardamomo | cardamomo | cardamomo | кардамон | カルダモン
saffron 4.7 table table-top | saffron, saffron threads | safran, safranfäden | safran | azafrán, hebras de azafrán | zafferano | açafrão verdadeiro, açafrão em fios | шафран | サフラン
`,
);
