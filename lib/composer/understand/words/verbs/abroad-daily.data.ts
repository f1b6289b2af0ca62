/** What is done, as the other languages say it every day: `id of the frame | de | fr | es | it | pt | ru | ja`. */
export const VERBS_ABROAD_DAILY = `
wait | |  | | in attesa | à espera, aguarda | |
sit | |  | |  | | забралась, забрался, забрались, залезла, залез, взобралась, взобрался, уселась, уселся, уселись | しゃがみこむ, 座り込んでいる
crouch | hocken, hockend | accroupie, accroupis | en cuclillas, de cuclillas | accucciato, accucciata, accoccolato | de cócoras, acocorado | сидит на корточках, присел на корточки, сидя на корточках | うずくまる
lie | |  | |  | |  | 寝ころがる
curl | rollt sich zusammen | pelotonné, pelotonnée | |  | enroladinho, enroladinha | свернувшийся клубком, свернувшейся клубком, свернувшаяся клубком, свернулась клубком, свернувшись, свернувшийся, свернувшейся, свернувшаяся, свернулся, свернулась |
tiptoe | auf zehenspitzen, schleicht vorbei, schleicht sich vorbei, schleicht auf zehenspitzen | sur la pointe des pieds, passe sur la pointe des pieds | de puntillas, pasa de puntillas, pasando de puntillas | in punta di piedi, passa in punta di piedi, passando in punta di piedi | na ponta dos pés, passa na ponta dos pés, passando na ponta dos pés | на цыпочках, крадётся на цыпочках, идёт на цыпочках | つま先立ちで, 忍び足で
follow | läuft weg, rennt weg, läuft davon | se sauve, prend la fuite, s'enfuient, s'échappe | escapando, se escapa, se escapan, sale huyendo | in fuga, fuggono, scappa via | escapando, fugindo | спасается бегством, убегает, убегают, удирает, удирают | 逃げていく, 逃げ出す, 走り去る
run | | qui court  | | esce di corsa, escono di corsa, corre fuori | |  |
fly | | s'envolent, prend son envol | alzando el vuelo, levanta el vuelo, salen volando | volano via, vola via, spicca il volo, che volano via | levantando voo, saindo voando | вылетают, вылетает, улетают, улетает | 羽ばたく, 舞い上がる
slide | |  | se tira por el tobogán | | descendo escorregando | катится, катятся, съезжает, съезжают |
skateboard-verb | fährt mit dem skateboard, mit dem skateboard | en skate, descend en skate, fait du skateboard | en monopatín, bajando en monopatín, montando en monopatín | con lo skateboard, sullo skateboard, in skate | descendo de skate, andando de skate | на скейте, едет на скейте, съезжает на скейте |,
skate | | sur des patins | patinando sobre hielo | |  | на коньках |
ski | |  | |  | | на лыжах |
surf | |  | | | | на сёрфе |
cycle | fährt mit dem rad | à vélo, à bicyclette | | | | на велосипеде |
write | unterschreiben, unterschreibt | signer, signe, signent | firmar, firmando, firman | firmare, firmando, firmano | assinar, assinando, assinam | расписывается, расписываются, подписывает, подписывают | サインする, 名前を書く
eat | machen mittagspause, macht mittagspause | déjeunent, déjeune | almorzando, almuerza, almuerzan, merendando | pranzano, pranza, pranzando, fanno merenda | almoçando, almoça, almoçam | обедают, обедает, обедающий |
roll-out | | | | | | раскатывает, раскатывают | のばす
hug | | serrant contre, serrant contre lui, serrant contre elle | |  | | обнявшись |
give | | offre, offrent | regalando, regala, regalándole | regala, regalando, porge | dando de presente | дарит, дарят, вручает, протягивает | プレゼントする, 手渡す
wave | |  | agitando la mano | |  | |
whisper | flüstern sich zu, flüstern sich, flüstert sich | | cuchichear, cuchicheando, contándose secretos | sussurrarsi, si sussurrano, confabulare | cochichar, cochichando, segredando | шепчутся, шепчется, шушукаются | 内緒話をする, ひそひそ話す, ひそひそ話をする
cheer | feuern an, feuert an, anfeuern | acclamer, acclame, acclament, l'acclament | animando, lo animan, la animan, los animan, vitorean | fare il tifo, fa il tifo, fanno il tifo, facendo il tifo, tifano, esultano | torcer, torcendo, torcem, aplaudindo de pé | подбадривает, подбадривают, болеют за | 応援する, 応援している, 声援を送る
clap | |  | dando palmas, dan palmas | batte le mani, battono le mani, battendo le mani | batendo palmas, batem palmas | аплодирует, аплодируют, хлопает в ладоши, хлопают в ладоши |
look | sieht zu, sehen zu, schaut zu, schauen zu | le regarde, la regarde, les regarde | lo mira, la mira, los mira, lo miran, la miran | lo guarda, la guarda, lo guardano, li guarda | observando, olhando para ele | смотрит на него, смотрит на неё, наблюдает за ним | 見守る, 見守っている
pull | | hisser, hisse, hissent | izando | |  | вытягивает, вытягивают, втягивает, втягивают | 引き上げる, 引っぱる
ride | | | | che cavalca | | верхом |
play-chess | |  | jugando ajedrez | giocano a scacchi, gioca a scacchi | |  |
sew | |  | | cuciono, cuce | |  |
brush | | se peigne, se coiffe | se peina, se peinan | si pettina, si pettinano | | расчёсывается, расчёсывает |
hide | | | | fa capolino, fanno capolino | |  | 顔を出す
graze | |  | | bruca, brucano, brucando | | | 草をはむ, 草を食む
burn | |  | | brucia, bruciano, bruciando, che brucia | pegando fogo | |
relax | |  | | si riposa, si riposano | |  |
help | | secourir, secourt, secourent | | soccorrere | |  | 救出する, 助け出す
balance | | tient en équilibre, en équilibre | haciendo equilibrio, hace equilibrio, guardando el equilibrio | in equilibrio, sta in equilibrio | se equilibrando, equilibrando-se | удерживает равновесие | バランスを取る, バランスをとる
shave | |  | | si fa la barba, si rade | |  |
blow-bubbles | |  | haciendo pompas de jabón | | fazendo bolhas de sabão | |
read | lesend | |  | |  | | 読書中の
melt | |  | |  | |  | とける
flow | spritzt, spritzen | gicler, gicle, giclent | salpicar, salpicando, brotando | schizzare, schizza, schizzano, zampillare | espirrando, jorrando, jorra | брызжет, брызжут, хлещет | 噴き出す, 噴き出し, 飛び散る
crash | |  | |  | | накрывает, накроет, обрушивается | 襲いかかる, 打ち寄せる
lean | | | recostado en, recostada en, recostados en, apoyados en, apoyadas en, apoyado contra, apoyada contra, recostado contra, recostada contra | appoggiato a, appoggiata a, appoggiati a, appoggiate a, appoggiato alla, appoggiata alla, appoggiato al, appoggiata al, poggiato a, poggiata a, appoggiato contro, appoggiata contro, che si appoggia | encostado em, encostada em, encostados em, encostado na, encostada na, encostado no, encostada no, apoiado em, apoiada em, apoiado na, apoiada na, apoiado no, apoiada no | прислонился к, прислонён к, прислонена к, прислонены к, прислонённый к, прислонённая к, прислонившись к, опирается на |
give | | | | | | развозит, развозят, разносит, разносят, развозящий, разносящий |
hold-hands | | | cogidas de la mano, cogidos de las manos, agarradas de la mano, tomadas de la mano, de la mano | tenendosi per mano, si tengono per mano, tenendosi per le zampe, mano nella mano | de mãos dadas, de mão dada, de patinhas dadas | держась за лапки, держась за руки, держатся за лапки, держатся за руки, взявшись за руки, взявшись за лапки, держась за ручки |
swim | | | zambulléndose, se zambulle | si tuffa, tuffandosi, che si tuffa | | ныряя |
sail | | | | | | ходит под парусом, идёт под парусом, под парусом |
hang | | | | che pende, che pendono, pendente da | | |
hide | | | | | se escondendo, se esconde | |
cycle | | | en bicicleta, en bici | | | |
vacuum | | | | passa l'aspirapolvere, passando l'aspirapolvere | | |
selfie | | | haciéndose un selfi, haciéndose una selfi, sacándose un selfi, se hace un selfi | | | |
argue | | | | | discutindo, discutem, brigando | |
exchange | | | | si dividono, dividendo, si dividono un | | |
pack | sortiert, sortieren, sortierend | trie, triant, trient | clasificando, clasifica, clasifican, ordenando ropa, separando ropa | smista, smistano, smistando | separando roupas, separa roupas, organizando roupas | заворачивает, обёртывает, раскладывает по коробкам, сортирует, сортируют | 仕分けする, 仕分けしている, 仕分けて
play-chess | karten spielen, spielen karten, spielt karten, kartenspielend | jouer aux cartes, jouent aux cartes, joue aux cartes, jouant aux cartes | jugando a las cartas, juegan a las cartas, juega a las cartas, jugar a las cartas, jugando cartas | giocano a carte, gioca a carte, giocando a carte, giocare a carte | jogando cartas, jogam cartas, joga cartas, jogando baralho, jogam baralho | играют в карты, играет в карты, играющие в карты, играть в карты | トランプをする, トランプをしている, トランプで遊ぶ, カードゲームをする
sleep | | | duerme la siesta, durmiendo la siesta, duermen la siesta, echándose la siesta, echando la siesta | | | |
walk-dog | | | pasear al perrito, paseando al perrito | | levando o cachorrinho para passear | выгуливает, выгуливают, выгуливать, выгуливая, гуляет с собакой, гуляет с собачкой |
hold-hands | | | | che si tiene per mano, che si tengono per mano, si tiene per mano, tenersi per mano | | | 手を繋ぐ
run | | | al galope, a galope | al galoppo, al trotto | a galope, a trote | галопом, рысью |
shake-off | | | sacudiéndose el agua, se sacude el agua, sacudirse el agua | scrollandosi l'acqua, si scrolla l'acqua di dosso, scrollandosi l'acqua di dosso | se sacudindo, sacudindo a água | отряхивается, стряхивает воду | 体を震わせる, 水をはじき飛ばす
stretch | | | | stiracchiandosi, che si stiracchia | se espreguiçando, espreguiçando-se | |
shave | | | | radendosi | | |
sweep | | | | scopando, scopa il | | |
swing-on | | | | | | | 揺れる
eat | | | | | | | 噛む, かみつく
taste | | | probando la | assaggiando la, assaggia la | provando a | | 味見をする
operate | | | | controllando, che controlla | | |
relax | | | | | | | 日光浴をする, 日光浴する
hug | | | | | | | 抱っこする
climb | | | | scavalcare, scavalca, scavalcano, scavalcando | | |
kick | | | | giocare a pallone, gioca a pallone, giocano a pallone, giocando a pallone | | гоняет мяч, гоняют мяч |
swim | | | dándose un chapuzón, se da un chapuzón | | dando um mergulho | |
shoot | | décoche, décochent, décochant | | scocca, scoccano, scoccando, scoccare, scocca una freccia | | | 放つ, 放って, 射る
hammer | | | | | | куёт, кует, куют, ковать, кующий, выковывает
travel | | | pasando por | passa accanto, passano accanto | | проезжает, проезжают, проезжая | 通り過ぎる, 通りすぎる
jump | | | | | | | くぐる, くぐり抜ける, くぐっている
push | | | | | | выкатывает, закатывает, вкатывает | 
drive | | | | conduce, conducendo | | | 
`;
