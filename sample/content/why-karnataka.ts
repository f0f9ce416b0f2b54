import type { SceneKind } from '@/lib/drawing/scenes'
import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both, cards, counted, RIVER } from '@/sample/content/parts'
import { highlights } from '@/sample/content/why-karnataka-regions'
import { FIRST_STEPS, STUDENT_LIFE } from '@/sample/content/why-karnataka-life'
import { REASONS, WORK } from '@/sample/content/why-karnataka-study'

type Culture = readonly [
  scene: SceneKind,
  title: string,
  sub: string,
  text: string,
  titleKn: string,
  subKn: string,
  textKn: string,
]

const CULTURE: readonly Culture[] = [
  [
    'hampi',
    'Hampi',
    'The capital of Vijayanagara, a World Heritage site',
    'Temples, bazaars and boulders along the Tungabhadra. Students of history and architecture come here to draw and to measure.',
    'ಹಂಪಿ',
    'ವಿಜಯನಗರದ ರಾಜಧಾನಿ, ವಿಶ್ವ ಪರಂಪರೆಯ ತಾಣ',
    'ತುಂಗಭದ್ರೆಯ ದಡದ ದೇವಾಲಯ, ಪೇಟೆಬೀದಿ ಮತ್ತು ಬಂಡೆಗಳು. ಇತಿಹಾಸ ಮತ್ತು ವಾಸ್ತುಶಿಲ್ಪದ ವಿದ್ಯಾರ್ಥಿಗಳು ಚಿತ್ರ ಬರೆಯಲು, ಅಳೆಯಲು ಇಲ್ಲಿಗೆ ಬರುತ್ತಾರೆ.',
  ],
  [
    'mysuru',
    'Mysuru Dasara',
    'Ten days in September or October',
    'The palace is lit, wrestlers meet, and on the last day a procession leaves the palace.',
    'ಮೈಸೂರು ದಸರಾ',
    'ಸೆಪ್ಟೆಂಬರ್ ಅಥವಾ ಅಕ್ಟೋಬರ್‌ನ ಹತ್ತು ದಿನ',
    'ಅರಮನೆ ಬೆಳಗುತ್ತದೆ, ಕುಸ್ತಿ ನಡೆಯುತ್ತದೆ, ಕೊನೆಯ ದಿನ ಅರಮನೆಯಿಂದ ಮೆರವಣಿಗೆ ಹೊರಡುತ್ತದೆ.',
  ],
  [
    'vijayapura',
    'Gol Gumbaz',
    'Vijayapura, seventeenth century',
    'A great dome over one hall, with a gallery in which a whisper travels all the way round.',
    'ಗೋಳಗುಮ್ಮಟ',
    'ವಿಜಯಪುರ, ಹದಿನೇಳನೇ ಶತಮಾನ',
    'ಒಂದೇ ಸಭಾಂಗಣದ ಮೇಲೆ ದೊಡ್ಡ ಗುಮ್ಮಟ; ಪಿಸುಮಾತೂ ಸುತ್ತಿ ಬರುವ ಮೊಗಸಾಲೆ.',
  ],
  [
    'coast',
    'The coast',
    'Mangaluru, Udupi, Karwar',
    'Yakshagana is played through the night, and fishing boats come in before the first lecture.',
    'ಕರಾವಳಿ',
    'ಮಂಗಳೂರು, ಉಡುಪಿ, ಕಾರವಾರ',
    'ರಾತ್ರಿಯಿಡೀ ಯಕ್ಷಗಾನ; ಬೆಳಗಿನ ಮೊದಲ ತರಗತಿಗೆ ಮುನ್ನ ದಡ ಸೇರುವ ಮೀನುಗಾರಿಕಾ ದೋಣಿಗಳು.',
  ],
]

const QUESTIONS: readonly (readonly [en: string, kn: string])[] = [
  ['May I see a class that is going on?', 'ನಡೆಯುತ್ತಿರುವ ಒಂದು ತರಗತಿಯನ್ನು ನೋಡಬಹುದೇ?'],
  ['How many of last year’s students finished?', 'ಕಳೆದ ವರ್ಷ ಎಷ್ಟು ವಿದ್ಯಾರ್ಥಿಗಳು ಓದು ಮುಗಿಸಿದರು?'],
  ['What is not included in the fee?', 'ಶುಲ್ಕದಲ್ಲಿ ಸೇರದ ಖರ್ಚುಗಳು ಯಾವುವು?'],
  ['Whom do I call when something goes wrong?', 'ತೊಂದರೆಯಾದರೆ ಯಾರಿಗೆ ಕರೆ ಮಾಡಬೇಕು?'],
]

export const whykarnataka: Content['whykarnataka'] = {
  why_karnataka_banner_image: pictureAddress('hampi', 3, RIVER),
  why_karnataka_title: both('Why Karnataka', 'ಕರ್ನಾಟಕವೇ ಏಕೆ'),
  why_karnataka_sub_title: both('What the state offers a student', 'ವಿದ್ಯಾರ್ಥಿಗೆ ರಾಜ್ಯ ನೀಡುವುದೇನು'),
  why_karnataka_description: both(
    'Old centres of learning and young industries stand close together here, and most districts have colleges of their own.',
    'ಹಳೆಯ ವಿದ್ಯಾಕೇಂದ್ರಗಳೂ ಹೊಸ ಉದ್ಯಮಗಳೂ ಇಲ್ಲಿ ಹತ್ತಿರ ಹತ್ತಿರವೇ ಇವೆ; ಹೆಚ್ಚಿನ ಜಿಲ್ಲೆಗಳಲ್ಲಿ ಸ್ವಂತ ಕಾಲೇಜುಗಳಿವೆ.',
  ),
  section1_title: both('A state to study in', 'ಓದಲು ಒಂದು ರಾಜ್ಯ'),
  section1_description: both(
    'Karnataka has 31 districts between the Arabian Sea and the Deccan plain. A student finds research institutes, state universities, professional colleges, polytechnics and village schools, and much of it within a day by bus.',
    'ಅರಬ್ಬಿ ಸಮುದ್ರ ಮತ್ತು ದಖ್ಖನ್ ಪ್ರಸ್ಥಭೂಮಿಯ ನಡುವೆ ಕರ್ನಾಟಕದ 31 ಜಿಲ್ಲೆಗಳಿವೆ. ಸಂಶೋಧನಾ ಸಂಸ್ಥೆ, ವಿಶ್ವವಿದ್ಯಾಲಯ, ವೃತ್ತಿಪರ ಕಾಲೇಜು, ಪಾಲಿಟೆಕ್ನಿಕ್ ಮತ್ತು ಹಳ್ಳಿ ಶಾಲೆ: ಹೆಚ್ಚಿನವು ಬಸ್ಸಿನಲ್ಲಿ ಒಂದು ದಿನದ ದೂರದೊಳಗೆ.',
  ),
  section2_title: both('Reasons to look here first', 'ಮೊದಲು ಇಲ್ಲಿ ನೋಡಲು ಕಾರಣಗಳು'),
  section2_description: both(
    'Ten things that matter when you choose where to study.',
    'ಎಲ್ಲಿ ಓದಬೇಕೆಂದು ಆರಿಸುವಾಗ ಮುಖ್ಯವಾಗುವ ಹತ್ತು ಸಂಗತಿಗಳು.',
  ),
  ...cards(REASONS, { icon: 'section2_icon', title: 'section2_title', text: 'section2_description' }),
  // Its first eight words stand apart in grey, in both languages.
  section3_title: both(
    'From the western coast to the northern plain, every district has somewhere to learn.',
    'ಪಶ್ಚಿಮದ ಕರಾವಳಿಯಿಂದ ಉತ್ತರದ ಬಯಲಿನವರೆಗೆ, ರಾಜ್ಯದ ಎಲ್ಲ ಮೂವತ್ತೊಂದು ಜಿಲ್ಲೆಗಳಲ್ಲೂ ಕಲಿಯಲು ಒಂದು ಜಾಗವಿದೆ.',
  ),
  section3_image: pictureAddress('panorama', 21, RIVER),
  section4_title: both('Culture that you live in', 'ಬದುಕಿನ ಭಾಗವಾದ ಸಂಸ್ಕೃತಿ'),
  section4_desc: both(
    'A student here lives among old crafts, music and festivals, and takes part in them.',
    'ಇಲ್ಲಿನ ವಿದ್ಯಾರ್ಥಿ ಹಳೆಯ ಕಸುಬು, ಸಂಗೀತ ಮತ್ತು ಹಬ್ಬಗಳ ನಡುವೆ ಬದುಕುತ್ತಾರೆ, ಅವುಗಳಲ್ಲಿ ಭಾಗವಹಿಸುತ್ತಾರೆ.',
  ),
  ...counted(CULTURE, ([scene, title, sub, text, titleKn, subKn, textKn]) => ({
    culture_title: both(title, titleKn),
    culture_sub_title: both(sub, subKn),
    culture_desc: both(text, textKn),
    culture_image: pictureAddress(scene, 11, RIVER),
  })),
  section5_title: both('Where courses lead', 'ಓದಿನ ನಂತರದ ದಾರಿಗಳು'),
  section5_desc: both(
    'Fields of work that are strong in the state, and what to study for them.',
    'ರಾಜ್ಯದಲ್ಲಿ ಬಲವಾಗಿರುವ ಉದ್ಯೋಗ ಕ್ಷೇತ್ರಗಳು, ಅವುಗಳಿಗಾಗಿ ಏನು ಓದಬೇಕು.',
  ),
  ...cards(WORK, { icon: 'section5_icon', title: 'section5_sub_title', text: 'section5_desc' }),
  section6_title: both('Life as a student', 'ವಿದ್ಯಾರ್ಥಿಯ ದಿನಚರಿ'),
  section6_desc: both('What surrounds the hours of study.', 'ಓದಿನ ಗಂಟೆಗಳ ಸುತ್ತ ಇರುವ ಬದುಕು.'),
  ...cards(STUDENT_LIFE, { icon: 'section6_icon', title: 'section6_sub_title', text: 'section6_desc' }),
  section7_title: both('From application to the first day', 'ಅರ್ಜಿಯಿಂದ ಮೊದಲ ದಿನದವರೆಗೆ'),
  section7_desc: both(
    'Ten steps, in the order in which most students take them.',
    'ಹೆಚ್ಚಿನ ವಿದ್ಯಾರ್ಥಿಗಳು ಅನುಸರಿಸುವ ಕ್ರಮದಲ್ಲಿ ಹತ್ತು ಹೆಜ್ಜೆಗಳು.',
  ),
  ...cards(FIRST_STEPS, { icon: 'section7_icon', title: 'section7_sub_title', text: 'section7_sub_desc' }),
  section8_image: pictureAddress('gate', 44, 204),
  section8_title: both('What to ask on a visit', 'ಭೇಟಿಯಲ್ಲಿ ಏನು ಕೇಳಬೇಕು'),
  section8_desc: both('Four questions that a brochure does not answer.', 'ಕೈಪಿಡಿಯಲ್ಲಿ ಉತ್ತರ ಸಿಗದ ನಾಲ್ಕು ಪ್ರಶ್ನೆಗಳು.'),
  ...counted(QUESTIONS, ([en, kn]) => ({ section8_sub_title: both(en, kn) })),
  section9_title: both(
    'Begin with one district, one course or one question.',
    'ಒಂದು ಜಿಲ್ಲೆ, ಒಂದು ಕೋರ್ಸ್ ಅಥವಾ ಒಂದು ಪ್ರಶ್ನೆಯಿಂದ ಆರಂಭಿಸಿ.',
  ),
  section9_desc: both(
    'The directory is open to everyone, and a counsellor is one form away.',
    'ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿ ಎಲ್ಲರಿಗೂ ತೆರೆದಿದೆ; ಒಂದು ನಮೂನೆ ತುಂಬಿದರೆ ಸಮಾಲೋಚಕರು ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  ),
  highlights,
}
