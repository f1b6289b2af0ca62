/** `id | English words`: what is said besides for verbs of the other tables. */
export const VERBS_ALSO = `
pour | tip water,tipping water,tips water,tipping out,tip out,tips out
jump | breach,breaching,breaches,vault,vaulting,prance,prancing,buck,bucking,bucks,rear up,rearing up,hurdle,hurdling
sleep | snore,catnap,purr
look | glance,glance at,squint,squint at,peep at,peeping at
fall | stumble,topple,plummet,keel over
slide | skid,skidding
walk | limp,waddle,shuffle along,saunter,plod,stride,amble,toddle,trudge,patrol,strut
run | trot,canter,scamper,scurry,scuttle
climb | scramble,clamber,clamber up,scramble up
throw | hurl,lob,chuck,flick
eat | gobble,wolf down,gobble up,slurp,guzzle
drink | gulp,gulp down
dive-in | plunge,nosedive,plunging head first into
put | cram,stuff a,stuffing a,stuff the,stuffing the,stuff his,stuffing his,stuff her,stuffing her,slotting
talk | bargain,haggle,chatter
hold | clasp,accept,hoard
shout | growl,snarl,bellow,croak,squawk,caw,screech,whinny,bleat,quack
stick | pinning,pins a,pins the,stapling
sew | threading
dig | burrow,burrowing,weeding
fly | buzz,flit,swoop
stand | posing,loiter
lie | sprawl,laze
travel | overtake,overtaking
pull | yank,heave
push | wheel a,wheeling a,wheeling his,wheeling her
cut | dice,dicing,mince,mincing
knock-over | spilling a,spilling the,spilling his,spilling her,spilling its
brush-teeth | brushing its teeth,brush its teeth,brushes its teeth,brushing their teeth,brush their teeth,brushes his teeth,brushes her teeth,brush her teeth
howl | crowing
search | scour,sift through,sifting through
`;
