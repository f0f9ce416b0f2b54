import type { SampleInstitute } from '@/sample/institute'

export const management: readonly SampleInstitute[] = [
  {
    name: 'Hejjenu School of Management, Bengaluru',
    kn: {
      name: 'ಹೆಜ್ಜೇನು ನಿರ್ವಹಣಾ ಶಾಲೆ, ಬೆಂಗಳೂರು',
      tagline: 'ಲೆಕ್ಕವೂ ಗೊತ್ತು, ಲೋಕವೂ ಗೊತ್ತು ಎನ್ನುವವರಿಗೆ',
      line: 'ಕೆಲಸದ ಅನುಭವ ಇರುವವರಿಗಾಗಿ ಎರಡು ವರ್ಷದ ನಿರ್ವಹಣಾ ಶಿಕ್ಷಣ',
    },
    also: ['HSMB', 'Hejjenu B School'],
    initials: 'HSM',
    hue: 252,
    crest: [1, 'sun'],
    at: [525, 'Bengaluru'],
    address: 'Kanakapura main road, beyond the sixth kilometre',
    zip: '560062',
    ownership: 'Private',
    residential: true,
    tagline: 'For people who have already had a difficult boss',
    line: 'A residential business school for those with work behind them',
    about:
      'Nobody is admitted without a year and a half of work, and the average is four years. Cases are written by the students about firms they have worked for, with names removed.',
    phone: '080-00000188',
    site: 'hejjenu-management',
    social: ['facebook', 'linkedin'],
    gallery: ['building', 'library', 'classroom', 'hostel', 'ground', 'gate'],
    overview: {
      title: 'Two years among colleagues',
      text: 'A hundred and eighty people, sixty to a section, no bell curve.',
      blocks: [
        ['Cases from life', 'Three hundred and ten student-written cases so far; forty are used elsewhere.', 'library'],
        ['The failed-venture fair', 'Every February alumni present what went wrong, to a full hall.', 'classroom'],
      ],
    },
    admissions: [
      ['Test score', 'Any of the three national tests of the last two years.'],
      ['Work record', 'Letters from two people who have reported to you, not from those you reported to.'],
      ['Conversation', 'Forty minutes with one teacher and one second-year student.'],
    ],
    placements: [
      ['₹19 lakh a year', 'The middle package in 2025.'],
      ['164 of 171', 'Placed within three months; seven started firms and stay counted as unplaced.'],
    ],
    recruiters: [
      ['Tappal Logistics', 'Operations'],
      ['Akkare Health Data', 'Product roles'],
      ['Honnu Microfinance', 'Field management in four states'],
      ['Gombe Retail', 'Category buyers'],
    ],
    facilities: [
      ['Residences', 'Single rooms, and eighteen flats for couples.', 'hostel'],
      ['Case library', 'Open at all hours; tea until two.', 'library'],
      ['Courts', 'Badminton and tennis, booked out in the evenings.', 'ground'],
    ],
    reviews: [
      ['Rohit', 37, 'Student', 5, 'The letters from juniors told me more about myself than any test.'],
      ['Meera', 40, 'Graduate', 4, 'Expensive. It paid back in three years for me, not for everyone.'],
    ],
    courses: [
      {
        category: 'Postgraduate',
        duration: '2 years',
        list: [
          ['Post Graduate Diploma in Management', 600000, 180, 'pgdm'],
          ['Executive MBA (weekends)', 450000, 60, 'mba'],
        ],
      },
    ],
    brochures: ['Prospectus', 'Class profile 2026'],
  },
  {
    name: 'Vyaparipete Institute of Management',
    also: ['VyIM'],
    initials: 'VIM',
    hue: 84,
    crest: [2, 'book'],
    at: [536, 'Hubballi-Dharwad'],
    address: 'Dajibanpet, Hubballi',
    zip: '580020',
    ownership: 'Private',
    tagline: 'Trade learned in the street of the traders',
    line: 'Business degrees above the cotton and grain exchanges',
    about:
      'Lectures end at one o’clock, when the shops below open their books to students. The accounts paper is set on real ledgers.',
    phone: '0836-0000136',
    site: 'vyaparipete',
    social: ['facebook'],
    gallery: ['building', 'classroom', 'library', 'gate', 'laboratory'],
    overview: {
      title: 'Upstairs from the market',
      text: 'A three-storey trading house of 1911, with the strong room as server room.',
      blocks: [
        ['Ledger season', 'In March each student closes the year for one shop.', 'classroom'],
        ['Trade tours', 'Chilli at Byadgi, cotton at Raichur, arecanut at Sirsi.'],
      ],
    },
    admissions: [
      ['Written test', 'Arithmetic and a letter of complaint, in English or Kannada.'],
      ['Interview', 'With a shopkeeper on the panel.'],
    ],
    placements: [['₹4.1 lakh a year', 'Middle package; one in five joined the family firm.']],
    recruiters: [
      ['Honnu Microfinance', 'Branch managers'],
      ['Gombe Retail', 'Store trainees for north Karnataka'],
    ],
    facilities: [
      ['Reading room', 'With forty years of market reports.', 'library'],
      ['Computer laboratory', 'Accounting packages and spreadsheets for ninety.', 'laboratory'],
    ],
    reviews: [
      ['Vinayak', 39, 'Student', 4, 'I closed a cloth merchant’s year and found ₹14,000 for him.'],
      ['Pallavi', 42, 'Student', 3, 'No campus to speak of. You trade green lawns for the real thing.'],
    ],
    courses: [
      {
        category: 'Postgraduate',
        duration: '2 years',
        list: [['Master of Business Administration', 145000, 120, 'mba']],
      },
      {
        category: 'Undergraduate',
        duration: '3 years',
        list: [
          ['Bachelor of Business Administration', 42000, 60, 'bba'],
          ['Bachelor of Commerce', 26000, 60, 'degree/commerce'],
        ],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Santeyangala School of Rural Enterprise',
    initials: 'SRE',
    hue: 132,
    crest: [4, 'leaf'],
    at: [537, 'Gadag-Betigeri'],
    address: 'Binkadakatti Road',
    zip: '582103',
    ownership: 'Private',
    residential: true,
    tagline: 'Balance sheets for onions, looms and self-help groups',
    line: 'Management for producer companies and cooperatives',
    about:
      'A fourteen-month programme for people who will run farmer companies. Students live for ten weeks with one such company and present its accounts to its members, in the members’ language.',
    phone: '08372-000144',
    site: 'santeyangala',
    brochures: ['Programme and fees'],
    social: ['facebook', 'instagram'],
    gallery: ['building', 'farm', 'classroom', 'hostel', 'gate'],
    overview: {
      title: 'Managers for those who own together',
      text: 'Cooperative law, storage, price risk and how to chair a noisy meeting.',
      blocks: [
        ['Ten weeks', 'With an onion, chilli or dairy company in Gadag, Haveri or Koppal.', 'farm'],
        ['The members’ hour', 'The final examination is held before those whose money it is.'],
      ],
    },
    admissions: [
      ['Sponsored seats', 'Half of the class is sent by producer companies, who pay half the fee.'],
      ['Graduates', 'Any degree; farmers without one may apply with five years’ accounts.'],
    ],
    placements: [['33 of 36', 'Chief executives, accountants and buyers of producer companies.', 'farm']],
    recruiters: [
      ['Eerulli Growers’ Company', 'Onion, 2,100 members'],
      ['Bayalu Dairy Union', 'Procurement'],
      ['Honnu Microfinance', 'Agriculture desk'],
    ],
    facilities: [
      ['Warehouse', 'Two hundred tonnes, run by the class at its own risk.'],
      ['Rooms', 'For all, with a common kitchen.', 'hostel'],
    ],
    reviews: [['Fakkirappa', 41, 'Graduate', 5, 'Our company made its first profit in the year after I came back.']],
    courses: [
      {
        category: 'Postgraduate',
        duration: '14 months',
        list: [['Diploma in Producer Company Management', 96000, 36, 'other']],
      },
    ],
  },
  {
    name: 'Belku College of Business Administration',
    initials: 'BBA',
    hue: 192,
    crest: [0, 'book'],
    at: [539, 'Hassan'],
    zip: '573201',
    ownership: 'Private',
    tagline: 'Three years of business, in classes of forty',
    line: 'An undergraduate business college near the ring road',
    phone: '08172-000161',
    site: 'belku-college',
    gallery: ['building', 'classroom', 'library', 'ground'],
    overview: {
      title: 'Small and plain',
      text: 'Four classrooms, eleven teachers, a good library and no swimming pool.',
      blocks: [['One visit a month', 'To a bank, a dairy, a coffee works, a bus depot.']],
    },
    admissions: [['Class 12 marks', 'Any stream; commerce students get no advantage.']],
    facilities: [['Library', 'Students choose half of the new books.', 'library']],
    reviews: [
      ['Sneha', 44, 'Student', 3, 'Teachers know everyone’s name. Placements are left to you.'],
      ['Lokesh', 43, 'Parent', 3, 'Reasonable fee, regular classes.'],
    ],
    courses: [
      {
        category: 'Undergraduate',
        duration: '3 years',
        list: [['Bachelor of Business Administration', 38000, 120, 'bba']],
      },
    ],
  },
]
