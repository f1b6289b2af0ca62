/** Verbs of the other languages that were taken for something near them or for nothing: `id | de | fr | es | it | pt | ru | ja`. */
export const VERBS_ABROAD_TOLD = `
blow-verb | speien, speit, spucken, spuckt | cracher, crache, crachant, souffle du feu | escupir, escupe, escupiendo, echando fuego | sputare, sputa, sputando | cuspir, cuspindo, cospe | дышит огнём, изрыгает, изрыгающий, извергает, выдыхает | 火を吹く, 火を噴く, 火を吐く, 炎を吐く, 炎を吹く
flip | schwenken, schwenkt | | saltear, salteando, saltea | | saltear, salteando, salteia | |
lie | | gît, gisent, gisant | tirado en, tirada en, tirados en, tiradas en, tirado sobre, tirada sobre | a terra | caído no chão | лежат, лежащий | 転がる, 転がっている, 転がって
curl | umschlingt, umschlingen, schlängelt sich | entortillé, entortillée | | attorcigliato, attorcigliata | enrolado, enrolada, enrolando-se | обвил, обвила, обвился, обвилась, обвивает, обвивающий, обвившись | 巻きつく, 巻き付く, 巻きついた, 絡みつく
run | | court derrière, courent derrière | | corre dietro, corrono dietro | correndo atrás, corre atrás | |
bake | | fait des gâteaux, fait des biscuits | | | | |
cover | | | arropado con, arropada con | | | закутавшись, укутавшись, укутавшийся |
shine | | brille, brillent, brillant, scintille | | | | |
cheer | jubelt, jubeln, jubelnd | acclame, acclament, acclamer | vitoreando, vitorear | esulta, esultano, esultare | vibrando, torcendo | ликует, ликуют | 歓声を上げる, 歓声をあげる
`;
