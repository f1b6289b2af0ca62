/** Ideas that can't be seen, by the words for them. */
export const METAPHOR_WORDS = `
loneliness | loneliness,solitude,isolation | einsamkeit | solitude | soledad | solitudine | solidão | одиночество | 孤独
teamwork | teamwork,collaboration,cooperation,working together | teamarbeit,zusammenarbeit | travail d'équipe,collaboration,coopération | trabajo en equipo,colaboración,cooperación | lavoro di squadra,collaborazione | trabalho em equipe,colaboração,cooperação | командная работа,сотрудничество | チームワーク,協力
artificial-intelligence | artificial intelligence,ai,machine learning,deep learning | künstliche intelligenz,ki,maschinelles lernen | intelligence artificielle,ia | inteligencia artificial,ia | intelligenza artificiale,ia | inteligência artificial,ia | искусственный интеллект,ии | 人工知能,機械学習
time-is-money | time is money | zeit ist geld | le temps c'est de l'argent,temps c'est de l'argent | el tiempo es oro,tiempo es oro,el tiempo es dinero | il tempo è denaro,tempo è denaro | tempo é dinheiro | время деньги,время — деньги | 時は金なり
work-life-balance | work-life balance,work life balance | work-life-balance,vereinbarkeit von beruf und familie | équilibre travail-vie personnelle,équilibre vie professionnelle et vie privée | equilibrio entre trabajo y vida,conciliación laboral | equilibrio tra lavoro e vita,equilibrio vita-lavoro | equilíbrio entre trabalho e vida | баланс работы и жизни,баланс между работой и жизнью | ワークライフバランス
climate-change | climate change,global warming,climate crisis | klimawandel,erderwärmung,klimakrise | changement climatique,réchauffement climatique | cambio climático,calentamiento global | cambiamento climatico,riscaldamento globale | mudança climática,mudanças climáticas,aquecimento global | изменение климата,глобальное потепление | 気候変動,地球温暖化
cyber-security | cyber security,cybersecurity,data protection,privacy,online security,security | cybersicherheit,datenschutz,it-sicherheit,sicherheit | cybersécurité,protection des données,sécurité | ciberseguridad,protección de datos,seguridad | sicurezza informatica,protezione dei dati,sicurezza | cibersegurança,segurança cibernética,proteção de dados,segurança | кибербезопасность,защита данных,безопасность | サイバーセキュリティ,情報保護,セキュリティ
growth | growth,business growth,progress,success,career | wachstum,fortschritt,erfolg,karriere | croissance,progrès,succès,réussite,carrière | crecimiento,progreso,éxito,carrera profesional | crescita,progresso,successo,carriera | crescimento,progresso,sucesso,carreira | рост,прогресс,успех,карьера | 成長,進歩,成功,キャリア
innovation | innovation,creativity,inspiration,brainstorming | innovation,kreativität,inspiration | innovation,créativité,inspiration | innovación,creatividad,inspiración | innovazione,creatività,ispirazione | inovação,criatividade,inspiração | инновация,творчество,вдохновение | 革新,創造性,ひらめき
hiring | hiring,recruitment,recruiting,job interview,job interviews,we are hiring | einstellung von personal,personalsuche,vorstellungsgespräch,bewerbungsgespräch | recrutement,entretien d'embauche | contratación,entrevista de trabajo | colloquio di lavoro,selezione del personale | recrutamento,entrevista de emprego | собеседование,найм | 採用,面接
love | love,affection | liebe | amour | amor | amore | amor | любовь | 愛
peace | peace | frieden | paix | paz | pace | paz | мир во всём мире | 平和
freedom | freedom,liberty | freiheit | liberté | libertad | libertà | liberdade | свобода | 自由
justice | justice,law,law firm,legal | gerechtigkeit,recht,anwaltskanzlei | justice,droit,cabinet d'avocats | justicia,derecho,bufete de abogados | giustizia,diritto,studio legale | justiça,direito,escritório de advocacia | правосудие,справедливость,юридическая фирма | 正義,法律,法律事務所
health | healthcare,health,wellness,medicine | gesundheit,medizin | santé,médecine,bien-être | salud,medicina,bienestar | salute,medicina,benessere | saúde,medicina,bem-estar | здоровье,здравоохранение,медицина | 健康,医療
mental-health | mental health,mindfulness,anxiety,stress,depression | psychische gesundheit,achtsamkeit,stress,angst,depression | santé mentale,pleine conscience,anxiété,stress,dépression | salud mental,atención plena,ansiedad,estrés,depresión | salute mentale,consapevolezza,ansia,stress,depressione | saúde mental,atenção plena,ansiedade,estresse,depressão | психическое здоровье,тревога,стресс,депрессия | メンタルヘルス,不安,ストレス
burnout | burnout,overwork | burnout,überarbeitung | burn-out,épuisement professionnel | agotamiento laboral,burnout | esaurimento,burnout | esgotamento,burnout | выгорание | 燃え尽き症候群,過労
education | education,learning,knowledge | bildung,lernen allgemein,wissen | éducation,apprentissage,savoir,connaissance | educación,aprendizaje,conocimiento | istruzione,apprendimento,conoscenza | educação,aprendizagem,conhecimento | образование,обучение,знание | 教育,学び,知識
finance | finance,investment,savings,money,economy,banking | finanzen,investition,ersparnisse,geld,wirtschaft | finance,investissement,épargne,économie,argent monnaie | finanzas,inversión,ahorros,dinero,economía | finanza,investimento,risparmi,soldi,denaro,economia | finanças,investimento,poupança,dinheiro,economia | финансы,инвестиции,сбережения,деньги,экономика | 金融,投資,お金,経済
expenses | expenses,budget,bills,costs | ausgaben,budget,kosten | dépenses,budget | gastos,presupuesto | spese,bilancio familiare | despesas,gastos,orçamento | расходы,бюджет | 支出,予算
remote-work | remote work,working from home,home working,telework,freelancing | fernarbeit,arbeit von zuhause,telearbeit | télétravail,travail à distance | trabajo remoto,teletrabajo,trabajo a distancia | lavoro da remoto,telelavoro,smart working | trabalho remoto,teletrabalho | удалённая работа,удаленная работа | リモートワーク,在宅勤務,テレワーク
sustainability | sustainability,ecology,green energy,renewable energy,environment | nachhaltigkeit,ökologie,umweltschutz,erneuerbare energie | durabilité,écologie,énergie renouvelable,environnement | sostenibilidad,ecología,energía renovable,medio ambiente | sostenibilità,ecologia,energia rinnovabile,ambiente | sustentabilidade,ecologia,energia renovável,meio ambiente | экология,устойчивое развитие,возобновляемая энергия | 持続可能性,エコ,再生可能エネルギー
communication | communication,social media,networking,customer support | kommunikation,soziale medien,netzwerken | communication,réseaux sociaux | comunicación,redes sociales | comunicazione,social media,reti sociali | comunicação,redes sociais | общение,социальные сети,коммуникация | コミュニケーション,sns
leadership | leadership,guidance | führung,leitung | leadership | liderazgo | leadership | liderança | лидерство | リーダーシップ
goal | goal,target goal,ambition,motivation,achievement | ziel,ehrgeiz,motivation | objectif,ambition,motivation | meta,objetivo,ambición,motivación | obiettivo,ambizione,motivazione | meta,objetivo,ambição,motivação | цель,мотивация,достижение | 目標,達成,やる気
hope | hope,new beginning,optimism | hoffnung,neuanfang | espoir,renouveau | esperanza,nuevo comienzo | speranza,nuovo inizio | esperança,recomeço | надежда | 希望
sleep | better sleep,sleep,insomnia,sleep quality | besserer schlaf,schlaf,schlaflosigkeit | sommeil,insomnie,meilleur sommeil | sueño reparador,insomnio,mejor sueño | sonno,insonnia | sono,insônia,melhor sono | сон,бессонница | 睡眠,不眠
diversity | diversity,inclusion,equality | vielfalt,inklusion,gleichberechtigung | diversité,inclusion,égalité | diversidad,inclusión,igualdad | diversità,inclusione,uguaglianza | diversidade,inclusão,igualdade | разнообразие,равенство,инклюзия | 多様性,平等
friendship | friendship | freundschaft | amitié | amistad | amicizia | amizade | дружба | 友情
data-analysis | data analysis,data analytics,analytics,big data,statistics analysis,data | datenanalyse,daten | analyse de données,données | análisis de datos,datos | analisi dei dati,dati | análise de dados,dados | анализ данных,данные | データ分析,データ
cloud-computing | cloud computing,cloud storage | cloud-computing,cloudspeicher | informatique en nuage,stockage cloud | computación en la nube,almacenamiento en la nube | cloud computing,archiviazione cloud | computação em nuvem,armazenamento em nuvem | облачные вычисления,облачное хранилище | クラウドコンピューティング
logistics | logistics,shipping,delivery,supply chain | logistik,versand,lieferung | logistique,livraison,expédition | logística,envío,entrega | logistica,spedizione,consegna | logística,envio,entrega | логистика,доставка | 物流,配送
empty-inbox | no messages yet,no messages,empty inbox,inbox zero | keine nachrichten,keine neuen nachrichten | aucun message,pas de messages | sin mensajes,no hay mensajes | nessun messaggio | sem mensagens,nenhuma mensagem | нет сообщений | メッセージなし
not-found | not found,page not found,error,404 | seite nicht gefunden,fehler | page introuvable,erreur | página no encontrada,error | pagina non trovata,errore | página não encontrada,erro | страница не найдена,ошибка | ページが見つかりません,エラー
payment | payment successful,payment,checkout,purchase complete | zahlung erfolgreich,zahlung,bezahlung | paiement réussi,paiement | pago exitoso,pago realizado,pago | pagamento riuscito,pagamento | pagamento realizado,pagamento concluído,pagamento | оплата прошла,оплата | 支払い完了,決済
travel-idea | travel,tourism,vacation,journey,adventure,holidays | reisen allgemein,urlaub,tourismus,abenteuer | voyage,tourisme,vacances,aventure | viaje,turismo,vacaciones,aventura | viaggio,turismo,vacanza,avventura | viagem,turismo,férias,aventura | путешествие,туризм,отпуск,приключение | 旅行,旅,観光,冒険
music-idea | music,concert,festival,indie fest,melody | musik,konzert,festival | musique,concert,festival | música,concierto,festival | musica,concerto,festival | música,concerto,festival | музыка,концерт,фестиваль | 音楽,コンサート,フェス
sale | sale,discount,black friday,special offer,shopping season | ausverkauf,rabatt,angebot,schlussverkauf | soldes,remise,promotion,offre spéciale | rebajas,descuento,oferta,venta | saldi,sconto,offerta,vendita | promoção,desconto,oferta,liquidação | распродажа,скидка,акция | セール,割引
christmas | christmas,xmas,christmas eve,christmas time | weihnachten,weihnachtlich,weihnachts | noël,de noël | navidad,navideño,de navidad | natale,natalizio,di natale | natal,natalino,de natal | рождество,рождественский,новый год,новогодний | クリスマス
halloween | halloween | halloween | halloween | halloween | halloween | halloween | хэллоуин,хеллоуин | ハロウィン,ハロウィーン
easter | easter | ostern | pâques | pascua | pasqua | páscoa | пасха | イースター,復活祭
valentine | valentine's day,valentines day,valentine,valentine's | valentinstag | saint-valentin | san valentín | san valentino | dia dos namorados | день святого валентина | バレンタインデー,バレンタイン
birthday | birthday | geburtstag,geburtstagsfeier,geburtstagsparty,kindergeburtstag | anniversaire,fête d'anniversaire,goûter d'anniversaire | cumpleaños,fiesta de cumpleaños | compleanno,festa di compleanno | aniversário,festa de aniversário | день рождения | 誕生日,誕生日パーティー,誕生会,お誕生日会
wedding-idea | wedding,marriage | hochzeit | mariage | boda,matrimonio | matrimonio,nozze | casamento | свадьба | 結婚式,結婚
diwali | diwali | diwali | diwali | diwali | diwali | diwali | дивали | ディワリ
`;

/** What shows an idea where nothing else in the prompt does. */
export interface Metaphor {
  id: string;
  /** Concepts, with how many of each; all of one picture. */
  shows: readonly (readonly [concept: string, count?: number])[];
  because: string;
}

const rows = `
loneliness: person | one figure, small and alone
teamwork: hand*4 jigsaw-puzzle | hands that join pieces
artificial-intelligence: brain circuit | a brain wired like a chip
time-is-money: clock coin*5 | time beside what it earns
work-life-balance: scale heart briefcase | private life and work in balance
climate-change: earth thermometer | the earth has a fever
cyber-security: shield padlock | what is locked and shielded
growth: seedling chart | growth of a plant and of figures
innovation: light-bulb gear | an idea lights up
hiring: businesswoman businessman | one asks, one answers
love: heart | its sign
peace: dove olive-branch | its bird
freedom: bird birdcage | a bird out of its cage
justice: scale | the scales of justice
health: heart stethoscope | what doctors work with
mental-health: head plant | a head in which something grows
burnout: match battery | burnt down and empty
education: book graduation-cap | what is read and what it leads to
finance: coin*5 piggy-bank | money that is kept
expenses: receipt coin*3 | what was paid
remote-work: laptop house | work that is done at home
sustainability: leaf earth | a green earth
communication: speech-bubble*2 | two who answer each other
leadership: flag person | somebody goes ahead
goal: target arrow | an arrow that hits
hope: seedling sun | what comes up with the sun
sleep: moon pillow | night and rest
diversity: hand*5 | hands of many
friendship: person*2 | two side by side
data-analysis: chart magnifying-glass | figures looked at closely
cloud-computing: cloud computer | a cloud that computers use
logistics: truck package | goods on their way
empty-inbox: mailbox | nothing in it
not-found: magnifying-glass | searched in vain
payment: credit-card check-mark | paid
travel-idea: suitcase airplane | ready to leave
music-idea: musical-note | its sign
sale: shopping-bag price-tag | bought for less
christmas: christmas-tree gift | its tree
halloween: pumpkin bat | its lantern
easter: easter-egg rabbit | its eggs
valentine: heart | its sign
birthday: birthday-cake balloon*3 | its cake
wedding-idea: wedding-ring*2 | its rings
diwali: oil-lamp*3 | its lamps
`;

export const METAPHORS: readonly Metaphor[] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', because = ''] = line.split('|');
    const [id = '', concepts = ''] = head.split(':');
    const shows = concepts
      .trim()
      .split(' ')
      .map((entry): readonly [string, number?] => {
        const [concept = '', count] = entry.split('*');
        return count ? [concept, Number(count)] : [concept];
      });
    return { id: id.trim(), shows, because: because.trim() };
  });
