import type { SceneKind } from '@/lib/drawing/scenes'
import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both, RIVER } from '@/sample/content/parts'

type Region = readonly [
  scene: SceneKind,
  label: string,
  subtitle: string,
  bullets: readonly string[],
  labelKn: string,
  subtitleKn: string,
  bulletsKn: readonly string[],
]

const REGIONS: readonly Region[] = [
  [
    'bengaluru',
    'Bengaluru',
    'The capital',
    [
      'Colleges of every kind, and the Indian Institute of Science',
      'Internships in software, electronics and aviation',
      'Rooms cost more than elsewhere in the state',
    ],
    'ಬೆಂಗಳೂರು',
    'ರಾಜಧಾನಿ',
    [
      'ಎಲ್ಲ ಬಗೆಯ ಕಾಲೇಜುಗಳು, ಭಾರತೀಯ ವಿಜ್ಞಾನ ಸಂಸ್ಥೆ',
      'ಸಾಫ್ಟ್‌ವೇರ್, ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಮತ್ತು ವಿಮಾನ ಕ್ಷೇತ್ರದಲ್ಲಿ ತರಬೇತಿ ಅವಕಾಶ',
      'ರಾಜ್ಯದ ಬೇರೆಡೆಗಿಂತ ಕೊಠಡಿ ಬಾಡಿಗೆ ಹೆಚ್ಚು',
    ],
  ],
  [
    'mysuru',
    'Mysuru',
    'The south',
    [
      'The University of Mysore, founded in 1916, the oldest of the state',
      'Food research, design and music',
      'Two to three hours from Bengaluru by train',
    ],
    'ಮೈಸೂರು',
    'ದಕ್ಷಿಣ',
    [
      '1916ರಲ್ಲಿ ಸ್ಥಾಪನೆಯಾದ ಮೈಸೂರು ವಿಶ್ವವಿದ್ಯಾಲಯ, ರಾಜ್ಯದ ಅತಿ ಹಳೆಯದು',
      'ಆಹಾರ ಸಂಶೋಧನೆ, ವಿನ್ಯಾಸ ಮತ್ತು ಸಂಗೀತ',
      'ಬೆಂಗಳೂರಿನಿಂದ ರೈಲಿನಲ್ಲಿ ಎರಡು ಮೂರು ಗಂಟೆ',
    ],
  ],
  [
    'coast',
    'Mangaluru and Udupi',
    'The coast',
    [
      'Medical, engineering and fisheries colleges',
      'The National Institute of Technology Karnataka at Surathkal',
      'Yakshagana, fish curry and long rains',
    ],
    'ಮಂಗಳೂರು ಮತ್ತು ಉಡುಪಿ',
    'ಕರಾವಳಿ',
    [
      'ವೈದ್ಯಕೀಯ, ಎಂಜಿನಿಯರಿಂಗ್ ಮತ್ತು ಮೀನುಗಾರಿಕಾ ಕಾಲೇಜುಗಳು',
      'ಸುರತ್ಕಲ್‌ನಲ್ಲಿ ರಾಷ್ಟ್ರೀಯ ತಂತ್ರಜ್ಞಾನ ಸಂಸ್ಥೆ ಕರ್ನಾಟಕ',
      'ಯಕ್ಷಗಾನ, ಮೀನಿನ ಸಾರು ಮತ್ತು ಎಡೆಬಿಡದ ಮಳೆ',
    ],
  ],
  [
    'coffee',
    'Shivamogga and Chikkamagaluru',
    'The hills',
    [
      'Colleges of arts, science and agriculture in small towns',
      'Kuvempu University, named after the poet of these hills',
      'Coffee estates, areca gardens and Jog Falls',
    ],
    'ಶಿವಮೊಗ್ಗ ಮತ್ತು ಚಿಕ್ಕಮಗಳೂರು',
    'ಮಲೆನಾಡು',
    ['ಚಿಕ್ಕ ಊರುಗಳಲ್ಲಿ ಕಲೆ, ವಿಜ್ಞಾನ ಮತ್ತು ಕೃಷಿ ಕಾಲೇಜುಗಳು', 'ಮಲೆನಾಡಿನ ಕವಿಯ ಹೆಸರಿನ ಕುವೆಂಪು ವಿಶ್ವವಿದ್ಯಾಲಯ', 'ಕಾಫಿ ತೋಟ, ಅಡಿಕೆ ತೋಟ ಮತ್ತು ಜೋಗ ಜಲಪಾತ'],
  ],
  [
    'ghats',
    'Hubballi and Dharwad',
    'The north-west',
    [
      'Karnatak University, a university of agriculture and IIT Dharwad',
      'Hindustani singers and Kannada poets',
      'A pedha after the examination',
    ],
    'ಹುಬ್ಬಳ್ಳಿ ಮತ್ತು ಧಾರವಾಡ',
    'ವಾಯವ್ಯ',
    ['ಕರ್ನಾಟಕ ವಿಶ್ವವಿದ್ಯಾಲಯ, ಕೃಷಿ ವಿಶ್ವವಿದ್ಯಾಲಯ ಮತ್ತು ಐಐಟಿ ಧಾರವಾಡ', 'ಹಿಂದೂಸ್ತಾನಿ ಗಾಯಕರು ಮತ್ತು ಕನ್ನಡ ಕವಿಗಳು', 'ಪರೀಕ್ಷೆ ಮುಗಿದ ಮೇಲೆ ಒಂದು ಪೇಡ'],
  ],
  [
    'vijayapura',
    'Kalaburagi and Vijayapura',
    'The north-east',
    [
      'Gulbarga University and the Central University of Karnataka',
      'Seats reserved for students of Kalyana Karnataka under Article 371J',
      'Domes, forts and jolada rotti',
    ],
    'ಕಲಬುರಗಿ ಮತ್ತು ವಿಜಯಪುರ',
    'ಈಶಾನ್ಯ',
    [
      'ಗುಲ್ಬರ್ಗ ವಿಶ್ವವಿದ್ಯಾಲಯ ಮತ್ತು ಕರ್ನಾಟಕ ಕೇಂದ್ರೀಯ ವಿಶ್ವವಿದ್ಯಾಲಯ',
      'ಕಲ್ಯಾಣ ಕರ್ನಾಟಕದ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ 371ಜೆ ವಿಧಿಯಡಿ ಮೀಸಲು ಸೀಟು',
      'ಗುಮ್ಮಟ, ಕೋಟೆ ಮತ್ತು ಜೋಳದ ರೊಟ್ಟಿ',
    ],
  ],
]

/** The regions of the state, one bullet a line. */
export const highlights: Content['whykarnataka']['highlights'] = REGIONS.map(
  ([scene, label, subtitle, bullets, labelKn, subtitleKn, bulletsKn]) => ({
    label: both(label, labelKn),
    subtitle: both(subtitle, subtitleKn),
    image: pictureAddress(scene, 17, RIVER),
    content: both(bullets.join('\n'), bulletsKn.join('\n')),
  }),
)
