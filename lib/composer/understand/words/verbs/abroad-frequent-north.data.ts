/** What German and French say every day for what is done, besides: `id of the frame | de | fr`. */
export const VERBS_ABROAD_FREQUENT_NORTH = `
travel | überholen, vorbeikommen, vorbeigehen, vorbeifahren, durchfahren, entlanglaufen | dépasser, doubler, franchir
dig | sich wühlen, wühlt sich, verbuddelt | s'enfouir, s'enfouit, enfouir, déterrer
sew | einfädeln, einfädelt | 
barbecue | rösten | 
meditate | im schneidersitz, sitzt im schneidersitz, im schneidersitz sitzen, im schneidersitz sitzend | assise en tailleur, assis en tailleur, assises en tailleur
tree-pose | auf einem bein | debout sur une patte, sur une patte
look | spähen, umsehen, aufblicken, herabschauen, hinabblicken | jeter un œil, jette un œil, jetant un œil, jeter un coup d'œil, jette un coup d'œil, apercevoir, scruter
eat | verzehren, auffressen, aufessen | dévorer, avaler
run | wegrennen, rast davon | se précipiter, accourir, détaler
walk | umhergehen, schreiten, stolzieren, umherirren | déambuler, flâner, arpenter
sleep | wegdämmern | sommeiller
hold | hochhalten, packen, ergreifen, halten fest | agripper, empoigner, brandir
hug | umarmen, drücken an sich, drückt an sich | étreindre, serrer fort
fall | stürzen, umkippen, runterfallen, herunterfallen, abstürzen | s'écrouler, dégringoler, trébucher, s'effondrer
fight | prügeln, ringen, sich streiten, streiten sich | s'affronter, lutter
cry | losheulen | fondre en larmes, fond en larmes
shout | losschreien, brüllen, anschreien | s'écrier, crier
sit | hinsetzen, setzt sich hin, niedersetzen | s'installer
stand | dastehen, aufstehen, strammstehen | se lever
open-verb | aufreißen, aufschlagen, aufmachen | entrouvrir
close-verb | zuschlagen, zumachen, verriegeln | claquer
throw | schmeißen, wegschmeißen, hinwerfen | balancer au loin, projeter
hide | verkriechen, verkriecht sich | se planquer, se cacher
follow | hinterherrennen, nachjagen, nachlaufen, jagt hinterher | courir après, court après, courant après, pourchasser
wear | anhaben, aufhaben | enfiler, revêtir, être vêtu
show | vorführen | exhiber
kiss | abküssen | embrasser, s'embrasser
lift | hochheben, anheben | hisser
clean | abwischen, aufwischen, wegwischen | nettoyer
celebrate | feiern | fêter
point | deuten auf | désigner, pointer du doigt
dance | tänzeln | danser, tournoyer
`;
