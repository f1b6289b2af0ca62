import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { type Diagram, labelsOf } from './diagram';

const RED = '#cf4038';
const BLUE = '#4a74bd';

/** Seen from the front: the right side of the body lies on the left of the picture. */
export const heart: Diagram = {
  words: ['heart', 'herz', 'cœur', 'corazón', 'human heart', 'anatomy of the heart'],
  title: 'The human heart',
  subtitle: 'Seen from the front: its right side is on the left',
  draw: (pen) => {
    const muscle =
      'M-150 -210C-330 -220 -420 -90 -380 70C-340 240 -150 390 60 470C110 480 140 460 170 430C330 280 430 90 390 -80C360 -210 250 -250 130 -220C60 -200 -60 -200 -150 -210Z';
    const vessel = (data: string, color: string, width: number) => stroke(data, color, width);
    return [
      vessel('M-250 -480V-150', BLUE, 100),
      vessel('M-230 180V490', BLUE, 92),
      vessel('M-60 -80C-70 -330 -20 -420 90 -420C200 -420 230 -340 230 -240', RED, 112),
      ...[-10, 84, 178].map((x) => vessel(`M${x} -420V-500`, RED, 40)),
      path(muscle, '#b5453f'),
      pen.clip(muscle, path('M180 -260C420 -120 330 300 100 500H460V-260Z', '#9c3836')),
      vessel('M10 -40C20 -190 70 -250 200 -270C290 -284 350 -280 420 -300', BLUE, 84),
      vessel('M330 -120H450M330 -60H440', RED, 44),
      path(
        'M-170 -150C-300 -160 -350 -60 -320 40C-270 70 -180 60 -140 20C-120 -40 -130 -110 -170 -150Z',
        '#7d9ad3',
      ),
      path(
        'M180 -150C290 -170 340 -90 320 0C270 40 190 30 150 0C130 -60 140 -120 180 -150Z',
        '#ef9a8c',
      ),
      path(
        'M-300 90C-240 110 -150 100 -100 70C-50 150 10 280 50 380C-100 330 -260 220 -300 90Z',
        '#6384c8',
      ),
      path('M40 50C110 90 220 90 300 60C300 190 220 310 120 390C80 290 40 170 40 50Z', '#e26a5f'),
      stroke('M-300 66C-260 60 -210 92 -190 66C-160 92 -130 60 -106 50', '#f7ead9', 14),
      stroke('M44 30C80 52 110 30 140 56C180 30 230 50 296 36', '#f7ead9', 14),
      stroke('M-18 70C10 180 50 300 84 410', '#7f2b2d', 26),
    ].join('');
  },
  labels: labelsOf(`
Superior vena cava / from head and arms : -260 -400
Right atrium : -230 -50
Tricuspid valve : -210 78
Right ventricle / pumps to the lungs : -150 180
Inferior vena cava / from the legs : -230 440
Aorta / to the whole body : 90 -424
Pulmonary artery / to the lungs : 330 -284
Pulmonary veins / from the lungs : 410 -90
Left atrium : 240 -70
Mitral valve : 190 44
Left ventricle / pumps to the body : 190 200
Septum / the wall between : 44 280`),
};

export const tooth: Diagram = {
  words: ['tooth', 'zahn', 'dent', 'diente', 'teeth', 'molar', 'dental'],
  title: 'Inside a tooth',
  subtitle: 'A molar, cut from crown to root',
  draw: (pen) => {
    const whole =
      'M-250 -380C-170 -440 -90 -390 0 -380C90 -390 170 -440 250 -380C340 -300 320 -120 270 0C250 90 250 200 220 330C200 420 150 430 130 340C110 240 90 130 0 130C-90 130 -110 240 -130 340C-150 430 -200 420 -220 330C-250 200 -250 90 -270 0C-320 -120 -340 -300 -250 -380Z';
    const dentine =
      'M-210 -310C-140 -360 -80 -320 0 -312C80 -320 140 -360 210 -310C270 -250 260 -110 226 0C214 90 214 200 192 310C180 360 160 350 150 300C130 190 90 90 0 90C-90 90 -130 190 -150 300C-160 350 -180 360 -192 310C-214 200 -214 90 -226 0C-260 -110 -270 -250 -210 -310Z';
    const pulp =
      'M-120 -190C-70 -230 -40 -180 0 -176C40 -180 70 -230 120 -190C160 -140 140 -60 150 20C170 120 180 210 172 320C150 210 130 110 90 40C60 10 -60 10 -90 40C-130 110 -150 210 -172 320C-180 210 -170 120 -150 20C-140 -60 -160 -140 -120 -190Z';
    const jaw =
      'M-500 120C-420 90 -330 90 -290 60C-280 200 -270 340 -200 440C-150 460 -110 400 -90 300C-70 200 -40 170 0 170C40 170 70 200 90 300C110 400 150 460 200 440C270 340 280 200 290 60C330 90 420 90 500 120V500H-500Z';
    const gum =
      'M-500 -10C-430 -60 -330 -70 -286 -40C-300 40 -290 80 -288 120C-330 90 -430 130 -500 170ZM500 -10C430 -60 330 -70 286 -40C300 40 290 80 288 120C330 90 430 130 500 170Z';
    return [
      path(jaw, '#efdcb6'),
      ...times(26, (index) =>
        ellipse([-470 + ((index * 197) % 940), 240 + ((index * 83) % 240)], 16, 11, '#dcc394'),
      ),
      path(whole, '#fdfbf4'),
      pen.clip(
        whole,
        path('M150 -440C330 -300 300 0 240 200H400V-440Z', '#e6ebf2') +
          path('M-400 -20H400V480H-400Z', '#ead7a6'),
      ),
      path(dentine, '#f6dfa0'),
      path(pulp, '#e8746a'),
      stroke('M-172 330C-150 200 -120 60 -60 -100M172 330C150 200 120 60 60 -100', '#f6c945', 10),
      stroke('M-160 330C-140 210 -100 60 -30 -120M160 330C140 210 100 60 30 -120', '#b8323a', 9),
      path(gum, '#ef8f93'),
    ].join('');
  },
  labels: labelsOf(`
Enamel / the hardest tissue of the body : 286 -250
Dentine : 214 -140
Pulp / nerves and blood vessels : 90 -120
Gum : 400 30
Bone of the jaw : 420 330
Crown : -240 -350
Neck : -272 -30
Root canal : -152 150
Cement / holds the root : -214 270`),
};

export const eye: Diagram = {
  words: ['eye', 'auge', 'œil', 'ojo', 'human eye', 'eyeball'],
  title: 'The human eye',
  subtitle: 'Cut from the side',
  draw: (pen) => {
    const ball = ellipsePath([40, 0], 380, 370);
    return [
      stroke('M380 100C440 130 470 150 500 190', '#e3b23f', 96),
      stroke('M390 104C450 136 480 156 510 196', '#f4d27a', 46),
      path('M-300 -200C-470 -130 -470 130 -300 200Z', '#cfe6f2'),
      path(ball, '#f7f3ea'),
      path(ellipsePath([40, 0], 352, 342), '#c4554d'),
      path(ellipsePath([40, 0], 334, 324), '#f0b45f'),
      path(ellipsePath([40, 0], 314, 304), '#dcecf4'),
      pen.clip(
        ellipsePath([40, 0], 314, 304),
        path('M140 -330C380 -200 380 200 140 330H420V-330Z', '#cbdfeb'),
      ),
      path('M-312 -176C-420 -110 -420 110 -312 176C-290 90 -290 -90 -312 -176Z', '#e4f2f9'),
      path('M-300 -200L-262 -180L-252 -66H-290ZM-300 200L-262 180L-252 66H-290Z', '#4f8f78'),
      ellipse([-196, 0], 66, 132, '#f3f0d8'),
      ellipse([-212, -20], 34, 84, '#fffdf0'),
      stroke('M-262 -184L-206 -134M-262 184L-206 134', '#b4533f', 18),
      stroke('M354 96C260 20 200 -60 120 -100M354 96C270 70 180 60 90 110', '#c4554d', 9),
      circle([352, 0], 16, '#c98a2e'),
    ].join('');
  },
  labels: labelsOf(`
Cornea / clear window : -390 0
Iris / opens and closes : -276 -120
Pupil / the opening : -284 30
Lens / focuses : -190 70
Ciliary muscle / shapes the lens : -232 160
Sclera / the white of the eye : 170 -342
Choroid / blood vessels : 318 -190
Retina / sees the light : 330 -84
Fovea / sharpest sight : 352 0
Optic nerve / to the brain : 450 150
Vitreous body : 90 210`),
};

export const bicycle: Diagram = {
  words: ['bicycle', 'fahrrad', 'vélo', 'bicicleta', 'bike', 'parts of a bicycle'],
  title: 'Parts of a bicycle',
  subtitle: 'Seen from the right',
  extent: [500, 360],
  draw: () => {
    const wheel = (x: number) =>
      placed(
        stroke(ellipsePath([0, 0], 190), '#2b2e52', 22) +
          stroke(ellipsePath([0, 0], 172), '#bcc6d8', 10) +
          times(14, (index) =>
            stroke(`M0 0L${polar(index * 25.7, 168).join(' ')}`, '#a9b0c0', 3),
          ).join('') +
          circle([0, 0], 20, '#6c7690'),
        { at: [x, 160] },
      );
    const frame = '#2b8ca0';
    return [
      wheel(-290),
      wheel(290),
      stroke('M-40 170L-290 160L-110 -120L-40 170L190 -110L-110 -120', frame, 24),
      stroke('M-290 160L-110 -120', frame, 16),
      stroke('M176 -170L190 -110L226 20L290 160', frame, 24),
      stroke('M-120 -150L-136 -220', '#6c7690', 18),
      path(
        'M-230 -236C-190 -262 -90 -256 -50 -232C-60 -206 -100 -212 -130 -196C-160 -184 -220 -196 -230 -236Z',
        '#7d4a2c',
      ),
      stroke(
        'M176 -170L166 -226C190 -262 250 -262 262 -216C266 -190 250 -176 232 -176',
        '#2b2e52',
        20,
      ),
      stroke('M-40 122L-290 136M-40 218L-290 184', '#2b2e52', 7),
      circle([-40, 170], 54, '#6c7690'),
      circle([-40, 170], 38, '#bcc6d8'),
      stroke('M-40 170L20 262', '#2b2e52', 16),
      stroke('M-16 268H60', '#2b2e52', 20),
      circle([-290, 160], 30, '#6c7690'),
      stroke('M250 -40C262 -10 262 10 248 30', '#d9413b', 14),
    ].join('');
  },
  labels: labelsOf(`
Saddle : -150 -228
Seat post : -128 -184
Frame : 40 -116
Chain : -170 130
Crank : -10 216
Pedal : 26 268
Handlebar : 236 -246
Fork : 250 70
Brake : 256 0
Spoke : 350 100
Tyre : 470 200
Rear wheel : -470 190`),
};
