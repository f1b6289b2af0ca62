import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';
import { NO_SUN, overhead, word } from '../text/usual-turns';

/** Usual turns of phrase of German, Russian and Japanese that their words one by one do not tell. */
export const SAID_USUALLY_NORTH: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [
      / aus einem (?:dicken |alten |großen )?(?:buch|märchenbuch|bilderbuch) vor(?!\p{L})/giu,
      ' ein Buch vor',
    ],
    [
      /(?<=(?:schaut|schauen|hört|hören|blickt|wartet|warten|lauscht)(?: \p{L}+){0,4}) gespannt(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})Essen(?= (?:aus|auf|von|für) (?:dem|der|einer|einem|den) )/gu, 'Lebensmittel'],
    [/(?<!\p{L})lern(?:t|en) (?:das )?(?:Fahrrad ?fahren|Radfahren)(?!\p{L})/giu, 'fährt Fahrrad'],
    [
      /(?<!\p{L})mit (überrascht|erschrocken|traurig|fröhlich|wütend|gelangweilt|zufrieden)em Gesicht(?:sausdruck)?(?!\p{L})/giu,
      '$1',
    ],
    [/,? (?:die|der|das) als (\p{Lu}\p{L}+) verkleidet (?:sind|ist),?/gu, ' verkleidet als $1'],
    [/(?<!\p{L})als (\p{Lu}\p{L}+) verkleidete[nrsm]? (\p{Lu}\p{L}+)/gu, '$2 verkleidet als $1'],
    [
      /(?<!\p{L})(wirft|werfen|steckt|stecken|legt) (eine?n? (?:\p{L}+ )?)(münzen?|goldmünzen?|geld|brief|müll) in /giu,
      'steckt $2$3 in ',
    ],
    [
      /(?<!\p{L})(?:doppelt|dreimal|zehnmal) so (?:groß|hoch)(e[nrsm]?)? wie (?=er|sie|es|ihn|sich|ihr|seine?|ihre?)\p{L}+( selbst)?/giu,
      'riesig$1',
    ],
    [/(?<!\p{L})mietshaus(?!\p{L})/giu, 'Wohnblock'],
    [
      /(?<!\p{L})(?:fährt|läuft|geht|reitet|steigt) (?=(?:die|eine|den|einen) (?:\p{L}+ )?(?:straße|gasse|weg|hang|hügel|berg) (?:hinauf|hoch|herauf)(?!\p{L}))/giu,
      'geht ',
    ],
    // Arrows and columns are how such pages are laid out.
    [
      /,? (?:mit pfeilen(?: dazwischen| zwischen den (?:schritten|phasen|etappen|stufen))?|(?:in )?(?:zwei|drei) spalten(?: mit symbolen| mit icons)?)(?=[,.;]|$)(?<=(?:kreislauf|zyklus|diagramm|schema|ablauf|infografik|prozess|lebenszyklus|vergleich)[^.]{0,240})/giu,
      '',
    ],
    // What was before the picture is not in it.
    [
      /,? nach (?:dem|der|einem|einer) (?:bad|baden|training|spiel|essen|arbeit|schule|unterricht|dusche|duschen|wandern|frühstück|konzert)(?!\p{L})/giu,
      '',
    ],
    [word('es (?:draußen |gerade |leicht |stark )?(regnet|schneit)'), 'es $1'],
    [word('draußen (regnet|schneit) es'), 'es $1'],
    [/(?<=[a-zäöüß] )kreis(t|en)(?= (?:am himmel|über|darüber))/giu, 'flieg$1'],
    [/(?<=darüber )kreis(t|en)(?!\p{L})/giu, 'flieg$1'],
    overhead(
      'darüber',
      'fliegen|fliegt|schweben|schwebt|kreisen|kreist|hängt|hängen|leuchtet|leuchten|scheint|steht',
      'über ihm',
    ),
    [
      word('mit (?:schlamm|matsch|dreck) (?:bedeckt|beschmiert|verschmiert)(e[nrsm]?)?'),
      'schlammig$1',
    ],
    [/(?<!\p{L})voller (?:schlamm|matsch)(?!\p{L})/giu, 'schlammig'],
    [
      new RegExp(
        `(?<!\\p{L})von ${NO_SUN}([^,.;]{3,30}?) (?:beleuchtet|erleuchtet|erhellt)(?:e[nrsm]?)?(?!\\p{L})`,
        'giu',
      ),
      'mit $1',
    ],
    [
      word('eng aneinander ?ge(?:kuschelt|schmiegt)|aneinander ?ge(?:kuschelt|schmiegt)'),
      'aneinandergekuschelt',
    ],
    [
      /(?<!\p{L})((?:einladung|karte|plakat|poster|flyer|banner|schild|\p{L}+karte)) (?:zum|zur) (?=\p{L}*(?:fest|feier|party|geburtstag|hochzeit|eröffnung|jubiläum|taufe|abschied|einweihung|ball)(?!\p{L}))/giu,
      '$1 für ',
    ],
    [/ versammelt(?= um| vor)/giu, ''],
    [/(?<=\p{L}) um (\p{L}+ \p{L}+(?: \p{L}+)?) versammelt(?:e[nrsm]?)?(?!\p{L})/giu, ' um $1'],
    // `ein auf einer Bank sitzender Mann`
    [
      /(?<!\p{L})(eine?n?|der|die|das|zwei|drei) ((?:auf|in|an|unter|vor|neben|hinter|am|im) [^,.;]{3,30}?) (\p{Ll}+end)e[rsnm]? ((?:\p{Ll}+e[rsn]? )?\p{Lu}\p{L}+)(?!\p{L})/gu,
      '$1 $4 $3 $2',
    ],
    [
      /(?<=\p{L}) (eingeschlafen|aufgewacht|hingefallen|ausgerutscht|umgefallen) ist(?=[,.;]|$)/giu,
      ' $1',
    ],
  ],
  ru: [
    [/(?<!\p{L})подпись(?=[ :]*[¶«])/giu, 'надпись'],
    [/(?<!\p{L})учится кататься на (?=\p{L})/giu, 'катается на '],
    [/^пара (?=\p{L}+(?:ет|ит|ёт|ют|ят|уют|ует)(?:ся)? )/giu, 'влюблённые '],
    [
      /(?<!\p{L})(?:вдвое|втрое|в два раза|в три раза) больше (?:себя|него|неё|её)(?!\p{L})/giu,
      'гигантский',
    ],
    [/(?<!\p{L})вслед за (?=\p{L})/giu, 'за '],
    [/(?<!\p{L})через лупу(?!\p{L})/giu, 'с лупой'],
    [/,? завален(?:ным|ной|ный|ная|ном) (?=\p{L}+(?:ами|ями)(?!\p{L}))/giu, ' с '],
    [
      /(?<!\p{L})(?:летит|летят|мчится|мчатся|несётся|катится) с (?:ледяной |снежной )?(?:горки|горы|холма)(?!\p{L})/giu,
      'съезжает по склону',
    ],
    [/,? (?:шапка|шляпа) (?:слетела|слетает|слетев|упала) с (?:его |её )?головы(?!\p{L})/giu, ''],
    [/(?<!\p{L})чайной лавки(?!\p{L})/giu, 'чайной'],
    [
      /,? (?:со? стрелками(?: между (?:этапами|ними|шагами))?|(?:в )?(?:две|три) колонки(?: с иконками)?)(?=[,.;]|$)(?<=(?:круговорот|цикл|схема|диаграмма|инфографика|процесс|сравнение|этап)[^.]{0,240})/giu,
      '',
    ],
    [
      /,? после (?:купания|ванны|душа|работы|школы|матча|обеда|ужина|тренировки|уроков|концерта)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})(?:падающий|идущий) за окном снег(?!\p{L})/giu, 'снегопад за окном'],
    [/(?<!\p{L})(?:падающий|идущий) снег(?!\p{L})/giu, 'снегопад'],
    [
      /(?<!\p{L})(?:а )?за окном (?:идёт|идет|падает|кружится|валит) снег(?!\p{L})/giu,
      'снегопад за окном',
    ],
    [/(?<!\p{L})(?:а )?за окном (?:идёт|идет|льёт|моросит) дождь(?!\p{L})/giu, 'дождь за окном'],
    [
      /(?:,? )освещ[её]нн(?:ая|ый|ое|ые|ой|ую|ых|ом) (?=\p{L}+(?:ами|ями|ом|ем)(?!\p{L}))/giu,
      ' с ',
    ],
    [
      /,? (?:испачканн(?:ый|ая|ое|ые)|перепачканн(?:ый|ая|ое|ые)|покрыт(?:ый|ая|ые)) грязью(?!\p{L})/giu,
      ' чумазый',
    ],
    [
      /(?<!\p{L})открытк(а|у|и|ой) (?:ко дню рождения|на день рождения|с дн[её]м рождения)(?!\p{L})/giu,
      'поздравительная открытка',
    ],
    [/(?<!\p{L})(?:собравш(?:иеся|аяся|ихся)|собрались|собралась) (?=вокруг )/giu, ''],
    [/(?<!\p{L})(?:друг к другу|друг к дружке|прижавшись друг к другу)(?!\p{L})/giu, ''],
  ],
  ja: [
    [/の(?:格好|コスプレ|仮装)を(?:した|して(?:いる)?)/gu, 'の衣装を着た'],
    // One thing after a colon is an icon, a list a set of them.
    [
      /(?:アプリの|アプリ用の?|ライン|線画の?)?アイコン(?=[：:](?:[^、。]{1,30}、){2})/gu,
      'アイコンセット',
    ],
    [/ヒーロー(?:画像|イメージ|バナー|セクション)/gu, 'ヘッダー画像'],
    [/^[^、。]{1,8}アプリ(?:の|用の?)?アイコン、/gu, 'アイコン、'],
    [
      /(?:お?風呂|入浴|シャワー|仕事|学校|試合|練習)(?:の後|あがり|上がり|帰り)(?:に|の|で)?、?/gu,
      '',
    ],
    [
      /(?:外は|外では|窓の外は)?(雨|雪)が(?:しとしと|ざあざあ|しんしんと)?降って(?:いて|いる|おり|います)?、?/gu,
      '$1、',
    ],
    [/の(?:作り方|折り方|編み方|弾き方|書き方|描き方|乗り方)を(?=教え|習|学)/gu, 'を'],
    [/に照らされた/gu, 'のある'],
    [/付きの(?=[^、。]{1,12}(?:自転車|車|家|帽子|服|箱|机|椅子|バッグ|靴))/gu, 'のついた'],
  ],
};
