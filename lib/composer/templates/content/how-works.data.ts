import type { KnownSteps } from './steps.data';

/** How things work that everybody uses: `its names > step: what happens @what shows it; …`. */
const ROWS = `
canal lock, ship lock, lock gates, canal locks > Enter: The boat sails into the chamber. @boat; Close: The gates behind it are shut. @gate; Fill: Water flows in from above. @water drop; Rise: The boat goes up with the water. @arrow up; Leave: The upper gates open. @boat
refrigerator, fridge, freezer > Pressed: A pump squeezes a gas until it is hot. @gauge; Cooled: Behind the fridge it gives off heat. @radiator; Thinned: Through a valve it turns icy cold. @snowflake; Drawn: Inside it takes up the heat of the food. @fridge; Again: Back to the pump. @rotate-ccw
microwave, microwave oven > Power: A tube makes tiny waves. @lightning; Waves: They bounce off the walls. @microwave; Water: Its molecules swing. @water drop; Heat: Swinging makes warm. @fire; Turning: The plate spreads it. @plate
car engine, combustion engine, petrol engine, engine > Intake: Air and fuel come in. @wind; Press: The piston squeezes them. @cog; Spark: It burns, and pushes. @lightning; Out: The fumes leave. @cloud; Wheels: The shaft turns them. @wheel
electric car, electric motor > Charge: Power from the plug. @plug; Battery: It keeps the power. @battery; Motor: Magnets turn the shaft. @magnet; Wheels: They roll, without noise. @wheel; Brake: The motor gives power back. @rotate-ccw
airplane, plane, aeroplane, airplane wing > Engines: They push it forward. @jet engine; Air: It flows round the wings. @wind; Lift: The wing presses it down, and rises. @arrow up; Flaps: They steer up and down. @plane; Wheels: Out again for landing. @wheel
helicopter > Rotor: Blades turn above it. @helicopter; Lift: They press air down. @arrow down; Tilt: The rotor leans, it flies on. @wind; Tail: A small rotor keeps it straight. @rotate-ccw; Hover: Lift as great as weight. @scales
hot air balloon > Burner: Flames heat the air. @fire; Light: Warm air is lighter. @feather; Rise: The balloon goes up. @hot air balloon; Wind: It decides where to. @wind; Down: A vent lets warm air out. @arrow down
rocket > Fuel: It burns in seconds. @fire; Gas: Hot and fast, out below. @arrow down; Push: The rocket goes up. @rocket; Stages: Empty ones fall off. @box; Orbit: So fast that it falls round the Earth. @globe
submarine > Tanks: Full of air it floats. @wind; Dive: Water flows in. @wave; Sink: Now it is heavier. @submarine; Steer: Fins and a rudder. @fish; Rise: Air pushes the water out. @arrow up
sailboat, sailing boat, sail > Wind: It fills the sail. @wind; Wing: The sail pulls like one. @sailing boat; Keel: It keeps the boat from drifting. @anchor; Rudder: It steers. @compass; Zigzag: So it gets upwind. @arrow right
bicycle, bike > Pedals: Legs push them. @bicycle; Chain: It pulls the wheel. @chain; Gears: Easy uphill, fast on the flat. @cog; Balance: Turning wheels steady it. @wheel; Brakes: Rubber holds the rim. @hand
camera, digital camera > Light: It comes from the thing. @sun; Lens: It bends it to a point. @magnifying glass; Shutter: Open for a blink. @camera; Sensor: Millions of points measure it. @grid; File: The picture is stored. @image
telescope > Light: It comes from far away. @star; Collect: A large mirror or lens. @telescope; Focus: It meets in a point. @target; Larger: The eyepiece magnifies. @magnifying glass; See: Craters, rings, galaxies. @moon
microscope > Light: From below, through the thing. @lightbulb; Slide: A thin slice on glass. @microscope; Lens: It makes it large. @magnifying glass; Eyepiece: And once more. @eye; See: Cells. @circle
gps, satnav, navigation > Satellites: They circle the Earth. @satellite; Signal: Each tells its time. @clock; Phone: It hears four of them. @smartphone; Distance: From how long each took. @ruler; Place: Where the circles meet. @map pin
wifi, wi-fi, wireless internet > Cable: The web comes into the house. @plug; Router: It turns it into radio waves. @router; Air: The waves fill the rooms. @wifi; Laptop: It hears them. @laptop; Back: It answers the same way. @rotate-ccw
bluetooth > Pair: Two devices meet. @handshake; Waves: Short ones, a few metres. @wifi; Hop: They change channels quickly. @shuffle; Sound: Music without a cable. @headphones
search engine, google search, google > Crawl: Programs read pages. @spider; Index: Words are kept in a list. @book; Ask: You type a question. @keyboard; Rank: The best pages first. @trophy; Answer: In a blink. @clock
touchscreen, touch screen > Grid: Fine wires below the glass. @grid; Field: They hold a charge. @lightning; Finger: It takes a little of it. @pointing hand; Place: The chip finds where. @map pin; Act: The app answers. @smartphone
battery, batteries > Two poles: Plus and minus. @battery; Chemistry: It sets electrons free. @flask; Wire: They run from minus to plus. @cable; Work: A lamp shines. @lightbulb; Empty: All have moved. @low battery
led, led light, light bulb, lightbulb, led lamp > Power: It comes from the socket. @plug; Chip: Two layers meet. @microchip; Jump: Electrons fall, and give off light. @lightning; Lens: It spreads the light. @lamp; Cool: Hardly any heat. @snowflake
washing machine > Drum: Clothes go in. @washing machine; Water: It flows in and gets warm. @water drop; Soap: It loosens the dirt. @soap; Turn: To and fro. @rotate-ccw; Spin: Water flies out. @wind
dishwasher > Fill: A little water flows in. @water drop; Heat: It gets hot. @fire; Spray: Arms turn and splash. @shower; Soap: It loosens the fat. @soap; Rinse: Clear water, then steam. @plate
toilet, flush toilet > Lever: You press it. @hand; Tank: Water rushes out. @wave; Siphon: It pulls all along. @pipe; Refill: The tank fills again. @water drop; Float: It shuts the valve. @circle check
elevator, lift > Button: You press it. @pointing hand; Motor: It turns a wheel. @cog; Cable: It pulls the cabin. @elevator; Weight: One as heavy goes down. @dumbbell; Doors: They open at the floor. @door
3d printer, 3d printing > Model: Drawn on a computer. @computer; Slices: Cut into thin layers. @layers; Melt: Plastic gets soft. @fire; Layer: One upon the other. @3d printer; Done: Take it off. @toy
nuclear power plant, nuclear reactor, nuclear power, nuclear energy > Fuel: Rods of uranium. @atom; Split: Atoms break, heat comes free. @fire; Steam: Water boils. @cloud; Turbine: Steam turns it. @fan; Power: A generator makes it. @lightning; Cool: The tower gives off heat. @nuclear power plant
hydropower, hydroelectric dam, hydroelectric power, dam > Lake: A dam holds the water. @dam; Fall: It rushes down a pipe. @wave; Turbine: It turns. @fan; Generator: It makes power. @lightning; River: The water flows on. @fish
geothermal energy, heat pump > Ground: It is warm all year. @layers; Pipe: Water takes up the heat. @pipe; Pump: It makes it hotter. @gauge; House: Floors get warm. @house; Back: Cool water goes down again. @rotate-ccw
credit card, credit cards > Tap: The card meets the reader. @credit card; Ask: The shop asks the bank. @bank; Check: Is there enough? @circle check; Pay: The bank pays the shop. @coins; Bill: You pay the bank later. @calendar
x-ray, mri, x-rays > Rays: They pass through you. @lightning; Flesh: It lets most through. @hand; Bones: They hold them back. @bone; Plate: It catches what is left. @image; Doctor: Bones are white. @doctor
hearing, ear, human ear > Sound: Waves in the air. @musical note; Drum: It trembles. @drum; Bones: Three tiny ones pass it on. @bone; Snail: Hairs bend in it. @snail; Brain: It hears. @brain
kidney, kidneys > Blood: It flows in. @heart; Filter: Tiny sieves hold it back. @filter; Keep: Water and salt return. @water drop; Waste: The rest is urine. @toilet; Clean: Blood flows on. @rotate-ccw
tides, tide, high tide > Moon: It pulls at the sea. @moon; Bulge: Water rises towards it. @wave; Far side: And on the other one, too. @globe; Turn: The Earth turns below. @rotate-ccw; Ebb: Between them it falls. @beach
solar eclipse, lunar eclipse, eclipse > Sun: It shines on both. @sun; Moon: It moves between. @moon; Shadow: It falls on the Earth. @globe; Dark: Day turns to dusk. @star; Over: The moon moves on. @arrow right
lightning, thunderstorm > Cloud: Ice and drops rub. @storm cloud; Charge: Plus above, minus below. @battery; Flash: It jumps to the ground. @lightning; Heat: Hotter than the sun. @fire; Thunder: The air bursts apart. @ear
northern lights, aurora > Sun: It blows out particles. @sun; Flight: Two days through space. @rocket; Magnet: The Earth leads them to the poles. @magnet; Glow: They meet the air. @lightbulb; Colours: Green from oxygen, violet from nitrogen. @palette
seasons, the seasons > Tilt: The Earth leans. @globe; Round: It takes a year. @calendar; Summer: Your half leans to the sun. @sun; Winter: It leans away. @snowflake; Between: Spring and autumn. @leaf
compound interest, compound interests > Save: Put money away. @piggy bank; Interest: The bank adds some. @coins; Stay: Leave it there. @padlock; Again: Interest earns interest. @line chart; Time: It grows faster each year. @clock
stock market, stocks, shares > Firm: It needs money. @factory; Shares: It sells small parts. @pie chart; Buy: You own a piece. @coins; Price: Many want it, it rises. @line chart; Sell: Or wait for dividends. @calendar
`;

const plural = (noun: string): string => (/s$/.test(noun) ? noun : `${noun}s`);

/** `how a fridge works`, `how planes fly`, `how tides happen`. */
const VERBS = ['work', 'fly', 'function', 'happen', 'float', 'form', 'take off', 'dive'] as const;

export const HOW_WORKS: readonly KnownSteps[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', points = ''] = row.split(' > ').map((part) => part.trim());
    const nouns = names.split(', ');
    return {
      words: nouns.flatMap((noun) =>
        VERBS.flatMap((verb) => [`${noun} ${verb}`, `${plural(noun)} ${verb}`, `${noun} flies`]),
      ),
      title: `How it works: ${nouns[0] ?? ''}`,
      steps: points.split('; ').map((point) => {
        const [said = '', shows = ''] = point.split('@').map((part) => part.trim());
        const [head = '', ...body] = said.split(': ');
        return { head, body: body.join(': '), shows };
      }),
    };
  });
