import { type InstituteDetail, instituteDetailSchema } from '@/lib/contract/institute'

/** A whole answer of `GET /institute/details`, of an institution that does not exist. */
export const FULL_ANSWER = {
  institute: {
    id: 7,
    institute_name: { en: 'Chamundi Hills Institute of Technology', kn: 'ಚಾಮುಂಡಿ ಬೆಟ್ಟ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ' },
    tagline: { en: 'Learning that stays close to the hills' },
    description1: { en: 'Autonomous engineering college' },
    description2: { en: 'A college of engineers.\n\nFounded by weavers.' },
    phone: '0821 400 2200',
    email: 'office@chit.example',
    website: 'chit.example',
    facebook: 'https://facebook.com/chit',
    instagram: 'javascript:alert(1)',
    linkedin: null,
    image_url: '/media/chit.webp',
    institute_type_id: 1,
    is_residential: 1,
    ownership: 'aided',
    gender: 'mixed',
    minority: 'yes',
    university: 'Hill University',
    coordinates: { latitude: '12.311827', longitude: 76.652985 },
    hostel_fee: { from: '60,000', to: 90000 },
    mess_fee: { from: 36000, to: 36000 },
    management_fee: { from: 250000, to: 150000 },
  },
  gallery: Array.from({ length: 9 }, (_, index) => ({ id: index + 1, url: `/gallery/${index + 1}.webp` })),
  address: { address1: 'Ring Road, Hinkal', city: 'Mysuru', district: 'Mysuru', zip: '570017', state: 'Karnataka' },
  overviews: [
    { key: 'overview_title', value: { en: 'About the college' } },
    { key: 'overview_description', value: { en: 'First paragraph.\n\nSecond paragraph.' } },
    { key: 'overview_sub_title10', value: { en: 'Tenth block' } },
    { key: 'overview_sub_title2', value: { en: 'Second block' } },
    { key: 'overview_sub_desc2', value: { en: 'Of the second block.' }, image_url: '/blocks/2.webp' },
    { key: 'overview_image3', value: null, image_url: '/blocks/3.webp' },
  ],
  reviewStats: { average_rating: '4.6', review_count: '212' },
  admissions: [
    { key: 'admission_title2', value: { en: 'Counselling' } },
    { key: 'admission_title1', value: { en: 'Apply' } },
    { key: 'admission_description1', value: { en: 'Fill in the form.' } },
  ],
  placements: [{ id: 1, title: { en: '₹6.2 lakh' }, description: { en: 'Median salary' }, image: null }],
  recruiters: [{ id: 1, company_name: 'Kaveri Systems', description: { en: 'Software' } }],
  sources: [
    {
      name: 'aicte',
      title: 'AICTE: approved institutions',
      licence: 'MIT',
      url: 'https://www.aicte.gov.in/',
      dated: '2025-10-30',
      read_at: '24-11-2026 09:00',
    },
  ],
  statements: [{ figure: 'seats', source: 'aicte', value: '300', is_shown: 1 }],
  facilities: [{ id: 1, title: { en: 'Library' }, description: { en: 'Open until ten.' }, image: '/library.webp' }],
  reviews: [
    {
      ...{ id: 1, user: { id: 3, name: 'Asha' }, name: 'Asha R', role: 'Student', rating: 5 },
      ...{
        description: 'Good labs.',
        can_report: true,
        reply: { text: 'Thank you.', written_at: '2026-11-12T04:30:00Z' },
      },
    },
    { id: 2, user: null, name: null, role: null, rating: 'five', description: 'Quiet campus.' },
  ],
  courses: [
    {
      id: 1,
      course_name: 'Computer Science',
      course_category: 'BE',
      duration: '4 years',
      fees: '1,12,410',
      seat: 240,
      level: 'degree',
    },
    {
      id: 2,
      course_name: 'Civil',
      course_category: 'BE',
      duration: '4 years',
      fees: 86000,
      seat: '60',
      level: 'degree',
    },
    { id: 3, course_name: 'Structural Engineering', course_category: 'M.Tech', duration: null, fees: null, seat: null },
  ],
}

/** An answer as the website reads it. @throws when it holds no institution with a name */
export function readDetail(answer: unknown): InstituteDetail {
  const detail = instituteDetailSchema.parse({ data: answer })
  if (detail === null) throw new Error('the answer holds no institution')
  return detail
}

export const FULL_DETAIL = readDetail(FULL_ANSWER)
/** An institution of which nothing but its name is known. */
export const BARE_DETAIL = readDetail({ institute: { institute_name: 'Tunga Vidyalaya' } })
