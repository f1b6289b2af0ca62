/** What is done, in usual words of the other languages that nothing else lists: `id of the frame | de | fr | es | it | pt | ru | ja`. */
export const VERBS_ABROAD_USUAL = `
cook | | faire frire, fait frire, fait revenir | | | refogar, refogando
throw-pottery | formen, formt | | modelando | modella, modellando, modellano | modelando | лепит, лепят |
whisper | tratschen, tratscht | papoter, papote, papotent, papotant | cotillear, cotillea, cotilleando, chismear, chismeando | spettegolare, spettegolano, spettegolando | fofocar, fofocando, fofocam | сплетничать, сплетничают, сплетничает | 噂話をする
eat | | | | | provar, provando, prova
harvest | äpfel pflücken | | | | | | りんごを摘む, リンゴを摘む
kick | | donner un coup de pied dans, donne un coup de pied dans, donner un coup de pied, donne un coup de pied | | | | бьёт по мячу, бить по мячу
argue | ausschimpfen, schimpft aus | | | rimproverare, rimprovera, rimproverano, rimproverando | bronquear, dar bronca, dá bronca, discutir, discutindo | отчитывает, отчитывать | 叱る, 叱っている
stretch | streckt sich, strecken sich, räkelt sich | s'étirer, s'étire, s'étirent, étire | estirarse, se estira, se estiran, estirándose | stiracchiarsi, si stiracchia, stiracchia, stiracchiandosi | espreguiçar, espreguiçar-se, se espreguiça, espreguiçando | | ストレッチする
run | | faire un jogging, fait un jogging, faire son jogging, fait son jogging | hacer footing, hace footing, salir a correr | fare jogging, fa jogging | fazer cooper | бегать трусцой, бежит трусцой
walk | | faire de la randonnée, fait de la randonnée | | fare escursionismo, fa trekking
crawl | | | | | | | はいはいする, ハイハイする
fall | ausrutschen, rutscht aus, stolpert, stolpern | trébucher, trébuche | caerse, se cae, tropezar, tropieza | inciampare, inciampa | tropeçar, tropeça, tropeçando | поскальзываться, поскользнулся, споткнулся, спотыкается | つまずく, 滑って転ぶ
climb | | | | | | подняться, подняться на, взобраться |
slide | | | deslizarse en trineo, se desliza en trineo | | descer de trenó | кататься на санках, катается на санках, катаются на санках, съезжает на санках
fly-kite | | | hacer volar una cometa, vuela una cometa, volando una cometa, vuela un papalote | | empinar pipa, empinando pipa, empina pipa, empinando | | 凧を揚げる, 凧を揚げて
follow | entkommen, entkommt | s'échapper, s'échappe, s'enfuir, s'enfuit | siguen, escapar, escapa, se escapa | | escapar, escapa, seguem, segue | сбегает, сбегать, сбежал, идут следом, идёт следом
search | | trouver, trouve, trouvent, découvre | | trovare, trova, trovano, scopre, scoprire | descobrindo, descobre
hammer | | clouer, cloue | martillea, martillear | | | забивать гвоздь, забивает гвоздь, забивает гвозди, забивая | 金槌で打つ, 釘を打つ
weld | | | | | | варить металл, варит металл
buy | zahlen, zahlt
stamp | geld zählen, zählt geld | | | | contar dinheiro, contando dinheiro, conta dinheiro | считать деньги, считает деньги, пересчитывает | お金を数える
blow-out | | | | | assoprar, assoprando, assopra as velas, assoprando as velas
decorate-tree | dekorieren, dekoriert
text | chatten, chattet | envoyer un message, envoie un message, envoyer des messages | chatear, chatea, enviar mensajes, enviando mensajes | chattare, chatta | digitando no celular, mexendo no celular, mexe no celular | | メールする
read | | réviser, révise
think | | | | | | | 夢を見る, 夢見る
stretch | | s'entraîner, s'entraîne, s'entraînent | entrenar, entrena, entrenando | si allena, si allenano | treinar, treinando, se exercitando, se exercita, malhando, malhar | | トレーニングする
balance | | | equilibrar, equilibra, equilibrando | | equilibra
swing-on | | | | | balançar, balançando, se balança, balançando-se, se balançando
brush | haare kämmen, kämmt die haare | se coiffer, se coiffe | peinarse, se peina, peinándose | pettinarsi, si pettina, pettinandosi
shave | | | | farsi la barba, si fa la barba, fa la barba
clean | | prendre un bain, prend un bain | | fare il bagno, fa il bagno, fanno il bagno | tomando banho de banheira, toma banho | | 入浴する, お風呂に入る, お風呂に入って
clap | | | | battere le mani, batte le mani, battono le mani, battendo le mani
relax | sonnt sich, sonnen sich | se repose, se reposent, se dorer au soleil, prendre le soleil, prend le soleil | | abbronzarsi, si abbronza, riposarsi, si riposa | | | 休憩する, 日光浴をする
spin | dreht sich, drehen sich, sich drehen | | gira, giran, girando, da vueltas
push | | faire rouler, fait rouler | hacer rodar, hace rodar | far rotolare, fa rotolare | | катит, катят | 転がして遊ぶ, 転がしている
slide | | rouler par terre | rodar por, rodando por | rotolare, rotola, rotolano, rotolando | rolar, rola, rolando
smash | zerbrechen, zerbricht | | | | | | 割る, 割って
take | | collectionner, collectionne | | | coletar, coletando, coleta
recycle | | | clasificar, clasifica, clasificando | smistare, smista, smistando | separar, separando, separa
shake-hands | | se serrer la main, se serrent la main | darse la mano, se dan la mano, estrecharse la mano, se estrechan la mano
hold-hands | | se tenir par la main, se tiennent par la main, main dans la main
lean | | s'appuyer, s'appuie, s'appuient | | | | прислоняться, прислоняется, прислонился
hide | | jeter un coup d'œil, jette un coup d'œil, épier, épie
bend | verbeugen, verbeugt sich, verbeugen sich | s'incliner, s'incline, s'inclinent | | inchinarsi, si inchina, si inchinano, inchinandosi | curvar-se, se curva, fazer reverência, faz reverência | кланяться, кланяется, поклонился, кланяются
kneel | | s'agenouiller, s'agenouille, agenouillé, agenouillée | arrodillarse, se arrodilla, arrodillado, arrodillada | inginocchiarsi, si inginocchia
talk | | | | | | договаривается
spread | streicht butter | tartiner, tartine | untar, unta, untando | spalmare, spalma, spalmando | | намазывает, мажет, намазывать | 塗っている
toast | | | | | | чокаются, чокаться | 乾杯している
`;
