import type { IconName } from '@/lib/drawing/icons'
import type { Content } from '@/provider/content/sections'
import { iconAddress, pictureAddress } from '@/provider/pictures/address'
import { both, counted, RIVER } from '@/sample/content/parts'

const OFFERS: readonly (readonly [icon: IconName, en: string, kn: string])[] = [
  ['clock', 'Three meetings of an hour each', 'ತಲಾ ಒಂದು ಗಂಟೆಯ ಮೂರು ಭೇಟಿ'],
  ['factory', 'A visit to the place of work', 'ಕೆಲಸದ ಸ್ಥಳಕ್ಕೆ ಒಂದು ಭೇಟಿ'],
  ['document', 'Help with one application', 'ಒಂದು ಅರ್ಜಿ ತುಂಬಲು ನೆರವು'],
  ['bubbles', 'Questions by message in between', 'ನಡುವೆ ಸಂದೇಶದ ಮೂಲಕ ಪ್ರಶ್ನೆಗಳು'],
]

export const mentor: Content['mentor'] = {
  mentoring_banner_image: pictureAddress('coffee', 6, RIVER),
  mentoring_title: both('Mentoring and team', 'ಮಾರ್ಗದರ್ಶನ ಮತ್ತು ತಂಡ'),
  mentoring_sub_title: both('Learn from people who do the work', 'ಕೆಲಸ ಮಾಡುವವರಿಂದಲೇ ಕಲಿಯಿರಿ'),
  mentoring_description: both(
    'A mentor is somebody from the field that you are thinking of. You ask what you like, and decide for yourself.',
    'ಮಾರ್ಗದರ್ಶಕರು ನೀವು ಯೋಚಿಸುತ್ತಿರುವ ಕ್ಷೇತ್ರದಲ್ಲೇ ಕೆಲಸ ಮಾಡುವವರು. ಬೇಕಾದ್ದನ್ನು ಕೇಳಿ; ನಿರ್ಧಾರ ನಿಮ್ಮದು.',
  ),
  mentoring_section1_title: both('How mentoring works', 'ಮಾರ್ಗದರ್ಶನ ನಡೆಯುವುದು ಹೇಗೆ'),
  mentoring_section1_desc: both(
    'Tell us the field and the language that you prefer. We look for a mentor, agree on a time with both of you, and stay in the background. Meetings are by phone, online, or at a school that offers a room.',
    'ನಿಮಗೆ ಬೇಕಾದ ಕ್ಷೇತ್ರ ಮತ್ತು ಭಾಷೆಯನ್ನು ತಿಳಿಸಿ. ನಾವು ಮಾರ್ಗದರ್ಶಕರನ್ನು ಹುಡುಕಿ, ಇಬ್ಬರಿಗೂ ಒಪ್ಪುವ ಸಮಯ ಗೊತ್ತು ಮಾಡುತ್ತೇವೆ. ಭೇಟಿ ಫೋನ್, ಆನ್‌ಲೈನ್ ಅಥವಾ ಕೊಠಡಿ ಕೊಡುವ ಶಾಲೆಯಲ್ಲಿ ನಡೆಯುತ್ತದೆ.',
  ),
  ...counted(OFFERS, ([icon, en, kn]) => ({
    mentoring_offer_icon: iconAddress(icon, RIVER),
    mentoring_offer_title: both(en, kn),
  })),
  mentoring_section2_title: both('Our mentors', 'ನಮ್ಮ ಮಾರ್ಗದರ್ಶಕರು'),
  mentoring_section2_desc: both(
    'They give their time. Each says which work they do, so that you know whom you are asking.',
    'ಇವರು ತಮ್ಮ ಸಮಯ ಕೊಡುತ್ತಾರೆ. ತಮ್ಮ ಕೆಲಸ ಏನೆಂದು ಹೇಳುತ್ತಾರೆ; ಯಾರನ್ನು ಕೇಳುತ್ತಿದ್ದೀರಿ ಎಂದು ನಿಮಗೆ ತಿಳಿದಿರುತ್ತದೆ.',
  ),
  mentoring_section3_title: both('Three meetings, one field, your questions', 'ಮೂರು ಭೇಟಿ, ಒಂದು ಕ್ಷೇತ್ರ, ನಿಮ್ಮ ಪ್ರಶ್ನೆಗಳು'),
  mentoring_section3_desc: both(
    'Say below what you are curious about. We reply within two working days.',
    'ನಿಮ್ಮ ಕುತೂಹಲ ಯಾವುದರ ಬಗ್ಗೆ ಎಂದು ಕೆಳಗೆ ತಿಳಿಸಿ. ಎರಡು ಕೆಲಸದ ದಿನಗಳೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  ),
  // Its first three words stand apart in grey, in both languages.
  mentoring_section4_title: both(
    'Every mentor here was once unsure of what to study.',
    'ಇಲ್ಲಿನ ಪ್ರತಿ ಮಾರ್ಗದರ್ಶಕರಿಗೂ ಒಮ್ಮೆ ಏನು ಓದುವುದೆಂದು ತಿಳಿದಿರಲಿಲ್ಲ.',
  ),
  mentoring_section4_desc: both('Ask them how they found out.', 'ಅವರು ಹೇಗೆ ಕಂಡುಕೊಂಡರು ಎಂದು ಕೇಳಿ.'),
}
