/**
 * Parts of things as places, in English: words for the part ~ words for whose part it is ~ the spot of the
 * host, or what is said in their stead: `in`, `in front of`, `next to`.
 */
export const HOST_PARTS = `
roof|top ~ car|taxi|cab|van|minivan|bus|truck|lorry|jeep|pickup|camper|camper van|campervan|vw bus|vw van|hatchback|station wagon|ambulance|tram|train|wagon|trailer|caravan|beetle ~ vehicle-roof
back|rear|back rack|rear rack|luggage rack|rack|carrier|back seat ~ scooter|vespa|moped|motorcycle|motorbike|motor scooter ~ vehicle-rear
back|rear|back rack|rear rack|luggage rack|rack|carrier ~ bicycle|bike|tricycle ~ cycle-rear
bed|flatbed|cargo bed|truck bed|back|rear ~ pickup|pickup truck|pick-up truck|pick-up|dump truck|flatbed truck|farm truck ~ on
hood|bonnet ~ car|taxi|cab|van|truck|jeep|pickup|convertible|beetle ~ hood
back|backrest ~ chair|armchair|sofa|couch|bench|rocking chair|deck chair|office chair|dining chair|kitchen chair|throne ~ backrest
seat|seat cushion ~ chair|armchair|stool|bench|rocking chair|deck chair|office chair|dining chair|kitchen chair|garden chair|sofa|couch|throne ~ on
arm|armrest ~ armchair|sofa|couch|recliner ~ armrest
end|far end|very end|tip|edge ~ pier|jetty|dock|bridge|plank|diving board|branch|log|bench|seesaw|cliff|shelf|wall|fence|stage ~ end
edge|corner ~ table|desk|counter|workbench|sofa|coffee table|dining table ~ end
bow|prow ~ boat|rowboat|rowing boat|canoe|kayak|gondola|ship|sailboat|sailing boat|yacht|ferry|barge|longship|dinghy ~ bow
stern ~ boat|rowboat|rowing boat|canoe|kayak|gondola|ship|sailboat|sailing boat|yacht|ferry|barge|longship|dinghy ~ stern
mast|masthead ~ boat|ship|sailboat|sailing boat|yacht|galleon|pirate ship ~ mast
handlebars?|handle|handle bars ~ bicycle|bike|scooter|motorcycle|motorbike|moped|stroller|pram|baby stroller|shopping cart|tricycle ~ handlebars
front|front rack ~ bicycle|bike|scooter|vespa|moped|tricycle ~ handlebars
saddle|seat ~ bicycle|bike|motorcycle|motorbike|moped|tricycle ~ saddle
neck|mouth|rim|lip ~ beer bottle|wine bottle|water bottle|bottle ~ bottle-mouth
rim|edge|lip|brim|side ~ bathtub|tub|fountain|well|bird ?bath|cauldron|pot|pan|bucket|barrel|cup|mug|tea ?cup|coffee cup|glass|bowl|plate|basket|vase|flower pot|cocktail glass ~ rim
lid|cover ~ box|chest|treasure chest|jar|pot|piano|grand piano|barrel|crate|trash can|basket|suitcase ~ lid
hat|head|cap ~ scarecrow|snowman|statue|gnome|garden gnome ~ figure-head
arm|hand ~ scarecrow|snowman|cactus|saguaro ~ figure-arm
nose ~ snowman ~ figure-nose
shoulder ~ scarecrow|snowman|statue ~ figure-shoulder
wing ~ plane|airplane|aeroplane|biplane|jet ~ wing
top|very top|tip ~ ladder|slide|tower|flagpole|lamp post|lamppost|street lamp|statue|cactus|boulder|lighthouse|church|christmas tree|obelisk|pole|totem pole|skyscraper ~ summit
chimney ~ house|cabin|cottage|log cabin|factory|hut|farmhouse|mill|bakery|inn ~ chimney
handle|knob|doorknob ~ door|front door|gate|wardrobe ~ door-handle
windows? ~ car|taxi|cab|van|bus|truck|train|tram ~ in
mouth|entrance|opening ~ cave|tunnel|tent|igloo|den|burrow|dog house|doghouse ~ in front of
steps|front steps|stairs|doorstep|stoop|threshold ~ house|cottage|church|brownstone|cabin|museum|library|building|cathedral|temple|palace|school ~ in front of
foot|feet|base|bottom ~ tree|oak|old oak|pine|tower|ladder|slide|staircase|stairs|bed|statue|lighthouse|castle|cross|flagpole ~ next to
`;
