import type { SampleInstitute } from '@/sample/institute'

export const medical: readonly SampleInstitute[] = [
  {
    name: 'Amruthahole Institute of Medical Sciences',
    kn: {
      name: 'ಅಮೃತಹೊಳೆ ವೈದ್ಯಕೀಯ ವಿಜ್ಞಾನ ಸಂಸ್ಥೆ',
      tagline: 'ರೋಗಿಯ ಮನೆಯಿಂದ ಆರಂಭವಾಗುವ ವೈದ್ಯಕೀಯ ಶಿಕ್ಷಣ',
      line: 'ಸಕಲೇಶಪುರದ ತೋಟ ಕಾರ್ಮಿಕರಿಗೆ ಆಸ್ಪತ್ರೆ, ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಕಾಲೇಜು',
    },
    also: ['AmIMS', 'Amruthahole Medical College'],
    initials: 'AMS',
    hue: 180,
    crest: [1, 'drop'],
    at: [539, 'Sakleshpur'],
    address: 'Hospital hill, Mudigere Road',
    zip: '573134',
    ownership: 'Private',
    residential: true,
    tagline: 'Medicine that begins in the patient’s own house',
    line: 'A medical college and hospital for the plantation hills',
    about:
      'The 420-bed hospital serves estate workers of three taluks, and each student follows four families for five years. Snake bite, anaemia and road injuries are learned here as in few other places.',
    phone: '08173-000199',
    site: 'amruthahole',
    social: ['facebook', 'linkedin'],
    gallery: ['building', 'laboratory', 'library', 'hostel', 'classroom', 'ground', 'gate', 'laboratory'],
    overview: {
      title: 'Four families for five years',
      text: 'Births, illnesses and weddings: the family book is examined along with the patient book.',
      blocks: [
        ['Estate clinics', 'Eleven rooms in labour lines, each open twice a week.', 'building'],
        [
          'Skills laboratory',
          'Nobody draws blood from a person before forty times from an arm of rubber.',
          'laboratory',
        ],
      ],
    },
    admissions: [
      ['National test', 'All seats through the national entrance and state counselling.'],
      ['Service bond', 'One year in a government health centre after the internship.'],
      ['Hostel', 'Compulsory for the first two years.'],
    ],
    placements: [['Where they are', 'Of the 2019 entrants, a third serve in taluk hospitals of Malnad.']],
    facilities: [
      ['Teaching hospital', 'Four hundred and twenty beds, twelve theatres, its own blood bank.'],
      ['Hostels', 'For 700, with interns’ rooms beside the wards.', 'hostel'],
      ['Library', 'Never closes.', 'library'],
    ],
    reviews: [
      ['Dr. Spoorthi', 22, 'Graduate', 5, 'My families still ring me.'],
      ['Chinnappa', 31, 'Parent', 4, 'Hard years, and very little sleep, but she was never alone.'],
      ['Yash', 7, 'Student', 4, 'Clinical exposure is enormous. The mess is not its strong side.'],
    ],
    courses: [
      {
        category: 'Undergraduate',
        duration: '5½ years',
        list: [['Bachelor of Medicine and Bachelor of Surgery', 590000, 150, 'medicine']],
      },
      {
        category: 'Postgraduate',
        duration: '3 years',
        list: [
          ['Community Medicine', 420000, 6, 'medicine'],
          ['General Medicine', 600000, 10, 'medicine'],
        ],
      },
    ],
    brochures: ['Prospectus', 'Fees and bond'],
  },
  {
    name: 'Mugulunage Dental College',
    also: ['Mugulunage College of Dental Sciences'],
    initials: 'MDC',
    hue: 204,
    crest: [3, 'drop'],
    at: [535, 'Davanagere'],
    address: 'Lake view layout',
    zip: '577005',
    ownership: 'Private',
    tagline: 'A hundred chairs, and nobody sent home in pain',
    line: 'Dental education with a free outpatient hall',
    about:
      'Three hundred patients a day pass through the hall, most of them from villages on the Bhadra canal. Tobacco counselling is a subject with marks.',
    phone: '08192-000188',
    site: 'mugulunage',
    social: ['instagram'],
    gallery: ['building', 'laboratory', 'classroom', 'library', 'hostel'],
    overview: {
      title: 'The hall of a hundred chairs',
      text: 'Each student has two chairs and one hard stool.',
      blocks: [['Van on Wednesdays', 'Two chairs on wheels visit a school a week.']],
    },
    admissions: [
      ['Counselling', 'National test rank; management seats are listed with their fee on the notice board.'],
      ['Hand test', 'Wax carving for an hour, for guidance only.'],
    ],
    placements: [['Own clinics', 'Half of the graduates practise within the district.']],
    facilities: [
      ['Ceramics laboratory', 'Crowns and bridges are made on the second floor.', 'laboratory'],
      ['Hostel', 'Two hundred places.', 'hostel'],
    ],
    reviews: [
      ['Shreya', 12, 'Student', 4, 'So many patients that you stop being nervous by the third month.'],
      ['Manjunath', 17, 'Parent', 3, 'Instruments cost us ₹90,000 on top of the fee.'],
    ],
    courses: [
      {
        category: 'Undergraduate',
        duration: '5 years',
        list: [['Bachelor of Dental Surgery', 340000, 100, 'dentistry']],
      },
    ],
    brochures: ['Instruments and fees'],
  },
  {
    name: 'Ashwagandha Vana Ayurveda College',
    initials: 'AVA',
    hue: 96,
    crest: [4, 'leaf'],
    at: [541, 'Virajpet'],
    address: 'Kadanoor Road',
    zip: '571218',
    ownership: 'Private',
    tagline: 'Nine hundred plants, every one known by hand',
    line: 'Ayurveda beside a forest garden in Kodagu',
    about:
      'Mornings begin in the herb garden, afternoons in the hospital of sixty beds. Old texts are read with a pharmacist at the table.',
    phone: '08274-000114',
    site: 'ashwagandha-vana',
    brochures: ['Garden and hospital'],
    gallery: ['building', 'farm', 'library', 'laboratory', 'gate', 'hostel'],
    overview: {
      title: 'Garden, text, patient',
      text: 'In that order, each day.',
      blocks: [
        ['The nine hundred', 'Each student adopts six species and writes their life.', 'farm'],
        ['Trial ward', 'Treatments are recorded, and failures too.', 'laboratory'],
      ],
    },
    admissions: [
      ['National test', 'Then state counselling for traditional medicine.'],
      ['Language', 'A Sanskrit primer is sent to every entrant in July.'],
    ],
    facilities: [
      ['Pharmacy', 'Makes sixty preparations for its own wards.', 'laboratory'],
      ['Reading hall', 'Palm-leaf copies on film.', 'library'],
    ],
    reviews: [['Bopanna', 19, 'Student', 4, 'The garden is the best teacher here, and it rains on it all year.']],
    courses: [
      {
        category: 'Undergraduate',
        duration: '5½ years',
        list: [['Bachelor of Ayurvedic Medicine and Surgery', 260000, 60, 'ayurveda']],
      },
    ],
  },
  {
    name: 'Nadige College of Physiotherapy',
    initials: 'NCP',
    hue: 168,
    crest: [0, 'sun'],
    at: [525, 'Jigani'],
    address: 'Stone quarry road',
    zip: '560105',
    ownership: 'Private',
    tagline: 'Back to the field, the loom or the wicket',
    line: 'Physiotherapy near the granite belt',
    about:
      'Quarry workers’ backs and cricketers’ shoulders make up most of the clinic. A gait laboratory was built from three old cameras.',
    phone: '080-00000126',
    site: 'nadige-physio',
    social: ['facebook', 'instagram'],
    gallery: ['building', 'ground', 'laboratory', 'classroom', 'library'],
    overview: {
      title: 'Learning to walk again',
      text: 'Clinics at two quarries, a stadium and an old people’s home.',
      blocks: [['Gait laboratory', 'A ten-metre walkway that has seen six thousand steps a month.', 'laboratory']],
    },
    admissions: [['Science marks', 'Biology at class 12, and a day spent in the clinic.']],
    placements: [['51 of 55', 'Hospitals, sports academies and home visits.']],
    recruiters: [['Akkare Home Care', 'Visits in eastern Bengaluru']],
    facilities: [
      ['Pool', 'Warm, shallow and popular.'],
      ['Ground', 'For tests of speed and jump.', 'ground'],
    ],
    reviews: [['Gautham', 21, 'Student', 4, 'You treat real people early, with someone watching your hands.']],
    courses: [
      {
        category: 'Undergraduate',
        duration: '4½ years',
        list: [['Bachelor of Physiotherapy', 155000, 60, 'physiotherapy']],
      },
    ],
  },
]
