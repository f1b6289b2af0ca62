import type { IdeaEntry } from './idea';

/** Ideas of machines, data and learning. */
export const TECHNOLOGY: readonly IdeaEntry[] = [
  {
    id: 'artificial-intelligence',
    calls: [
      /artificial intelligence|machine learning|deep learning|\bai\b|neural networks?|chatbots?|generative/,
    ],
    pictures: [
      `#chip 50 50 78
circuit brain 50 70 40`,
      `head profile 46 92 70
#net 42 40 34
circuit brain 42 54 26`,
      `robot 34 92 62
speech bubble 66 42 26
woman sitting 84 92 46 mirror`,
    ],
  },
  {
    id: 'ai-in-medicine',
    calls: [
      [
        /artificial intelligence|machine learning|deep learning|\bai\b|robots?\b/,
        /medic\w+|health ?care|health|hospitals?|doctors?|diagnos\w+|clinical/,
      ],
    ],
    pictures: [
      `doctor standing 16 92 60
#panel 64 84 66 44
circuit brain 64 56 30
#pulse 64 74 36
#plus 90 26 14`,
      `#chip 34 52 58
circuit brain 34 66 28
stethoscope 76 90 44
#plus 78 30 18`,
    ],
  },
  {
    id: 'ai-in-education',
    calls: [
      [
        /artificial intelligence|machine learning|\bai\b|robots?\b|chatgpt|chatbots?/,
        /educat\w+|schools?|classrooms?|teach\w+|students?|learning\b(?! machine)/,
      ],
    ],
    pictures: [
      `robot 22 92 54
#panel 60 74 56 42
circuit brain 60 58 28
student 92 92 50 mirror`,
      `open book 50 92 26
circuit brain 50 60 34
graduation cap 50 28 18
#rays 50 44 30`,
    ],
  },
  {
    id: 'cyber-security',
    calls: [
      /cyber ?security|online (?:security|safety)|data (?:security|protection|breach)|hack(?!saw)\w+|phishing|passwords?|ransomware|firewall|network security|identity theft/,
    ],
    pictures: [
      `laptop 50 90 52
keyhole shield 50 72 46`,
      `server rack 24 90 62
security shield 54 90 54
padlock 84 90 32`,
      `phone 40 90 72
padlock 40 68 28
keyhole shield 76 90 46`,
      `browser window 50 84 60
padlock 50 78 34
#fishhook 78 46 46`,
      `laptop 50 90 56
padlock 50 76 28
fishing hook 84 50 26
fishing hook 16 40 22`,
    ],
  },
  {
    id: 'privacy',
    calls: [
      /privacy|personal data|data protection|surveillance|being watched|\bgdpr\b|confidential\w*|tracking/,
    ],
    pictures: [
      `#eye 50 30 34
phone 50 92 52
padlock 50 78 22`,
      `#fingerprint 40 56 56
padlock 74 90 42`,
      `folder 44 90 50
padlock 68 90 34
#eye-crossed 44 28 22`,
    ],
  },
  {
    id: 'data-analysis',
    calls: [
      /data (?:analysts?|scientists?|analysis|analytics|science|visuali[sz]ation|driven)|analytics|big data|business intelligence|statistics/,
    ],
    pictures: [
      `#panel 46 84 78 56
#bars 34 74 34 4 0.24 40
#pie 70 46 22
magnifying glass 82 92 46`,
      `monitor 50 90 66
#bars 50 64 26 4 0.24 34
magnifying glass 82 92 44
woman standing 12 90 52`,
    ],
  },
  {
    id: 'cloud-computing',
    calls: [/cloud (?:computing|storage|services?|migration|hosting|backup)|in the cloud/],
    pictures: [
      `#lines-down 50 60 60
cloud 50 46 36
laptop 16 90 24
server rack 50 92 36
phone 86 90 28`,
      `cloud 50 50 44
#upload 50 46 24
laptop 50 92 34`,
    ],
  },
  {
    id: 'digital-transformation',
    calls: [
      /digital transformation|digiti[sz]ation|digitali[sz]ation|going paperless|future of work/,
    ],
    pictures: [
      `paper pile 18 90 40
#dash 28 62 42 62 -8
#panel 72 84 54 40
#bars 74 76 24 4 0.24 30
gear 92 40 18`,
    ],
  },
  {
    id: 'education',
    calls: [
      /\beducation\b|knowledge is power|power of (?:knowledge|reading|books)|lifelong learning|love of (?:reading|learning)|back to school|learning (?:new|a|online)|online (?:course|learning)|e-?learning/,
    ],
    pictures: [
      `open book 50 92 26
#rays 50 48 36
lightbulb 50 68 40`,
      `books 50 90 40
graduation cap 50 50 26
#rays 50 36 28
apple 86 90 15`,
      `#bookstairs 50 90 50
student 22 76 34
graduation cap 84 38 18`,
      `laptop 50 90 54
graduation cap 50 40 24
books 86 90 24`,
    ],
  },
  {
    id: 'gaming',
    calls: [/\bgaming\b|\bgamers?\b|video games?|esports?|twitch|game stream\w*/],
    pictures: [
      `#panel 50 70 90 50
game controller 50 66 30
headphones 18 90 32
joystick 86 90 28
#spark 22 24 9
#spark 80 26 12`,
      `gamer sitting in an armchair with a game controller 34 90 60
#panel 80 62 44 32
#spark 80 48 12
headphones 84 90 22`,
    ],
  },
  {
    id: 'ecommerce',
    calls: [/e-?commerce|online (?:shop|store|shopping)|dropshipping/],
    pictures: [
      `#awning 50 22 52
phone 50 92 76
shopping bag 50 76 28
package 84 90 24
credit card 16 86 18 tilt -10`,
      `laptop 44 90 50
shopping cart 44 74 24
package 84 90 30
price tag 16 40 16`,
    ],
  },
  {
    id: 'social-media',
    calls: [
      /social (?:media|networks?)(?! strategy)|going viral|screen (?:time|addiction)|phone addiction|doomscroll\w*|content creat\w+/,
    ],
    pictures: [
      `phone 50 92 80
heart 50 44 18
speech bubble 18 54 24
thumbs up 84 56 22
heart 82 26 12
notification badge 24 28 12`,
      `woman holding a phone 40 92 64
heart 70 30 14
speech bubble 86 44 18
thumbs up 72 58 16`,
    ],
  },
  {
    id: 'photography-idea',
    calls: [/photography (?:tips|blog|course|workshop|basics)/],
    pictures: [
      `camera 46 80 48
picture frame 84 88 34 tilt 6
#spark 20 28 12`,
    ],
  },
];
