import { PECULIAR } from '@/e2e/other-provider/institutions'

/** `GET /cms?type=homepage` of the other provider: texts bare and by language, half of what might be there missing. */
export const homepage = (host: string): unknown => ({
  status: 'success',
  data: {
    homepage: {
      home_page_title: { en: 'Follow the river to the college that suits you and your family', kn: 'ನದಿಯೊಡನೆ ಕಾಲೇಜಿಗೆ' },
      home_page_image: `${host}/pictures/gone.png`,
      home_page_video: null,
      section1_title: 'Where the river begins',
      section1_sub_title1: { en: 'The land', kn: 'ನಾಡು' },
      section1_description1: 'Its hills & <em>rivers</em>.',
      section1_icon1: `${host}/pictures/land.svg`,
      section1_sub_title2: 'The people',
      section1_sub_title3: '',
      section1_description3: 'A card without a title.',
      section1_sub_title4: 'Rooms by the river',
      section1_icon4: `${host}/pictures/gone.png`,
      section1_image: `${host}/pictures/banks.png`,
      section3_title: { en: 'What flows here' },
      filter_page_image: `${host}/pictures/filter.svg`,
    },
    testimonial: [
      { description: 'We read it together, on one phone.', name: 'A mother', image_url: `${host}/pictures/gone.png` },
      { name: { en: 'Somebody without words' } },
      { description: { en: 'Short, and right.', kn: 'ಚುಟುಕು, ಸರಿಯಾದದ್ದು.' } },
    ],
    partners: [{ institute_id: PECULIAR.manyPictures, name: 'Sharavathi Polytechnic' }],
    founders: [],
    contact: { contactus_section1_title: { en: 'Leave us a line' } },
    categories: {
      data: [
        { id: 1101, institute_type_id: '11', name: 'Computing', image_url: `${host}/pictures/computing.svg` },
        { id: '1301', institute_type_id: 13, name: { en: 'Trade' }, image_url: `${host}/pictures/gone.png` },
        { institute_type_id: 15, name: 'Law', description: 'Five years' },
        { name: 'Anything else' },
        { id: 4 },
      ],
    },
    notifications: null,
  },
})
