import { conceptsOf } from '../words';

const of = (part: string, kind: string) => ({ part, parameters: { kind } });

/** Bridges, fountains, fences and what else stands in gardens and squares. */
export const inTheOpen = conceptsOf(
  { kind: 'building', habitat: 'ground', places: ['park', 'garden'] },
  [
    {
      id: 'bridge',
      words:
        'bridge|stone bridge|arch bridge;brücke|steinbrücke;pont|pont de pierre;puente|puente de piedra;ponte|ponte di pietra;ponte|ponte de pedra;мост;橋|石橋',
      heightCm: 460,
      ...of('outdoor-structure', 'bridge'),
      places: ['river', 'canyon'],
    },
    {
      id: 'wooden-bridge',
      words:
        'wooden bridge|footbridge;holzbrücke|steg;pont de bois|passerelle;puente de madera|pasarela;ponte di legno|passerella;ponte de madeira|passarela;деревянный мост|мостик;木の橋|太鼓橋',
      heightCm: 206,
      ...of('outdoor-structure', 'wooden-bridge'),
      places: ['garden', 'river'],
    },
    {
      id: 'fountain',
      words: 'fountain;brunnen|springbrunnen;fontaine;fuente;fontana;fonte|chafariz;фонтан;噴水',
      heightCm: 330,
      ...of('outdoor-structure', 'fountain'),
      places: ['square', 'park'],
    },
    {
      id: 'fence',
      words:
        'fence|picket fence;zaun|gartenzaun|lattenzaun;clôture|barrière|palissade;valla|cerca;recinto|staccionata|recinzione;cerca;забор|ограда|изгородь;柵|フェンス|垣根',
      heightCm: 106,
      ...of('outdoor-structure', 'fence'),
      places: ['garden', 'farm'],
    },
    {
      id: 'gate',
      words:
        'gate|iron gate|garden gate;tor|gartentor|eisentor;portail|grille;verja|portón;cancello;portão;ворота|калитка;門|門扉',
      heightCm: 318,
      ...of('outdoor-structure', 'gate'),
    },
    {
      id: 'statue',
      words:
        'statue|sculpture|monument;statue|skulptur|denkmal;statue|sculpture|monument;estatua|escultura|monumento;statua|scultura|monumento;estátua|escultura|monumento;статуя|скульптура|памятник;像|彫像|銅像',
      heightCm: 590,
      ...of('outdoor-structure', 'statue'),
      places: ['park', 'square'],
    },
    {
      id: 'marble-statue',
      words:
        'marble statue|marble sculpture|white statue|ancient statue|greek statue|roman statue;marmorstatue|marmorskulptur;statue en marbre|statue de marbre;estatua de mármol;statua di marmo;estátua de mármore;мраморная статуя;大理石像',
      heightCm: 590,
      part: 'outdoor-structure',
      parameters: { kind: 'statue', color: '#eef0f2' },
      places: ['park', 'square'],
    },
    {
      id: 'market-stall',
      words:
        'market stall|stall|food stall|booth|lemonade stand; marktstand|stand|bude; étal|stand|échoppe; puesto|puesto de mercado; bancarella; barraca de feira; прилавок|ларёк; 屋台|露店',
      heightCm: 270,
      ...of('outdoor-structure', 'stall'),
      places: ['square'],
    },
    {
      id: 'well',
      words: 'well|wishing well;ziehbrunnen|wunschbrunnen;puits;pozo;pozzo;poço;колодец;井戸',
      heightCm: 320,
      ...of('outdoor-structure', 'well'),
      places: ['village'],
    },
    {
      id: 'gazebo',
      words:
        'gazebo|pavilion|bandstand;pavillon|gartenlaube|laube;kiosque à musique|gloriette|pavillon;cenador|glorieta|pabellón;gazebo|padiglione;gazebo|coreto|pavilhão;беседка|павильон;東屋|ガゼボ',
      heightCm: 425,
      ...of('outdoor-structure', 'gazebo'),
    },
  ],
);
