/** `GET /cms?type=contactus` of the other provider: texts bare and by language, a number that is none in words. */
export const contact = (host: string): unknown => ({
  status: 'success',
  data: {
    contact: {
      contactus_banner_image: `${host}/pictures/contact.svg`,
      contactus_banner_title: { en: 'Ask the river', kn: 'ನದಿಯನ್ನು ಕೇಳಿ' },
      contactus_banner_sub_title: 'and it answers within a day',
      contactus_banner_description: '',
      contactus_section1_title: 'Leave us a line',
      contactus_phone_title: 'Ring us',
      contactus_phone_sub_title: { en: 'Monday to Saturday' },
      contactus_phone_num1: 8214002200,
      contactus_phone_num2: '+91 98450 12345 / 98450 54321',
      contactus_email_title: { kn: 'ಇಮೇಲ್' },
      contactus_email1: 'office@rivers.example',
      contactus_email2: 'not an address',
      contactus_address_title: 'Come by',
      contactus_address_sub_title: null,
      contactus_address1: [],
      contactus_address2: '',
    },
  },
})
