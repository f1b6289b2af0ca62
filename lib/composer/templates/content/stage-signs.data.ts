/** What shows a stage that is named by what is done: `collected`, `sort by colour`; words > sign. */
const ROWS = `
collect,collected,collecting,collection,gather,gathered,pick up,harvest,harvested,harvesting,picking,picked > shopping-basket
sort,sorted,sorting,select,selected,selection,filter,screening,choose,chosen > filter
wash,washed,washing,rinse,rinsed,clean,cleaned,cleaning,moisten,wet,soak,soaked > droplets
between the fingers,palms,palm,rub,scrub,lather,back of hands,thumbs,fingertips,wrists,massage,knead,touch > hand
shred,shredding,shredded,cut,cutting,trim,slice,sliced,chop,chopped,snip > scissors
melt,melted,melting,heat,heated,fire,fired,firing,burn,roast,roasted,roasting,fry,bake,baked,baking,glaze firing,smelt > flame
boil,boiled,cook,cooked,simmer,stir,mix,mixed,mixing,blend,whisk,combine > cooking-pot
dig,dug,digging,excavate > shovel
dry,dried,drying,wait,rest,cool down,let it rise,proof,prove,ferment,fermented,age,aged,store > clock
cool,cooled,freeze,frozen,chill,refrigerate > snowflake
grind,grinding,ground,mill,milled,milling,pulp,pulping,crush,crushed > cog
press,pressed,pressing,squeeze,roll out,flatten > arrow-down-to-line
shape,shaped,shaping,form,formed,mould,mold,moulded,throw,sculpt > circle
glazed,paint,painted,decorate,decorated,colour,color,glaze,dye,design,style > palette
draw,sketch,draft,write,note,plan,planning,outline,brief > pencil
measure,measured,weigh,mark > ruler
build,built,assemble,assembled,construct,make,manufacture,produce,production,install,fix,repair,maintain > hammer
pack,packed,packing,package,packaged,packaging,wrap,box > package
ship,shipped,shipping,deliver,delivered,delivery,transport,transported,distribution,distribute > truck
sell,sold,sale,sales,buy,purchase,shop,order,checkout,conversion,action > shopping-cart
pay,payment,price,invoice,cost,save money,funding,invest,profit,revenue > coins
eat,serve,served,enjoy,taste,dinner,lunch > utensils
drink,pour,poured,brew,brewed,sip,cup > coffee
plant,planted,sow,sprout,seedling,grow,growing,growth,germinate,germination,seed > sprout
water,watering,irrigate,rain > droplet
read,reading,learn,learning,study,studying,research,lesson > book-open
think,idea,ideas,ideate,imagine,brainstorm,inspire,inspiration,interest > lightbulb
look,see,watch,observe,observation,notice,awareness,view,sight,discover,discovery > eye
listen,hear,listening,sound > ear
talk,speak,discuss,ask,meeting,consult,consultation,interview,feedback,conversation,call > message-circle
test,tested,testing,try,check,checked,inspect,inspection,quality control,review,approve,approval,verify > circle-check
analyse,analyze,analysis,compare,evaluate,evaluation,consideration,search,find,explore,desire > search
decide,decision,goal,target,aim,focus,objective > target
launch,launched,release,start,begin,kickoff,go live > rocket
publish,share,send,post,email,mail > send
advertise,promote,promotion,marketing,announce > megaphone
repeat,reuse,recycle,recycled,again,loop,iterate,improve,made new,new bottles > recycle
win,success,finish,finished,done,complete,celebrate,achieve,reward > trophy
sleep,go to bed,nap > moon
wake up,morning,sunrise,daylight > sun
walk,run,exercise,move,jog,steps > footprints
breathe,breath,inhale,exhale,blow > wind
sit,relax,calm,meditate > tabler:yoga
love,care,kind,loyalty,retention,be kind,support > heart
team,people,community,hire,onboarding,users,customers,audience,friends > users
protect,safe,safety,secure,security,insurance,cover > shield
charge,power,plug in,electricity,energy,switch on > zap
open,unlock,enter,move in,log in,sign up,register,registration > key-round
close,lock,seal,sealed > lock
travel,fly,trip,flight > plane
throw away,dispose,waste,trash,empty > trash-2
climb,rise,increase > trending-up
light,lamp > lightbulb
lift,raise > arrow-up
spread,smear,add,fill,top,layer,layered > layers
fold,folded,turn,flip,rotate > rotate-cw
sew,knit,stitch,weave,spin,thread > tabler:needle-thread
`;

const signs = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [words = '', sign = ''] = row.split(' > ');
    return words.split(',').map((word) => [word, sign] as const);
  })
  .sort(([one], [other]) => other.length - one.length);

/** The sign of what is done at a stage, its longest word first; nothing where no word is known. */
export function signOfStage(text: string): string | undefined {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  return signs.find(([word]) => words.includes(` ${word} `))?.[1];
}
