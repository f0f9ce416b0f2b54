import type { SampleInstitute } from '@/sample/institute'

export const engineering: readonly SampleInstitute[] = [
  {
    name: 'Suragi Institute of Technology, Puttur',
    kn: {
      name: 'ಸುರಗಿ ತಾಂತ್ರಿಕ ವಿದ್ಯಾಲಯ, ಪುತ್ತೂರು',
      tagline: 'ಅಡಿಕೆ ತೋಟಗಳ ನಡುವೆ ಬೆಳೆದ ತಾಂತ್ರಿಕ ಕಲಿಕೆ',
      line: 'ಪುತ್ತೂರಿನ ಅಡಿಕೆ ತೋಟಗಳ ಅಂಚಿನಲ್ಲಿರುವ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು',
      about:
        '1998ರಲ್ಲಿ ರೈತ ಸಹಕಾರ ಸಂಘವೊಂದು ಈ ಕಾಲೇಜನ್ನು ಆರಂಭಿಸಿತು. ಅಂತಿಮ ವರ್ಷದ ಪ್ರತಿ ತಂಡವೂ ತೋಟ, ದೋಣಿ ಅಥವಾ ಗಿರಣಿಗೆ ಬೇಕಾದ ಯಂತ್ರವೊಂದನ್ನು ರೂಪಿಸುತ್ತದೆ.',
    },
    also: ['SITP', 'Suragi Engineering College'],
    initials: 'SIT',
    hue: 156,
    crest: [2, 'leaf'],
    at: [534, 'Puttur'],
    gender: 'mixed',
    minority: false,
    address: 'Kedila Road, beyond the seed farm',
    zip: '574203',
    ownership: 'Private',
    ownFees: { hostel_fee: [42_000, 56_000], mess_fee: [38_400, 38_400], management_fee: [145_000, 210_000] },
    university: 'A state technological university',
    tagline: 'Engineering that starts from the areca garden and ends at work',
    line: 'A coast-side engineering college at the edge of the areca gardens',
    about:
      'A farmers’ cooperative opened the college in 1998 with forty students and one lathe. Every final-year team still builds a machine that a garden, a boat or a mill in the taluk has asked for. About half of the 1,100 students come from Dakshina Kannada and Kodagu.',
    phone: '08251-000142',
    site: 'suragi-tech',
    social: ['facebook', 'instagram', 'linkedin'],
    gallery: ['building', 'laboratory', 'library', 'workshop', 'hostel', 'ground', 'gate', 'classroom'],
    overview: {
      title: 'A college that repairs what it studies',
      text: 'Teaching runs from half past eight to three, so that the afternoon belongs to the workshops. Monsoon term begins with six weeks of measuring: rainfall, slope, current, load.',
      blocks: [
        [
          'The request board',
          'Growers and fishers pin up what they need; second-years price it, final-years build it. Areca dehuskers, a net winch and a spice dryer are in daily use.',
          'workshop',
        ],
        [
          'Small classes',
          'Tutorials have eighteen students. A tutor keeps the same group for four years and meets every parent twice.',
          'classroom',
        ],
        [
          'Two semesters outside',
          'One term is spent in an industry at Mangaluru or Mysuru, another in a village panchayat office.',
        ],
      ],
    },
    admissions: [
      [
        'Entrance',
        'Seats are given by rank in the state’s common entrance test; fifteen of a hundred are kept for the management quota.',
      ],
      ['Papers to bring', 'Marks cards of classes 10 and 12, the rank card, a study certificate and two photographs.'],
      [
        'Reporting',
        'Those who have been allotted a seat report within five days. The hostel is allotted on the same morning.',
      ],
    ],
    placements: [
      [
        '143 of 168 placed',
        'Of the 2025 batch, 143 had an offer by June; nine went on to study, six joined their family’s business.',
        'building',
      ],
      ['₹4.6 lakh a year', 'The middle offer. The lowest was ₹2.8 lakh and the highest ₹13 lakh.'],
    ],
    recruiters: [
      ['Kadalu Gearworks', 'Marine gearboxes, Mangaluru; takes six mechanical graduates a year'],
      ['Mugilu Cloud Services', 'Runs a support centre that hires from computer science'],
      ['Pachche Agro Machines', 'Builds two of the college’s own designs under licence'],
    ],
    facilities: [
      ['Machine shop', 'Eleven lathes, two milling machines and a foundry that pours on Thursdays.', 'workshop'],
      ['Library', 'Open until ten at night, with 31,000 volumes and a Kannada engineering shelf.', 'library'],
      ['Two hostels', 'Rooms for 240, cooking by the students’ own mess committee.', 'hostel'],
    ],
    reviews: [
      [
        'Prathima',
        2,
        'Student',
        5,
        'My team’s pepper separator is now in our neighbour’s shed. Hard to have a better lab report than that.',
      ],
      [
        'Jayarama',
        9,
        'Parent',
        4,
        'The tutor rang us when marks slipped, before we knew. Buses after six in the evening are few.',
      ],
      [
        'Nihal',
        7,
        'Graduate',
        4,
        'Strong on hands-on work. The software electives came late, in the seventh semester.',
      ],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Computer Science and Engineering', 112000, 120, 'computer-science'],
          ['Mechanical Engineering', 84000, 60, 'mechanical'],
          ['Civil Engineering', 78000, 60, 'civil'],
          ['Electronics and Communication Engineering', 98000, 60, 'electronics'],
        ],
      },
      { category: 'Master of Technology', duration: '2 years', list: [['Machine Design', 64000, 12, 'mechanical']] },
    ],
    brochures: ['Prospectus', 'Hostel rules and fees'],
  },
  {
    name: 'Muttuga College of Engineering',
    kn: {
      name: 'ಮುತ್ತುಗ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು',
      tagline: 'ಕಾಫಿ ನಾಡಿನ ಬೆಟ್ಟದ ಮೇಲೊಂದು ಪ್ರಯೋಗಶಾಲೆ',
      line: 'ಚಿಕ್ಕಮಗಳೂರಿನ ಬೆಟ್ಟದ ಸಾಲಿನಲ್ಲಿರುವ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು',
    },
    also: ['MuCE'],
    initials: 'MCE',
    hue: 36,
    crest: [0, 'gear'],
    at: [532, 'Chikkamagaluru'],
    minority: true,
    address: 'Hill Survey Road, Uppalli side',
    zip: '577101',
    ownership: 'Private',
    ownFees: { hostel_fee: [36_000, 36_000] },
    tagline: 'Learn the hill first, and then build on it',
    line: 'Engineering for steep land, heavy rain and coffee country',
    about:
      'The college sits on a terraced slope above the town and teaches from it: drainage, retaining walls and ropeways are on the syllabus because they are outside the window. Coffee curing works in the district sponsor the electrical laboratory.',
    phone: '08262-000118',
    site: 'muttuga-engineering',
    social: ['instagram', 'linkedin'],
    gallery: ['building', 'laboratory', 'ground', 'library', 'gate', 'hostel'],
    overview: {
      title: 'Taught by a slope',
      text: 'First-years survey the same forty-acre hillside with tape, total station and drone, and compare their contours with those of thirty earlier batches.',
      blocks: [
        [
          'Landslip watch',
          'Civil students keep nineteen rain gauges and tilt meters running for the district, and their readings go out each evening in June and July.',
          'ground',
        ],
        [
          'Curing-works lab',
          'Motors, dryers and graders on loan from coffee works serve as test benches.',
          'laboratory',
        ],
      ],
    },
    admissions: [
      ['By rank', 'The state entrance rank decides, branch by branch.'],
      [
        'Hill-taluk seats',
        'Ten seats a year go to students from Mudigere, Koppa and Sringeri who studied in Kannada medium.',
      ],
    ],
    placements: [['96 offers in 2025', 'For 121 graduates; a quarter were in construction and survey firms.']],
    recruiters: [
      ['Giliview Survey', 'Drone mapping; both founders studied here'],
      ['Nesaru Power Systems', 'Solar pumps and microgrids'],
    ],
    facilities: [
      ['Survey field', 'A permanent traverse with forty-two stones, the oldest from 1986.', 'ground'],
      ['Hostel on the ridge', 'For 160 students; blankets are issued in July for good reason.', 'hostel'],
      ['Reading room', 'Newspapers in four languages and a wood stove.', 'library'],
    ],
    reviews: [
      [
        'Chaithra',
        12,
        'Student',
        4,
        'The landslip project got me my internship. The wi-fi goes when it rains, and it rains.',
      ],
      ['Basavaraju', 21, 'Parent', 3, 'Teachers are sincere. Placement in core branches could be better.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Civil Engineering', 72000, 90, 'civil'],
          ['Electrical and Electronics Engineering', 76000, 60, 'electrical'],
          ['Information Science and Engineering', 94000, 60, 'information-science'],
        ],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Hosabelaku Institute of Technology and Research, Bengaluru',
    kn: {
      name: 'ಹೊಸಬೆಳಕು ತಾಂತ್ರಿಕ ಮತ್ತು ಸಂಶೋಧನಾ ಸಂಸ್ಥೆ, ಬೆಂಗಳೂರು',
      tagline: 'ಪ್ರಶ್ನೆ ಕೇಳುವವರಿಗೆ ಇಲ್ಲಿ ಸದಾ ಜಾಗವಿದೆ',
      line: 'ಬೆಂಗಳೂರಿನ ಪೂರ್ವ ಭಾಗದಲ್ಲಿರುವ ಸಂಶೋಧನಾ ಒಲವಿನ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ',
      about:
        'ಎರಡನೇ ವರ್ಷದಿಂದಲೇ ವಿದ್ಯಾರ್ಥಿಗಳು ಸಂಶೋಧನಾ ಗುಂಪೊಂದನ್ನು ಸೇರುತ್ತಾರೆ. ಕೆರೆಗಳ ನೀರಿನ ಗುಣಮಟ್ಟ ಅಳೆಯುವ ಯೋಜನೆಯು ಹನ್ನೊಂದು ವರ್ಷಗಳಿಂದ ನಡೆಯುತ್ತಿದೆ.',
    },
    also: ['HITR', 'Hosabelaku Tech'],
    initials: 'HIT',
    hue: 264,
    crest: [3, 'sun'],
    at: [525, 'Bengaluru'],
    address: 'Lake Bund Road, east of the ring road',
    zip: '560036',
    ownership: 'Private',
    ownFees: { hostel_fee: [70_000, 110_000], mess_fee: [54_000, 54_000], management_fee: [250_000, 400_000] },
    university: 'Autonomous',
    tagline: 'A good question is worth a whole semester of answers',
    line: 'An autonomous institute with research groups open from the second year',
    about:
      'Second-years choose one of fourteen research groups and stay with it. The oldest has measured the water of nine city lakes every fortnight for eleven years, and its records are public. Three thousand students, a crowded campus, and a waiting list for most laboratories.',
    phone: '080-00000142',
    site: 'hosabelaku-institute',
    social: ['facebook', 'instagram', 'linkedin'],
    gallery: [
      'building',
      'laboratory',
      'library',
      'classroom',
      'laboratory',
      'hostel',
      'ground',
      'workshop',
      'gate',
      'building',
      'library',
      'hostel',
    ],
    overview: {
      title: 'Research from the second year',
      text: 'A student who can explain a failed experiment gets the same credit here as one whose experiment worked.',
      blocks: [
        [
          'Fourteen groups',
          'From battery chemistry to Kannada speech recognition; each is led by two teachers and a senior student.',
          'laboratory',
        ],
        [
          'The open notebook',
          'All undergraduate project notes are published after a year, mistakes included.',
          'library',
        ],
        ['City as laboratory', 'Traffic signals on two nearby junctions run a timing plan written by students.'],
      ],
    },
    admissions: [
      [
        'Two routes',
        'Forty-five of a hundred seats by the state test, thirty by the private colleges’ test, the rest by interview.',
      ],
      ['Interview', 'Twenty minutes, about something that the applicant has made or taken apart.'],
      ['Fee in parts', 'The year’s fee may be paid in four parts without extra charge.'],
      ['Scholarships', 'Sixty full scholarships a year for families earning under ₹3 lakh.'],
    ],
    placements: [
      ['₹9.1 lakh a year', 'The middle offer of the 2025 batch across all branches.'],
      ['512 offers', 'For 566 students who asked for one.', 'building'],
      ['41 to research', 'Went on to doctoral or master’s work, twelve of them abroad.'],
    ],
    recruiters: [
      ['Mugilu Cloud Services', 'The largest recruiter for four years'],
      ['Tingala Semiconductors', 'Chip verification; trains on campus for a term'],
      ['Akkare Health Data', 'Hires from artificial intelligence'],
      ['Minchu Mobility', 'Electric buses; takes electrical and mechanical'],
    ],
    facilities: [
      [
        'Fabrication laboratory',
        'Open through the night on Fridays; laser cutter, circuit printer, five looms of wire.',
        'workshop',
      ],
      ['Clean room', 'Class 10,000, booked by the hour.', 'laboratory'],
      ['Library', 'Six floors, with a silent one and a loud one.', 'library'],
      ['Hostels', 'For 900; second-years are not guaranteed a room.', 'hostel'],
    ],
    reviews: [
      ['Ishita', 6, 'Student', 5, 'I joined the lake group in my third semester and have not had a dull week since.'],
      ['Farhan', 5, 'Student', 4, 'Labs are excellent, queues are long. Book early.'],
      ['Sumathi', 24, 'Parent', 4, 'Costly, but the fee comes in four parts and the accounts office is polite.'],
      ['Aditya', 15, 'Graduate', 5, 'The interview about my broken radio was the best twenty minutes of that year.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Computer Science and Engineering', 425000, 240, 'computer-science'],
          ['Artificial Intelligence and Data Science', 460000, 120, 'artificial-intelligence'],
          ['Electronics and Communication Engineering', 360000, 180, 'electronics'],
          ['Biotechnology', 240000, 60, 'biotechnology'],
          ['Mechanical Engineering', 220000, 60, 'mechanical'],
        ],
      },
      {
        category: 'Master of Technology',
        duration: '2 years',
        list: [
          ['Very Large Scale Integration Design', 150000, 24, 'electronics'],
          ['Water Resources', 90000, 18, 'civil'],
        ],
      },
      {
        category: 'Management',
        duration: '2 years',
        list: [['Master of Business Administration', 380000, 60, 'management/mba']],
      },
    ],
    brochures: ['Prospectus', 'Research groups', 'Scholarships'],
  },
  {
    name: 'Nesaru Institute of Engineering and Mines, Sandur',
    also: ['NIEMS', 'Sandur Mining College'],
    initials: 'NEM',
    hue: 24,
    crest: [1, 'hill'],
    at: [528, 'Sandur'],
    address: 'Narihalla Road',
    zip: '583119',
    ownership: 'Private',
    tagline: 'Where iron hills teach care for what is taken',
    line: 'Mining, mechanical and civil engineering among the iron-ore hills',
    about:
      'The valley’s mines gave this college its first subject and its first worry. A reclamation chair, endowed in 2011, has students replant worked-out benches and publish what survived. Classes start at seven from March to June, before the heat.',
    phone: '08395-000126',
    site: 'nesaru-mines',
    brochures: ['Prospectus', 'Safety handbook'],
    social: ['linkedin'],
    gallery: ['building', 'workshop', 'laboratory', 'ground', 'gate'],
    overview: {
      title: 'Ore, machines and mended land',
      text: 'Half of the curriculum is about digging well, the other half about leaving well.',
      blocks: [
        ['Model mine', 'A 60-metre gallery behind the campus, ventilated and timbered by students.', 'workshop'],
        [
          'Nursery of two lakh saplings',
          'Native trees for the worked-out benches, raised with the women’s collectives of three villages.',
        ],
      ],
    },
    admissions: [
      ['Medical fitness', 'Mining applicants bring a fitness certificate from a district hospital.'],
      ['Seats', 'By entrance rank; lateral entry to the second year for diploma holders, twelve seats.'],
      ['Dates', 'Offers go out in July, classes begin in the first week of August.'],
    ],
    placements: [
      [
        '88 of 94 placed',
        'Mostly in mines and steel works of the district, with shift work from the first year.',
        'workshop',
      ],
    ],
    recruiters: [
      ['Kabbina Drilling Company', 'Surveyors and blasting engineers'],
      ['Tunga Rolling Works', 'Maintenance trainees, two-year bond'],
    ],
    facilities: [
      ['Rock mechanics laboratory', 'A 200-tonne press that shakes the building gently.', 'laboratory'],
      ['Safety school', 'Gas-mask drills every month, open to mine workers.'],
      ['Hostel', 'Ninety-six places for men and forty for women, with coolers.', 'hostel'],
    ],
    reviews: [
      ['Veerabhadra', 3, 'Student', 4, 'You see a real face being drilled in the second month. The heat is no joke.'],
      ['Renuka', 16, 'Graduate', 4, 'One of three women in my batch. There are fourteen now.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Mining Engineering', 68000, 40, 'other'],
          ['Mechanical Engineering', 66000, 60, 'mechanical'],
          ['Civil Engineering', 66000, 60, 'civil'],
        ],
      },
      { category: 'Diploma', duration: '3 years', list: [['Mine Surveying', 24000, 30, 'polytechnic/other']] },
    ],
  },
  {
    name: 'Kempugiri Engineering College',
    also: ['Kempugiri Rural Engineering College'],
    initials: 'KEC',
    hue: 336,
    crest: [4, 'gear'],
    at: [524, 'Bagalkote'],
    address: 'Navanagar, Sector 61',
    zip: '587103',
    ownership: 'Aided',
    tagline: 'Rebuilt with the town, and built to outlast us',
    line: 'An aided college moved stone by stone when the reservoir rose',
    about:
      'The first building went under the backwater of the Krishna, and the trust carried its door frames, its clock and its fees register to the new town. Structural and water engineering have been the strong branches ever since.',
    phone: '08354-000131',
    site: 'kempugiri-college',
    social: ['facebook'],
    gallery: ['building', 'library', 'ground', 'gate', 'classroom', 'hostel', 'laboratory'],
    overview: {
      title: 'The college that moved',
      text: 'A shelf in the entrance hall holds what was carried from the old site. New students are told the story on their first day, by the peon, who was there.',
      blocks: [
        ['Structures first', 'Every branch studies concrete, steel and stone in its first year.', 'laboratory'],
        ['Weavers’ clinic', 'Electrical students repair power looms at Ilkal and Guledgudda on alternate Saturdays.'],
      ],
    },
    admissions: [
      ['Aided seats', 'Two branches are aided: ₹22,000 a year for all who are allotted by rank.'],
      ['Unaided seats', 'The other branches charge their full fee, with waivers for a third of the students.'],
    ],
    placements: [
      ['₹3.4 lakh a year', 'The middle offer in 2025.'],
      ['Public works', 'Nineteen graduates passed examinations for state engineering posts.'],
    ],
    recruiters: [['Halasu Infra', 'Canals and bridges in the Krishna basin']],
    facilities: [
      ['Hydraulics hall', 'A 30-metre flume in which the neighbouring dam has been modelled to scale.', 'laboratory'],
      ['Ground', 'Athletics track of eight lanes, shared with the town.', 'ground'],
    ],
    reviews: [
      ['Mahantesh', 13, 'Student', 3, 'Good teachers in civil. Computer labs need newer machines.'],
      ['Shilpa', 10, 'Student', 4, 'The fees on aided seats made it possible for me.'],
      ['Ramesh', 31, 'Parent', 2, 'The hostel water supply failed for two weeks in April.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Civil Engineering (aided)', 22000, 60, 'civil'],
          ['Electrical Engineering (aided)', 22000, 60, 'electrical'],
          ['Computer Science and Engineering', 88000, 120, 'computer-science'],
          ['Automation and Robotics', 92000, 30, 'automobile'],
        ],
      },
    ],
    brochures: ['Fees and waivers'],
  },
  {
    name: 'Rangamuttu Institute of Technology',
    initials: 'RIT',
    hue: 204,
    crest: [0, 'wave'],
    at: [536, 'Hubballi-Dharwad'],
    address: 'Unkal bund side, Hubballi',
    zip: '580031',
    ownership: 'Private',
    tagline: 'Ten thousand engines have learned to start here',
    line: 'Automobile, electrical and computing branches beside the railway city',
    about:
      'Founded in 1984 by a family of bus operators, the college keeps its automobile branch at the centre. The old depot is the workshop, and every first-year strips and rebuilds an engine before the Dasara holidays.',
    phone: '0836-0000155',
    site: 'rangamuttu',
    social: ['facebook', 'linkedin'],
    gallery: ['workshop', 'building', 'laboratory', 'library', 'ground', 'hostel'],
    overview: {
      title: 'A depot turned into a college',
      text: 'The inspection pits are still there; so is the smell of grease at eight in the morning.',
      blocks: [
        [
          'Engine before Dasara',
          'Four students, one engine, twelve weeks. It has to run for an hour at the end.',
          'workshop',
        ],
        [
          'Electric conversion',
          'Twenty-three old rickshaws of the city have been converted and are followed for cost and range.',
          'laboratory',
        ],
        ['Evening college', 'Railway and bus mechanics study for a degree after their shift.'],
      ],
    },
    admissions: [
      ['For school leavers', 'Entrance rank, with a practical round for the automobile branch.'],
      ['For working mechanics', 'Three years’ service and a diploma; forty evening seats.'],
      ['Fee help', 'A loan desk of two banks sits in the hall during the admission week.'],
    ],
    placements: [
      ['174 offers', 'For 203 graduates; vehicle makers and their suppliers gave most of them.', 'workshop'],
    ],
    recruiters: [
      ['Minchu Mobility', 'Battery packs and drive trains'],
      ['Aane Castings', 'Foundry engineers for its Belagavi works'],
      ['Tappal Logistics', 'Fleet planning'],
    ],
    facilities: [
      ['The depot', 'Six pits, two dynamometers, a paint booth.', 'workshop'],
      ['Computing block', 'Three hundred seats, rebuilt in 2023.', 'laboratory'],
    ],
    reviews: [
      ['Sachin', 17, 'Student', 5, 'Our engine ran for seventy minutes. I will tell my grandchildren.'],
      ['Anita', 18, 'Graduate', 4, 'The evening batch is tiring and worth it.'],
      ['Irfan', 25, 'Student', 4, 'Strict attendance, fair teachers.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Automobile Engineering', 96000, 60, 'automobile'],
          ['Electrical and Electronics Engineering', 82000, 60, 'electrical'],
          ['Computer Science and Engineering', 128000, 180, 'computer-science'],
        ],
      },
      {
        category: 'Evening degree',
        duration: '4 years',
        list: [['Mechanical Engineering (evening)', 48000, 40, 'mechanical']],
      },
    ],
    brochures: ['Prospectus', 'Evening college'],
  },
  {
    name: 'Beladingalu Institute of Technology for Women',
    kn: {
      name: 'ಬೆಳದಿಂಗಳು ಮಹಿಳಾ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ',
      tagline: 'ಹೆಣ್ಣುಮಕ್ಕಳು ಕಟ್ಟುವ ನಾಳೆಗೆ ಇಂದಿನ ಪಾಠ',
      line: 'ಮೈಸೂರಿನ ಹೊರವಲಯದಲ್ಲಿರುವ ಮಹಿಳೆಯರ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು',
      about: 'ಉಪಗ್ರಹ ಸಂಕೇತಗಳನ್ನು ಹಿಡಿಯುವ ಭೂಕೇಂದ್ರವೊಂದನ್ನು ವಿದ್ಯಾರ್ಥಿನಿಯರೇ ಕಟ್ಟಿ ನಡೆಸುತ್ತಾರೆ. ಎಲ್ಲಾ ವಿದ್ಯಾರ್ಥಿನಿಯರಿಗೂ ಹಾಸ್ಟೆಲ್ ಸೌಲಭ್ಯವಿದೆ.',
    },
    also: ['BITW', 'Moonlight Engineering College'],
    initials: 'BIT',
    hue: 300,
    crest: [2, 'lamp'],
    at: [545, 'Mysuru'],
    minority: false,
    address: 'Outer Ring Road, Koorgalli side',
    zip: '570018',
    ownership: 'Private',
    ownFees: { hostel_fee: [62_000, 62_000], mess_fee: [41_000, 41_000] },
    residential: true,
    tagline: 'She draws the circuit, solders it and signs it',
    line: 'A residential engineering college for women on the edge of Mysuru',
    about:
      'All 640 students live on the campus, first in a house for beginners and later with their own branch. A ground station, built and run by students, listens to weather satellites each morning. The founder, a telephone engineer, still teaches soldering.',
    phone: '0821-0000117',
    site: 'beladingalu',
    social: ['facebook', 'instagram', 'linkedin'],
    gallery: ['building', 'hostel', 'laboratory', 'library', 'ground', 'classroom', 'gate', 'laboratory', 'hostel'],
    overview: {
      title: 'Six hundred and forty engineers in one place',
      text: 'Living and working on the same ground shortens the way from an idea to a bench. Laboratories close at eleven.',
      blocks: [
        [
          'Ground station',
          'Two dishes on the roof, a rota of sixteen, and pictures of the monsoon that the local newspaper prints.',
          'laboratory',
        ],
        [
          'House for beginners',
          'First-years from village schools get six weeks of mathematics and spoken English before term.',
          'hostel',
        ],
      ],
    },
    admissions: [
      [
        'Rank and letter',
        'The entrance rank counts for four parts, a one-page letter about a machine at home for one.',
      ],
      ['Visit day', 'Parents may stay a night in the guest rooms in May.'],
      ['Fees', 'Room and food are ₹72,000 a year and are not part of the course fees shown.'],
    ],
    placements: [
      ['121 of 130 placed', 'Telecom and embedded systems lead.', 'laboratory'],
      ['₹6.2 lakh a year', 'The middle offer; it has risen each year since 2021.'],
    ],
    recruiters: [
      ['Tingala Semiconductors', 'Interns for six months, then offers'],
      ['Belli Avionics', 'Test engineers'],
      ['Kiru Devices', 'Embedded software for hearing aids'],
    ],
    facilities: [
      ['Four houses', 'Two to a room, a warden and a doctor on call.', 'hostel'],
      ['Electronics floor', 'Ninety benches, each with its own scope.', 'laboratory'],
      ['Ground', 'Floodlit for football until nine.', 'ground'],
      ['Library', 'A women-in-engineering archive of 400 recorded interviews.', 'library'],
    ],
    reviews: [
      [
        'Deepika',
        22,
        'Student',
        5,
        'I came from Periyapatna knowing no English. The six weeks before term changed that.',
      ],
      [
        'Lakshmamma',
        28,
        'Parent',
        5,
        'I slept in the guest room and ate in the mess before I decided. Both were good.',
      ],
      ['Noor', 8, 'Graduate', 4, 'Wonderful laboratories; the campus gate rules could trust adults more.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Electronics and Communication Engineering', 138000, 60, 'electronics'],
          ['Computer Science and Engineering', 158000, 60, 'computer-science'],
          ['Aerospace Engineering', 172000, 40, 'aerospace'],
        ],
      },
    ],
    brochures: ['Prospectus', 'Life in the houses'],
  },
  {
    name: 'Aralisiri Institute of Technology',
    initials: 'AIT',
    hue: 180,
    at: [535, 'Harihar'],
    address: 'Old Poona–Bangalore road, river side',
    zip: '577601',
    ownership: 'Private',
    tagline: 'On the Tungabhadra, between two districts and two trades',
    line: 'Mechanical, textile machinery and computing branches by the river',
    about:
      'When the fibre mill closed, its engineers started this college in the canteen. The machines they saved are the laboratory now, and the batches are small by choice.',
    phone: '08192-000170',
    site: 'aralisiri-tech',
    gallery: ['building', 'workshop', 'library', 'gate', 'ground'],
    overview: {
      title: 'What the mill left behind',
      text: 'Twenty-two looms, a steam engine and a habit of keeping logbooks.',
      blocks: [['Logbook rule', 'Nobody switches a machine on without writing down why.', 'workshop']],
    },
    admissions: [
      ['Counselling', 'All 150 seats are filled through the common counselling; the college has no quota of its own.'],
      ['Transfers', 'Students of closed colleges in the district are taken in at any year.'],
    ],
    recruiters: [['Neyguli Looms', 'Machine assembly and service']],
    facilities: [['Mill museum', 'Open to visitors on Sundays, guided by third-years.', 'workshop']],
    reviews: [
      ['Guruprasad', 29, 'Student', 2, 'Friendly place, but electives are few and the placement office is one person.'],
      ['Kavya', 30, 'Student', 3, 'The logbook rule sounded silly until my first interview.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Mechanical Engineering', 58000, 60, 'mechanical'],
          ['Industrial and Production Engineering', 54000, 30, 'industrial'],
          ['Computer Science and Engineering', 74000, 60, 'computer-science'],
        ],
      },
    ],
  },
  {
    name: 'Kallubande Institute of Technology',
    initials: 'KIT',
    hue: 48,
    crest: [3, 'sun'],
    at: [546, 'Raichur'],
    address: 'Thermal colony road, Devasugur side',
    zip: '584170',
    ownership: 'Private',
    tagline: 'Power for the plain, from people of the plain',
    line: 'Electrical and chemical engineering near the power station',
    about:
      'The stacks of the thermal plant stand at the end of the road, and so do most of the college’s first jobs. Since 2019 a two-megawatt solar field on the campus has been run as a teaching plant.',
    phone: '08532-000164',
    site: 'kallubande-it',
    social: ['facebook'],
    gallery: ['building', 'laboratory', 'ground', 'workshop', 'hostel', 'classroom'],
    overview: {
      title: 'A power station for a classroom',
      text: 'Third-years keep the solar field’s shift book from six to six, and are paid for it.',
      blocks: [
        ['Dust and glass', 'The cleaning trial, now in its fifth year, saved a tenth of the water.', 'laboratory'],
        ['Cotton to cellulose', 'Chemical engineering works with ginning mills on what to do with stalks.'],
      ],
    },
    admissions: [
      ['Regional seats', 'Seven of ten seats are for candidates of the Kalyana Karnataka region.'],
      ['Document check', 'The eligibility certificate for the region is checked on the spot, so bring the original.'],
    ],
    placements: [['64 of 89 placed', 'Operators and maintenance engineers, most of them within 200 km.']],
    recruiters: [
      ['Nesaru Power Systems', 'Solar operations'],
      ['Uppu Chemicals', 'Process trainees'],
    ],
    facilities: [
      ['Solar field', 'Two megawatts on nine acres, with sheep.', 'farm'],
      ['High-voltage hall', 'Impulse tests up to 400 kV.', 'laboratory'],
    ],
    reviews: [
      ['Amaresh', 19, 'Student', 4, 'Being paid for solar shifts covers my mess bill.'],
      ['Huligemma', 20, 'Parent', 4, 'First in our family to study this far. The office explained each paper.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Electrical and Electronics Engineering', 52000, 90, 'electrical'],
          ['Chemical Engineering', 56000, 40, 'chemical'],
        ],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Minchinakatte College of Engineering',
    initials: 'M',
    hue: 228,
    crest: [1, 'gear'],
    at: [548, 'Tumakuru'],
    zip: '572106',
    ownership: 'Private',
    line: 'A young college by the Sira highway, still putting up its second block',
    about: 'Opened in 2022 with two branches. The first batch graduates in 2026, so there is no placement record yet.',
    phone: '0816-0000133',
    gallery: ['building', 'classroom', 'laboratory', 'gate', 'ground'],
    admissions: [
      [
        'State counselling',
        'Both branches are listed in the state’s seat matrix; the college code is printed on the notice board and on every letter.',
      ],
    ],
    facilities: [
      ['New laboratories', 'Everything is under four years old, and some of it still has its film on.', 'laboratory'],
      ['Bus routes', 'Nine buses from Tumakuru, Sira and Gubbi.'],
    ],
    reviews: [
      [
        'Tejas',
        11,
        'Student',
        2,
        'Half of the campus is a building site. The concrete mixer starts before the lecture does.',
      ],
      ['Manasa', 34, 'Student', 1, 'We were promised a hostel in our first year and are still travelling.'],
    ],
    courses: [
      {
        category: 'Bachelor of Engineering',
        duration: '4 years',
        list: [
          ['Computer Science and Engineering', 105000, 120, 'computer-science'],
          ['Artificial Intelligence and Data Science', 105000, 60, 'artificial-intelligence'],
        ],
      },
    ],
  },
]
