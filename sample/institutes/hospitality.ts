import type { SampleInstitute } from '@/sample/institute'

export const hospitality: readonly SampleInstitute[] = [
  {
    name: 'Oggarane Institute of Hotel Management',
    kn: {
      name: 'ಒಗ್ಗರಣೆ ಹೋಟೆಲ್ ನಿರ್ವಹಣಾ ಸಂಸ್ಥೆ',
      tagline: 'ಅತಿಥಿಗೆ ಊಟ, ವಿದ್ಯಾರ್ಥಿಗೆ ಪಾಠ, ಒಂದೇ ಅಡುಗೆಮನೆ',
      line: 'ಮಂಗಳೂರಿನಲ್ಲಿ ಹೋಟೆಲ್ ನಿರ್ವಹಣೆ ಮತ್ತು ಅಡುಗೆ ಕಲೆ',
    },
    also: ['OIHM', 'Oggarane Catering College'],
    initials: 'OHM',
    hue: 24,
    crest: [1, 'lamp'],
    at: [534, 'Mangaluru'],
    address: 'Old port road, Bunder',
    zip: '575001',
    ownership: 'Private',
    tagline: 'One kitchen feeds the guest and teaches the cook',
    line: 'Hotel management with an eighty-seat restaurant open to the city',
    about:
      'The lunch queue on Mondays is the real examination. Coastal cooking of seven communities is taught by people from those communities.',
    phone: '0824-0000132',
    site: 'oggarane',
    social: ['facebook', 'instagram'],
    gallery: ['building', 'workshop', 'classroom', 'library', 'hostel', 'gate'],
    overview: {
      title: 'Lunch is at noon',
      text: 'Tickets are ninety rupees, and the complaint book is read aloud at three.',
      blocks: [
        ['Seven kitchens', 'Catholic, Beary, Saraswat, Bunt, Jain, Shivalli and Koraga cooking.'],
        ['Harbour mornings', 'Fish is bought at five, by students, with college money.'],
      ],
    },
    admissions: [
      ['Tasting', 'Name twelve spices with eyes closed; nobody has ever got all of them.'],
      ['Marks', 'A pass at class 12 is enough.'],
    ],
    placements: [['52 of 54', 'Hotels, ships, hospitals and two food carts.']],
    recruiters: [
      ['Beladi Hospitals', 'Diet kitchens'],
      ['Kadalu Foods', 'Product kitchen'],
      ['Tangaali Resorts', 'Front office'],
    ],
    facilities: [
      ['Restaurant', 'Eighty seats, four services a week.'],
      ['Bakery', 'Its buns sell out by nine.', 'workshop'],
    ],
    reviews: [
      ['Melwyn', 49, 'Student', 5, 'The complaint book is scarier than any external examiner.'],
      ['Sabiha', 46, 'Graduate', 4, 'I cook on a ship. The harbour mornings prepared me.'],
      ['Dinesh', 51, 'Parent', 4, 'Uniforms and knives are an extra ₹18,000.'],
    ],
    courses: [
      {
        category: 'Undergraduate',
        duration: '4 years',
        list: [['Bachelor of Hotel Management', 132000, 60, 'hotel-management']],
      },
      {
        category: 'Craft course',
        duration: '18 months',
        list: [['Bakery and Confectionery', 46000, 24, 'hotel-management']],
      },
    ],
    brochures: ['Prospectus'],
  },
  {
    name: 'Tangaali Hospitality College',
    initials: 'THC',
    hue: 192,
    crest: [4, 'wave'],
    at: [550, 'Honavar'],
    address: 'Apsarakonda road',
    zip: '581334',
    ownership: 'Private',
    residential: true,
    tagline: 'Guests from everywhere, hosts from these hills',
    line: 'A residential college for small lodges and homestays',
    about: 'Thirty students run a twelve-room lodge for two years and share its profit at the end.',
    phone: '08387-000122',
    site: 'tangaali-college',
    brochures: ['Twelve rooms'],
    social: ['instagram'],
    gallery: ['building', 'hostel', 'gate', 'classroom', 'ground'],
    overview: {
      title: 'Twelve rooms',
      text: 'Someone is always on duty, and it is never a pretend guest.',
      blocks: [['Profit share', '₹21,400 each for the batch of 2025.']],
    },
    admissions: [['Trial weekend', 'Serve breakfast to forty, then talk about it.']],
    facilities: [
      ['The lodge', 'Twelve rooms above the estuary.', 'hostel'],
      ['Boat', 'For mangrove tours, with a licensed guide.'],
    ],
    placements: [['Own places', 'Nine of 28 now run a homestay.']],
    reviews: [['Nagesh', 53, 'Student', 5, 'I have unblocked a drain at midnight with a smile.']],
    courses: [
      {
        category: 'Diploma',
        duration: '2 years',
        list: [['Lodge and Homestay Management', 68000, 30, 'hotel-management']],
      },
    ],
  },
]
