import type { Content } from '@/provider/content/sections'
import { iconAddress } from '@/provider/pictures/address'
import { both, RIVER } from '@/sample/content/parts'

const link = (url: string, en: string, kn: string) => ({ label: both(en, kn), url })
const network = (host: string) => {
  const address = `https://${host}.example/karnataka-education-guide`
  return both(address, address)
}

export const footer: Content['footer'] = {
  footer_desc: both(
    'Schools, colleges and universities of Karnataka, with their courses, fees and facilities. Free to read, in Kannada and English.',
    'ಕರ್ನಾಟಕದ ಶಾಲೆ, ಕಾಲೇಜು ಮತ್ತು ವಿಶ್ವವಿದ್ಯಾಲಯಗಳು; ಅವುಗಳ ಕೋರ್ಸ್, ಶುಲ್ಕ ಮತ್ತು ಸೌಲಭ್ಯಗಳು. ಕನ್ನಡ ಮತ್ತು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ, ಓದಲು ಉಚಿತ.',
  ),
  quickLinks: [
    link('/Whykarnataka', 'Why Karnataka', 'ಕರ್ನಾಟಕವೇ ಏಕೆ'),
    link('/filter', 'All institutions', 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳು'),
    link('/explore-all', 'Top institutions', 'ಪ್ರಮುಖ ಸಂಸ್ಥೆಗಳು'),
    link('/compare', 'Compare institutions', 'ಸಂಸ್ಥೆಗಳನ್ನು ಹೋಲಿಸಿ'),
    link('/shortlist', 'Your shortlist', 'ನಿಮ್ಮ ಆಯ್ದ ಪಟ್ಟಿ'),
    link('/mentoring', 'Mentoring & Team', 'ಮಾರ್ಗದರ್ಶನ ಮತ್ತು ತಂಡ'),
    link('/updates-list', 'Latest updates', 'ಇತ್ತೀಚಿನ ಸುದ್ದಿ'),
  ],
  menuone: [
    link('/about', 'About Us', 'ನಮ್ಮ ಬಗ್ಗೆ'),
    link('/careerCounselling', 'Career Counseling', 'ವೃತ್ತಿ ಸಮಾಲೋಚನೆ'),
    link('/contact', 'Contact us', 'ಸಂಪರ್ಕಿಸಿ'),
    link('/pricing', 'Plans', 'ಯೋಜನೆಗಳು'),
  ],
  menu: [
    { label: both('Log in', 'ಲಾಗಿನ್ ಆಗಿ'), key: 'login' },
    { label: both('Create an account', 'ಖಾತೆ ತೆರೆಯಿರಿ'), key: 'register' },
    link('/privacy', 'Privacy Policy', 'ಗೌಪ್ಯತಾ ನೀತಿ'),
    link('/tearms', 'Terms & Conditions', 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು'),
    link('/refund', 'Refund Policy', 'ಹಣ ಮರುಪಾವತಿ ನೀತಿ'),
  ],
  footer_copyright: both(
    '© Karnataka Education Guide. All rights reserved.',
    '© ಕರ್ನಾಟಕ ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ. ಎಲ್ಲ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.',
  ),
  footer_followus_title: both('Follow us', 'ನಮ್ಮನ್ನು ಅನುಸರಿಸಿ'),
  facebook_icon: iconAddress('facebook', RIVER),
  facebook_link: network('facebook'),
  insta_icon: iconAddress('instagram', RIVER),
  insta_link: network('instagram'),
  linkdin_icon: iconAddress('linkedin', RIVER),
  linkdin_link: network('linkedin'),
}
