/** Parts of what the kit draws: `concept | title | name=other name;another : x y, …`, points as shares of the width and height of its box. */
const ROWS = `
tree | Parts of a tree | Crown=canopy;treetop : 0.66 0.1, Leaves=leaf;foliage : 0.25 0.3, Branches=branch;twigs : 0.5 0.56, Trunk=stem : 0.5 0.76, Bark : 0.46 0.86, Roots=root : 0.5 0.985
fish | Parts of a fish | Mouth : 0.97 0.55, Eye : 0.85 0.42, Gill cover : 0.69 0.5, Scales : 0.4 0.42, Dorsal fin : 0.48 0.12, Tail fin : 0.06 0.5, Pectoral fin : 0.55 0.68, Belly fin : 0.4 0.92
butterfly | Parts of a butterfly | Antenna : 0.36 0.12, Head : 0.5 0.31, Thorax : 0.5 0.42, Abdomen : 0.5 0.68, Forewing : 0.2 0.3, Hindwing : 0.75 0.72
skeleton | The human skeleton | Skull : 0.5 0.05, Jaw : 0.5 0.115, Collarbone=clavicle : 0.64 0.175, Ribs=rib cage;ribcage : 0.4 0.25, Spine=backbone;vertebrae : 0.5 0.37, Upper arm=humerus : 0.13 0.28, Pelvis : 0.42 0.45, Thigh bone=femur : 0.37 0.6, Kneecap=patella : 0.37 0.72, Shin bone=tibia : 0.64 0.82, Foot : 0.68 0.97
burger | Parts of a burger | Bun=top bun;upper bun;bread : 0.5 0.28, Sesame seeds=seeds : 0.41 0.1, Lettuce=salad : 0.08 0.585, Tomato=tomatoes;ketchup;sauce : 0.62 0.615, Cheese=cheese slice;cheddar : 0.285 0.72, Patty=beef patty;meat;beef;burger patty;meat patty : 0.88 0.74, Bottom bun=lower bun;bun bottom : 0.5 0.92
guitar | Parts of a guitar | Head : 0.93 0.08, Tuning pegs : 0.84 0.05, Frets : 0.76 0.29, Neck : 0.65 0.4, Sound hole : 0.39 0.63, Bridge : 0.23 0.83, Body : 0.16 0.62, Strings : 0.5 0.54, Pickguard : 0.41 0.745
violin | Parts of a violin | Scroll : 0.87 0.04, Pegs : 0.7 0.09, Neck : 0.65 0.35, Fingerboard : 0.57 0.48, Strings : 0.47 0.64, F-hole : 0.3 0.7, Bridge : 0.41 0.73, Tailpiece : 0.35 0.86, Body : 0.17 0.78, Bow : 0.67 0.62
piano | Parts of a piano | Lid : 0.6 0.26, Prop : 0.58 0.18, Music stand : 0.21 0.37, Keys : 0.12 0.58, Case : 0.6 0.54, Leg : 0.83 0.8, Pedal : 0.44 0.95
car | Parts of a car | Windscreen : 0.68 0.2, Roof : 0.44 0.05, Bonnet : 0.84 0.42, Headlight : 0.96 0.49, Wheel : 0.8 0.76, Door : 0.5 0.55, Boot : 0.06 0.42, Window : 0.36 0.22, Bumper : 0.97 0.76
sailing-boat | Parts of a sailing boat | Flag : 0.5 0.03, Mast : 0.45 0.45, Mainsail : 0.68 0.56, Jib : 0.29 0.56, Boom : 0.68 0.84, Hull : 0.5 0.95, Bow : 0.06 0.88, Stern : 0.95 0.88
plane | Parts of an aeroplane | Nose : 0.98 0.58, Cockpit : 0.92 0.43, Windows : 0.54 0.47, Fuselage : 0.3 0.55, Wing : 0.42 0.82, Engine : 0.58 0.78, Tail fin : 0.08 0.2, Tailplane : 0.07 0.53, Door : 0.71 0.48
rocket | Parts of a rocket | Nose cone : 0.5 0.1, Window : 0.5 0.35, Body : 0.66 0.52, Fin : 0.13 0.68, Engine : 0.5 0.735, Flame : 0.5 0.88
bee | Parts of a bee | Wings : 0.45 0.28, Antenna : 0.91 0.31, Eye : 0.9 0.67, Head : 0.77 0.78, Thorax : 0.61 0.75, Abdomen : 0.3 0.78, Sting=stinger : 0.03 0.755, Legs : 0.5 0.99
ant | Parts of an ant | Head : 0.78 0.42, Antenna : 0.9 -0.15, Eye : 0.885 0.29, Thorax : 0.5 0.45, Abdomen : 0.18 0.4, Legs : 0.48 0.9
spider | Parts of a spider | Abdomen : 0.4 0.15, Head : 0.5 0.78, Eyes : 0.44 0.64, Legs : 0.12 0.45
ladybird | Parts of a ladybird | Head : 0.92 0.5, Antenna : 0.94 0.12, Eye : 0.935 0.65, Wing case : 0.28 0.25, Spots : 0.2 0.52, Legs : 0.45 1.02
bird | Parts of a bird | Beak : 0.95 0.2, Eye : 0.83 0.18, Head : 0.74 0.1, Breast : 0.83 0.5, Wing : 0.49 0.58, Tail : 0.11 0.86, Leg : 0.68 0.87, Back : 0.55 0.32
horse | Parts of a horse | Ear : 0.91 0.03, Mane : 0.72 0.22, Eye : 0.92 0.17, Muzzle : 0.98 0.31, Neck : 0.78 0.38, Back : 0.45 0.4, Tail : 0.1 0.56, Hoof : 0.77 0.97, Knee : 0.76 0.77, Belly : 0.5 0.63
dog | Parts of a dog | Ear : 0.855 0.16, Eye : 0.905 0.1, Nose : 0.99 0.16, Neck : 0.77 0.32, Back : 0.5 0.28, Tail : 0.1 0.19, Paw : 0.74 0.95, Belly : 0.5 0.6, Leg : 0.42 0.78
cat | Parts of a cat | Ear : 0.82 0.2, Eye : 0.94 0.3, Whiskers : 0.96 0.41, Nose : 0.99 0.37, Back : 0.45 0.4, Tail : 0.04 0.3, Paw : 0.8 0.97, Belly : 0.55 0.68
elephant | Parts of an elephant | Ear : 0.7 0.22, Eye : 0.86 0.17, Trunk : 0.965 0.57, Tusk : 0.89 0.42, Head : 0.81 0.06, Back : 0.39 0.22, Tail : 0.08 0.57, Foot : 0.73 0.95, Leg : 0.68 0.76
shark | Parts of a shark | Dorsal fin : 0.52 0.16, Tail fin : 0.05 0.4, Gills : 0.68 0.47, Eye : 0.85 0.43, Teeth : 0.925 0.65, Pectoral fin : 0.55 0.9, Snout : 0.98 0.48
turtle | Parts of a turtle | Shell : 0.42 0.33, Head : 0.93 0.1, Neck : 0.86 0.38, Front leg : 0.81 0.85, Hind leg : 0.08 0.84, Tail : 0.01 0.75
snail | Parts of a snail | Shell : 0.45 0.4, Eye : 0.82 0.13, Tentacle : 0.97 0.32, Head : 0.85 0.68, Foot : 0.5 0.95, Mouth : 0.92 0.81
frog | Parts of a frog | Eye : 0.79 0.1, Nostril : 0.97 0.24, Mouth : 0.82 0.39, Throat : 0.71 0.5, Front leg : 0.79 0.73, Hind leg : 0.28 0.66, Webbed foot : 0.23 0.97, Moist skin : 0.44 0.42
cactus | Parts of a cactus | Flower : 0.5 0.04, Stem : 0.5 0.39, Arm : 0.87 0.37, Spines : 0.33 0.24, Soil : 0.37 0.64, Pot : 0.5 0.82
mushroom | Parts of a mushroom | Cap : 0.28 0.2, Gills : 0.5 0.53, Stem : 0.5 0.8
castle | Parts of a castle | Flag : 0.5 0.02, Tower : 0.48 0.47, Roof : 0.87 0.54, Battlements : 0.34 0.755, Gate : 0.5 0.92, Window : 0.48 0.36, Wall : 0.77 0.92
house | Parts of a house | Chimney : 0.57 0.06, Roof : 0.6 0.27, Gable : 0.24 0.22, Window : 0.52 0.545, Shutter : 0.465 0.55, Door : 0.18 0.86, Wall : 0.1 0.6
microscope | Parts of a microscope | Eyepiece : 0.61 0.09, Tube : 0.46 0.39, Objective : 0.31 0.575, Arm : 0.88 0.49, Focus knob : 0.79 0.61, Stage : 0.33 0.75, Base : 0.5 0.95
camera | Parts of a camera | Lens : 0.5 0.57, Viewfinder : 0.86 0.26, Shutter button : 0.8 0.08, Flash : 0.37 0.06, Body : 0.12 0.57
knight | The armour of a knight | Plume : 0.3 0.04, Helmet : 0.5 0.11, Visor : 0.65 0.135, Breastplate : 0.5 0.38, Gauntlet : 0.85 0.57, Belt : 0.5 0.48, Greave : 0.35 0.83
sauropod | Parts of a dinosaur | Head : 0.96 0.06, Neck : 0.84 0.3, Back : 0.52 0.5, Tail : 0.1 0.45, Leg : 0.79 0.85, Belly : 0.57 0.78
computer | Parts of a computer | Screen : 0.2 0.4, Monitor : 0.74 0.2, Stand : 0.38 0.87, Keyboard : 0.3 0.975, Computer case : 0.9 0.63
steam-train | Parts of a steam engine | Smoke : 0.57 0.22, Chimney : 0.75 0.53, Dome : 0.48 0.56, Cab : 0.15 0.62, Boiler : 0.59 0.75, Headlamp : 0.885 0.66, Wheel : 0.38 0.92, Cowcatcher : 0.94 0.95
truck | Parts of a truck | Cab : 0.8 0.6, Window : 0.84 0.33, Trailer : 0.35 0.35, Wheel : 0.73 0.86, Headlight : 0.975 0.72, Bumper : 0.97 0.9
galleon | Parts of a sailing ship | Flag : 0.5 0.02, Mast=masts;main mast : 0.475 0.5, Sail=sails : 0.3 0.33, Deck : 0.5 0.71, Hull : 0.5 0.9, Gun ports=portholes;cannons : 0.42 0.8, Bow=prow : 0.84 0.74, Stern : 0.03 0.68
ship | Parts of a ship | Funnel : 0.39 0.16, Deck : 0.49 0.52, Porthole : 0.45 0.76, Hull : 0.72 0.82, Bow : 0.97 0.65, Stern : 0.02 0.68
submarine | Parts of a submarine | Periscope : 0.58 0.03, Tower : 0.59 0.28, Porthole : 0.55 0.65, Hull : 0.8 0.5, Rudder : 0.05 0.66
helicopter | Parts of a helicopter | Main rotor : 0.6 0.03, Tail rotor : 0.05 0.3, Tail boom : 0.23 0.28, Cockpit : 0.7 0.43, Window : 0.52 0.46, Skids : 0.58 0.96
hot-air-balloon | Parts of a hot air balloon | Envelope : 0.5 0.2, Ropes : 0.43 0.82, Burner : 0.5 0.87, Basket : 0.5 0.96
lighthouse | Parts of a lighthouse | Roof : 0.5 0.06, Lamp : 0.5 0.155, Gallery : 0.15 0.2, Window : 0.5 0.29, Tower : 0.6 0.5, Door : 0.5 0.95
owl | Parts of an owl | Ear tuft : 0.2 0.07, Eye : 0.37 0.31, Beak : 0.5 0.42, Breast : 0.5 0.75, Wing : 0.1 0.57, Feet : 0.4 0.99
penguin | Parts of a penguin | Head : 0.5 0.05, Eye : 0.35 0.24, Beak : 0.5 0.36, Flipper : 0.06 0.6, Belly : 0.5 0.7, Feet : 0.36 0.99
rooster | Parts of a rooster | Comb : 0.89 0.06, Beak : 0.98 0.18, Eye : 0.89 0.17, Wattle : 0.94 0.28, Neck : 0.86 0.45, Wing : 0.6 0.54, Tail : 0.1 0.68, Leg : 0.74 0.87
cow | Parts of a cow | Horn : 0.97 0.06, Ear : 0.9 0.1, Eye : 0.93 0.16, Muzzle : 0.98 0.28, Back : 0.4 0.2, Tail : 0.03 0.6, Hoof : 0.8 0.96
pig | Parts of a pig | Snout : 0.98 0.29, Ear : 0.82 0.08, Eye : 0.86 0.18, Tail : 0.06 0.2, Back : 0.42 0.08, Trotter : 0.88 0.95, Belly : 0.45 0.72
rabbit | Parts of a rabbit | Ear : 0.77 0.17, Eye : 0.87 0.4, Nose : 0.985 0.46, Tail : 0.08 0.48, Hind leg : 0.24 0.82, Front paw : 0.89 0.92, Fur : 0.43 0.5
lion | Parts of a lion | Mane : 0.78 0.16, Eye : 0.935 0.2, Nose : 0.99 0.27, Back : 0.38 0.27, Tail : 0.03 0.64, Tuft : 0.05 0.85, Paw : 0.83 0.96
giraffe | Parts of a giraffe | Horns : 0.88 0.02, Eye : 0.9 0.08, Mane : 0.6 0.29, Neck : 0.72 0.36, Spots : 0.45 0.58, Leg : 0.75 0.84, Tail : 0.05 0.9
camel | Parts of a camel | Hump : 0.41 0.05, Ear : 0.84 0.05, Head : 0.93 0.09, Neck : 0.82 0.38, Tail : 0.03 0.52, Leg : 0.6 0.75, Hoof : 0.06 0.97
octopus | Parts of an octopus | Mantle : 0.5 0.15, Eye : 0.4 0.45, Arm : 0.14 0.84, Suckers : 0.08 0.75
crab | Parts of a crab | Claw : 0.13 0.22, Eye : 0.42 0.36, Mouth : 0.5 0.71, Shell : 0.7 0.62, Legs : 0.11 0.9
dolphin | Parts of a dolphin | Dorsal fin : 0.42 0.12, Blowhole : 0.73 0.22, Eye : 0.83 0.44, Beak : 0.96 0.56, Flipper : 0.6 0.85, Tail fluke : 0.08 0.75
whale | Parts of a whale | Back : 0.6 0.12, Tail fluke : 0.08 0.2, Eye : 0.88 0.41, Mouth : 0.96 0.53, Throat grooves : 0.72 0.64, Flipper : 0.47 0.86
snake | Parts of a snake | Eye : 0.78 0.11, Tongue : 1 0.17, Belly : 0.66 0.37, Scales : 0.52 0.7, Tail : 0.03 0.95
crocodile | Parts of a crocodile | Snout : 0.96 0.25, Teeth : 0.92 0.35, Eye : 0.82 0.1, Scales : 0.44 0.2, Tail : 0.08 0.75, Leg : 0.72 0.85
dragonfly | Parts of a dragonfly | Wings : 0.45 0.35, Eye : 0.91 0.75, Thorax : 0.7 0.83, Abdomen : 0.22 0.9
grasshopper | Parts of a grasshopper | Antenna : 0.87 0.08, Eye : 0.75 0.46, Thorax : 0.6 0.46, Wing : 0.35 0.5, Hind leg : 0.22 0.15, Front leg : 0.82 0.83, Abdomen : 0.13 0.53
caterpillar | Parts of a caterpillar | Antenna : 0.77 -0.05, Eye : 0.73 0.38, Head : 0.83 0.3, Segments : 0.4 0.5, Legs : 0.4 0.96
sunflower | Parts of a sunflower | Petals : 0.1 0.25, Seeds : 0.5 0.25, Stem : 0.5 0.6, Leaf : 0.7 0.69
leaf | Parts of a leaf | Tip : 0.96 0.04, Blade : 0.65 0.36, Midrib : 0.5 0.5, Edge : 0.24 0.42, Stalk : 0.06 0.95
drum-kit | Parts of a drum kit | Cymbal : 0.13 0.1, Tom-tom : 0.37 0.32, Snare drum : 0.22 0.53, Bass drum : 0.5 0.66, Floor tom : 0.77 0.7, Stand : 0.15 0.9
trumpet | Parts of a trumpet | Mouthpiece : 0.03 0.7, Buttons : 0.38 0.36, Valves : 0.4 0.67, Tubing : 0.66 0.5, Bell : 0.94 0.55
hand | Parts of a hand | Thumb : 0.1 0.52, Index finger : 0.34 0.15, Middle finger : 0.55 0.06, Ring finger : 0.75 0.13, Little finger : 0.93 0.32, Palm : 0.55 0.6, Wrist : 0.5 0.9
astronaut | The suit of an astronaut | Helmet : 0.5 0.02, Controls : 0.5 0.33, Glove : 0.87 0.55, Suit : 0.5 0.62, Boots : 0.25 0.95
drone | Parts of a drone | Rotor : 0.12 0.05, Arm : 0.22 0.35, Body : 0.6 0.4, Camera : 0.5 0.78, Leg : 0.64 0.9
telescope | Parts of a telescope | Lens : 0.93 0.14, Tube : 0.66 0.3, Eyepiece : 0.05 0.6, Tripod : 0.47 0.78
pencil | Parts of a pencil | Tip : 0.5 0.03, Wood : 0.5 0.13, Barrel : 0.5 0.5, Ferrule : 0.5 0.895, Eraser : 0.5 0.965
robot | Parts of a robot | Antenna : 0.5 0.01, Head : 0.5 0.14, Chest panel : 0.5 0.34, Arm : 0.15 0.4, Hand : 0.9 0.59, Leg : 0.6 0.8, Foot : 0.3 0.97
skateboard | Parts of a skateboard | Deck : 0.5 0.22, Nose : 0.98 0.13, Tail : 0.02 0.13, Truck : 0.22 0.55, Wheel : 0.18 0.8
teapot | Parts of a teapot | Knob : 0.47 0.05, Lid : 0.47 0.2, Spout : 0.87 0.35, Handle : 0.04 0.45, Body : 0.5 0.65
t-rex | Parts of a T-rex | Eye : 0.81 0.12, Head : 0.9 0.1, Teeth : 0.88 0.34, Arm : 0.79 0.53, Leg : 0.6 0.73, Claws : 0.75 0.97, Tail : 0.08 0.6
lobster | Parts of a lobster | Antenna : 0.9 0.1, Claw : 0.95 0.45, Eye : 0.75 0.62, Shell : 0.55 0.75, Legs : 0.5 0.95, Tail fan : 0.05 0.78
backpack | Parts of a backpack | Top handle=handle : 0.5 0.06, Lid=top lid : 0.45 0.2, Strap=compression strap;straps : 0.37 0.42, Shoulder strap : 0.97 0.4, Buckle : 0.6 0.58, Side pocket : 0.06 0.85, Front pocket : 0.5 0.84
`;

interface KitParts {
  title: string;
  parts: readonly {
    name: string;
    also: readonly string[];
    at: readonly [across: number, down: number];
  }[];
}

/** By concept. */
export const KIT_PARTS: ReadonlyMap<string, KitParts> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [concept = '', title = '', list = ''] = row.split(' | ');
      const parts = list.split(', ').map((part) => {
        const [names = '', at = ''] = part.split(' : ');
        const [name = '', others] = names.split('=');
        const [across = 0.5, down = 0.5] = at.split(' ').map(Number);
        return { name, also: others?.split(';') ?? [], at: [across, down] as const };
      });
      return [concept, { title, parts }] as const;
    }),
);
