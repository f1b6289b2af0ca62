import { emblemOf } from '../notions/named';

/** What shows things that nobody can see, by the last word of their name: nouns > a phrase that the kit draws. */
const ROWS = `
idea,ideas,insight,insights,inspiration,innovation,creativity,concept,imagination,invention,solution,solutions,vision > lightbulb
decision,decisions,choice,choices,options,direction > signpost
answer,answers,reply,replies,diversity,opinion,opinions > speech bubble
change,transformation,metamorphosis > butterfly
teamwork,coordination > puzzle piece
recycling,reuse,sustainable living > recycling symbol
pollution,emissions > factory
adventure,exploration > compass
sport,sports,fitness > running shoe
accuracy,precision,mission > target
housing market,property market,property,real estate > house
stock market,market,stocks > bull
modernity,progressiveness,urban life > skyscraper
marriage,wedding > wedding rings
parenthood,birth,motherhood,fatherhood > baby
clarity > magnifying glass
knowledge,education,learning,wisdom,theory,ignorance,skill,skills,study,studies,training,literacy > stack of books
graduation,degree,qualification > graduation cap
thought,thoughts,mind,intelligence,reason,logic,memory,mindset,psychology,thinking > brain
product,products,goods,merchandise > cardboard box
launch,startup,start-up,ambition,takeoff > rocket
growth,progress,improvement > sprout
profit,profits,revenue,sales > coins
performance,results > trophy
analytics,analysis,metrics > magnifying glass
data,database,storage,backend > server rack
information,facts,evidence,report,paperwork,bureaucracy,policy,contract,law,laws,rules > document
code,software,engineering,development,developers,programming > laptop
ai,automation,technology,machine,machines,artificial intelligence > robot
design,designers,art,arts > paint palette
app,mobile,social media,online > smartphone
trust,agreement,partnership,cooperation,collaboration,deal,diplomacy,respect > handshake
love,care,kindness,compassion,empathy,passion,emotion,emotions,feelings,happiness,romance > red heart
heart > red heart
health,wellness,wellbeing,well-being,recovery,healing,healthcare > heart
friendship,friends > two women hugging
family > family
home life > house
home,shelter,belonging,housing > house
work,job,career,business,employment,office > briefcase
company,corporation,enterprise,industry > office building
money,wealth,income,salary,wages,finance,finances,pay > banknotes
savings,saving,budget,retirement > piggy bank
price,prices,cost,costs,debt,inflation,tax,taxes > coins
customer,customers,client,clients,user,users,audience,buyer,buyers,people > woman standing
team,employees,staff,community,society > three people standing
leadership,power,authority,fame,status > crown
success,victory,achievement,win,goal achieved,excellence,reward > trophy
goal,goals,target,purpose,focus,aim,objective,strategy > target
dream,dreams,hope,future,wish,wishes,destiny > star
peace,freedom,liberty,forgiveness > dove
violence > raised fist
war,conflict,battle > cannon
justice,fairness,equality,ethics,morality > scales of justice
security,safety,protection,privacy,cybersecurity > shield
secret,secrets,mystery,truth,access > padlock
time,past,deadline,deadlines,history,schedule,patience,productivity > clock
planning,plan,plans,organisation,organization > calendar
execution,implementation,practice,action,effort > hammer
order,system,process,efficiency,operations,mechanics > gear
chaos,confusion,complexity,anxiety,overthinking,mess > tangled yarn
stress,anger,crisis,depression,melancholy,despair,heartbreak,disappointment,pessimism,negativity,rejection,trouble,problem,problems,grief,sadness,worry,worries,burnout > storm cloud
fear,danger,threat,failure,warning > warning sign
expectation,expectations,reputation > star
reality > mirror
survival,resilience,endurance > cactus
balance > scales of justice
risk,gamble > dice
doubt,question,questions,uncertainty,curiosity,unknown > question mark
nature,environment,ecology,sustainability,planet,life > tree
climate,earth,world,globalisation,globalization,travel > earth globe
energy,electricity,motivation,speed > lightning bolt
science,research,experiment,discovery,chemistry > flask
medicine,treatment,cure > pill bottle
sleep,rest,night,calm > moon
joy,optimism,confidence,summer,day > sun
beauty,youth,spring > flower
music,harmony,rhythm > musical note
communication,conversation,dialogue,feedback,language,opinion,gossip,news > speech bubble
marketing,advertising,promotion,influence,publicity > megaphone
message,email,contact,support > envelope
tradition,culture,heritage,religion,faith > temple
childhood,play,innocence > teddy bear
celebration,party,fun > balloons
death,loss,mortality > gravestone
addiction,smoking > cigarette
luck,fortune,chance,opportunity > four-leaf clover
quality,rating,review,reviews > medal
delivery,logistics,supply,trade > truck
shopping,ecommerce,e-commerce,demand,retail > shopping cart
food,nutrition,diet,hunger > apple
fitness,strength,discipline > dumbbell
body > heart
government,state,democracy,politics > parliament building
identity,self > fingerprint
meaning,life purpose,sense > compass
lie,lies,deceit,deception,dishonesty,hypocrisy > carnival mask
fate,karma,probability > dice
populism,propaganda,fame,attention,noise > megaphone
corruption,greed,bribery,capitalism,consumption,poverty,fortune,riches,economy > money bag
commitment,loyalty,promise,promises,bond,bonds,relationship,relationships > gold ring
stereotype,stereotypes,prejudice,prejudices,bias,biases,label,labels,habits > sticky note
abuse,hate,hatred,aggression,resistance,protest,rebellion,revolution,solidarity,racism,oppression > raised fist
guilt,shame,regret,responsibility,responsibilities,obligation,obligations,duty,duties,pressure,trauma,burden > iron ball
silence > feather
nostalgia,memories,remembrance > picture frame
loneliness,isolation,solitude,boredom,migration,exile > suitcase
envy,jealousy,temptation,sin,evil > snake
pride,vanity,ego,arrogance > peacock
innocence,purity > lamb
desire,lust,seduction,attraction > red rose
immigration,borders,border > fence
rights,human rights,liberation,independence > broken chain
courage,bravery,strength of will,dominance > lion
ageing,aging,old age,waiting,delay > hourglass
perfection,perfectionism,quality of work > diamond
illness,disease,pandemic,infection > virus
pain,suffering,shock > lightning bolt
poison,toxicity,pollution of mind > poison bottle
surveillance,privacy,observation > eyeball
contentment,spirituality,mindfulness,meditation,inner peace,serenity > lotus
extinction,wildlife,biodiversity > elephant
recession,crash,decline > broken piggy bank
competition,rivalry > medal
laziness,procrastination,slowness > snail
stubbornness > donkey
wisdom of age > owl
magic,miracle,wonder > magic wand
words,literature,poetry,writing,story,stories,storytelling > quill
consumerism,desire to buy > shopping bag
screen time,distraction,distractions,technology addiction > smartphone
gender,masculinity,manhood > male sign
femininity,womanhood,feminism > female sign
`;

export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', phrase = ''] = row.split('>').map((part) => part.trim());
      return words.split(',').map((word) => [word, phrase] as const);
    }),
);

/** What shows an abstract noun; nothing of what can be seen itself. */
export function symbolOf(noun: string): string | undefined {
  const plain = noun.toLowerCase().replace(/^(?:an?|the|your|our|my|his|her|their) /, '');
  const last = plain.split(' ').at(-1) ?? '';
  const single = last.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return (
    SYMBOLS.get(plain) ??
    emblemOf(plain) ??
    SYMBOLS.get(last) ??
    SYMBOLS.get(single) ??
    emblemOf(last)
  );
}
