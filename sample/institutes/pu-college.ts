import type { SampleInstitute } from '@/sample/institute'

const TWO = '2 years'

export const puCollege: readonly SampleInstitute[] = [
  {
    name: 'Belagumane PU College',
    kn: {
      name: 'ಬೆಳಗುಮನೆ ಪದವಿಪೂರ್ವ ಕಾಲೇಜು',
      tagline: 'ಅಂಕಗಳಷ್ಟೇ ಅಲ್ಲ, ಅರ್ಥವಾಗುವವರೆಗೆ ಕಲಿಸುವ ಕಾಲೇಜು',
      line: 'ಮೂಡುಬಿದಿರೆಯ ಜೈನ ಬಸದಿಗಳ ಊರಿನಲ್ಲಿ ವಿಜ್ಞಾನ ಮತ್ತು ವಾಣಿಜ್ಯ',
    },
    also: ['Belagumane Junior College'],
    initials: 'BPU',
    hue: 264,
    crest: [2, 'lamp'],
    at: [534, 'Mudbidri'],
    address: 'Alangar',
    zip: '574227',
    ownership: 'Private',
    residential: true,
    tagline: 'Taught until it is understood, not until it is Friday',
    line: 'Science and commerce for classes 11 and 12, with boarding',
    about:
      'Doubt hour is longer than any lecture. Phones are handed in on Sunday evening, and letters home are answered by the warden too.',
    phone: '08258-000190',
    site: 'belagumane',
    social: ['facebook', 'instagram'],
    gallery: ['building', 'classroom', 'laboratory', 'hostel', 'library', 'ground', 'gate'],
    overview: {
      title: 'The long doubt hour',
      text: 'From five to half past six, with all teachers in the hall.',
      blocks: [
        ['Entrance practice', 'On Saturdays only, so that the week stays free for thinking.', 'classroom'],
        ['Sport at six', 'For everyone, in the rain too.', 'ground'],
      ],
    },
    admissions: [
      ['Class 10 marks', 'Eighty in a hundred for science; an interview for those below.'],
      ['Boarding', 'Rooms of four, allotted by draw.'],
      ['Concessions', 'For pupils of government schools, a third of the fee.'],
    ],
    facilities: [
      ['Boarding houses', 'For 600.', 'hostel'],
      ['Laboratories', 'Three, with an experiment every day.', 'laboratory'],
      ['Ground', 'Athletics, kho-kho and football.', 'ground'],
    ],
    reviews: [
      ['Akhil', 15, 'Student', 4, 'The doubt hour saved my physics.'],
      ['Suma', 60, 'Parent', 5, 'The warden’s letters are better than a report card.'],
      ['Ruchi', 18, 'Student', 3, 'Sunday evening phone collection is a sad ceremony.'],
    ],
    courses: [
      {
        category: 'Science',
        duration: TWO,
        list: [
          ['Physics, Chemistry, Mathematics, Biology', 98000, 240, 'science'],
          ['Physics, Chemistry, Mathematics, Computer Science', 98000, 120, 'science'],
        ],
      },
      {
        category: 'Commerce',
        duration: TWO,
        list: [['Business, Accounts, Economics, Statistics', 56000, 120, 'commerce']],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Kempukere Independent PU College',
    initials: 'KI',
    hue: 0,
    crest: [0, 'book'],
    at: [526, 'Hosakote'],
    address: 'Old Madras road',
    zip: '562114',
    ownership: 'Private',
    tagline: 'Evening buses, early labs and patient commerce teachers',
    line: 'Science, commerce and arts east of the city',
    phone: '080-00000144',
    site: 'kempukere',
    gallery: ['building', 'classroom', 'laboratory', 'gate', 'ground'],
    overview: {
      title: 'For those who travel',
      text: 'First bell at half past nine, because the first bus comes at nine.',
      blocks: [['Bus study', 'Recorded lessons in Kannada, fifteen minutes each.']],
    },
    admissions: [['Counter', 'From the day of the results, with the marks card.']],
    facilities: [['Buses', 'Fourteen, as far as Malur and Sulibele.']],
    reviews: [
      ['Vishwa', 23, 'Student', 3, 'Teachers are fine. The canteen is two benches.'],
      ['Gowramma', 54, 'Parent', 4, 'The bus stops where we asked.'],
    ],
    courses: [
      {
        category: 'Pre-university',
        duration: TWO,
        list: [
          ['Science', 42000, 120, 'science'],
          ['Commerce', 28000, 180, 'commerce'],
          ['Arts', 16000, 60, 'arts'],
        ],
      },
    ],
  },
  {
    name: 'Karibasavana Katte PU College for Girls',
    initials: 'KPG',
    hue: 324,
    crest: [4, 'lamp'],
    at: [738, 'Harapanahalli'],
    zip: '583131',
    ownership: 'Aided',
    tagline: 'Girls of forty villages, two years, one promise',
    line: 'Arts and commerce for girls of the dry taluks',
    about:
      'No girl who starts may leave to be married before the final examination; parents sign that with the headmistress.',
    phone: '08398-000124',
    gallery: ['building', 'classroom', 'library', 'gate', 'ground'],
    overview: {
      title: 'The signed promise',
      text: 'It hangs, framed, in the staff room. It has been broken twice in nineteen years.',
      blocks: [['Cycle class', 'Everyone learns in the first month.', 'ground']],
    },
    admissions: [['No refusal', 'Every girl with a class 10 pass has a place.']],
    facilities: [['Hostel', 'A government hostel is five minutes away.', 'hostel']],
    reviews: [['Manjula', 10, 'Student', 5, 'I can cycle, I can speak in public, and I am not married.']],
    courses: [
      {
        category: 'Pre-university',
        duration: TWO,
        list: [
          ['Arts', 900, 120, 'arts'],
          ['Commerce', 1400, 60, 'commerce'],
        ],
      },
    ],
  },
  {
    name: 'Vidyasirigere Composite PU College',
    also: ['VCPUC'],
    initials: 'VC',
    hue: 156,
    crest: [3, 'sun'],
    at: [547, 'Sagar'],
    zip: '577401',
    ownership: 'Aided',
    tagline: 'Science by day, Yakshagana when the bell has rung',
    line: 'A composite college in the sandalwood carvers’ town',
    phone: '08183-000109',
    site: 'vidyasirigere',
    gallery: ['building', 'laboratory', 'classroom', 'library', 'ground'],
    overview: {
      title: 'After the bell',
      text: 'Drums from four to six, and nobody minds.',
      blocks: [['Carving club', 'A master visits from Sorab on Thursdays.', 'workshop']],
    },
    admissions: [['Within the taluk', 'Two of three seats.']],
    facilities: [
      ['Stage', 'Open on three sides.'],
      ['Physics laboratory', 'Apparatus of 1962, kept in order.', 'laboratory'],
    ],
    reviews: [['Shashank', 27, 'Student', 5, 'I passed chemistry and played Arjuna in the same week.']],
    courses: [
      {
        category: 'Pre-university',
        duration: TWO,
        list: [
          ['Science', 6800, 60, 'science'],
          ['Commerce', 5200, 60, 'commerce'],
          ['Arts', 3800, 60, 'arts'],
        ],
      },
    ],
  },
  {
    name: 'Bayalahalli Government PU College',
    initials: 'BG',
    hue: 60,
    at: [530, 'Indi'],
    zip: '586209',
    ownership: 'Government',
    line: 'Arts and science among the lime orchards',
    gallery: ['building', 'classroom'],
    admissions: [['Open', 'Until all seats are taken, usually by mid-July.']],
    courses: [
      {
        category: 'Pre-university',
        duration: TWO,
        list: [
          ['Science', 1100, 60, 'science'],
          ['Arts', 700, 120, 'arts'],
        ],
      },
    ],
    reviews: [['Ningappa', 29, 'Student', 2, 'One science teacher for three subjects. He does his best.']],
  },
]
