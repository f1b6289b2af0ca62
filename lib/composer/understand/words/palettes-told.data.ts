/**
 * Palettes as designers tell them in English. They are read only where colours are listed (`text/palette-told.ts`):
 * in `kraft brown and raspberry` no berry is meant.
 */

/** Shades that the table of colours has not, one a line: colour | its names. */
export const SHADES = `
#b5592b | rust,rust orange,rust red,burnt sienna,sienna,cinnamon brown,cinnamon
#c8673f | terracotta,terra cotta,clay,brick,brick red
#cc5a1e | burnt orange,pumpkin,pumpkin orange,tangerine,tangerine orange,carrot orange
#c8912f | ochre,ocher,turmeric,saffron
#f2b630 | honey,honey yellow,sunflower,sunflower yellow,sunshine yellow,marigold,egg yolk yellow,corn yellow,marigold yellow
#f7e36b | lemon,lemon yellow,butter,butter yellow,buttercup,banana yellow
#b98e5e | kraft,kraft brown,kraft paper,cardboard,camel,caramel,toffee,caramel brown,honey brown,tobacco brown
#5b3a29 | chocolate,chocolate brown,coffee,coffee brown,espresso,mocha,walnut,dark brown,espresso brown,chestnut brown,walnut brown,chestnut
#dcc6a0 | sand,sandy beige,oat,oatmeal,wheat,linen,parchment,champagne,nude,fawn
#c9a99a | taupe,mushroom,dusty beige
#e9b7b4 | blush,blush pink,dusty pink,dusty rose,rose gold,powder pink,old rose
#e58b8f | rose,watermelon,flamingo
#c2264f | raspberry,cherry,cherry red,cranberry,berry,ruby,apple red,chili red,strawberry red,berry red,raspberry pink
#9c1f3a | wine,bordeaux,oxblood,merlot,deep red
#6a2f56 | aubergine,eggplant,mulberry,dark purple,deep purple,eggplant purple,aubergine purple
#7a3f8c | plum,grape,amethyst,grape purple,plum purple
#cbb6e6 | lavender,wisteria,mauve
#f25c3b | vermilion,tomato red,poppy red,poppy,tomato
#e0202f | fire engine red,post box red,postbox red,bright red,fire red,blood red
#7a8f52 | moss,moss green,avocado,pistachio green,avocado green,pea green,fern green,cactus green,tea green
#b7c98d | pistachio,celery
#5a6a3a | olive,khaki,army green,dark olive
#1f5b44 | bottle green,pine,pine green,racing green,hunter green,deep green
#8fb7a5 | eucalyptus,seafoam,sea green,seafoam green
#3d4f60 | slate,slate blue,slate grey,steel blue
#5f86a8 | denim,dusty blue,denim blue
#1f3a6d | sapphire,ink blue,ink,deep blue,prussian blue
#bfe0f2 | ice blue,powder blue,icy blue
#42464e | charcoal,graphite,anthracite,gunmetal
#f4efe4 | bone,eggshell,off-white,paper white,bone white,pearl white,milk white
#8f9df0 | periwinkle,periwinkle blue
#b8d436 | chartreuse
#f08a72 | salmon,salmon pink
#2f9c76 | jade,jade green
#ebe0c8 | ecru,vanilla
#6b4a35 | umber
#2a86c0 | cerulean,cerulean blue
#c673c8 | orchid
#b5aea1 | stone,pebble,greige
#b5923f | brass,antique gold
#39ff88 | neon green
#ff3fa4 | neon pink,shocking pink
#17e5f0 | neon blue,electric blue,cyan
#f7a1c4 | bubblegum pink,candy pink,cotton candy pink,strawberry pink
#f58ba0 | flamingo pink,shell pink
#6cae3e | apple green,grass green,leaf green
#a9d8d6 | duck egg blue,robin egg blue,robin's egg blue
#1f7fa3 | peacock blue,swimming pool blue
#1d4fa0 | sapphire blue
#9aa0a6 | ash grey,ash gray,dove grey,dove gray,smoke grey,smoke gray
#17171b | jet black,coal black,raven black
#fbfbfd | ghost white
#9a76c8 | lavender purple
#d9ff3a | neon yellow,acid yellow,acid green
`;

/** Names that are colours and nothing to eat, wear or draw only beside others: `lime and peach` may be fruit. */
export const EDIBLE =
  /^(?:orange|peach|apricot|lime|mint|plum|mustard|salmon|olive|pumpkin|tangerine|turmeric|saffron|honey|lemon|butter|caramel|toffee|chocolate|coffee|espresso|mocha|oat|oatmeal|wheat|champagne|mushroom|watermelon|raspberry|orchid|vanilla|stone|pebble|cherry|cranberry|berry|wine|aubergine|eggplant|grape|avocado|pistachio|celery|sunflower|marigold|poppy|rose|lavender|sage|eucalyptus|pine|flamingo|walnut|cinnamon|tomato|nude|fawn|chestnut|brick|clay|sand|bone|ink|paper white|buttercup|wisteria|mulberry)$/;

/** Palettes by name, one a line: colours | their names | names that need no word for colours behind them. */
export const PALETTES_NAMED = `
#f5c6cf #c8def0 #cde8cf #fbedc0 #dccbf0 | pastel,soft pastel,muted pastel,candy pastel,ice cream,gelato,sherbet | pastels,muted pastels,soft pastels,pastel,soft pastel
#8a5a3a #c08f5c #7d8455 #e0cba6 #f6eddd #54402f | earthy,earth,natural,organic,desert,boho | earth tones,earthy tones
#3b2350 #d9506c #f3743f #f9a94a #fcdc84 | sunset,dusk,sundown |
#6b6fae #f2a0a0 #f9c58b #fdeac2 | sunrise,dawn |
#b5482a #dd8f2e #7c2d2a #e8c583 #6d6f38 #fbf0dc | autumn,autumnal,fall,harvest |
#8fbf6a #f7a8b8 #fbe38a #a7d5e8 #fdfbf0 | spring,springtime |
#22b5c4 #ffcf4a #ff7f60 #fff4da #2f8f6b | summer,summery,tropical |
#24476b #8fb8d4 #dcebf4 #ffffff #9aa8b8 | winter,wintry,icy,frosty |
#12805c #1f4a9c #b01e48 #6b2f8f #d6a630 | jewel,jewel-tone | jewel tones
#de3434 #2465c8 #fad02c #fdf8ea #1d1d26 | primary,bauhaus |
#15122a #ff2fa0 #22e1f5 #b4ff3c #7b3cff | neon,cyberpunk,fluorescent | 80s neon,eighties neon,retro neon,bright neon
#f5f0e7 #dacdb9 #a9998a #5c5249 | neutral,nude | neutrals
#c8452d #ee8a3a #f7ca6d #8a3a2d #fff2dd | warm,fiery |
#1f4e79 #3f8fb5 #8fd0d8 #5b6fb5 #eff7fb | cool,cold |
#0f3d63 #1c7fa6 #5cc3cf #cfeef0 #f3e6c9 | ocean,sea,marine,nautical,coastal,aquatic |
#1f4a35 #4d8a55 #9dbb74 #6f5135 #eef0dc | forest,woodland,jungle,nature |
#ff7fb0 #7fd6f5 #ffe36b #b795f0 #ffffff | candy,bubblegum,unicorn |
#d9653b #e9b44c #3f7f7a #f4e5c5 #5b3a2e | retro,vintage,seventies,70s,mid-century |
#8b9a94 #c2a58e #a9798a #e4dccf #56606a | muted,dusty,desaturated,faded |
#4a2c1d #7b4f32 #b98a5f #ead7bd #f9f1e4 | coffee,chocolate,wood,wooden |
#8f1d4f #c2264f #5b2a6b #f0b7c8 #fdf1f3 | berry |
#c0262d #1f6a43 #f7f0e0 #d6a630 | christmas,christmassy,festive,holiday |
#1a1423 #f27a1a #6b2f8f #8fce3a | halloween |
#14141a #2f3340 #6b1f2e #c9a24b | dark,moody,gothic,luxury | dark moody,dark and moody,moody and dark
#a0721c #d6a630 #f3cf73 #fdf0cf | golden,gold,honeyed | golden haze,golden glow,golden light
#de3434 #f58820 #fad02c #42a048 #2e70de #8442ba | rainbow |
`;
