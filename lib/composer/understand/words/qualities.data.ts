/**
 * What is said of a whole place or scene, a line a quality: its id, and the words that tell it. What each does to a picture is
 * `places/qualities/effects.data.ts`. A quality of weather is told by the weather, in all languages.
 */
export const QUALITY_WORDS = `
crowded | busy, crowded, overcrowded, packed, jam-packed, bustling, lively, teeming, hectic
messy | messy, cluttered, chaotic, untidy, disorganized, disorganised, littered, trashed
abandoned | abandoned, derelict, run-down, rundown, run down, dilapidated, decaying, decayed, crumbling, shabby, neglected, ruined, desolate, post-apocalyptic, dystopian
overgrown | overgrown
dusty | dusty
dirty | dirty, grimy, filthy, grubby, grungy
gloomy | gloomy, dreary, bleak, moody, somber, sombre, dim, dimly lit, dimly-lit, dark, shadowy
spooky | spooky, creepy, eerie, haunted, scary, sinister
magical | magical, enchanted, magic, mystical, fairytale, fairy-tale
dreamy | dreamy, ethereal, dreamlike, dream-like, surreal
cosy | cozy, cosy, homely, snug
warm | warm, inviting
candlelit | candlelit, candle-lit, candle lit
romantic | romantic
festive | festive
sunny | sunny, sunlit, sun-drenched, sun-filled, sun-dappled
neon | neon-lit, neon lit
cold | cold, chilly, freezing
hot | hot, scorching, sweltering
smoky | smoky, smoke-filled
flooded | flooded, waterlogged
muddy | muddy
rocky | rocky, stony
lush | lush, verdant, leafy
barren | barren, arid, parched, desolate
grassy | grassy
icy | icy
burning | burning, blazing
rustic | rustic
elegant | elegant, luxurious, luxury, opulent, fancy, posh, lavish, upscale
scandinavian | scandinavian, nordic, swedish, danish
moroccan | moroccan
victorian | victorian
industrial | industrial
mediterranean | mediterranean
futuristic | futuristic, sci-fi, high-tech
modern | modern, contemporary, sleek
minimalist | minimalist, minimalistic
vintage | vintage, retro, old-fashioned
aged | old
pastel | pastel
colourful | colorful, colourful, vibrant
japanese | japanese
bohemian | bohemian, boho
tropical | tropical
coastal | coastal, nautical
`;
