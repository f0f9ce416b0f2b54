import type { SampleInstitute } from '@/provider/sample/institute'

export const law: readonly SampleInstitute[] = [
  {
    name: 'Nyayagiri Law School, Dharwad',
    kn: {
      name: 'ನ್ಯಾಯಗಿರಿ ಕಾನೂನು ಶಾಲೆ, ಧಾರವಾಡ',
      tagline: 'ವಾದಿಸುವ ಮುನ್ನ ಕೇಳಿಸಿಕೊಳ್ಳಲು ಕಲಿಸುವ ಶಾಲೆ',
      line: 'ಧಾರವಾಡದಲ್ಲಿ ಐದು ಮತ್ತು ಮೂರು ವರ್ಷದ ಕಾನೂನು ಪದವಿಗಳು',
    },
    initials: 'NLS',
    hue: 240,
    crest: [0, 'scales'],
    at: [536, 'Hubballi-Dharwad'],
    address: 'Saptapur, Dharwad',
    zip: '580001',
    ownership: 'Private',
    tagline: 'A school that teaches listening before it teaches argument',
    line: 'Five-year and three-year law in Dharwad’s college quarter',
    about:
      'First-years sit in court for forty mornings and may not speak. The legal aid clinic has closed 2,300 matters, most of them about land and maintenance.',
    phone: '0836-0000177',
    site: 'nyayagiri',
    social: ['facebook', 'linkedin'],
    gallery: ['building', 'library', 'classroom', 'hostel', 'gate', 'ground'],
    overview: {
      title: 'Forty silent mornings',
      text: 'What was heard is written up, in Kannada and English, and marked for fairness.',
      blocks: [
        ['Legal aid clinic', 'Under the neem at the gate, six days a week.', 'gate'],
        ['Moot in Kannada', 'Held each January since 2007, with judges from four districts.', 'classroom'],
      ],
    },
    admissions: [
      ['Five-year course', 'By the school’s own test of reading and reasoning in two languages.'],
      ['Three-year course', 'Graduates, by marks.'],
      ['Bar clerks', 'Six seats for those with ten years in a court office.'],
    ],
    placements: [['To the bar', 'Seventy of 96 enrolled as advocates; nine passed the judicial service examination.']],
    recruiters: [
      ['Saakshi Chambers', 'Juniors for civil work'],
      ['Honnu Microfinance', 'Documentation'],
    ],
    facilities: [
      ['Library', 'Complete state reports since 1881.', 'library'],
      ['Moot hall', 'With a real witness box from the old taluk court.', 'classroom'],
    ],
    reviews: [
      ['Akshata', 34, 'Student', 5, 'Forty mornings of silence made me a better speaker.'],
      ['Nagraj', 41, 'Graduate', 4, 'My first client found me under that neem.'],
    ],
    courses: [
      {
        category: 'Integrated',
        duration: '5 years',
        list: [
          ['BA LLB', 85000, 120, 'five-year'],
          ['BBA LLB', 98000, 60, 'five-year'],
        ],
      },
      { category: 'Law for graduates', duration: '3 years', list: [['LLB', 48000, 120, 'three-year']] },
    ],
    brochures: ['Prospectus', 'Sample test'],
  },
  {
    name: 'Panchayatkatte College of Law',
    initials: 'PCL',
    hue: 60,
    crest: [3, 'scales'],
    at: [544, 'Mandya'],
    address: 'Guttalu Road',
    zip: '571403',
    ownership: 'Private',
    tagline: 'Water, land and family, argued in plain words',
    line: 'A law college for canal and cane country',
    about: 'Water law is compulsory. Evening lectures let court clerks, teachers and farmers study side by side.',
    phone: '08232-000139',
    site: 'panchayatkatte',
    gallery: ['building', 'library', 'gate', 'classroom', 'ground'],
    overview: {
      title: 'Law in plain words',
      text: 'Every answer must also be written so that the client understands it.',
      blocks: [['Canal hearings', 'Students minute the water users’ meetings in eleven villages.']],
    },
    admissions: [
      ['Graduates', 'Marks of the first degree.'],
      ['Seats for women', 'One half.'],
    ],
    placements: [['Own practice', 'Most graduates share rooms in Mandya, Maddur and Pandavapura.']],
    facilities: [['Evening library', 'Until eleven, with strong coffee.', 'library']],
    reviews: [
      ['Cheluvaraj', 37, 'Student', 4, 'I farm until four and study until nine.'],
      ['Padma', 36, 'Student', 3, 'Good lectures; examinations are often late.'],
    ],
    courses: [
      { category: 'Law for graduates', duration: '3 years', list: [['LLB (evening)', 32000, 120, 'three-year']] },
    ],
  },
  {
    name: 'Satyakirana Institute of Legal Studies',
    initials: 'SLS',
    hue: 0,
    crest: [1, 'scales'],
    at: [538, 'Kalaburagi'],
    address: 'Ring road, Sedam junction',
    zip: '585105',
    ownership: 'Private',
    tagline: 'Where the constitution is read aloud every Monday',
    line: 'Law degrees in three languages',
    about:
      'Kannada, Urdu and English are heard in every corridor. A mobile clinic visits tur-dal villages in the months when loans fall due.',
    phone: '08472-000172',
    site: 'satyakirana',
    social: ['facebook'],
    gallery: ['building', 'classroom', 'library', 'hostel', 'gate'],
    overview: {
      title: 'Monday mornings',
      text: 'One article, three languages, ten minutes of questions.',
      blocks: [['Loan season clinic', 'A jeep, two lawyers, six students.']],
    },
    admissions: [['Test', 'In the language of your choice.']],
    facilities: [
      ['Hostel', 'Sixty places.', 'hostel'],
      ['Translation desk', 'Court papers, free for the poor.'],
    ],
    reviews: [['Afreen', 38, 'Student', 4, 'I argue in Urdu and write in English. Both improved.']],
    courses: [{ category: 'Integrated', duration: '5 years', list: [['BA LLB', 56000, 60, 'five-year']] }],
  },
]
