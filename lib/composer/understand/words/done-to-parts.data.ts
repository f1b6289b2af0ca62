/** `verbs ~ parts of somebody ~ the verb, as its frame has it`: what is done to a part is done to whose it is. */
export const DONE_TO_PARTS = `
tak(?:e|es|ing)|check(?:s|ing)?|measur(?:e|es|ing) ~ blood pressure ~ taking the blood pressure of
t(?:ie|ies|ying)|lac(?:e|es|ing)(?: up)?|fasten(?:s|ing)?|do(?:es|ing)? up ~ (?:shoe)?laces?|shoe ?laces?|shoes?|sneakers?|boots?|trainers ~ tying the shoes of
bandag(?:e|es|ing)|wrap(?:s|ping)?|dress(?:es|ing)?|treat(?:s|ing)? ~ arms?|hands?|legs?|knees?|paws?|wings?|tails?|fingers?|wounds?|wrists?|ankles?|foot|elbow|injury|scraped knee ~ bandaging
(?:ink|draw|put|design|needl|do)(?:s|es|ing|ting)?(?: an?| the| his| her| their| some)?(?: [a-z-]{2,14}){0,2} (?:designs?|tattoos?|patterns?|ink|dragon|rose|flowers?|skull) (?:on|onto|into) ~ arms?|back|legs?|shoulders?|neck|chest|wrists?|forearms?|skin|ankle ~ tattooing
(?:cut|trim|styl|perm|bleach|colou?r|straighten|curl|fix|do)(?:s|es|e|ting|ming|ing)?(?:,? and (?:cut|trim|styl|dry|wash|colou?r)(?:e|s|es|ting|ming|ing)?)? ~ hair|locks|curls ~ cutting the hair of
dry(?:ing)?|dries|blow-?dr(?:y|ies|ying) ~ hair ~ drying the hair of
wash(?:es|ing)?|shampoo(?:s|ing)?|rins(?:e|es|ing)|dye(?:s|ing)?|dyeing ~ hair ~ washing the hair of
braid(?:s|ing)?|plait(?:s|ing)? ~ hair ~ braiding
check(?:s|ing)?|test(?:s|ing)?|listen(?:s|ing)? to|examin(?:e|es|ing)|hear(?:s|ing)?|look(?:s|ing)? (?:at|into)|tak(?:e|es|ing)|inspect(?:s|ing)? ~ heart(?:beat)?|heart rate|chest|lungs|throat|ears?|eyes?|pulse|temperature|breathing ~ listening to the heart of
do(?:es|ing)?|appl(?:y|ies|ying)|touch(?:es|ing)? up ~ make-?up|lipstick|eyeliner|mascara ~ making up
paint(?:s|ing)? ~ face|cheeks?|lips ~ making up
tattoo(?:s|ing)? ~ arms?|back|legs?|shoulders?|neck|chest|wrists?|forearms? ~ tattooing
paint(?:s|ing)?|do(?:es|ing)?|polish(?:es|ing)?|fil(?:e|es|ing)|trim(?:s|ming)? ~ (?:finger|toe)? ?nails? ~ painting the nails of
bend(?:s|ing)?|stretch(?:es|ing)?|flex(?:es|ing)?|examin(?:e|es|ing)|check(?:s|ing)?|treat(?:s|ing)?|tap(?:s|ping)?|press(?:es|ing)?|icing ~ knees?|legs?|ankles?|arms?|elbows?|back|foot|feet|shoulders?|calf|spine|hip|wrist ~ massaging
correct(?:s|ing)?|adjust(?:s|ing)?|straighten(?:s|ing)?|guid(?:e|es|ing) ~ arms?|back|hips?|elbows?|wrists?|hands?|poses?|posture|stance|form|grip|swing|position|stretch ~ steadying
kiss(?:es|ing)? ~ cheeks?|forehead|hand|lips|nose|head|neck ~ kissing
whisper(?:s|ing)?(?: an?| the)?(?: secrets?)?(?: in| into| in to) ~ ear ~ whispering to
massag(?:e|es|ing)|rub(?:s|bing)?|knead(?:s|ing)? ~ shoulders?|back|neck|feet|head|legs?|arms?|calf|calves|hands?|temples ~ massaging
measur(?:e|es|ing)|pin(?:s|ning)?(?: up)? ~ sleeves?|waist|chest|shoulders?|arms?|inseam|hips|neck|legs?|bust|hem|trousers|jacket|inside leg ~ measuring
hold(?:s|ing)? ~ hands? ~ holding hands with
shak(?:e|es|ing) ~ hands? ~ shaking hands with
shav(?:e|es|ing)|trim(?:s|ming)? ~ beard|face|head|moustache|mustache ~ shaving
wip(?:e|es|ing)|dry(?:ing)?|dries ~ tears?|nose|eyes ~ comforting
`;

/** `what is given ~ the verb`: who is given a hug is hugged. */
export const GIVEN = `
high[ -]fives? ~ high-fiving
hugs?|cuddles?|embrace ~ hugging
kiss(?:es)?(?: good ?(?:night|bye))? ~ kissing
massage|back rub ~ massaging
handshake ~ shaking hands with
injection|shot|vaccine|vaccination|jab ~ giving an injection to
check-?up|examination ~ giving a check-up to
piggyback(?: ride)? ~ giving a piggyback ride to
tattoo ~ tattooing
facial|face (?:mask|massage)|makeover ~ making up
perm|trim|blow ?out|new hairstyle|hair cut ~ cutting the hair of
pedicure|manicure ~ painting the nails of
haircut ~ cutting the hair of
`;
