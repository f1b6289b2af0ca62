/**
 * Words > icon (Lucide unless a set is named) > tones of its strokes in their order, the last one for
 * all that follow: i ink, a cool, b warm. Words that are names of icons need no row but for tones.
 */
export const ICON_WORDS = `
up,upward,upwards,up arrow,upward arrow,upload arrow > arrow-up > b
down,downward,downwards,down arrow,downward arrow,download arrow > arrow-down > a
left arrow,back arrow > arrow-left
right arrow,forward arrow,next arrow > arrow-right
gluten free,gluten-free,wheat free > wheat-off > i
spicy,hot and spicy > tabler:pepper > bi
sun,sunny,sunshine,clear sky,daylight > sun > b
partly cloudy,partially cloudy,sun behind cloud,cloud sun,cloudy sun > cloud-sun > bbbbbi
cloud,clouds,cloudy,overcast > cloud > i
rain,rainy,rainfall,heavy rain,showers,rain shower > cloud-rain > ia
drizzle > cloud-drizzle > ia
snow,snowfall,snowy,snowflake,snowstorm > snowflake > a
storm,thunderstorm,thunder,stormy,lightning storm > cloud-lightning > ib
lightning,lightning bolt,thunderbolt,electricity,power,energy > zap > b
wind,windy,breeze > wind > aai
moon,night,crescent moon,clear night,half moon,full moon > moon-star > bb
fog,foggy,mist,haze > cloud-fog > iaa
hail > cloud-hail > ia
tornado,hurricane > tornado > i
rainbow > rainbow > bai
thermometer,temperature > thermometer > i
sunrise > sunrise > b
sunset > sunset > b
umbrella > umbrella > ib
humidity,water drop,drop,raindrop,water > droplet > a
bed,double bed,bedroom,room,single bed > bed-double > i
wifi,wi fi,wireless internet,internet > wifi > iiib
pool,swimming pool,swim,swimming > waves-ladder > iabbb
breakfast,coffee,cup of coffee,coffee cup,cup,mug,tea,tea cup,cafe,hot drink > coffee > bbib
service,room service,reception,concierge,bell boy,service bell > concierge-bell > iib
key,room key,house key,keys > key-round > ib
key card,keycard,access card,door card > id-card > ib
parking,car park > square-parking > ib
elevator,lift > arrow-up-down
spa,lotus,lotus flower,wellness,massage,meditation > own:lotus > ibbii
yoga,lotus pose,woman in lotus pose,meditating > tabler:yoga > i
gym,fitness,workout,weights,barbell,dumbbell,weightlifting > own:dumbbell > iibbi
restaurant,dining,dinner,lunch,meal,food,cutlery,fork and knife,diner > utensils > ib
bathroom,bath,bathtub,tub > bath
shower,shower head,douche > shower-head > ia
television > tv > ib
luggage,suitcase,baggage > luggage > ib
air conditioning,air conditioner > air-vent > ia
pet friendly,paw,paw print,pets,pet,animal,animals,vet,veterinarian,pet shop,pet food > paw-print > i
bar,cocktail,cocktail bar,martini glass > martini > ib
wine,wine glass,winery,vineyard > wine > ib
beer,brewery,craft beer,pub,beer mug > beer > bbi
bottle,wine bottle > bottle-wine
juice,soda,soft drink,lemonade,smoothie > cup-soda
bread,loaf,loaf of bread,bakery,baker > own:loaf > ibbb
croissant,pastry > croissant > i
wheat,ear of wheat,wheat ear,grain,barley,rye,harvest > own:wheat > ib
fish,salmon,trout,seafood,fishing,fishing club,angler > fish > i
soup,ramen,noodles > soup
ice cream,gelato,ice cream shop > ice-cream-cone > bi
burger,fast food > hamburger
pizzeria,pizza slice > pizza > ibbb
cheese > tabler:cheese
meat,steak,beef > beef
egg,eggs > egg > i
fried egg > egg-fried > ib
fruit,fruits > apple
orange,lemon,lime,citrus fruit,lemons > citrus
cherries > cherry
grapes > grape
vegetable,vegetables,carrots > carrot > bi
salad bowl,vegan food > salad
mushroom > tabler:mushroom
pepper,chili,chilli > tabler:pepper
pumpkin,jack o lantern > tabler:pumpkin-scary
watermelon,melon > tabler:melon
chef,cook,cooking,kitchen > chef-hat > ib
pot,saucepan,recipe > cooking-pot > i
pan,frying pan,skillet > own:frying-pan > i
hops,hop,hop cone,hop cones > own:hops > i
comb,hair comb > own:comb > i
rolling pin > own:rolling-pin > ib
passport > own:passport > ib
tennis racket,racket,racquet > own:tennis-racket > ibb
grater,cheese grater > own:grater > ib
spatula,turner > own:spatula > ib
whisk,egg whisk > own:whisk > i
knife,kitchen knife,chef knife > own:knife > i
boxing glove,boxing gloves > own:boxing-glove > ib
golf club > own:golf-club > ib
ice skate,ice skates,skates > own:ice-skate > ib
goggles,swimming goggles,ski goggles > own:goggles > ib
fridge > refrigerator > i
fork > own:fork > i
spoon,tablespoon,teaspoon > own:spoon > i
steam,vapor > own:steam > a
mustache,moustache > own:mustache > i
steering wheel > tabler:steering-wheel > i
chocolate,sweets,candies > candy > ib
cake slice,piece of cake > cake-slice
muffin,cupcakes > cupcake
birthday cake,cake,birthday > cake > iibb
cart,trolley,shopping cart,add to cart,basket cart > shopping-cart > iibb
bag,shopping bag,shop bag > shopping-bag > ib
basket,picnic basket,grocery,groceries,grocery delivery > shopping-basket > i
shop,store,storefront,market > store > ib
price,sale,discount,price tag,tag,label > tag > ib
percent,percentage > badge-percent > ib
payment,card,bank card,credit card,pay > credit-card > ib
wallet,purse > wallet > ib
money,cash,banknote,bill > banknote > ib
coin,coins,savings coins > coins > ib
savings,piggy bank,saving > piggy-bank > ib
bank,museum,government,courthouse > landmark > i
invoice,receipt,billing > receipt > ib
growth,profit,increase,trend,investment > trending-up > b
chart,bar chart,graph,analytics,statistics,data analytics,report,data > chart-column > ibbb
pie chart > chart-pie > ib
delivery,truck,lorry,shipping,logistics,moving > truck > iibb
package,parcel,box > package > ib
returns,return > undo-2
gift,present,gift box,presents > gift > iibb
wishlist,favorite,favourite,like,love,heart,hearts,romance,health heart > heart > b
star,rating,review,favorites,stars > star > b
search,magnifying glass,magnifier,find,loupe > search > bi
user,profile,person,account,customer,avatar > user-round > bi
users,people,team,group,community,customers,friends > users-round > ib
home,house,homepage,real estate,cottage,household > house > bi
settings,gear,cog,preferences,cogwheel,settings gear,gears > own:gear > ib
battery charging,charging battery > battery-charging > ib
notification,bell,alarm,alert,reminder,notifications > bell > bi
mail,email,envelope,letter,message letter,e mail,inbox mail,newsletter > mail > bi
open letter,open envelope,opened letter > mail-open > bi
message,chat,speech bubble,comment,bubble,conversation,messages > message-circle > i
calendar,date,event,appointment,schedule > calendar-days > ibib
calendar check,calendar with check mark,booking,reservation > calendar-check > iiib
clock,time,hour,watch face > clock > bi
alarm clock > alarm-clock > ib
camera,photo,photography,photographer,photos,wedding photographer > camera > ib
image,picture,gallery,images > image > ib
video,film camera,movie camera,video camera,camcorder > video > bi
movie,cinema,film > clapperboard > i
music,song,note,musical note,jazz,concert,melody > music > ibb
microphone,mic,podcast studio,singer,karaoke > mic > ib
headphones,headset,earphones,podcast > headphones > i
speaker,loudspeaker > speaker > ib
radio > radio-receiver
guitar > guitar
piano > piano > ib
drums > drum > i
vinyl,record,turntable,vinyl record > disc-3 > ib
lock,security,secure,password,padlock,privacy,cyber security,cybersecurity > lock-keyhole > bii
shield with keyhole,shield with a keyhole > shield-keyhole > ib
shield,protection,safety,insurance,antivirus,firewall > shield-check > ib
fingerprint,biometrics > fingerprint-pattern > i
eye,view,vision,optician,visibility > eye > ib
download > download > bib
upload > upload > bib
share > share-2 > bbbi
link,chain > link > i
trash,delete,bin,garbage,waste,trash can,garbage can,rubbish bin,dustbin,litter bin,waste bin,recycling bin > trash-2 > i
edit,pencil,write,writing > pencil > ib
pen,fountain pen > pen-tool > ib
folder,directory > folder > i
file,document,paper,page > file-text > iib
download cloud,cloud storage > cloud-download
globe,world,internet globe,website,earth,language,global > tabler:world > i
map pin,location pin,map marker,location marker,location icon,location,pin,place,address,marker,gps > map-pin > ib
map,route map,treasure map > map > ib
compass,navigation,orientation > compass > ib
phone,call,telephone,contact > phone > i
smartphone,mobile,mobile phone,cell phone,app > smartphone > ib
laptop,computer,notebook computer > laptop > ib
desktop,screen,monitor,display,desktop computer > monitor > ibb
mouse,computer mouse > mouse > ib
keyboard > keyboard > ib
printer > printer > ib
chip,processor,cpu,tech,technology,tech startup,startup,ai,artificial intelligence,semiconductor > cpu > i
database,server data > database > b
server,hosting,data center > server > iibb
code,programming,developer,software,coding > code-xml > ib
bug > bug
robot,bot,chatbot,android > bot > ibbb
battery > battery-medium > ib
bulb,light bulb,idea,lightbulb,innovation,light > lightbulb > bii
lamp,floor lamp > lamp > ib
safe,strongbox > vault > i
plug,charger > plug > ib
rocket,launch,spaceship,spacecraft,rocket ship > rocket > ib
satellite > satellite > ib
astronaut,space explorer > tabler:helmet
planet,planet saturn,saturn,planets,ringed planet > tabler:planet > ib
telescope,observatory > telescope > ib
ufo,alien,flying saucer > tabler:ufo > ib
galaxy,universe,solar system,orbit > orbit > ib
meteor,comet,asteroid > tabler:meteor > ib
book,reading,bookstore,bookshop,novel,open book,library > book-open > i
school,university,college,education > graduation-cap > ib
graduation,graduate,diploma hat > graduation-cap > ib
teacher,lesson,presentation,class,blackboard > presentation > ib
backpack,school bag,rucksack > backpack > ib
ruler > ruler > ib
scissors,barber,hairdresser,barbershop,salon,hair salon > scissors > bi
microscope,science,laboratory > microscope > i
flask,chemistry,experiment,lab,potion > flask-conical > iib
atom,physics > atom > b
dna,genetics,biology > dna > i
math,calculator,mathematics > calculator > ib
paint,art,palette,painting,artist,painter > palette > ib
brush,paintbrush > brush > ib
trophy,award,winner,cup trophy,prize,champion > trophy > i
medal,achievement > medal > ib
target,goal,aim,bullseye > target > iib
puzzle,puzzle piece,solution > puzzle > i
game,gaming,controller,video game,gamepad,game controller > gamepad-2 > bbbi
dice > dices > ib
chess,strategy,knight > chess-knight > i
football,soccer,soccer ball > tabler:ball-football > i
basketball > tabler:ball-basketball > i
tennis > tabler:ball-tennis > i
baseball > tabler:ball-baseball
volleyball > volleyball > i
bicycle,bike,bicycle repair,mountain bike,bike shop,bicycle shop,bicycle rental,bike rental > own:bicycle > iiiibb
cycling,cyclist,bike ride > bike > iibb
running,run,runner,jogging > tabler:run > i
exit,emergency exit,person running to exit > tabler:door-exit > ib
ski,skiing > tabler:ski-jumping
surfing,surf,surf school > waves > a
hiking,trekking,trail > tabler:trekking
climbing,mountain,mountains,peak,summit,alpine > mountain > i
snowy mountain,snowy mountains > mountain-snow > ia
tent,camping,camp,campsite > tent > ib
campfire,bonfire > flame-kindling > bi
fire,flame,hot,flames,burn > flame > b
axe,lumberjack > axe > i
tree,oak,deciduous tree,garden tree > tree-deciduous > i
pine,pine tree,fir,forest,woods,evergreen > tree-pine > i
palm,palm tree,tropical island,tropics > tree-palm > i
leaf,eco,ecology,nature,organic,environment,sustainability,leaves > leaf > i
plant,seedling,sprout,growing,sapling > sprout > i
potted plant,plant pot,houseplant > tabler:plant-2
flower,blossom,florist,flowers,flower shop,wildflower,wildflowers > flower > i
rose > rose > i
cactus > tabler:cactus > i
clover,luck > clover > i
corn,maize,corn cob,sweetcorn > own:corn > bii
farm,agriculture,field > own:wheat > ib
tractor > tractor > iibb
recycling,recycle > recycle > i
solar,solar panel,solar energy > solar-panel > ib
windmill,wind turbine,wind energy > tabler:windmill > i
electric car,charging station,ev > ev-charger > ib
gardening,garden > shovel
shovel,spade tool > shovel > i
rake,hoe > tabler:shovel-pitchforks
butterfly > tabler:butterfly > i
insect,ladybug,ladybird > bug
honey,beekeeper > hexagon > b
bird,birds,sparrow,robin,parrot > bird > i
dove,peace > tabler:feather
cat,kitten,cats > cat > i
dog,puppy,dogs,golden retriever > dog > i
rabbit,bunny,hare,easter bunny > rabbit > i
horse,pony > tabler:horse > i
deer,reindeer,stag,moose > tabler:deer
squirrel,chipmunk > squirrel
turtle,tortoise > turtle
snail > snail
panda > panda
mouse animal,rat > rat
shell,seashell > shell
shrimp,prawn > shrimp
bone,dog bone > bone > i
bus > bus > ibbb
car,automobile,vehicle,taxi > car > ibb
train,railway,metro,subway > train-front > ib
tram,streetcar > tram-front > ib
plane,airplane,flight,airport,travel,travel agency,aircraft > plane > i
ship,boat,cruise,ferry > ship > i
sailboat,sailing,yacht,sailing boat > sailboat > ib
anchor,harbor,harbour,marine,nautical,navy > anchor > i
helicopter > helicopter
motorcycle,motorbike,scooter,moped > motorbike > ib
hot air balloon,balloon ride > tabler:air-balloon > ib
traffic light > tabler:traffic-lights
fuel,gas station,petrol > fuel > ib
lighthouse > lighthouse > ib
bridge > bridge
castle,fortress > castle > i
church,chapel,wedding chapel > church > ib
mosque > mosque
building,office building,skyscraper,apartment,city,office,company,hotel building > building-2 > ib
factory,industry,plant factory > factory > i
hospital,clinic > hospital > ib
warehouse > warehouse
tower > tower-control
door > door-open > ib
sofa,couch,living room,furniture > sofa > i
armchair,chair > armchair > i
desk lamp,table lamp > lamp-desk > ib
doctor,stethoscope,health,medical,checkup > stethoscope > ib
pill,medicine,pills,pharmacy,drug,medication > pill > ib
syringe,vaccine,injection,vaccination > syringe > i
ambulance > ambulance > i
tooth,dentist,dental,dental clinic > tabler:dental > i
heartbeat,pulse,cardiology,heart rate > heart-pulse > bi
brain,mind,psychology,psychologist > brain > i
blood,blood drop > droplet > b
bandage,first aid,plaster > bandage > ib
wheelchair,accessibility > accessibility > i
virus,bacteria,germ > tabler:virus > i
baby,child,kid > baby > i
stroller,pram,baby carriage > tabler:baby-carriage
law,law firm,scales,justice,scale,lawyer,scales of justice,balance > scale > ibb
gavel,judge,auction > gavel > i
contract,agreement,signature > signature
handshake,deal,partnership,partner > handshake > i
briefcase,business,job,work,consultant > briefcase-business > ib
meeting,conference > presentation
megaphone,marketing,announcement,advertising > megaphone > ib
support,customer support,help,call center > headset > i
question,faq,question mark,help sign > circle-question-mark > ib
info,information > info > ib
warning,danger,caution > triangle-alert > ib
check,tick,done,success,check mark,checkmark,ok > circle-check > ib
close,cross mark,cancel,x > x > i
plus,add,plus sign,new > plus > b
filter,funnel > funnel > i
menu,hamburger menu > menu > i
play,video player,play button > play > b
pause > pause > b
refresh,reload,sync > refresh-cw > i
thumbs up,approve > thumbs-up > ib
flag,country flag > flag > bi
bookmark > bookmark > b
ticket,tickets,admission > ticket > ib
crown,king,queen,royal,premium > crown > bi
diamond,gem,jewel,jewelry,jewellery,jeweler > gem > i
ring,diamond ring,engagement ring > own:ring > ib
glasses,spectacles,eyewear > glasses > i
sunglasses > tabler:sunglasses > i
shirt,t shirt,clothes,fashion,clothing,tshirt > shirt > i
shoe,sneaker,sneakers,shoes > sport-shoe > i
handbag,purse bag > handbag > i
watch,smartwatch > watch > ib
beach,beach umbrella,parasol,beach towel > tabler:beach > i
beach ball > volleyball
sunscreen,lotion > tube-lotion
waves,sea,ocean,wave,calm water,still water,river,lake,stream > waves > a
dagger > sword > i
tulip > tabler:tulip
pirate,skull,poison > skull > i
ghost,halloween > ghost > i
bat,bats > tabler:bat
spider,spider web,cobweb > tabler:spider
cauldron > cooking-pot
christmas,christmas tree,xmas > tabler:christmas-tree > i
christmas ball,ornament,bauble > tabler:christmas-ball > i
candy cane > candy-cane > i
snowman > tabler:snowman
stocking,mitten,sock > tabler:sock
candle > tabler:candle > ib
oil lamp,diya > flame > b
easter egg,easter eggs > egg
firework,fireworks,sparkler,confetti,party,celebration > party-popper > ib
balloons,balloon > balloon > b
wedding,rings,marriage,bride,wedding rings > own:two-rings > iib
bouquet > flower-2
dove of peace > bird
tool,tools,repair,wrench,mechanic,garage,plumber,maintenance > wrench > i
hammer,carpenter,construction,builder > hammer > ib
drill > drill > i
screwdriver > own:screwdriver > b
saw,hand saw,handsaw > own:hand-saw > ii
helmet,hard hat,safety helmet > hard-hat > ib
paint roller > paint-roller > ib
ladder > tabler:ladder
magnet > magnet > ib
broom,cleaning,cleaner,brush broom > broom > i
washing machine,laundry > washing-machine > ib
soap,hygiene,hand wash > soap-dispenser-droplet > ib
toothbrush > toothbrush > i
towel > towel-rack
coffee bean,bean,coffee roastery,roastery,beans > own:coffee-bean > ib
newspaper,news,press > newspaper > ib
magic,magic wand,wizard > wand-sparkles > bi
sword,swords > swords > i
treasure,treasure chest > own:treasure-chest > iib
mask,theater,theatre,drama > drama > ib
circus,circus tent > tent > ib
ferris wheel,amusement park > ferris-wheel > i
toy,toys,lego,block > toy-brick > i
onboarding,welcome > hand
hand,wave hand,palm hand > hand > i
muscle,strong,strength > biceps-flexed > i
smile,happy,emoji,face,happy face > smile > ib
sad,unhappy,sad face > frown > ib
fast,speed,performance,speedometer > gauge > ib
sleep,dream > moon > b
wheel,car wheel > tabler:wheel
bicycle wheel,bike wheel,wagon wheel > own:spoked-wheel > i
car wash > car
`;
