import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both, type Card, cards, RIVER } from '@/sample/content/parts'

const EXPLORE: readonly Card[] = [
  [
    'hills',
    'Why study in Karnataka',
    'Kinds of colleges, work after a course, and life in the towns: what the state offers a student.',
    'ಕರ್ನಾಟಕದಲ್ಲಿ ಏಕೆ ಓದಬೇಕು',
    'ಕಾಲೇಜುಗಳ ಬಗೆ, ಓದಿನ ನಂತರದ ಕೆಲಸ ಮತ್ತು ಊರುಗಳ ಬದುಕು: ವಿದ್ಯಾರ್ಥಿಗೆ ರಾಜ್ಯದಲ್ಲಿ ಏನೆಲ್ಲ ಇದೆ.',
  ],
  [
    'people',
    'About this guide',
    'Who keeps it, where its facts come from, and how to tell us of a mistake.',
    'ಈ ಮಾರ್ಗದರ್ಶಿಯ ಬಗ್ಗೆ',
    'ಇದನ್ನು ಯಾರು ನಡೆಸುತ್ತಾರೆ, ಮಾಹಿತಿ ಎಲ್ಲಿಂದ ಬರುತ್ತದೆ, ತಪ್ಪು ಕಂಡರೆ ತಿಳಿಸುವುದು ಹೇಗೆ.',
  ],
  [
    'bubbles',
    'Talk to a counsellor',
    'Ask about streams, entrance tests or fees. A counsellor calls you back in Kannada or English.',
    'ಸಮಾಲೋಚಕರೊಂದಿಗೆ ಮಾತನಾಡಿ',
    'ವಿಭಾಗ, ಪ್ರವೇಶ ಪರೀಕ್ಷೆ ಅಥವಾ ಶುಲ್ಕದ ಬಗ್ಗೆ ಕೇಳಿ. ಸಮಾಲೋಚಕರು ಕನ್ನಡ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  ],
  [
    'bed',
    'Residential colleges',
    'Institutions with hostels of their own, for those who study away from home.',
    'ವಸತಿ ಕಾಲೇಜುಗಳು',
    'ಮನೆಯಿಂದ ದೂರ ಓದುವವರಿಗಾಗಿ, ಸ್ವಂತ ಹಾಸ್ಟೆಲ್ ಇರುವ ಸಂಸ್ಥೆಗಳು.',
  ],
]

/** Its title has eight words that stand apart in grey, in both languages: the second sentence. */
export const homepage: Content['homepage'] = {
  home_page_title: both(
    'Find the college that fits you. Compare courses, fees and hostels in every district.',
    'ನಿಮಗೆ ಒಪ್ಪುವ ಕಾಲೇಜನ್ನು ಇಲ್ಲಿ ಹುಡುಕಿ. ಪ್ರತಿ ಜಿಲ್ಲೆಯ ಕೋರ್ಸ್, ಶುಲ್ಕ, ಹಾಸ್ಟೆಲ್‌ಗಳನ್ನು ಒಂದೇ ಕಡೆ ಹೋಲಿಸಿ.',
  ),
  home_page_image: pictureAddress('panorama', 7, RIVER),
  home_page_video: '/media/film/guide.mp4',
  section1_title: both('Where would you like to begin?', 'ಎಲ್ಲಿಂದ ಆರಂಭಿಸುತ್ತೀರಿ?'),
  ...cards(EXPLORE, { icon: 'section1_icon', title: 'section1_sub_title', text: 'section1_description' }),
  section1_image: pictureAddress('ground', 12, 204),
  section2_title: both('Top institutions', 'ಪ್ರಮುಖ ಸಂಸ್ಥೆಗಳು'),
  section3_title: both('Browse by what you want to study', 'ಓದಲು ಬಯಸುವ ವಿಷಯದಿಂದ ಹುಡುಕಿ'),
  section4_title: both('Our partner institutions', 'ನಮ್ಮ ಸಹಭಾಗಿ ಸಂಸ್ಥೆಗಳು'),
  section5_title: both('What students and parents say', 'ವಿದ್ಯಾರ್ಥಿಗಳು ಮತ್ತು ಪೋಷಕರ ಮಾತು'),
  filter_page_image: pictureAddress('ghats', 7, RIVER),
}
