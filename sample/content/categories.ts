import type { CampusKind } from '@/lib/drawing/campus/campus'
import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both } from '@/sample/content/parts'

type Tile = readonly [
  stream: number,
  kind: CampusKind,
  hue: number,
  name: string,
  text: string,
  nameKn: string,
  textKn: string,
]

const TILES: readonly Tile[] = [
  [
    101,
    'laboratory',
    264,
    'Computer Science',
    'Programs, data and networks, in four years after class 12.',
    'ಕಂಪ್ಯೂಟರ್ ವಿಜ್ಞಾನ',
    'ಪ್ರೋಗ್ರಾಂ, ದತ್ತಾಂಶ ಮತ್ತು ಜಾಲಗಳು: ಪಿಯುಸಿ ನಂತರ ನಾಲ್ಕು ವರ್ಷ.',
  ],
  [
    602,
    'building',
    180,
    'Dentistry',
    'Five years, the last of them in a hospital.',
    'ದಂತ ವೈದ್ಯಕೀಯ',
    'ಐದು ವರ್ಷದ ಓದು; ಕೊನೆಯ ವರ್ಷ ಆಸ್ಪತ್ರೆಯಲ್ಲಿ ತರಬೇತಿ.',
  ],
  [
    503,
    'classroom',
    84,
    'Commerce',
    'Accounts, tax and business law, three or four years.',
    'ವಾಣಿಜ್ಯ',
    'ಲೆಕ್ಕಪತ್ರ, ತೆರಿಗೆ ಮತ್ತು ವ್ಯಾಪಾರ ಕಾನೂನು: ಮೂರು ಅಥವಾ ನಾಲ್ಕು ವರ್ಷ.',
  ],
  [
    1201,
    'farm',
    132,
    'Agriculture',
    'Soil, seed and market, with fields to work in.',
    'ಕೃಷಿ',
    'ಮಣ್ಣು, ಬೀಜ ಮತ್ತು ಮಾರುಕಟ್ಟೆ; ಹೊಲದಲ್ಲೇ ಕಲಿಕೆ.',
  ],
  [
    204,
    'workshop',
    36,
    'Diploma in Mechanical',
    'Three years in workshops, open after class 10.',
    'ಮೆಕ್ಯಾನಿಕಲ್ ಡಿಪ್ಲೊಮಾ',
    'ಹತ್ತನೇ ತರಗತಿಯ ನಂತರ ಕಾರ್ಯಾಗಾರದಲ್ಲಿ ಮೂರು ವರ್ಷ.',
  ],
  [
    701,
    'hostel',
    348,
    'Nursing',
    'Four years beside patients, most of them residential.',
    'ನರ್ಸಿಂಗ್',
    'ರೋಗಿಗಳ ಜೊತೆ ನಾಲ್ಕು ವರ್ಷ; ಹೆಚ್ಚಿನವು ವಸತಿ ಕಾಲೇಜುಗಳು.',
  ],
  [
    801,
    'library',
    288,
    'Five-Year Law',
    'Arts or commerce and law in one course after class 12.',
    'ಐದು ವರ್ಷದ ಕಾನೂನು',
    'ಪಿಯುಸಿ ನಂತರ ಕಲೆ ಅಥವಾ ವಾಣಿಜ್ಯದೊಂದಿಗೆ ಕಾನೂನು, ಒಂದೇ ಕೋರ್ಸ್‌ನಲ್ಲಿ.',
  ],
  [
    1301,
    'laboratory',
    156,
    'PU Science',
    'Classes 11 and 12 with physics, chemistry, mathematics or biology.',
    'ಪಿಯು ವಿಜ್ಞಾನ',
    'ಭೌತ, ರಸಾಯನ, ಗಣಿತ ಅಥವಾ ಜೀವಶಾಸ್ತ್ರದೊಂದಿಗೆ 11 ಮತ್ತು 12ನೇ ತರಗತಿ.',
  ],
  [
    901,
    'gate',
    24,
    'Architecture',
    'Drawing, structure and sites, five years.',
    'ವಾಸ್ತುಶಿಲ್ಪ',
    'ರೇಖಾಚಿತ್ರ, ರಚನೆ ಮತ್ತು ನಿವೇಶನ: ಐದು ವರ್ಷದ ಓದು.',
  ],
  [
    402,
    'classroom',
    228,
    'Bachelor of Computer Applications',
    'Programming without the rest of engineering, three or four years.',
    'ಬಿಸಿಎ',
    'ಎಂಜಿನಿಯರಿಂಗ್‌ನ ಉಳಿದ ವಿಷಯಗಳಿಲ್ಲದೆ ಪ್ರೋಗ್ರಾಮಿಂಗ್: ಮೂರು ಅಥವಾ ನಾಲ್ಕು ವರ್ಷ.',
  ],
  [
    1001,
    'hostel',
    48,
    'Hotel Management',
    'Kitchen, service and accounts, with months in a working hotel.',
    'ಹೋಟೆಲ್ ನಿರ್ವಹಣೆ',
    'ಅಡುಗೆ, ಸೇವೆ ಮತ್ತು ಲೆಕ್ಕಪತ್ರ; ಕೆಲವು ತಿಂಗಳು ಹೋಟೆಲ್‌ನಲ್ಲೇ ತರಬೇತಿ.',
  ],
  [
    301,
    'building',
    312,
    'Master of Business Administration',
    'Two years after any degree; most colleges ask for an entrance test.',
    'ಎಂಬಿಎ',
    'ಯಾವುದೇ ಪದವಿಯ ನಂತರ ಎರಡು ವರ್ಷ; ಹೆಚ್ಚಿನ ಕಾಲೇಜುಗಳಿಗೆ ಪ್ರವೇಶ ಪರೀಕ್ಷೆ ಬೇಕು.',
  ],
]

/** Tiles of the home page; a stream's number is its type's times 100 and a counter. */
export const categories: Content['categories'] = TILES.map(
  ([stream, kind, hue, name, text, nameKn, textKn], index) => ({
    id: stream,
    institute_type_id: Math.floor(stream / 100),
    name: both(name, nameKn),
    description: both(text, textKn),
    image_url: pictureAddress(kind, 20 + index * 5, hue),
  }),
)
