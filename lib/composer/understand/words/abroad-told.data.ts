/**
 * Words of the other languages that were taken for something near them; columns as in the other tables, and `!` where a word
 * means this whatever it was taken for.
 */
export const ABROAD_TOLD = `
grandson | | !petit-fils, !petits-fils | !nieto, !nietos, !nietecito | !nipotino | !neto, !netos, !netinho | !внук, !внука, !внуком, !внуку, !внучек, !внучком | !孫息子, !男の孫
granddaughter | | !petite-fille, !petites-filles | !nieta, !nietas, !nietecita | !nipotina, !nipotine | !neta, !netas, !netinha | !внучка, !внучку, !внучкой, !внучке, !внученька | !孫娘, !女の孫
grandfather | | | !viejito, !viejitos | | !velhinho | |
carpenter | | | | | | | !大工さん
referee | | | | | árbitro, árbitros, árbitra | |
den | | | guarida | | toca | !берлога, !берлоге, !берлогу, !логово, !логове | ねぐら, 巣穴
boots | | | | | | валенки, валенках, валенками |
fan | | | | | | | うちわ, 団扇, 扇子
ladle | | | | | | | おたま, お玉
flower | | | | | | | 朝顔, アサガオ, コスモス
wheat | | | | | | | 麦, 小麦の穂
mochi | | | | | | | お餅
lantern | | | | | | | !提灯, !ちょうちん
ball | | | | | | | !ボール
anthill | | | | | | | アリの巣, 蟻の巣
gear | | | | | | !шестерёнка, !шестерёнки, !шестерня | !歯車
bridge | | | | | | подвесной мост | !つり橋, !吊り橋
platform | | | | | | | !ホーム, !駅のホーム
girl | | | !nena, !nenas | | | |
child | | | | !bimbo, !bimbi, !bimba | | |
veterinary clinic | | | | | | ветклиника, ветклиники, ветлечебница |
corn field | | | | | plantação de milho, milharal, milharais | |
coffee shop | | | | | !cafeteria | |
swan boat | | | | | | | スワンボート
`;
