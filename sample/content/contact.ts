import type { Content } from '@/provider/content/sections'
import { pictureAddress } from '@/provider/pictures/address'
import { both, RIVER } from '@/sample/content/parts'

const PHONE = '080-04567000'
const OTHER_PHONE = '0821-0456700'
const HELP = 'help@guide.example'
const CORRECTIONS = 'corrections@guide.example'

/** Numbers, mail and address reach nobody: the operator puts theirs here. */
export const contact: Content['contact'] = {
  contactus_banner_image: pictureAddress('mysuru', 4, RIVER),
  contactus_banner_title: both('Contact us', 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ'),
  contactus_banner_sub_title: both('Ask, correct, or tell us how it went', 'ಕೇಳಿ, ತಿದ್ದಿ, ಅಥವಾ ಹೇಗಾಯಿತೆಂದು ತಿಳಿಸಿ'),
  contactus_banner_description: both(
    'Write by the form, call, or visit. We answer on working days, usually within two.',
    'ನಮೂನೆಯ ಮೂಲಕ ಬರೆಯಿರಿ, ಕರೆ ಮಾಡಿ ಅಥವಾ ಭೇಟಿ ನೀಡಿ. ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ, ಸಾಮಾನ್ಯವಾಗಿ ಎರಡು ದಿನದೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  ),
  contactus_section1_title: both('Send us a message', 'ನಮಗೆ ಸಂದೇಶ ಕಳುಹಿಸಿ'),
  contactus_phone_title: both('Call us', 'ಕರೆ ಮಾಡಿ'),
  contactus_phone_sub_title: both('Monday to Saturday, 10 am to 5 pm', 'ಸೋಮವಾರದಿಂದ ಶನಿವಾರದವರೆಗೆ, ಬೆಳಿಗ್ಗೆ 10ರಿಂದ ಸಂಜೆ 5ರವರೆಗೆ'),
  contactus_phone_num1: both(PHONE, PHONE),
  contactus_phone_num2: both(OTHER_PHONE, OTHER_PHONE),
  contactus_email_title: both('Write to us', 'ಇಮೇಲ್ ಬರೆಯಿರಿ'),
  contactus_email_sub_title: both('For questions, and for corrections', 'ಪ್ರಶ್ನೆಗಳಿಗೆ ಮತ್ತು ತಿದ್ದುಪಡಿಗಳಿಗೆ'),
  contactus_email1: both(HELP, HELP),
  contactus_email2: both(CORRECTIONS, CORRECTIONS),
  contactus_address_title: both('Visit us', 'ಭೇಟಿ ನೀಡಿ'),
  contactus_address_sub_title: both('Please call before you come', 'ಬರುವ ಮುನ್ನ ದಯವಿಟ್ಟು ಕರೆ ಮಾಡಿ'),
  contactus_address1: both('Education Guide, 4 Example Road', 'ಶಿಕ್ಷಣ ಮಾರ್ಗದರ್ಶಿ, 4, ಉದಾಹರಣೆ ರಸ್ತೆ'),
  contactus_address2: both('Bengaluru 560000', 'ಬೆಂಗಳೂರು 560000'),
}
