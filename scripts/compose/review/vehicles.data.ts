export const VEHICLE_WORDS = `
automobile: car, automobile, sedan, hatchback, family car, small car, flying car, electric car, toy car, coupe
sport-utility-vehicle: suv, sport utility vehicle, jeep, off road vehicle, 4x4
pickup-truck: pickup truck, pickup, pick up truck
taxi: taxi, cab, taxi cab, yellow cab, taxicab
police-car: police car, cop car, squad car
racing-car: race car, racing car, formula one car, formula 1 car, f1 car, racecar, formula one
ambulance: ambulance
fire-engine: fireman truck, fire truck, fire engine, firetruck
bus: bus, city bus, tour bus, school bus, double decker, double decker bus
minibus: minibus, van, minivan
trolleybus: trolleybus
delivery-truck: delivery truck, truck, lorry, moving truck, delivery van, box truck, taco truck, coffee truck, mail truck
articulated-lorry: semi truck, articulated lorry, big rig, semi trailer, trailer truck, tractor trailer
tractor: tractor, farm tractor
motorcycle: motorcycle, motorbike, chopper motorcycle
motor-scooter: scooter, vespa, moped, motor scooter
bicycle: bicycle, bike, road bike, mountain bike
kick-scooter: kick scooter, electric scooter
skateboard: skateboard, longboard
roller-skate: roller skate, roller skates, rollerblade
auto-rickshaw: rickshaw, tuk tuk, auto rickshaw, tuktuk
locomotive: locomotive, steam locomotive, steam train, steam engine
train: train, commuter train, passenger train, subway train
high-speed-train: high speed train
bullet-train: bullet train, shinkansen
metro: subway, metro
light-rail: light rail
tram: tram, streetcar
tram-car: tram car
railway-car: railway car, train car
monorail: monorail
mountain-railway: mountain railway
mountain-cableway: cable car, gondola lift
aerial-tramway: aerial tramway
station: train station
sailboat: sailboat, sailing boat, boat, yacht, small boat, sail boat, fishing boat, dinghy, tall ship, sailing ship
canoe: canoe, kayak, rowboat, row boat, rowing boat, wooden boat
speedboat: speedboat, speed boat
motor-boat: motorboat, motor boat
passenger-ship: cruise ship, passenger ship, ocean liner
ferry: ferry, ferry boat
ship: ship, cargo ship, freighter, container ship, steamship
anchor: anchor
ring-buoy: life ring, lifebuoy, ring buoy, life preserver
airplane: airplane, plane, aeroplane, jet, airliner, passenger plane, jumbo jet, jet plane
small-airplane: small airplane, propeller plane, biplane, light aircraft, cessna
parachute: parachute
helicopter: helicopter, chopper
rocket: rocket, rocket ship, rocketship, spaceship, space rocket, spacecraft, space ship, space shuttle
flying-saucer: ufo, flying saucer, alien ship, alien spaceship
satellite: satellite
satellite-antenna: satellite dish, satellite antenna
seat: airplane seat
fuel-pump: gas station, petrol station, filling station, gas pump, fuel pump, petrol pump
wheel: wheel, tire
police-car-light: siren, police light
horizontal-traffic-light: horizontal traffic light
stop-sign: stop sign
`;
