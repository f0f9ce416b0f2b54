import type { SampleInstitute } from '@/sample/institute'

export const polytechnic: readonly SampleInstitute[] = [
  {
    name: 'Sampigekatte Rural Polytechnic',
    kn: {
      name: 'ಸಂಪಿಗೆಕಟ್ಟೆ ಗ್ರಾಮೀಣ ಪಾಲಿಟೆಕ್ನಿಕ್',
      tagline: 'ತೆಂಗಿನ ನಾಡಿನಲ್ಲಿ ಕೈಕಸುಬಿಗೆ ಹೊಸ ರೂಪ',
      line: 'ತಿಪಟೂರಿನ ಕೊಬ್ಬರಿ ಮಾರುಕಟ್ಟೆಯ ಹಿಂದಿರುವ ಡಿಪ್ಲೊಮಾ ಕಾಲೇಜು',
      about: 'ತೆಂಗಿನ ಯಂತ್ರಗಳ ದುರಸ್ತಿ ಇಲ್ಲಿನ ವಿದ್ಯಾರ್ಥಿಗಳ ಮೊದಲ ಪಾಠ. ಶುಲ್ಕ ವರ್ಷಕ್ಕೆ ಒಂಬತ್ತು ಸಾವಿರ ರೂಪಾಯಿ.',
    },
    also: ['SRP Polytechnic'],
    initials: 'SRP',
    hue: 108,
    crest: [3, 'gear'],
    at: [548, 'Tiptur'],
    gender: 'mixed',
    minority: false,
    address: 'Behind the copra market yard',
    zip: '572201',
    ownership: 'Aided',
    tagline: 'Three years, one trade and a toolbox of your own',
    line: 'Aided diplomas for the coconut belt',
    about:
      'Coir, copra and oil keep the taluk busy, and their machines keep the workshop busy. A student who finishes receives the toolbox that she or he has filled over six semesters.',
    phone: '08134-000121',
    site: 'sampigekatte-poly',
    social: ['facebook'],
    gallery: ['workshop', 'building', 'classroom', 'laboratory', 'gate', 'ground'],
    overview: {
      title: 'The toolbox diploma',
      text: 'Every module ends with a tool made to tolerance. It goes into the box or back to the bench.',
      blocks: [
        ['Market days', 'On Mondays the coconut traders bring what broke during the week.', 'workshop'],
        ['Kannada manuals', 'The staff have written nine machine manuals in Kannada, free for any polytechnic.'],
      ],
    },
    admissions: [
      ['After class 10', 'Seats by marks in mathematics and science, and by the state’s roster.'],
      ['After industrial training', 'Trade certificate holders join the second year; twenty places.'],
    ],
    placements: [['58 of 71 at work', 'A survey in December 2025 found another eight in engineering colleges.']],
    recruiters: [
      ['Narikela Presses', 'Oil-mill machinery, Arsikere'],
      ['Pachche Agro Machines', 'Service engineers for five districts'],
    ],
    facilities: [
      ['Fitting hall', 'Eighty vices, each with a name plate.', 'workshop'],
      ['Cycle loans', 'A hundred bicycles for students from within ten kilometres.'],
    ],
    reviews: [
      ['Shivakumar', 1, 'Graduate', 5, 'I still use the callipers that I made in my second semester.'],
      ['Jayamma', 38, 'Parent', 4, 'Honest fees. They never once asked for anything beyond the receipt.'],
    ],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Mechanical Engineering', 9000, 60, 'mechanical'],
          ['Electrical and Electronics Engineering', 9000, 60, 'electrical'],
          ['Computer Science', 12500, 40, 'computer-science'],
        ],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Bandesiri Polytechnic',
    initials: 'BP',
    hue: 12,
    crest: [0, 'hill'],
    at: [543, 'Gangawati'],
    address: 'Anegundi Road',
    zip: '583227',
    ownership: 'Private',
    tagline: 'Between paddy canals and boulders as old as rivers',
    line: 'Diplomas in civil, electrical and rice-mill technology',
    about:
      'Ninety rice mills stand within an hour of the campus, and most of their foremen studied here. The canal calendar sets the holidays.',
    phone: '08533-000115',
    site: 'bandesiri',
    brochures: ['Courses and fees'],
    gallery: ['building', 'workshop', 'gate', 'classroom', 'ground'],
    overview: {
      title: 'Diplomas for the rice bowl',
      text: 'Milling, grading and storage make up a fifth of every branch, civil included.',
      blocks: [
        [
          'A mill on the campus',
          'Forty tonnes a season are milled by students for the hostel kitchens of the taluk.',
          'workshop',
        ],
      ],
    },
    admissions: [
      ['Merit list', 'Published on the gate and on the telephone line in the second week of June.'],
      ['Fee', 'Paid by semester; nothing is due before the first class.'],
    ],
    placements: [['Mills and canals', 'Of 82 finishing in 2025, 47 joined mills and 11 the irrigation contractors.']],
    recruiters: [
      ['Akki Millers’ Guild', 'Shift foremen'],
      ['Halasu Infra', 'Canal lining supervisors'],
    ],
    facilities: [
      ['Concrete yard', 'Cubes are cast each Tuesday and crushed after 28 days.', 'laboratory'],
      ['Mess', 'Serves what the campus mill has milled.'],
    ],
    reviews: [
      ['Hanumanthappa', 33, 'Student', 3, 'Practical training is real. English is hardly taught.'],
      ['Ayesha', 14, 'Student', 4, 'Only six girls in my branch, but the workshop treats us as fitters first.'],
    ],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Civil Engineering', 16000, 60, 'civil'],
          ['Electrical Engineering', 16000, 60, 'electrical'],
          ['Food and Mill Technology', 19000, 30, 'other'],
        ],
      },
    ],
  },
  {
    name: 'Neyguli School of Textile Technology',
    initials: 'NTT',
    hue: 348,
    crest: [4, 'sun'],
    at: [524, 'Rabkavi-Banhatti'],
    address: 'Weavers’ colony, third cross',
    zip: '587314',
    ownership: 'Aided',
    tagline: 'From a thread that breaks to a cloth that lasts',
    line: 'Textile diplomas in a town of twelve thousand looms',
    about:
      'Founded by a weavers’ cooperative that could not find anyone to read a loom drawing. The dye house treats its own water and sells none of its secrets.',
    phone: '08353-000148',
    site: 'neyguli-textile',
    social: ['instagram'],
    gallery: ['workshop', 'workshop', 'building', 'laboratory', 'library'],
    overview: {
      title: 'Looms, dyes and drafts',
      text: 'Students learn on hand looms before they may touch a rapier loom.',
      blocks: [
        [
          'Dye house',
          'Pomegranate rind, indigo and madder in the first year, reactive dyes in the second.',
          'laboratory',
        ],
        ['Pattern archive', 'Six hundred border designs from the region, drafted on squared paper.', 'library'],
      ],
    },
    admissions: [
      ['Weavers’ children', 'Half of the seats, on the cooperative’s certificate.'],
      ['A sample', 'Applicants bring a metre of anything that they have woven, knitted or mended.'],
    ],
    placements: [
      ['29 of 34', 'Supervisors and designers; three opened looms of their own with a society loan.', 'workshop'],
    ],
    recruiters: [
      ['Neyguli Looms', 'Assembly and training'],
      ['Kachhe Thread House', 'Saree borders; pays by design'],
    ],
    facilities: [
      ['Water works', 'Nine of ten litres from the dye house return to it.'],
      ['Sale room', 'Students’ cloth, priced by the students.'],
    ],
    reviews: [['Savithri', 36, 'Student', 5, 'My grandmother’s border is now in the archive with her name on it.']],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Textile Technology', 8500, 40, 'textile'],
          ['Apparel Making', 14000, 30, 'textile'],
        ],
      },
    ],
    brochures: ['Courses and fees', 'The pattern archive'],
  },
  {
    name: 'Hebbelaku Polytechnic for Women',
    also: ['HPW', 'Hebbelaku Ladies Polytechnic'],
    initials: 'HPW',
    hue: 324,
    crest: [1, 'lamp'],
    at: [542, 'Robertsonpet'],
    address: 'Cyanide hill road',
    zip: '563122',
    ownership: 'Private',
    tagline: 'In the old gold town, a different kind of ore',
    line: 'A women’s polytechnic in the former gold field',
    about:
      'Set up in a miners’ club after the last shaft closed. Women who train here commute to the electronics factories of Malur and Hosakote.',
    phone: '08153-000109',
    site: 'hebbelaku',
    brochures: ['For women who return to study'],
    gallery: ['building', 'laboratory', 'library', 'gate'],
    overview: {
      title: 'The club that became a college',
      text: 'The billiards room is the drawing hall; the light is excellent.',
      blocks: [['Night bus', 'A bus waits at the factory gates, and its driver knows every name.']],
    },
    admissions: [
      ['Any age', 'One seat in five is for women over twenty-five.'],
      ['Child care', 'A crèche opens at eight.'],
    ],
    placements: [
      [
        'Assembly and test',
        'Sixty-six joined electronics factories in 2025; eleven of them as line leaders.',
        'laboratory',
      ],
    ],
    recruiters: [
      ['Kiru Devices', 'Board assembly'],
      ['Belli Avionics', 'Cable harness inspection'],
    ],
    facilities: [
      ['Solder benches', 'Sixty places with extraction and good stools.', 'laboratory'],
      ['Crèche', 'For eighteen children.'],
    ],
    reviews: [
      ['Mary', 26, 'Student', 5, 'I am thirty-one, with a daughter in the crèche. Nobody here finds that strange.'],
      ['Selvi', 32, 'Student', 4, 'More computers, please. Otherwise I have no complaint.'],
    ],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Electronics and Communication', 18500, 60, 'electronics'],
          ['Computer Science', 21000, 60, 'computer-science'],
        ],
      },
    ],
  },
  {
    name: 'Sagaradeepa',
    initials: 'S',
    hue: 276,
    crest: [2, 'wave'],
    at: [550, 'Karwar'],
    address: 'Baithkol harbour lane',
    zip: '581302',
    ownership: 'Private',
    tagline: 'Boats, engines and the patience of the tide',
    line: 'A small marine polytechnic at the harbour',
    about:
      'Eighty students in all. Diesel engines are overhauled on the quay, and the monsoon fishing ban is the busiest term.',
    phone: '08382-000102',
    site: 'sagaradeepa',
    brochures: ['The year on the quay'],
    social: ['instagram'],
    gallery: ['workshop', 'building', 'gate', 'laboratory', 'ground'],
    overview: {
      title: 'A school on the quay',
      text: 'The tide table hangs above the timetable and overrules it.',
      blocks: [
        ['Ban season', 'Sixty-one days in which every trawler engine of the harbour can be opened.', 'workshop'],
      ],
    },
    admissions: [['Swimming', 'Two hundred metres in the sea, with a lifeguard; lessons are given to those who fail.']],
    placements: [['All 26', 'Engine rooms, boatyards and one lighthouse.']],
    recruiters: [
      ['Kadalu Gearworks', 'Apprentices'],
      ['Doni Boatyard', 'Fibre hulls, Honavar'],
    ],
    facilities: [
      ['Slipway', 'Takes boats of up to fourteen metres.', 'workshop'],
      ['Net loft', 'Shared with the fishers’ society.'],
    ],
    reviews: [
      ['Rosario', 35, 'Graduate', 5, 'Best three years of my life, and I learned to swim.'],
      ['Tukaram', 23, 'Parent', 4, 'Far from our village, yet he phones happy.'],
    ],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Marine Diesel Engineering', 32000, 30, 'mechanical'],
          ['Boat Building', 28000, 20, 'other'],
        ],
      },
    ],
  },
  {
    name: 'Kambalasiri Government Polytechnic',
    also: ['KGP Kambalasiri', 'Old Town Polytechnic'],
    initials: 'KGP',
    hue: 60,
    at: [635, 'Shahpur'],
    zip: '585223',
    ownership: 'Government',
    line: 'Government diplomas for the Bhima and Krishna villages',
    phone: '08479-000113',
    gallery: ['building', 'classroom'],
    admissions: [
      ['Round by round', 'Three rounds of state counselling; vacant seats are filled on the spot in August.'],
    ],
    facilities: [['Hostel', 'A government post-matric hostel stands across the road.', 'hostel']],
    reviews: [['Mallappa', 27, 'Student', 2, 'Two of four posts for teachers are vacant in my branch.']],
    courses: [
      {
        category: 'Diploma',
        duration: '3 years',
        list: [
          ['Civil Engineering', 4200, 60, 'civil'],
          ['Automobile Engineering', 4200, 40, 'automobile'],
        ],
      },
    ],
  },
]
