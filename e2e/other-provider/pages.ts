/**
 * The content pages of the other provider: little, in bare strings, with holes where the embedded
 * provider has everything. It has no career page at all.
 */

export const about = (host: string): unknown => ({
  data: {
    about: {
      about_us_banner_image: `${host}/pictures/about.svg`,
      about_us_banner_title: 'Rivers of <b>Learning</b>',
      about_us_banner_sub_title: '',
      about_us_mission_title: 'What we are for',
      about_us_vision_icon: `${host}/pictures/gone.png`,
      about_us_section2_title: 'How we work',
      about_us_section2_icon1: `${host}/pictures/ferry.svg`,
      about_us_section2_sub_title1: { en: 'By ferry', kn: 'ದೋಣಿಯಲ್ಲಿ' },
      about_us_section2_icon2: `${host}/pictures/bridge.svg`,
      about_us_section2_sub_title2: ' ',
      about_us_section2_description2: null,
      about_us_section2_description10: 'And on foot, & on <i>foot</i> again.',
      about_us_section3_title: 'The ferrymen',
      about_us_section4_title: 'Ask the river',
    },
  },
})

export const whyKarnataka = (host: string): unknown => ({
  data: {
    whykarnataka: {
      why_karnataka_title: 'Five rivers',
      section2_title: 'A section of pictures alone',
      section2_icon1: `${host}/pictures/one.svg`,
      section3_title: 'Krishna, Kaveri, Tungabhadra, Sharavathi and Netravati, each with towns to learn in',
      culture_title2: 'Boat races',
      culture_image3: `${host}/pictures/race.svg`,
      section5_sub_title7: 'Fishing',
      section7_sub_desc10: 'Bring an umbrella.',
      section8_sub_title1: 'A school certificate',
      section8_sub_title4: 'A towel',
      highlights: {
        data: [
          { label: 'Krishna', content: 'Long\n\nWide' },
          { label: 'Kaveri', subtitle: 'The middle one', image: `${host}/pictures/kaveri.svg` },
          { content: 'Nameless' },
          null,
          { label: 'Netravati', content: { en: 'Short', kn: 'ಚಿಕ್ಕದು' } },
        ],
      },
    },
  },
})

/** Nobody is a mentor there yet. */
export const mentoring = (): unknown => ({
  data: {
    mentor: {
      mentoring_title: { kn: 'ದೋಣಿಗಾರರು' },
      mentoring_sub_title: 'Someone who has crossed before you',
      mentoring_offer_title1: 'A crossing',
      mentoring_offer_title3: 'And the way back',
      mentoring_section3_title: 'They know the water',
    },
    mentors_data: [],
  },
})
