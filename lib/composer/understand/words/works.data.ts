/**
 * Work that is seen where it is done: `id: key=value …`, the first line that fits is taken. What calls it: `verbs` as they
 * were read, `of` what it is done to (concepts, `kind:…`, `none`), `by` whose work it is (concepts). What it looks like:
 * `station` with which somebody stands `beside`, `behind`, or sits at it; `for` what a prompt calls that station; where the
 * thing goes, `held`, `laid` on the station, `in-tool`, or `gone` because the station shows it; the rest as verbs have it.
 */
export const WORKS = `
write-on-board: verbs=write,draw of=whiteboard,glass-board tool=pen thing=kept near=reach far=relax contact=view
worry-at-desk: verbs=worry-at-desk thing=kept pose=sit near=think far=type face=sad
lick-food: verbs=lick of=kind:food thing=held near=eat far=relax face=smile
eat-at-table: verbs=eat of=spaghetti,noodles,pasta,soup,pancakes,pancake,cereal,salad,rice,ramen,steak,fried-egg,omelette,meatball,fish-and-chips,curry,lasagna,porridge,stew thing=kept to=table pose=sit tool=fork near=eat far=type
play-standing: verbs=play-music of=violin,viola,saxophone,trumpet,trombone,flute,clarinet,accordion,harmonica,electric-guitar,bagpipes thing=kept to=instrument pose=stand near=hold-chest far=hold-chest
mend-net: verbs=repair,sew,hold of=fishing-net by=fisherman thing=held pose=kneel near=hold-chest far=reach face=focused
listen-to: verbs=listen of=kind:person thing=kept near=cheek to=target face=smile
shave-other: verbs=shave of=kind:person thing=kept tool=razor near=reach far=reach contact=face at=barbershop
treat-teeth: verbs=operate,help,clean,repair,pull,look,examine,handle of=kind:person,tooth by=dentist thing=kept near=reach far=reach contact=face at=dental-practice
comb-own: verbs=brush of=hair,fur,beard thing=gone tool=hairbrush near=groom face=smile
comb-other: verbs=brush of=kind:person thing=kept tool=hairbrush near=reach contact=head
toss-pan: verbs=flip of=frying-pan,wok,pan station=cooker for=stove stands=beside thing=held near=reach far=reach at=kitchen
cook-soup: verbs=cook,stir,prepare of=soup,stew,ramen,cooking-pot,pot,sauce,porridge,noodle-soup station=soup-cooker for=stove stands=beside thing=gone tool=ladle near=reach far=akimbo at=kitchen
fry: verbs=cook of=kind:food station=cooker for=stove stands=beside thing=in-tool tool=frying-pan near=reach far=reach at=kitchen
cook-at-range: verbs=cook of=none station=cooker for=stove stands=beside thing=gone tool=frying-pan near=reach far=reach at=kitchen
do-dishes: verbs=wash-dishes,clean,rinse of=none,plate,dishes,cup,bowl,glass,mug,pan,frying-pan,sink,kitchen-sink station=sink-unit for=sink stands=beside thing=held tool=plate near=reach far=reach at=kitchen
bake-in-oven: verbs=take,put,bake,pull,remove,slide,pack,stick of=bread,pizza,baguette,loaf,bun,pretzel by=baker,pizza-chef,pizzaiolo station=brick-oven for=stove stands=beside thing=gone tool=bread-peel near=reach far=reach at=bakery
bake-in-stone-oven: verbs=take,put,bake,pull,slide,pack,stick of=bread,pizza,baguette,loaf,bun needs=brick-oven station=brick-oven stands=beside thing=gone tool=bread-peel near=reach far=reach at=bakery
make-coffee: verbs=pour,cook,operate,use,brew,serve,work by=barista of=none,coffee,espresso,latte,cappuccino,latte-art,coffee-machine,milk,cup,coffee-cup station=coffee-bar for=counter,coffee-machine,bar stands=behind thing=gone tool=jug extra=cup near=hold-chest far=hold-chest face=focused at=cafe
shake-drink: verbs=shake,mix,pour,throw,serve of=cocktail,drink,none,whisky,wine,beer by=barista,bartender station=bar-counter for=counter,bar stands=behind thing=gone tool=shaker near=hold-high far=hold-high face=laugh at=bar
ring-up: verbs=scan,count,sell,weigh,serve,operate,help by=shopkeeper,seller station=till-counter for=counter,cash-register stands=behind thing=held near=reach far=hold-low at=shop
mix-music: verbs=mix,play-music,play-with,perform,scratch by=dj station=dj-desk for=turntable,record-player stands=behind thing=gone near=raise far=hold-low face=laugh at=stage
plant-tree: verbs=plant,dig of=tree,sapling,sprout,young-tree,apple-tree,oak,shrub,bush station=young-tree for=tree,sprout,apple-tree,oak,shrub,bush stands=beside thing=gone near=reach far=reach at=garden
saw-wood: verbs=saw of=none,plank,log,wood,board,wooden-board,beam station=sawhorse for=workbench stands=beside thing=gone tool=saw near=reach far=reach face=focused at=workshop
plane-wood: verbs=plane-verb,sand of=none,plank,board,door,wood,table station=sawhorse for=workbench stands=beside thing=gone tool=hand-plane near=reach far=reach face=focused at=workshop
forge-iron: verbs=hammer,work,shape,sculpt,build by=blacksmith station=anvil-block for=anvil stands=striking thing=gone tool=hammer near=raise far=hold-low face=focused at=forge
split-wood: verbs=chop-wood,cut,split not-by=chef,cook,baker,shopkeeper,butcher,waiter of=none,log,wood,firewood,tree-stump station=chopping-block stands=striking thing=gone tool=axe near=raise far=raise face=focused at=forest
sew-on-machine: verbs=sew of=kind:clothing,none,cloth,fabric,sewing-machine,quilt,curtain station=sewing-desk for=sewing-machine,table stands=sitting thing=gone near=type far=type face=focused at=workshop
work-sewing-machine: verbs=work,use of=sewing-machine,cloth,fabric,quilt,curtain station=sewing-desk for=sewing-machine,table stands=sitting thing=gone near=type far=type face=focused at=workshop
spray-fire: verbs=put,fight,shoot,spray,extinguish,clean of=fire,flame,house,burning-house thing=kept tool=hose-jet for-tool=hose,fire-hose near=reach far=reach contact=work face=focused
examine-animal: verbs=operate,help,hold,touch,listen,care,examine of=kind:animal,kind:toy by=vet,doctor station=exam-table for=table stands=beside thing=laid near=reach far=reach at=veterinary-clinic
weave-at-loom: verbs=weave,braid,knit of=tapestry,cloth,carpet,rug,blanket,fabric,loom,yarn station=loom contact=side thing=gone near=reach far=reach face=focused at=workshop
work-at-loom: verbs=work,use,operate,handle,weave,knit,practise of=none,loom,cloth,tapestry,carpet,rug,blanket,scarf,fabric needs=loom station=loom contact=side thing=gone near=reach far=reach face=focused at=workshop
nail-up: verbs=hammer,repair of=picture-frame,painting,poster,mirror,clock,photo,wall-shelf tool=hammer for-tool=hammer thing=kept near=raise far=reach contact=view at=living-room
load-washer: verbs=clean,pack,put,wash of=none,t-shirt,laundry,washing-machine,kind:clothing needs=washing-machine station=washing-machine stands=beside thing=held near=reach far=reach at=laundry-room
put-into: verbs=put-into thing=kept near=reach contact=into
pack-case: verbs=pack,put,fill,prepare of=none,suitcase needs=suitcase station=suitcase thing=gone to=table near=reach far=reach at=bedroom
bake-rolled: verbs=bake,cook,handle of=cookie,cookies,gingerbread,biscuit,pie,cake,cupcake,pastry,muffin,croissant needs=rolling-pin tool=rolling-pin thing=kept to=table near=hold-low far=hold-low at=kitchen
bake-whisked: verbs=bake,cook,handle,mix of=none,cookie,cookies,pie,cake,cupcake,pastry,muffin,batter needs=whisk tool=whisk thing=kept to=table near=hold-low far=hold-low at=kitchen
bake-small: verbs=bake of=cookie,cookies,gingerbread,biscuit,pie,cake,cupcake,pastry,muffin,croissant thing=kept to=table near=reach far=reach at=kitchen
string-beads: verbs=handle,build,work,sculpt,put of=necklace,bracelet,ring,earring,gem,jewel,beads,pendant tool=tweezers thing=kept to=table near=hold-low far=hold-low face=focused at=workshop
drill-ground: verbs=weld,drill,break,work of=none,concrete-block,road,street,rock,asphalt needs=jackhammer tool=jackhammer thing=gone near=hold-low far=hold-low face=focused at=construction-site
`;
