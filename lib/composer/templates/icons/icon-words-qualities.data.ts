/** What points praise, ask for and warn of, and nobody can see: words > icon, as in `ICON_WORDS`. */
export const QUALITY_ICON_WORDS = `
cheap,cheaper,affordable,inexpensive,good value,save,saves money,thrifty > piggy-bank
healthy,healthier,wholesome,longer life,lifespan,good for you > heart-pulse
fast,faster,quick,quicker,speedy,rapid,fast delivery > zap
quiet,quieter,silent,noiseless > volume-x
loud,louder,noisy > volume-2
easy,easier,simple,simpler,effortless,convenient > thumbs-up
hard,harder,difficult,tough > mountain
strong,stronger,powerful,tougher > biceps-flexed
safer,safe,secure > shield-check
clean,cleaner,spotless,hygienic > sparkles
small,smaller,compact,tiny,portable > minimize-2
big,bigger,large,larger,spacious,roomy,range,size > maximize-2
light,lighter,lightweight,soft,softer,gentle > feather
heavy,heavier > weight
warm,warmer,hot,hotter,cosy,cozy > flame
cold,colder,cooler > snowflake
cool down,wind down > wind
warm up > flame
fresh,fresher,fresh air,airy > wind
bright,brighter,sunny > sun
dark,darker > moon
new,newer,modern,latest > sparkles
old,older,traditional,classic,experienced,since 1990 > hourglass
green,greener,sustainable,natural,eco friendly,environmentally friendly > leaf
local,nearby,close to home > map-pin
handmade,hand made,crafted,artisan > hand
smart,smarter,clever,intelligent > brain
creative,imaginative,original > palette
friendly,friendlier,kind,warm welcome > smile
reliable,durable,robust,long lasting,sturdy > shield
trusted,certified,approved,licensed,guaranteed > badge-check
waterproof,water resistant > umbrella
wireless,cordless > wifi
renewable,reusable,recyclable > recycle
sugar free,no sugar > candy-off
calories,burns calories > flame
comfortable,comfy > armchair
flexible,adjustable,customizable > sliders-horizontal
free,free of charge,free entry > gift
fair,fairer,equal > scale
tasty,tastier,delicious,taste > utensils
beautiful,prettier,stylish,elegant > gem
popular,favourite,favorite > star
rare,unique,exclusive > gem
fun to use,playful > gamepad-2
private,confidential,discreet > lock
open to all,inclusive > users
relaxing,calming,soothing > flower-2
smell,scent,fragrance > flower
stretch,stretching > own:lotus
spend,spending,expensive,pricey > banknote
earn,earning > coins
donate,giving > hand-heart
receive,collect it > package-open
peel,peeling > banana
prune,trim > scissors
feed,feeding > wheat
curiosity,curious,wonder > search
discipline,consistency,routine > calendar-check
democracy,voting > vote
housing,shelter > house
risk,risks,danger,hazard,dangerous > triangle-alert
debt,debts,loss,losses > trending-down
inflation,rising prices,rising costs > trending-up
reduce,less,fewer,cut down,decrease > trending-down
more,increase,boost,grow > trending-up
stay hydrated,drink enough > glass-water
know your limits,limits > octagon-alert
take breaks,breaks,pause,take a break > pause
carpool,car pool,ride share > car
full loads,full load > washing-machine
surprised,surprise,shocked,amazed > tabler:mood-surprised > ib
scared,afraid,frightened,fear,nervous,worried,anxious > tabler:mood-nervous > ib
tired,sleepy,exhausted > tabler:mood-empty > ib
excited,delighted,joyful > tabler:mood-happy > ib
loved,in love > tabler:mood-heart > ib
confused,puzzled > tabler:mood-confused > ib
bored > tabler:mood-neutral > ib
proud,calm,relaxed > tabler:mood-smile-beam > ib
sick,ill > tabler:mood-sick > ib
crying > tabler:mood-cry > ib
silly > tabler:mood-tongue > ib
`;
