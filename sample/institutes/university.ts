import type { SampleInstitute } from '@/sample/institute'

export const university: readonly SampleInstitute[] = [
  {
    name: 'Sahyagiri Vishwavidyalaya',
    kn: {
      name: 'ಸಹ್ಯಗಿರಿ ವಿಶ್ವವಿದ್ಯಾಲಯ',
      tagline: 'ಕಾಡು, ನಾಡು, ಕಡಲು — ಮೂರನ್ನೂ ಓದುವ ವಿಶ್ವವಿದ್ಯಾಲಯ',
      line: 'ಪಶ್ಚಿಮ ಘಟ್ಟಗಳ ತಪ್ಪಲಿನ ಬಹುಶಾಸ್ತ್ರೀಯ ವಿಶ್ವವಿದ್ಯಾಲಯ',
      about: 'ಹನ್ನೊಂದು ವಿಭಾಗಗಳು, ನಾಲ್ಕು ಸಾವಿರ ವಿದ್ಯಾರ್ಥಿಗಳು. ಮಳೆಗಾಲದ ಆರು ವಾರ ಎಲ್ಲರೂ ಕ್ಷೇತ್ರಕಾರ್ಯಕ್ಕೆ ಹೋಗುತ್ತಾರೆ.',
    },
    also: ['Sahyagiri University', 'SGVV'],
    initials: 'SV',
    hue: 156,
    crest: [0, 'hill'],
    at: [547, 'Tirthahalli'],
    address: 'Kushavati hill',
    zip: '577432',
    ownership: 'Deemed university',
    university: 'Deemed to be a university',
    residential: true,
    tagline: 'Forest, field and sea, read as one long book',
    line: 'A university of eleven schools at the foot of the Ghats',
    about:
      'Four thousand students spend the first six weeks of every monsoon in the field: landslips, frogs, prices, dialects. The campus has no cars and 1,800 bicycles.',
    phone: '08181-000100',
    site: 'sahyagiri',
    social: ['facebook', 'instagram', 'linkedin'],
    gallery: [
      'building',
      'library',
      'laboratory',
      'hostel',
      'ground',
      'gate',
      'farm',
      'classroom',
      'workshop',
      'building',
      'library',
    ],
    overview: {
      title: 'Eleven schools, one monsoon',
      text: 'From law to forestry, all follow the same calendar so that they can go out together.',
      blocks: [
        ['Six weeks of rain', 'Mixed teams of five schools; one valley each year.', 'farm'],
        ['The long library', 'Three hundred metres of shelf along the contour of the hill.', 'library'],
        ['No cars', 'Bicycles, and an ox cart for luggage.', 'gate'],
      ],
    },
    admissions: [
      ['One form', 'For all schools, from January to April.'],
      ['Test', 'In fourteen towns, in Kannada or English.'],
      ['Aid', 'A third of the students pay half or less.'],
    ],
    placements: [
      ['₹5.8 lakh a year', 'Middle package over all schools.'],
      ['Work of use', 'A hundred and six joined non-profit and public bodies.'],
    ],
    recruiters: [
      ['Giliview Survey', 'Forest mapping'],
      ['Mugilu Cloud Services', 'Graduates of computing'],
      ['Beladi Hospitals', 'Allied health'],
      ['Saakshi Chambers', 'Law interns'],
    ],
    facilities: [
      ['Halls', 'Fourteen, named after rivers.', 'hostel'],
      ['Science park', 'Electron microscope on Tuesdays for schools of the district.', 'laboratory'],
      ['Stadium', 'Grass, eight lanes, leeches in July.', 'ground'],
    ],
    reviews: [
      ['Arundhati', 32, 'Student', 5, 'Six weeks in one valley with four strangers made my degree.'],
      ['Nikhil', 45, 'Student', 4, 'Beautiful, remote, slow internet.'],
      ['Hemavathi', 48, 'Parent', 4, 'We were shown every fee on one page.'],
      ['Jagadish', 47, 'Graduate', 5, 'I came on an ox cart and left with a doctorate.'],
    ],
    courses: [
      {
        category: 'Undergraduate',
        duration: '4 years',
        list: [
          ['BSc (Honours) Ecology', 96000, 60, 'degree/science'],
          ['BTech Computing', 245000, 120, 'engineering/computer-science'],
          ['BA LLB', 180000, 60, 'law/five-year'],
          ['BSc Forestry', 84000, 40, 'agriculture/agriculture'],
        ],
      },
      {
        category: 'Postgraduate',
        duration: '2 years',
        list: [
          ['MA Kannada and Translation', 24000, 30, 'degree/arts'],
          ['MBA Rural Enterprise', 165000, 60, 'management/mba'],
          ['Doctoral studies', 18000, null, 'multi-disciplinary'],
        ],
      },
    ],
    brochures: ['Prospectus', 'Fees on one page', 'Six weeks of rain'],
  },
  {
    name: 'Krishnatunga Open Learning University',
    also: ['KOLU', 'Krishnatunga Open University'],
    initials: 'KOL',
    hue: 276,
    crest: [3, 'lamp'],
    at: [530, 'Vijayapura'],
    address: 'Torvi road',
    zip: '586108',
    ownership: 'Private university',
    tagline: 'For those who study when the house is asleep',
    line: 'Distance degrees with forty weekend centres',
    about:
      'Printed lessons come by post, talks by radio, and a tutor sits in each centre on Sundays. The oldest graduate so far was seventy-eight.',
    phone: '08352-000180',
    site: 'krishnatunga-open',
    social: ['facebook', 'linkedin'],
    gallery: ['building', 'library', 'classroom', 'gate', 'laboratory'],
    overview: {
      title: 'A university by post',
      text: 'Eleven thousand learners, most of them at work, many of them mothers.',
      blocks: [
        ['Sunday centres', 'Forty taluk towns, ten to four.', 'classroom'],
        ['Jail centre', 'Sixty-two degrees since 2012.'],
      ],
    },
    admissions: [
      ['Any time', 'Study begins on the first of the next month.'],
      ['Without class 12', 'A six-month preparatory course opens the door.'],
    ],
    facilities: [['Postal library', 'Books travel free in both directions.', 'library']],
    reviews: [
      ['Siddamma', 56, 'Student', 4, 'I read at four in the morning, before the cows.'],
      ['Prabhu', 53, 'Graduate', 3, 'Cheap and fair. Results take long.'],
    ],
    courses: [
      {
        category: 'Distance',
        duration: '3 years',
        list: [
          ['Bachelor of Arts', 4800, null, 'degree/arts'],
          ['Bachelor of Commerce', 5200, null, 'degree/commerce'],
          ['Master of Business Administration', 32000, null, 'management/mba'],
        ],
      },
    ],
    brochures: ['How it works'],
  },
]
