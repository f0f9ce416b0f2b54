import type { Content } from '@/provider/content/sections'
import { iconAddress, pictureAddress } from '@/provider/pictures/address'
import { both, type Card, cards, RIVER } from '@/sample/content/parts'

const WHAT_IT_DOES: readonly Card[] = [
  [
    'magnifier',
    'Search that forgives',
    'Type a college’s short name, an old name or a slip of spelling: it is found all the same.',
    'ತಪ್ಪನ್ನು ಕ್ಷಮಿಸುವ ಹುಡುಕಾಟ',
    'ಕಾಲೇಜಿನ ಚಿಕ್ಕ ಹೆಸರು, ಹಳೆಯ ಹೆಸರು ಅಥವಾ ಕಾಗುಣಿತ ತಪ್ಪಿದ ಹೆಸರು ಬರೆದರೂ ಅದು ಸಿಗುತ್ತದೆ.',
  ],
  [
    'scales',
    'One form for all',
    'Courses, fees and facilities stand in the same order for every institution, so that two can be compared line by line.',
    'ಎಲ್ಲಕ್ಕೂ ಒಂದೇ ರೂಪ',
    'ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ಸೌಲಭ್ಯಗಳು ಎಲ್ಲ ಸಂಸ್ಥೆಗಳಿಗೂ ಒಂದೇ ಕ್ರಮದಲ್ಲಿವೆ. ಎರಡನ್ನು ಸಾಲು ಸಾಲಾಗಿ ಹೋಲಿಸಬಹುದು.',
  ],
  [
    'pin',
    'Every district',
    'All 31 districts and their towns, from the Local Government Directory.',
    'ಪ್ರತಿ ಜಿಲ್ಲೆ',
    'ಎಲ್ಲ 31 ಜಿಲ್ಲೆಗಳು ಮತ್ತು ಅವುಗಳ ಪಟ್ಟಣಗಳು, ಲೋಕಲ್ ಗವರ್ನಮೆಂಟ್ ಡೈರೆಕ್ಟರಿಯಿಂದ.',
  ],
  [
    'rupee',
    'Fees in the open',
    'Yearly fees stand beside each course where they are known, and nothing stands there where they are not.',
    'ಶುಲ್ಕ ಕಣ್ಣೆದುರಿಗೆ',
    'ತಿಳಿದಿರುವ ಕಡೆ ಪ್ರತಿ ಕೋರ್ಸ್ ಪಕ್ಕದಲ್ಲಿ ವಾರ್ಷಿಕ ಶುಲ್ಕವಿದೆ; ತಿಳಿಯದ ಕಡೆ ಏನನ್ನೂ ಬರೆದಿಲ್ಲ.',
  ],
  [
    'star',
    'Reviews with a role',
    'Students and parents write them after signing in, and say which of the two they are.',
    'ಯಾರೆಂದು ಹೇಳುವ ಅಭಿಪ್ರಾಯಗಳು',
    'ವಿದ್ಯಾರ್ಥಿಗಳು ಮತ್ತು ಪೋಷಕರು ಲಾಗಿನ್ ಆದ ಮೇಲೆ ಬರೆಯುತ್ತಾರೆ; ತಾವು ಯಾರೆಂದೂ ಹೇಳುತ್ತಾರೆ.',
  ],
  [
    'document',
    'Brochures',
    'Prospectuses can be downloaded from an institution’s page, where it has given one.',
    'ಕೈಪಿಡಿಗಳು',
    'ಸಂಸ್ಥೆ ನೀಡಿದ್ದರೆ, ಅದರ ಪುಟದಿಂದಲೇ ಕೈಪಿಡಿಯನ್ನು ಪಡೆದುಕೊಳ್ಳಬಹುದು.',
  ],
  [
    'bubbles',
    'Counselling',
    'Ask for a call about streams, tests or admissions. Your number serves for that call and nothing else.',
    'ಸಮಾಲೋಚನೆ',
    'ವಿಭಾಗ, ಪರೀಕ್ಷೆ ಅಥವಾ ಪ್ರವೇಶದ ಬಗ್ಗೆ ಕರೆ ಕೇಳಿ. ನಿಮ್ಮ ಸಂಖ್ಯೆ ಆ ಕರೆಗೆ ಮಾತ್ರ ಬಳಕೆಯಾಗುತ್ತದೆ.',
  ],
  [
    'globe',
    'Two languages',
    'Every page is in Kannada and in English, and you can change over on any of them.',
    'ಎರಡು ಭಾಷೆ',
    'ಪ್ರತಿ ಪುಟವೂ ಕನ್ನಡ ಮತ್ತು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ; ಯಾವ ಪುಟದಲ್ಲೂ ಭಾಷೆ ಬದಲಿಸಬಹುದು.',
  ],
  [
    'handset',
    'Made for phones',
    'Pages are light, and open on an inexpensive phone with a weak signal.',
    'ಫೋನ್‌ಗಾಗಿ ರೂಪಿಸಿದ್ದು',
    'ಪುಟಗಳು ಹಗುರ; ಕಡಿಮೆ ಬೆಲೆಯ ಫೋನ್‌ನಲ್ಲಿ, ಸಿಗ್ನಲ್ ಕಡಿಮೆ ಇದ್ದರೂ ತೆರೆಯುತ್ತವೆ.',
  ],
  [
    'shield',
    'Few questions asked',
    'You can read everything without an account. There is no advertising and nobody follows you around.',
    'ಅನಗತ್ಯ ಮಾಹಿತಿ ಕೇಳುವುದಿಲ್ಲ',
    'ಖಾತೆ ಇಲ್ಲದೆಯೇ ಎಲ್ಲವನ್ನೂ ಓದಬಹುದು. ಜಾಹೀರಾತು ಇಲ್ಲ; ಯಾರೂ ನಿಮ್ಮನ್ನು ಹಿಂಬಾಲಿಸುವುದಿಲ್ಲ.',
  ],
]

export const about: Content['about'] = {
  about_us_banner_image: pictureAddress('bengaluru', 9, RIVER),
  about_us_banner_title: both('About us', 'ನಮ್ಮ ಬಗ್ಗೆ'),
  about_us_banner_sub_title: both('A plain guide to studying in Karnataka', 'ಕರ್ನಾಟಕದಲ್ಲಿ ಓದಲು ಒಂದು ಸರಳ ಮಾರ್ಗದರ್ಶಿ'),
  about_us_banner_description: both(
    'We gather what is published about schools, colleges and universities, put it into one form, and let you compare before you travel.',
    'ಶಾಲೆ, ಕಾಲೇಜು ಮತ್ತು ವಿಶ್ವವಿದ್ಯಾಲಯಗಳ ಬಗ್ಗೆ ಪ್ರಕಟವಾದ ಮಾಹಿತಿಯನ್ನು ಒಂದೇ ರೂಪಕ್ಕೆ ತರುತ್ತೇವೆ. ಪ್ರಯಾಣ ಮಾಡುವ ಮೊದಲೇ ನೀವು ಹೋಲಿಸಿ ನೋಡಬಹುದು.',
  ),
  about_us_section1_image: pictureAddress('library', 31, 204),
  about_us_mission_icon: iconAddress('target', RIVER),
  about_us_mission_title: both('Our mission', 'ನಮ್ಮ ಧ್ಯೇಯ'),
  about_us_mission_description: both(
    'That every student and parent has the same facts: which courses there are, what they cost, and how to get in.',
    'ಯಾವ ಕೋರ್ಸ್‌ಗಳಿವೆ, ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ, ಸೇರುವುದು ಹೇಗೆ: ಈ ಮಾಹಿತಿ ಪ್ರತಿ ವಿದ್ಯಾರ್ಥಿ ಮತ್ತು ಪೋಷಕರಿಗೆ ಸಮಾನವಾಗಿ ಸಿಗುವಂತೆ ಮಾಡುವುದು.',
  ),
  about_us_vision_icon: iconAddress('horizon', RIVER),
  about_us_vision_title: both('Our vision', 'ನಮ್ಮ ಕನಸು'),
  about_us_vision_description: both(
    'A Karnataka in which nobody misses a course because nobody told them that it exists.',
    'ಕೋರ್ಸ್ ಇದೆ ಎಂದು ತಿಳಿಯದ ಕಾರಣಕ್ಕೆ ಯಾರೂ ಅದನ್ನು ಕಳೆದುಕೊಳ್ಳದ ಕರ್ನಾಟಕ.',
  ),
  about_us_section2_title: both('What this guide does', 'ಈ ಮಾರ್ಗದರ್ಶಿ ಏನು ಮಾಡುತ್ತದೆ'),
  ...cards(WHAT_IT_DOES, {
    icon: 'about_us_section2_icon',
    title: 'about_us_section2_sub_title',
    text: 'about_us_section2_description',
  }),
  about_us_section3_title: both('The people behind it', 'ಇದರ ಹಿಂದಿರುವವರು'),
  about_us_section4_title: both('Not sure where to start?', 'ಎಲ್ಲಿಂದ ಆರಂಭಿಸುವುದೆಂದು ತಿಳಿಯುತ್ತಿಲ್ಲವೇ?'),
  about_us_section4_description: both(
    'Ask for a call, or look through the institutions of your district.',
    'ಒಂದು ಕರೆ ಕೇಳಿ, ಅಥವಾ ನಿಮ್ಮ ಜಿಲ್ಲೆಯ ಸಂಸ್ಥೆಗಳನ್ನು ನೋಡಿ.',
  ),
}
