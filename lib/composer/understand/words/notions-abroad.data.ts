/**
 * Notions that nobody can see as the other languages name them; columns as of `sayings-abroad.data.ts`. What English calls
 * only where it is what a prompt is about is told so: `concept of`.
 */
export const NOTIONS_ABROAD = `
homesickness | heimweh | mal du pays | nostalgia de casa, nostalgia del hogar, añoranza del hogar | nostalgia di casa | saudade de casa, saudades de casa | тоска по дому, тоски по дому | ホームシック, 郷愁
nostalgia | nostalgie | nostalgie | nostalgia, añoranza | nostalgia | nostalgia, saudade | ностальгия, ностальгии | ノスタルジー, 懐かしさ
shame | scham, schamgefühl | honte | vergüenza | vergogna | vergonha | стыд, стыда | 恥, 羞恥心
guilt | schuldgefühl, schuldgefühle, schlechtes gewissen | culpabilité | sentimiento de culpa, culpabilidad | senso di colpa | sentimento de culpa | чувство вины, чувства вины | 罪悪感
regret | reue, bedauern | regret, regrets, remords | arrepentimiento, remordimiento | rimpianto, rimorso | arrependimento, remorso | сожаление, раскаяние | 後悔
gratitude | dankbarkeit | gratitude, reconnaissance | gratitud, agradecimiento | gratitudine | gratidão | благодарность, благодарности | 感謝
anger | wut, zorn | colère | ira, rabia, enojo | rabbia | raiva | гнев, гнева, ярость | 怒り
fear | angst | peur | miedo | paura | medo | страх, страха | 恐怖, 恐れ
boredom | langeweile | ennui | aburrimiento | noia | tédio | скука, скуки | 退屈
melancholy | melancholie, schwermut, traurigkeit | mélancolie, tristesse | melancolía, tristeza | malinconia, tristezza | melancolia, tristeza | меланхолия, печаль, грусть | 憂鬱, 悲しみ, メランコリー
longing | sehnsucht | nostalgie de toi, désir ardent | anhelo | struggimento, desiderio ardente | anseio | тоска, тоски | 憧れ
temptation | versuchung | tentation | tentación | tentazione | tentação | искушение, соблазн | 誘惑
concept of passion | leidenschaft | passion | pasión | passione | paixão | страсть, страсти | 情熱
serenity | gelassenheit, innere ruhe | sérénité | serenidad | serenità | serenidade | безмятежность, спокойствие | 静けさ, 安らぎ
despair | verzweiflung | désespoir | desesperación | disperazione | desespero | отчаяние, отчаяния | 絶望
confusion | verwirrung | confusion | confusión | confusione mentale | confusão mental | растерянность, замешательство | 混乱
doubt | zweifel | doute | duda | dubbio | dúvida | сомнение, сомнения | 疑い, 迷い
insecurity | selbstzweifel, unsicherheit | manque de confiance | inseguridad | insicurezza | insegurança | неуверенность в себе | 自信のなさ
vulnerability | verletzlichkeit | vulnérabilité | vulnerabilidad | vulnerabilità | vulnerabilidade | уязвимость | 脆さ
absence | trauer, verlust eines geliebten | deuil | duelo por, pérdida de un ser querido | lutto | luto | утрата, потеря близкого | 喪失
emptiness | innere leere, leere | vide intérieur | vacío interior | vuoto interiore | vazio interior | пустота внутри, внутренняя пустота | 虚無, 空虚
revenge | rache | vengeance | venganza | vendetta | vingança | месть | 復讐
kindness | freundlichkeit, güte, mitgefühl | gentillesse, bienveillance | bondad, amabilidad, compasión | gentilezza, compassione | bondade, gentileza, compaixão | доброта, доброты, сострадание | 優しさ, 思いやり
happiness | glück, glücksgefühl | bonheur | felicidad | felicità | felicidade | счастье, счастья | 幸せ, 幸福
identity crisis | identitätskrise, identität | crise d'identité, identité | crisis de identidad, identidad | crisi d'identità, identità | crise de identidade, identidade | кризис идентичности, идентичность | アイデンティティ
midlife crisis | midlife-crisis | crise de la quarantaine | crisis de la mediana edad | crisi di mezza età | crise da meia-idade | кризис среднего возраста | 中年の危機
concept of silence | schweigen, stille | silence | silencio | silenzio | silêncio | тишина, молчание | 沈黙, 静寂
distraction | ablenkung | distraction | distracción, distracciones | distrazione | distração, distrações | отвлечение внимания | 気が散る
concept of dreams | träume, träumen | rêves, rêve | sueños, los sueños | sogni | sonhos | мечты, сны | 夢
nightmare | albtraum, alptraum | cauchemar | pesadilla | incubo | pesadelo | кошмар, ночной кошмар | 悪夢
writer's block | schreibblockade | syndrome de la page blanche | bloqueo del escritor, bloqueo creativo | blocco dello scrittore | bloqueio criativo, bloqueio de escritor | творческий кризис, писательский блок | スランプ
intuition | bauchgefühl | intuition | intuición | intuizione | intuição | интуиция, интуиции | 直感
self-reflection | selbstreflexion | introspection | introspección, autorreflexión | introspezione | introspecção, autorreflexão | самоанализ, рефлексия | 内省
the subconscious | unterbewusstsein, unbewusstes | inconscient, subconscient | subconsciente, inconsciente | subconscio, inconscio | subconsciente, inconsciente | подсознание | 無意識, 潜在意識
spirituality | spiritualität | spiritualité | espiritualidad | spiritualità | espiritualidade | духовность | スピリチュアル
self-discipline | selbstdisziplin, willenskraft | autodiscipline, volonté de fer | autodisciplina, fuerza de voluntad | autodisciplina, forza di volontà | autodisciplina, força de vontade | самодисциплина, сила воли | 自制心, 意志の力
trauma | trauma | traumatisme | trauma | trauma | trauma | травма психики, психологическая травма | トラウマ
healing | heilung | guérison | sanación, curación emocional | guarigione | cura emocional | исцеление | 癒し, 回復
wisdom | weisheit | sagesse | sabiduría | saggezza | sabedoria | мудрость | 知恵
ignorance | unwissenheit | ignorance | ignorancia | ignoranza | ignorância | невежество | 無知
prejudice | vorurteil, vorurteile | préjugés, préjugé | prejuicio, prejuicios | pregiudizio, pregiudizi | preconceito, preconceitos | предрассудки, стереотипы | 偏見
concept of perspective | perspektivwechsel | changement de perspective | cambio de perspectiva | cambio di prospettiva | mudança de perspectiva | смена перспективы | 視点の変化
hypocrisy | heuchelei | hypocrisie | hipocresía | ipocrisia | hipocrisia | лицемерие | 偽善
vanity | eitelkeit, narzissmus | vanité, narcissisme | vanidad, narcisismo | vanità, narcisismo | vaidade, narcisismo | тщеславие, нарциссизм | 虚栄, ナルシシズム
perseverance | durchhaltevermögen, ausdauer, beharrlichkeit | persévérance | perseverancia | perseveranza | perseverança | упорство, настойчивость | 忍耐力, 根気
meaning of life | sinn des lebens | sens de la vie | sentido de la vida | senso della vita | sentido da vida | смысл жизни | 生きる意味, 人生の意味
dilemma | dilemma, zwickmühle | dilemme | dilema | dilemma | dilema | дилемма | 板挟み, ジレンマ
overthinking | grübeln, gedankenkarussell | ruminer, trop réfléchir | pensar demasiado | pensare troppo | pensar demais | навязчивые мысли | 考えすぎ
conformity | konformismus, gruppenzwang | conformisme | conformismo | conformismo | conformismo | конформизм | 同調圧力
patience | geduld | patience | paciencia | pazienza | paciência | терпение, терпения | 忍耐
responsibility | verantwortung | responsabilité | responsabilidad | responsabilità | responsabilidade | ответственность | 責任
conflict | konflikt, streit | conflit, dispute | conflicto | conflitto, litigio | conflito | конфликт, ссора | 対立, 葛藤
culture clash | kulturschock, kulturkonflikt | choc culturel, choc des cultures | choque cultural, choque de culturas | shock culturale, scontro di culture | choque cultural | культурный шок, столкновение культур | カルチャーショック, 文化の衝突
gossip | klatsch und tratsch, gerüchte, tratsch | commérages, rumeurs, ragots | chismes, rumores, cotilleo | pettegolezzi, pettegolezzo | fofoca, fofocas, boatos | сплетни, слухи | 噂話
lying | lügen | mensonge, mensonges | mentira, mentiras | bugie, bugia, menzogna | mentira, mentiras | ложь, обман | 嘘
concept of truth | wahrheit | vérité | verdad | verità | verdade | правда, истина | 真実
secrets | geheimnis, geheimnisse | secrets, secret | secretos, secreto | segreti, segreto | segredos, segredo | тайна, секрет, секреты | 秘密
betrayal | verrat | trahison | traición | tradimento | traição | предательство | 裏切り
unrequited love | unerwiderte liebe, liebeskummer | amour non partagé, chagrin d'amour | amor no correspondido, desamor | amore non corrisposto | amor não correspondido | неразделённая любовь, безответная любовь | 片思い
long-distance relationship | fernbeziehung | relation à distance | relación a distancia | relazione a distanza | relacionamento à distância | отношения на расстоянии | 遠距離恋愛
online dating | online-dating | rencontres en ligne | citas online, citas en línea | incontri online | namoro online | онлайн-знакомства | オンラインデート, マッチングアプリ
toxic relationship | toxische beziehung | relation toxique | relación tóxica | relazione tossica | relacionamento tóxico | токсичные отношения | 毒親, 有害な関係
boundaries | grenzen setzen | poser ses limites | poner límites | mettere confini | impor limites | личные границы | 境界線を引く
childhood | kindheit | enfance | infancia, niñez | infanzia | infância | детство, детства | 子供時代, 幼少期
generation gap | generationskonflikt, generationenkonflikt | fossé des générations, conflit de générations | brecha generacional | divario generazionale | conflito de gerações | конфликт поколений, разрыв поколений | 世代間ギャップ
traditions | traditionen | traditions | tradiciones | tradizioni | tradições | традиции, традиция | 伝統
coexistence | toleranz, zusammenleben | tolérance, vivre ensemble | tolerancia, convivencia | tolleranza, convivenza | tolerância, convivência | терпимость, толерантность | 共存, 寛容
loyalty | treue, loyalität | loyauté, fidélité | lealtad, fidelidad | lealtà, fedeltà | lealdade, fidelidade | верность, преданность | 忠誠
generosity | großzügigkeit | générosité | generosidad | generosità | generosidade | щедрость | 寛大さ
saying goodbye | abschied | adieux | despedida | addio | despedida | прощание, расставание | 別れ
manipulation | manipulation | manipulation | manipulación | manipolazione | manipulação | манипуляция, манипулирование | 洗脳, 心理操作
solidarity | solidarität, zusammenhalt | solidarité, entraide | solidaridad | solidarietà | solidariedade | солидарность, взаимопомощь | 連帯, 助け合い
time running out | zeit läuft ab, die zeit läuft, zeitdruck | le temps presse, manque de temps, le temps qui s'écoule | se acaba el tiempo, falta de tiempo, tiempo que se agota | il tempo stringe, il tempo che scorre, mancanza di tempo | o tempo está acabando, falta de tempo, tempo se esgotando | время истекает, время на исходе, нехватка времени | 時間切れ, 時間がない
passage of time | vergänglichkeit, vergehen der zeit, lauf der zeit | passage du temps, fuite du temps | paso de los años | scorrere del tempo | passar do tempo | течение времени, ход времени | 時の流れ
concept of the future | zukunft | avenir | futuro | futuro | futuro | будущее | 未来
here and now | hier und jetzt | instant présent, moment présent | aquí y ahora, momento presente | qui e ora | aqui e agora, momento presente | здесь и сейчас | 今この瞬間
eternity | ewigkeit | éternité | eternidad | eternità | eternidade | вечность, бесконечность | 永遠
mortality | sterblichkeit | mortalité, memento mori | mortalidad | mortalità | mortalidade | смертность, бренность | 無常
rebirth | wiedergeburt | renaissance intérieure | renacer, renacimiento personal | rinascita | renascimento pessoal | перерождение, возрождение | 再生, 生まれ変わり
second chance | zweite chance | seconde chance, deuxième chance | segunda oportunidad | seconda possibilità | segunda chance | второй шанс | やり直し
new beginning | neuanfang, neubeginn | nouveau départ | nuevo comienzo | nuovo inizio | novo começo, recomeço | новое начало | 新しい始まり
transformation | wandel, veränderung | transformation intérieure, le changement | el cambio, transformación | il cambiamento, trasformazione | a mudança, transformação | перемены, трансформация | 変化, 変容
opportunity | chance im leben, gelegenheit | opportunité | oportunidad | opportunità | oportunidade | возможность, возможности | 機会, チャンス
missed opportunity | verpasste chance | occasion manquée | oportunidad perdida | occasione persa | oportunidade perdida | упущенная возможность | 逃した機会
concept of luck | glücksbringer | la chance | la suerte, buena suerte | la fortuna | a sorte, boa sorte | удача, везение | 幸運
chaos | chaos | chaos | caos | caos | caos | хаос | カオス
concept of balance | gleichgewicht | équilibre | equilibrio | equilibrio | equilíbrio | равновесие | バランス, 均衡
concept of danger | gefahr | le danger | peligro | pericolo | perigo | опасность | 危険
concept of safety | geborgenheit | se sentir en sécurité | sentirse seguro | sentirsi al sicuro | sentir-se seguro | чувство безопасности | 安心感
oppression | unterdrückung | oppression | opresión | oppressione | opressão | угнетение | 抑圧
slavery | sklaverei | esclavage | esclavitud | schiavitù | escravidão | рабство | 奴隷制
uprising | aufstand, befreiung | soulèvement, libération | levantamiento, liberación | rivolta, liberazione | revolta, libertação | восстание, освобождение | 蜂起, 解放
activism | aktivismus | militantisme, activisme | activismo | attivismo | ativismo | активизм | 社会運動
dictatorship | diktatur | dictature | dictadura | dittatura | ditadura | диктатура | 独裁
abuse of power | machtmissbrauch | abus de pouvoir | abuso de poder | abuso di potere | abuso de poder | злоупотребление властью | パワハラ, 権力の乱用
injustice | ungerechtigkeit | injustice | injusticia | ingiustizia | injustiça | несправедливость | 不公平, 不正義
gender equality | geschlechtergerechtigkeit, gleichstellung der geschlechter | égalité des sexes, égalité femmes-hommes | igualdad de género | parità di genere | igualdade de gênero | гендерное равенство | 男女平等, ジェンダー平等
concept of war | krieg | guerre | guerra | guerra | guerra | война, войны | 戦争
conspiracy theories | verschwörungstheorien, verschwörungstheorie | théories du complot, complotisme | teorías de la conspiración, teoría de la conspiración | teorie del complotto, complottismo | teorias da conspiração, teoria da conspiração | теория заговора, теории заговора | 陰謀論
nationalism | nationalismus | nationalisme | nacionalismo | nazionalismo | nacionalismo | национализм | ナショナリズム
colonialism | kolonialismus | colonialisme | colonialismo | colonialismo | colonialismo | колониализм | 植民地主義
unemployment | arbeitslosigkeit | chômage | desempleo, paro laboral | disoccupazione | desemprego | безработица | 失業
tax evasion | steuerhinterziehung, steueroase | évasion fiscale, paradis fiscal | evasión fiscal, paraíso fiscal | evasione fiscale, paradiso fiscale | evasão fiscal, paraíso fiscal | уклонение от налогов, налоговый рай | 脱税
money laundering | geldwäsche | blanchiment d'argent | lavado de dinero, blanqueo de dinero | riciclaggio di denaro | lavagem de dinheiro | отмывание денег | マネーロンダリング
austerity | sparpolitik, sparmaßnahmen, haushaltskürzungen | austérité, coupes budgétaires | austeridad, recortes presupuestarios | austerità, tagli al bilancio | austeridade, cortes no orçamento | бюджетные сокращения, режим экономии | 緊縮財政
financial crisis | wirtschaftskrise, finanzkrise, börsencrash | crise économique, crise financière, krach boursier | crisis económica, crisis financiera | crisi economica, crisi finanziaria | crise econômica, crise financeira | экономический кризис, финансовый кризис | 経済危機, 金融危機
gentrification | gentrifizierung | gentrification | gentrificación | gentrificazione | gentrificação | джентрификация | ジェントリフィケーション
capitalism | kapitalismus | capitalisme | capitalismo | capitalismo | capitalismo | капитализм | 資本主義
consumerism | konsumgesellschaft, konsumwahn | consumérisme, surconsommation | consumismo | consumismo | consumismo | потребительство, общество потребления | 消費主義, 大量消費
corporate power | monopol | monopole | monopolio | monopolio | monopólio | монополия | 独占
greed | gier, habgier | avidité, cupidité | codicia, avaricia | avidità, avarizia | ganância | жадность, алчность | 強欲, 貪欲
poverty | armut | pauvreté | pobreza | povertà | pobreza | бедность, нищета | 貧困
hunger | hungersnot | la faim dans le monde, famine | hambruna, hambre en el mundo | fame nel mondo, carestia | fome no mundo | голод | 飢餓
social inequality | soziale ungleichheit, ungleichheit | inégalité sociale, inégalités | desigualdad social, desigualdad | disuguaglianza sociale, disuguaglianza | desigualdade social, desigualdade | социальное неравенство, неравенство | 格差社会, 格差
censorship | zensur | censure | censura | censura | censura | цензура | 検閲
propaganda | propaganda | propagande | propaganda | propaganda | propaganda | пропаганда | プロパガンダ
bureaucracy | bürokratie | bureaucratie | burocracia | burocrazia | burocracia | бюрократия, бюрократии | 官僚主義, お役所仕事
heavy workload | arbeitsüberlastung, arbeitsbelastung | surcharge de travail | sobrecarga de trabajo, exceso de trabajo | sovraccarico di lavoro | sobrecarga de trabalho, excesso de trabalho | перегрузка на работе | 働きすぎ, 過重労働
toxic workplace | toxischer arbeitsplatz, mobbing am arbeitsplatz | environnement de travail toxique, harcèlement au travail | ambiente laboral tóxico, acoso laboral | ambiente di lavoro tossico | ambiente de trabalho tóxico, assédio moral | токсичная работа | 職場いじめ
phone addiction | handysucht, smartphone-sucht, internetsucht | addiction au téléphone, addiction aux écrans | adicción al móvil, adicción al celular, adicción a las pantallas | dipendenza da smartphone, dipendenza dal telefono | vício em celular, dependência do celular | зависимость от телефона, телефонная зависимость | スマホ依存, スマホ中毒
identity theft | identitätsdiebstahl, datendiebstahl | usurpation d'identité, vol de données | robo de identidad, robo de datos | furto d'identità, furto di dati | roubo de identidade, roubo de dados | кража личности, кража данных | 個人情報漏洩
virtual reality | virtuelle realität | réalité virtuelle | realidad virtual | realtà virtuale | realidade virtual | виртуальная реальность | 仮想現実
debt trap | schulden, schuldenfalle | dettes, endettement, surendettement | deudas, endeudamiento | debiti, indebitamento | dívidas, endividamento | долги, долговая яма | 借金
cost of living | lebenshaltungskosten | coût de la vie | coste de vida, costo de vida | costo della vita | custo de vida | стоимость жизни | 生活費, 物価高
mentoring | mentoring | mentorat | mentoría, tutoría | mentoring | mentoria | наставничество | メンター
stronger together | gemeinsam stark | l'union fait la force | la unión hace la fuerza | l'unione fa la forza | a união faz a força | вместе мы сила, единство | 団結
victory | sieg, triumph | victoire | victoria, triunfo | vittoria | vitória | победа, победы | 勝利
defeat | niederlage | défaite | derrota | sconfitta | derrota | поражение | 敗北
chronic pain | chronische schmerzen, kopfschmerzen, migräne | douleur chronique, migraine, mal de tête | dolor crónico, migraña, dolor de cabeza | dolore cronico, emicrania, mal di testa | dor crônica, enxaqueca, dor de cabeça | хроническая боль, мигрень, головная боль | 頭痛, 慢性痛
immune system | immunsystem | système immunitaire | sistema inmunitario, sistema inmunológico | sistema immunitario | sistema imunológico | иммунитет, иммунная система | 免疫
organ donation | organspende | don d'organes | donación de órganos | donazione di organi | doação de órgãos | донорство органов | 臓器提供
biodiversity | artenvielfalt, biodiversität | biodiversité | biodiversidad | biodiversità | biodiversidade | биоразнообразие | 生物多様性
extinction | artensterben, aussterben | extinction des espèces | extinción de especies | estinzione delle specie | extinção de espécies | вымирание видов | 絶滅
overpopulation | überbevölkerung | surpopulation | superpoblación, sobrepoblación | sovrappopolazione | superpopulação | перенаселение | 人口過剰
carbon footprint | ökologischer fußabdruck, co2-fußabdruck | empreinte carbone, empreinte écologique | huella de carbono, huella ecológica | impronta ecologica, impronta di carbonio | pegada de carbono, pegada ecológica | углеродный след | カーボンフットプリント
plastic in the ocean | plastikmüll im meer | plastique dans l'océan | plástico en el océano, plástico en el mar | plastica nel mare, plastica in mare | plástico no oceano | пластик в океане | 海洋プラスチック
circular economy | kreislaufwirtschaft | économie circulaire | economía circular | economia circolare | economia circular | экономика замкнутого цикла | 循環型経済
energy transition | energiewende | transition énergétique | transición energética | transizione energetica | transição energética | энергопереход | エネルギー転換
positive thinking | positives denken | pensée positive | pensamiento positivo | pensiero positivo | pensamento positivo | позитивное мышление | ポジティブ思考
`;
