import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both, type Card, cards, RIVER } from '@/sample/content/parts'

const WHEN: readonly Card[] = [
  [
    'book',
    'After class 10',
    'Science, commerce, arts, a diploma or an ITI: where each leads, and which doors stay open.',
    'ಹತ್ತನೇ ತರಗತಿಯ ನಂತರ',
    'ವಿಜ್ಞಾನ, ವಾಣಿಜ್ಯ, ಕಲೆ, ಡಿಪ್ಲೊಮಾ ಅಥವಾ ಐಟಿಐ: ಪ್ರತಿಯೊಂದೂ ಎಲ್ಲಿಗೆ ಒಯ್ಯುತ್ತದೆ, ಮುಂದೆ ಯಾವ ದಾರಿ ತೆರೆದಿರುತ್ತದೆ.',
  ],
  [
    'pencil',
    'After class 12',
    'Entrance tests, choices of seats and their dates in order, so that none is missed.',
    'ಪಿಯುಸಿ ನಂತರ',
    'ಪ್ರವೇಶ ಪರೀಕ್ಷೆ, ಸೀಟು ಆಯ್ಕೆ ಮತ್ತು ದಿನಾಂಕಗಳು ಕ್ರಮವಾಗಿ; ಯಾವುದೂ ತಪ್ಪದಂತೆ.',
  ],
  [
    'cap',
    'During a degree',
    'Changing the course, adding a skill, or preparing for a master’s.',
    'ಪದವಿ ಓದುವಾಗ',
    'ಕೋರ್ಸ್ ಬದಲಿಸುವುದು, ಹೊಸ ಕೌಶಲ ಕಲಿಯುವುದು ಅಥವಾ ಸ್ನಾತಕೋತ್ತರಕ್ಕೆ ಸಿದ್ಧವಾಗುವುದು.',
  ],
  [
    'people',
    'For parents',
    'What the fees really include, and how loans and scholarships work.',
    'ಪೋಷಕರಿಗೆ',
    'ಶುಲ್ಕದಲ್ಲಿ ನಿಜವಾಗಿ ಏನೆಲ್ಲ ಸೇರಿದೆ; ಸಾಲ ಮತ್ತು ವಿದ್ಯಾರ್ಥಿವೇತನ ಸಿಗುವುದು ಹೇಗೆ.',
  ],
]

const TOPICS: readonly Card[] = [
  [
    'compass',
    'Choosing a stream',
    'What you like, what you do well, and what each stream asks of you.',
    'ವಿಭಾಗದ ಆಯ್ಕೆ',
    'ನಿಮಗೆ ಇಷ್ಟವಾದದ್ದು, ನೀವು ಚೆನ್ನಾಗಿ ಮಾಡುವುದು, ಮತ್ತು ಪ್ರತಿ ವಿಭಾಗ ನಿಮ್ಮಿಂದ ಬಯಸುವುದು.',
  ],
  [
    'checklist',
    'Entrance tests',
    'Which ones count for your course, and how to plan the months before them.',
    'ಪ್ರವೇಶ ಪರೀಕ್ಷೆಗಳು',
    'ನಿಮ್ಮ ಕೋರ್ಸ್‌ಗೆ ಯಾವುದು ಬೇಕು, ಅದಕ್ಕೆ ಮೊದಲಿನ ತಿಂಗಳುಗಳನ್ನು ಹೇಗೆ ಯೋಜಿಸಬೇಕು.',
  ],
  [
    'document',
    'Forms and papers',
    'Which certificates to ask for now, because some take weeks.',
    'ಅರ್ಜಿ ಮತ್ತು ದಾಖಲೆ',
    'ಯಾವ ಪ್ರಮಾಣಪತ್ರಗಳಿಗೆ ಈಗಲೇ ಅರ್ಜಿ ಹಾಕಬೇಕು; ಕೆಲವು ಸಿಗಲು ವಾರಗಳೇ ಬೇಕು.',
  ],
  [
    'rupee',
    'Scholarships and loans',
    'What you can apply for, and what a loan costs by the time it is paid back.',
    'ವಿದ್ಯಾರ್ಥಿವೇತನ ಮತ್ತು ಸಾಲ',
    'ನೀವು ಯಾವುದಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಬಹುದು; ತೀರಿಸುವ ಹೊತ್ತಿಗೆ ಸಾಲ ಎಷ್ಟಾಗುತ್ತದೆ.',
  ],
  [
    'plane',
    'Studying abroad',
    'Tests, costs and recognised degrees, before you pay an agent.',
    'ವಿದೇಶದಲ್ಲಿ ಓದು',
    'ಏಜೆಂಟರಿಗೆ ಹಣ ಕೊಡುವ ಮೊದಲು: ಪರೀಕ್ಷೆ, ಖರ್ಚು ಮತ್ತು ಮಾನ್ಯತೆ ಇರುವ ಪದವಿಗಳು.',
  ],
  [
    'gear',
    'Skills and short courses',
    'Certificates that employers ask for, and those that only cost money.',
    'ಕೌಶಲ ಮತ್ತು ಕಿರು ಕೋರ್ಸ್',
    'ಉದ್ಯೋಗದಾತರು ಕೇಳುವ ಪ್ರಮಾಣಪತ್ರಗಳು, ಮತ್ತು ಬರೀ ಹಣ ಖರ್ಚಾಗುವಂಥವು.',
  ],
  [
    'chart',
    'Work and pay',
    'What a first job in the field looks like, and what it pays in your town.',
    'ಕೆಲಸ ಮತ್ತು ಸಂಬಳ',
    'ಆ ಕ್ಷೇತ್ರದ ಮೊದಲ ಕೆಲಸ ಹೇಗಿರುತ್ತದೆ, ನಿಮ್ಮ ಊರಿನಲ್ಲಿ ಸಂಬಳ ಎಷ್ಟಿರುತ್ತದೆ.',
  ],
  [
    'heart',
    'Worry and pressure',
    'When marks, family or choice weigh on you. The talk stays between us.',
    'ಚಿಂತೆ ಮತ್ತು ಒತ್ತಡ',
    'ಅಂಕ, ಮನೆ ಅಥವಾ ಆಯ್ಕೆ ಭಾರವಾದಾಗ ಮಾತನಾಡೋಣ. ಆ ಮಾತು ನಮ್ಮ ನಡುವೆಯೇ ಉಳಿಯುತ್ತದೆ.',
  ],
]

export const career: Content['career'] = {
  career_banner_image: pictureAddress('ghats', 15, RIVER),
  career_title: both('Career counselling', 'ವೃತ್ತಿ ಸಮಾಲೋಚನೆ'),
  career_sub_title: both('A conversation before a decision', 'ನಿರ್ಧಾರಕ್ಕೆ ಮೊದಲು ಒಂದು ಮಾತುಕತೆ'),
  career_description: both(
    'Half an hour by phone, online or in person with somebody who knows courses and admissions, in Kannada or English.',
    'ಕೋರ್ಸ್ ಮತ್ತು ಪ್ರವೇಶ ಬಲ್ಲವರೊಂದಿಗೆ ಅರ್ಧ ಗಂಟೆ: ಫೋನ್, ಆನ್‌ಲೈನ್ ಅಥವಾ ಮುಖತಃ, ಕನ್ನಡ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ.',
  ),
  career_section1_title: both('What a session is like', 'ಮಾತುಕತೆ ಹೇಗಿರುತ್ತದೆ'),
  career_section1_description: both(
    'You tell us where you are: your class, your marks, what you like doing and what your family can spend. We put the possible courses side by side, with their tests, their costs and the work they lead to. Afterwards you get a short summary in writing.',
    'ನೀವು ಎಲ್ಲಿದ್ದೀರಿ ಎಂದು ಹೇಳುತ್ತೀರಿ: ತರಗತಿ, ಅಂಕ, ಇಷ್ಟದ ಕೆಲಸ, ಮನೆಯವರು ಮಾಡಬಹುದಾದ ಖರ್ಚು. ಸಾಧ್ಯವಿರುವ ಕೋರ್ಸ್‌ಗಳನ್ನು ಅವುಗಳ ಪರೀಕ್ಷೆ, ಖರ್ಚು ಮತ್ತು ಮುಂದಿನ ಕೆಲಸದೊಂದಿಗೆ ಪಕ್ಕಪಕ್ಕದಲ್ಲಿ ಇಡುತ್ತೇವೆ. ಕೊನೆಗೆ ಸಾರಾಂಶವನ್ನು ಬರಹದಲ್ಲಿ ಕೊಡುತ್ತೇವೆ.',
  ),
  career_section1_image: pictureAddress('classroom', 18, 264),
  career_section2_title: both('When it helps', 'ಯಾವಾಗ ನೆರವಾಗುತ್ತದೆ'),
  ...cards(WHEN, {
    icon: 'career_section2_icon',
    title: 'career_section2_sub_title',
    text: 'career_section2_description',
  }),
  career_section3_title: both('What we can talk about', 'ಯಾವುದರ ಬಗ್ಗೆ ಮಾತನಾಡಬಹುದು'),
  ...cards(TOPICS, {
    icon: 'career_section3_icon',
    title: 'career_section3_sub_title',
    text: 'career_section3_description',
  }),
  mentoring_section3_title: both(
    'Would you rather hear it from somebody who does the work?',
    'ಆ ಕೆಲಸ ಮಾಡುವವರಿಂದಲೇ ಕೇಳಲು ಬಯಸುತ್ತೀರಾ?',
  ),
  mentoring_section3_desc: both(
    'Our mentors are nurses, engineers, lawyers and teachers. They tell you about an ordinary day.',
    'ನಮ್ಮ ಮಾರ್ಗದರ್ಶಕರಲ್ಲಿ ನರ್ಸ್, ಎಂಜಿನಿಯರ್, ವಕೀಲರು ಮತ್ತು ಶಿಕ್ಷಕರಿದ್ದಾರೆ. ತಮ್ಮ ಒಂದು ಸಾಮಾನ್ಯ ದಿನದ ಬಗ್ಗೆ ಹೇಳುತ್ತಾರೆ.',
  ),
  // Its first three words stand apart in grey, in both languages.
  mentoring_section4_title: both(
    'One good question can save a year of study.',
    'ಒಂದು ಒಳ್ಳೆಯ ಪ್ರಶ್ನೆ ಒಂದು ವರ್ಷದ ಓದನ್ನು ಉಳಿಸಬಹುದು.',
  ),
}
