/**
 * Everyday words of the other languages that were not known, or were taken for something else; columns as in the other
 * tables, and `!` where a word means this whatever it was taken for.
 */
export const ABROAD_PLAIN = `
restaurant menu | | | !menú, !menús, !la carta | !menù, !menu del ristorante | ementa | !меню | !メニュー, お品書き
leash | !leine, !hundeleine
drinking glass | !gläsern | | | | | !бокал, !бокалы, !бокала, !бокалами, !бокалов, !бокалом
school building | !schulgebäude | bâtiment scolaire | !edificio escolar, !centro escolar | !edificio scolastico | !prédio escolar | !здание школы, !школьное здание, !зданием школы, !школьного здания | !校舎
caravan | !karawane | | | !carovana, !carovane | !caravana, !caravanas | | 隊商, キャラバン
shop window | !bäckereischaufenster | !vitrine de boulangerie | !escaparate, !escaparates, !vidriera | !vetrina, !vetrine | !vitrine | !витрина, !витрину, !витрине, !витрины | !ショーウィンドウ, !ショーウインドー
bakery | | | | !panificio, !forno del paese | | !булочная, !булочной, !пекарня, !пекарне | 
clothesline | !wäscheleine | !corde à linge, !fil à linge | !tendedero | !stendino, !filo del bucato | !varal, !varais | !бельевая верёвка, !бельевой верёвке, !бельевую верёвку | !物干しロープ, !物干し竿
sailing ship | | !grand voilier | | !veliero | | |
acorn | | | | | | | 木の実, どんぐり
hair bow | !schleife, !schleifen | !nœud, !nœuds | !lazo, !lazos, !moño | !fiocco, !fiocchi | !laço, !laços | !бант, !бантом, !бантики, !бантик, !бантиком | 蝶結び
saucer | | | !platillo | | !pires | | ソーサー, !受け皿
tea | | | | | | | レモンティー, ミルクティー, アイスティー
clipboard | | | | !cartellina rigida, !portablocco | | планшет-папка |
post office | postamt | | oficina de correos | ufficio postale | agência dos correios, correios | !почтовое отделение, !почтового отделения, !почтовом отделении | 郵便局
`;
