/** Plain words for what is known by a longer name, as in `KINDRED`: `people waiting at a station`, `mud on a boot`. */
export const KINDRED_PLAIN = `
mud puddle | mud, muddy ground, mudflat | schlamm, matsch | boue | barro, lodo | fango | lama | грязь | 泥
molehill | dirt, soil, mound of earth, mound of dirt, pile of dirt, heap of soil, heap of earth | erdhaufen | tas de terre | montón de tierra | mucchio di terra, cumulo di terra | monte de terra | куча земли | 土の山
train station | station, railway halt | bahnhofshalle | gare |  |  |  |  | 
ice rink | rink, skating ground |  |  |  |  |  |  | 
lobby | foyer hall, vestibule, empty hall, large hall |  |  |  |  |  |  | 
courier | messenger, bike messenger, cycle courier | fahrradkurier | messager, coursier à vélo | mensajero | messaggero, messaggera | mensageiro | посыльный, гонец | 配達員
remote control | remote, tv remote, television remote | tv-fernbedienung | télécommande de télé | mando de la tele | telecomando della tv | comando da tv | пульт | リモコン
soldier | marine, infantryman, rifleman | infanterist | fantassin |  | fante |  | пехотинец | 歩兵
colleague | team member, team members, staff member, fellow worker | teammitglied | membre de l'équipe | miembro del equipo | membro del team | membro da equipe | член команды | 同僚
businessman | team leader, project leader, supervisor | teamleiter, vorgesetzter | chef d'équipe | jefe de equipo | caposquadra | líder de equipe | руководитель | 上司
test tube | glass tube |  |  |  |  |  |  | 
foot | toe, toes, big toe | zeh, zehen | orteil, orteils | dedo del pie, dedos del pie | dito del piede | dedo do pé | палец ноги, пальцы ног | つま先
bunting | decorations, party decorations, paper decorations | partydekoration | décorations de fête | decoraciones de fiesta | decorazioni per feste | decorações de festa | украшения | 飾り付け
blanket | bed sheet, bed sheets, white sheets, clean sheets | bettlaken, laken | drap de lit, draps | sábana, sábanas | lenzuolo, lenzuola | lençol, lençóis | простыня, простыни | シーツ
raccoon | ~possum, ~opossum | ~opossum, ~beutelratte | ~opossum | ~zarigüeya | ~opossum | ~gambá | ~опоссум | ~オポッサム
hillside | slope, grassy slope, green slope |  |  |  |  |  |  | 
cow | ~livestock | ~vieh, ~nutztiere | ~bétail | ~ganado | ~bestiame | ~gado | ~скот | ~家畜
`;
