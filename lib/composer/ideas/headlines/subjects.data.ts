/**
 * What headlines are about, by field: words > the thing that stands for it | who is of it. Words are parted by commas; either
 * side may be `-`. A row with somebody gives a picture its person; a thing in brackets is shown
 * only where the headline names no other: of nurses' pay the pay is seen.
 */
export const SUBJECTS = `
nurse,nursing,midwife,caregiver,carer,caregiving > (heart with a plus sign) | nurse
doctor,physician,gp,surgeon,surgery,medic > (stethoscope) | doctor
patient,chronic illness,disability,chronic pain > (wheelchair) | patient
hospital,clinic,emergency room > hospital building | doctor
health,healthcare,health care,medical,medicine,public health,wellness,wellbeing > heart with a plus sign | doctor
drug,pill,medication,prescription,antibiotic,opioid,painkiller,pharmacy,pharma,pharmaceutical > pill bottle | pharmacist
vaccine,vaccination,immunization > syringe | doctor
virus,pandemic,flu,infection,germ,bacteria,covid > virus | -
immune system,immunity > shield with a plus sign | -
gut,gut health,microbiome,digestion,stomach > stomach | -
cancer,tumor,oncology > pink ribbon | doctor
mental health,therapy,therapist,psychology,psychologist,counselling,trauma > brain | woman
brain,neuroscience,cognition,adhd,autism,neurodiversity,neurodivergent,dyslexia,concussion,stroke,memory,attention,focus > brain | -
dementia,alzheimers,forgetting > brain | grandmother
dental,dentist,teeth,tooth > tooth | dentist
eyesight,vision,eye > eyeball | -
gene,genetic,genetics,dna,genome,gene editing,genetic data > dna | scientist
sleep,insomnia,sleeping,bedtime > bed | -
diet,dieting,nutrition,calorie,weight loss,obesity,healthy eating > bathroom scale | woman
sugar,sweetener > donut | -
food,grocery,food system,meal > grocery bag | -
fast food,junk food,ultra-processed food > hamburger | -
dining,eating out,dinner,dinner party > dinner plate | woman
restaurant,chef,hospitality,kitchen > chef hat | chef
waiter,waitress,tipping,tip > (chef hat) | waiter
school meal,school lunch,lunch > lunch box | child
farmer > (tractor) | farmer
farm,farming,agriculture,agricultural,harvest,crop > tractor | farmer
rural,countryside > (tractor) | farmer
plant,houseplant > potted plant | woman
fossil,dinosaur,paleontology > dinosaur | scientist
mold,mould,damp > spray bottle | woman
noise,noise pollution > megaphone | -
payroll,invoice,invoicing,accounting,bookkeeping > calculator | businesswoman
shoe,sneaker,footwear > sneaker | woman
recipe,cooking,meal planning > cooking pot | chef
expense,split bill,splitting bill > receipt | woman
wheat,grain,cereal > wheat | farmer
urban farming,vertical farming,community garden,gardening > crate of vegetables | farmer
plant-based,plant-based meat,vegan,veganism,vegetarian,meatless,lab-grown meat > broccoli | chef
meat,beef,livestock,cattle,dairy > cow | farmer
fishing,fishery,overfishing,seafood > fish | fisherman
bee,pollinator,insect > bee | beekeeper
forest,deforestation,rainforest,logging,woodland > tree | lumberjack
reef,coral,coral reef > coral | -
rising sea,sea level,sea level rise,coastal erosion,tsunami > wave | -
glacier,melting glacier,ice,ice cap,ice sheet,arctic,antarctica > iceberg | -
ocean,sea,marine > whale | -
plastic,microplastic,packaging > plastic bottle | -
water,drinking water,tap water > water drop | -
river,wetland,lake > water drop | -
climate,climate change,global warming,planet,earth,environment,environmental > earth globe | -
heat,heat wave,heatwave,summer,drought > sun | -
flood,hurricane,storm,extreme weather,wildfire > storm cloud | -
carbon,emission,pollution,air pollution,smog,fossil fuel > factory | -
energy,electricity,power grid,grid,utility bill > light bulb | engineer
solar,solar power,renewable energy,renewables,clean energy > solar panel | engineer
wind power,wind farm > wind turbine | engineer
oil,gas,fuel,petrol > gas pump | -
nuclear,nuclear power > factory | engineer
battery,ev battery,car battery > battery | -
electric car,ev,electric vehicle,charging > electric car | driver
car,traffic,commute,commuting,commuter,driving,self-driving car > car | driver
bike lane,cycling,bike,bicycle,cyclist > bicycle | cyclist
public transport,transit,bus,public transit > bus | driver
train,railway,rail > train | -
airline,flight,flying,airport,aviation,budget airline,air travel > airplane | pilot
shipping,supply chain,logistics,freight,import,export,trade,global trade > cargo ship | -
delivery,gig work,gig economy,gig worker,courier,last mile > cardboard box | courier
travel,tourism,tourist,vacation,overtourism,holiday > suitcase | tourist
hotel,airbnb,short-term rental > hotel building | tourist
urban > (apartment building) | -
city,cities,urban planning,town,downtown > apartment building | -
neighborhood,neighbourhood,suburb,gentrification,community > house | woman
home,house,housing,mortgage,rent,renting,landlord,tenant,renter,property,real estate,homeowner,housing market > house | woman
homeless,homelessness > tent | homeless man
moving house,relocation > cardboard box | woman
furniture,interior design,home office > armchair | woman
clutter,stuff,possession > pile of clothes | woman
office,workplace,corporate,return to office > desk with a computer | businesswoman
housework,chore,household,mental load,domestic labor,unpaid labor > laundry basket | mother
employee,worker,staff,workforce,labor,labour,colleague,coworker,team > (briefcase) | (businesswoman)
boss,manager,management,leader,leadership,ceo,executive > (office chair) | businessman
remote work,remote worker,remote team,working from home,freelancer,freelancing,self-employed,digital nomad > laptop | woman
job,career,work,employment,unemployment,profession > (briefcase) | man
job interview,interview,hiring,recruitment,recruiter,resume,cv,applicant > document | businesswoman
meeting,zoom call,video call > calendar | businesswoman
email,inbox > envelope | woman
internship,intern > (briefcase) | student
salary,pay,wage,minimum wage,income,pay raise,raise,paycheck > banknotes | woman
retirement,pension,retiree,retire > piggy bank | grandfather
saving,savings,budget,frugal,frugality > piggy bank | woman
money,cash,wealth,finance,financial,personal finance,millionaire,billionaire > money bag | man
bank,banking,banker > bank building | banker
credit card,credit,debt,loan,overdraft,bnpl > credit card | woman
medical debt,medical bill,hospital bill,bill,fee,charge,student loan,paperwork,bureaucracy,red tape > stack of bills | woman
tax,taxes,taxation,irs > calculator | man
insurance,premium,health insurance > umbrella | woman
stock,stock market,investing,investment,investor,etf,index fund,fund,bond > bull | businessman
collaboration,teamwork,workflow > puzzle | businesswoman
crypto,bitcoin,blockchain,nft > bitcoin | man
inflation,price,pricing,cost of living > price tag | woman
startup,founder,entrepreneur,venture capital,entrepreneurship > rocket | businesswoman
small business,mall,shopping mall,main street,shop,retail,store,high street,retailer,local shop > shop building | shopkeeper
shopping,buying,impulse buying,purchase,spending,shopper,consumer,online shopping,ecommerce,checkout > shopping cart | woman
subscription,streaming,tv,television,streaming service > television | man
brand,branding,marketing,advertising,ad,influencer > megaphone | woman
customer,customer service,support,client > (headset) | woman
product,product launch,product team > cardboard box | woman
body image,self-image,self-esteem,vanity,appearance > mirror | woman
fashion,fast fashion,slow fashion,clothing,clothes,textile,wardrobe > dress | woman
luxury,jewelry,diamond > diamond ring | woman
law,legal,lawyer,legislation,regulation,contract > law book | lawyer
court,justice,judge,jury,trial,criminal justice > gavel | judge
prison,jail,incarceration,prisoner,parole > prison bars | prisoner
police,policing,crime > handcuffs | policeman
democracy,voting,vote,election,voter,ballot > ballot box | woman
government,public sector,parliament,policy,politics,political,politician > parliament | -
citizenship,immigration,immigrant,refugee,migrant,visa,border > passport | woman
human rights,civil rights,equality > raised fist | woman
charity,nonprofit,donation,fundraising,philanthropy > red heart | volunteer
volunteer,volunteering > (red heart) | volunteer
aid,foreign aid > cardboard box | volunteer
war,conflict,peace > dove | soldier
veteran,military,army > (medal) | soldier
digital,tech > (laptop) | man
technology,gadget,device,digital life > laptop | man
phone,smartphone,screen time,scrolling,doomscrolling,notification,app > smartphone | teenager
social media,tiktok,instagram,facebook,social network > smartphone | teenager
data,personal data,big data,cloud,cloud computing,data center,database > server rack | engineer
data breach,password,cybersecurity,hacking,hacker,cyberattack,ransomware,phishing,online safety > padlock | hacker
privacy,surveillance,facial recognition > eyeball | man
online,web,virtual > (laptop) | woman
internet,wifi,broadband > router | woman
search engine,google,seo > magnifying glass | -
ai,artificial intelligence,chatbot,machine learning,algorithm,robot,automation,chatgpt > robot | -
quantum computer,quantum computing,quantum,supercomputer > computer chip | scientist
chip,semiconductor > computer chip | engineer
code,coding,software,computing,computer,open source,programming,bug > laptop | programmer
developer,programmer,engineer,software engineer,maintainer > (laptop) | programmer
coding bootcamp,bootcamp > laptop | programmer
designer,design,ux > (paint palette) | designer
space,space travel,mars,nasa,moon landing > rocket | astronaut
astronomy,black hole,universe,telescope > telescope | scientist
science,scientist,research,lab,experiment,study > flask | scientist
physics,mathematics,maths,math,statistics > chalkboard | teacher
teacher,teaching,classroom > (chalkboard) | teacher
school,education,public school,schooling > school building | child
student,university,college,degree,college degree,campus,tuition,higher education,graduate > (graduation cap) | student
exam,test,exam stress,homework,studying,grade > pile of books | student
reading,literacy,book,library,librarian > pile of books | girl
writing,writer,author,novel,publishing,novelist > quill | writer
poetry,poem > quill | poet
language,bilingual,bilingualism,translation,accent,multilingual > speech bubble | woman
journalism,newspaper,news,journalist,local newspaper,media,press,reporter > newspaper | journalist
misinformation,fake news,disinformation,conspiracy > newspaper | man
podcast,radio > microphone | woman
firefighter,firefighting,fire department > (fire truck) | firefighter
zoo,circus,captivity > elephant | zookeeper
museum,gallery,heritage,artifact > greek vase | -
art,artist,painting,creativity,stolen art > painting in a frame | painter
music,song,concert,musician,streaming music > guitar | musician
vinyl,vinyl record,record > vinyl record | woman
film,cinema,movie,hollywood,movie theater > clapperboard | director
theatre,theater,actor > theater masks | actress
photography,photo,photographer,selfie > camera | photographer
dance,dancer,ballet > ballet shoes | ballerina
game,gaming,gamer,video game,esports > game controller | boy
sport,sports,athlete,football,soccer,women's football > football | footballer
running,marathon,fitness,gym,exercise,workout > dumbbell | runner
olympics,medal > gold medal | runner
yoga,meditation,mindfulness > lotus | woman
family,family life > (house) | family
stroller,new parent,new mother,new father > (baby bottle) | mother
parent,parenting,parenthood > (baby bottle) | mother & father
mother,motherhood,mum,mom,working mother,maternity,maternity leave,maternal > (baby bottle) | mother
father,fatherhood,dad,paternity leave,paternity > (baby bottle) | father
baby,newborn,infant,birth rate,fertility,ivf,pregnancy,childbirth > baby bottle | mother
child,kid,childhood,children > (teddy bear) | child
childcare,child care,day care,daycare,nursery > (toy blocks) | mother
toddler,preschool,kindergarten,early education > (toy blocks) | toddler
teenager,teen,adolescent,adolescence,gen z > (smartphone) | teenager
elder,aging parent,elderly,elder care,aging,ageing,old age,senior,grandparent,nursing home,older people > (walking stick) | grandmother
grandmother,grandma > (ball of yarn) | grandmother
sibling,brother,sister > (teddy bear) | girl & boy
marriage,wedding,wedding planning,engagement > wedding rings | bride
divorce,separation > gold ring | woman
dating,dating app,online dating,romance,relationship,love > red heart | woman
breakup,heartbreak > red heart | man
friendship,friend,making friends > (red heart) | woman
neighbor,neighbour > (house) | man
pet,dog,puppy > dog | -
cat,kitten > cat | -
wildlife,endangered species,species,biodiversity,conservation,animal > elephant | -
bird,birdsong,migration > bird | -
woman,women,feminism,gender,female > (female symbol) | woman
men,man,masculinity > (male symbol) | man
time,deadline,hour,productivity,time management > (clock) | -
habit,routine,new year's resolution > calendar | woman
idea,innovation,invention,patent > light bulb | woman
knowledge,wisdom,learning,lifelong learning,skill > (pile of books) | -
happiness,joy,optimism > (sun) | -
truth,fact > (magnifying glass) | -
wildfire smoke,smoke,asthma,lung,breathing,air quality > lungs | doctor
blood,blood donation > red heart | nurse
heart disease,heart attack,cardiology,blood pressure,cholesterol > red heart | doctor
fever,temperature,heat illness > thermometer | doctor
traffic jam,road safety,congestion > traffic light | driver
religion,faith,church > church | priest
alcohol,drinking,sober,sobriety > wine bottle | man
smoking,vaping,cigarette,nicotine > cigarette | man
gambling,betting,lottery > dice | man
coffee,caffeine > cup of coffee | woman
chocolate,cocoa > chocolate bar | farmer
wine,vineyard > wine bottle | farmer
factory,manufacturing,industry,assembly line > factory | factory worker
construction,builder,infrastructure,bridge > crane | construction worker
plumber,electrician,trade,trades,apprentice,apprenticeship > toolbox | plumber
truck,trucker,truck driver > truck | driver
hairdresser,beauty,cosmetics,skincare,makeup > lipstick | woman
toy,play,playground > teddy bear | child
stress,anxiety,overthinking,panic,worry > (tangled yarn) | -
grief,loss,depression,sadness > (storm cloud) | -
goal,target,ambition,success > (trophy) | -
risk,uncertainty > (dice) | -
decision,decision-making,choice > (signpost) | -
trust > (handshake) | -
supplement,vitamin,herbal remedy,homeopathy > pill bottle | doctor
menopause,period,menstruation,hormone > calendar | woman
allergy,hay fever,pollen > dandelion | woman
ageing skin,skin,sunscreen,skin cancer > sun | woman
hearing,deafness,hearing loss,tinnitus > ear | grandfather
blindness,eye care > glasses | woman
diabetes,insulin,blood sugar > sugar cubes | patient
arthritis,osteoporosis,bone,joint,knee,posture,back pain > bone | grandmother
paramedic,ambulance,emergency,first aid > ambulance | nurse
telehealth,telemedicine > laptop | doctor
organ donation,transplant > red heart | doctor
euthanasia,hospice,palliative care,end of life > candle | grandmother
embryo,egg freezing,surrogacy > egg | woman
robot surgery > robot arm | doctor
addiction,rehab,recovery > wine bottle | man
eating disorder,anorexia > bathroom scale | teenager
arbitration,litigation,lawsuit,settlement,mediation,appeal > gavel | lawyer
bail,parole board,death penalty,wrongful conviction,sentencing > prison bars | prisoner
witness,whistleblower,testimony > megaphone | man
terms of service,fine print,nda,noncompete,agreement,clause,lease,consent > document | woman
patent,trademark,intellectual property,plagiarism > light bulb | lawyer
custody,guardianship > teddy bear | child
will,inheritance,estate planning,estate,heir > house | grandfather
parliament,senate,lobbying,campaign finance > parliament | man
census,statistic,survey,poll > magnifying glass | woman
income,side hustle,gig,second income,household income > coins | man
bankruptcy,bankrupt,insolvency > empty wallet | businessman
allowance,pocket money > piggy bank | child
negotiation,deal,sales,seller,salesperson,selling > handshake | businessman
lead,sales funnel,funnel,lead generation,conversion rate,conversion > funnel | businesswoman
customer journey,user journey,journey map,roadmap > map | businesswoman
churn,customer churn > leaky bucket | businesswoman
deliverability,email marketing,newsletter > envelope | woman
succession,succession planning,successor > crown | businessman
strategy,tactic,game plan > chess piece | businessman
agile,scrum,sprint,kanban,backlog,sticky note > sticky note | businesswoman
feedback,performance review,review,appraisal > speech bubble | businesswoman
new job,first job,onboarding,new hire,new employee > cardboard box | businesswoman
exit interview,resignation,notice period > cardboard box | businessman
work friend,office friendship > coffee mug | businesswoman
hybrid,hybrid work,hybrid meeting > laptop | businesswoman
cross-functional team,cross-functional,interdisciplinary > puzzle piece | businesswoman
commission,bonus,incentive,perk > gift | businesswoman
warehouse,fulfillment,inventory > cardboard box | warehouse worker
store manager,cashier,checkout line > cash register | cashier
franchise,restaurateur > shop building | chef
mining,mine,lithium,cobalt,minerals > pickaxe | miner
steel,welding,welder > anvil | welder
semiconductor,chip,chip shortage,microchip > microchip | engineer
code review,pull request,bug,debugging,refactoring,legacy code,microservice,api,backend,frontend > laptop | programmer
monolith,architecture > skyscraper | architect
open source,maintainer,documentation > laptop | programmer
password manager,passkey,two-factor authentication,login > key | woman
cookie banner,consent banner > cookie | woman
deepfake,generative ai,large language model,language model,machine learning,algorithm,automation > robot | programmer
voice assistant,smart speaker,smart home > smart speaker | family
wearable,smartwatch,fitness tracker > smartwatch | runner
drone,autonomous drone > drone | engineer
satellite,space junk,orbit > satellite | astronaut
quantum computing,supercomputer > server rack | scientist
vr,virtual reality,metaverse > vr headset | man
usability,ux,user research,user experience,accessibility,interface,ui,design system,component library,web design > computer | designer
font,typography,type design,lettering > pencil | designer
logo,rebrand,rebranding > paint palette | designer
homework,assignment,essay > notebook | student
recess,break time,schoolyard > ball | child
reading,literacy,book club,book ban,novel,storytelling,fiction,picture book > open book | girl
math,maths,mathematics,numeracy,arithmetic > calculator | student
grade,test score,report card,standardized test > report card | student
field trip,school bus,school run > school bus | child
admission,college admission,scholarship,tuition > graduation cap | student
dyscalculia,special education,special needs,inclusion > puzzle piece | child
night shift,shift work,night worker > moon | nurse
twins,twin,newborn twins > baby bottle | mother
stepfamily,blended family,foster care,foster child,adoption,adopted child > house | family
picky eater,fussy eater > broccoli | child
tantrum,discipline,bedtime routine > teddy bear | mother
in-law,mother-in-law,relative > cup of tea | grandmother
pesticide,herbicide,fertilizer,spraying > spray bottle | farmer
invasive species,weed,pest > dandelion | gardener
rewilding,suburb,lawn,meadow > deer | woman
permafrost,polar ice,melting ice > iceberg | scientist
seed,seed bank,crop diversity > sprout | farmer
soil,compost,composting,topsoil > shovel | farmer
light pollution,night sky,stargazing,astronomy > star | scientist
wolf,predator > wolf | -
elephant,poaching,ivory > elephant | -
turtle,sea turtle > turtle | -
zoo,captivity > elephant | zookeeper
animal testing,lab animal,vivisection > mouse | scientist
shelter dog,rescue dog,stray > dog | woman
veterinarian,vet > dog | veterinarian
recycling bin,landfill,garbage,rubbish,litter,trash > trash can | woman
heat pump,insulation,heating > radiator | plumber
hydrogen,biofuel > gas pump | engineer
dam,hydropower > water drop | engineer
painter,painting,color theory,colour theory > paint palette | painter
sculptor,sculpture > statue | sculptor
poetry,poet,poem > quill | writer
writer,author,writing,journaling,journal,blogging > typewriter | writer
dance,dancer,ballet,choreography > ballet shoes | ballerina
film score,soundtrack,composer,orchestra,classical music > violin | conductor
theater,theatre,acting,actor,stage > theater mask | actor
comedy,comedian,humor,humour > microphone | comedian
opera,choir,singing,singer > microphone | singer
photography,photojournalism,selfie > camera | photographer
architect,brutalism > skyscraper | architect
craft,knitting,handicraft,handmade > ball of yarn | grandmother
pottery,ceramic > vase | potter
tattoo,piercing > tattoo machine | man
comic,manga,animation,cartoon > pencil | girl
board game,tabletop game > dice | child
chess > chess piece | man
hiking,trail,outdoors,national park > backpack | hiker
camping,wilderness > tent | hiker
surfing,swimming,swimmer > surfboard | surfer
tennis,racket sport > tennis racket | tennis player
basketball > basketball | basketball player
referee,doping > whistle | referee
perfectionism,self-criticism,self-doubt,imposter syndrome > mirror | woman
boredom,idleness,free time,leisure > hammock | man
gratification,reward,temptation,willpower,self-control,discipline of saving > cake | child
gratitude,kindness,generosity > gift | woman
resilience,grit,perseverance > hiking boots | hiker
curiosity,wonder,questioning > magnifying glass | child
courage,bravery,confidence > lion | woman
patience,slow living > snail | woman
luck,superstition,fortune > four-leaf clover | man
jealousy,envy,comparison > mirror | woman
silence,noise-free > lotus | woman
rumor,rumour,gossip > speech bubble | woman
small talk,awkward silence,chat > speech bubble | man
apology,forgiveness,making amends > flower bouquet | man
first date,crush,flirting > rose | man
long-distance relationship,long distance > airplane | woman
roommate,flatmate,housemate > (sofa) | woman & man
neighborhood watch,block party > house | woman
homesickness,expat,living abroad,moving abroad > suitcase | woman
language,bilingual,bilingualism,translation,accent > speech bubble | woman
identity,belonging,diversity > fingerprint | woman
spirituality,prayer,meaning > candle | woman
etiquette,manners,politeness > cup of tea | woman
tradition,ritual,ceremony > candle | grandmother
`;
