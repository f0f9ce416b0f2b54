/**
 * The institution types and streams of the directory. Ids are fixed, because they stand in
 * visitors' addresses (`/filter?instituteId=1&categoryId=101`): a stream's id is its type's id
 * times 100 and a counter. Never reuse one.
 */
export type StreamEntry = { id: number; slug: string; name: string }
export type TypeEntry = { id: number; slug: string; name: string; streams: readonly StreamEntry[] }

function streamsOf(typeId: number, entries: readonly (readonly [slug: string, name: string])[]): StreamEntry[] {
  return entries.map(([slug, name], index) => ({ id: typeId * 100 + index + 1, slug, name }))
}

export const TAXONOMY: readonly TypeEntry[] = [
  {
    id: 1,
    slug: 'engineering',
    name: 'Engineering',
    streams: streamsOf(1, [
      ['computer-science', 'Computer Science'],
      ['artificial-intelligence', 'Artificial Intelligence and Data Science'],
      ['information-science', 'Information Science'],
      ['electronics', 'Electronics and Communication'],
      ['electrical', 'Electrical and Electronics'],
      ['mechanical', 'Mechanical'],
      ['civil', 'Civil'],
      ['aerospace', 'Aeronautical and Aerospace'],
      ['automobile', 'Automobile and Robotics'],
      ['biotechnology', 'Biotechnology and Biomedical'],
      ['chemical', 'Chemical and Materials'],
      ['industrial', 'Industrial and Production'],
      ['other', 'Other Engineering'],
    ]),
  },
  {
    id: 2,
    slug: 'polytechnic',
    name: 'Polytechnic',
    streams: streamsOf(2, [
      ['computer-science', 'Computer Science'],
      ['electronics', 'Electronics and Communication'],
      ['electrical', 'Electrical and Electronics'],
      ['mechanical', 'Mechanical'],
      ['civil', 'Civil'],
      ['automobile', 'Automobile'],
      ['textile', 'Textile and Apparel'],
      ['other', 'Other Diplomas'],
    ]),
  },
  {
    id: 3,
    slug: 'management',
    name: 'Management',
    streams: streamsOf(3, [
      ['mba', 'Master of Business Administration'],
      ['bba', 'Bachelor of Business Administration'],
      ['pgdm', 'Postgraduate Diploma in Management'],
      ['other', 'Other Management'],
    ]),
  },
  {
    id: 4,
    slug: 'computer-applications',
    name: 'Computer Applications',
    streams: streamsOf(4, [
      ['mca', 'Master of Computer Applications'],
      ['bca', 'Bachelor of Computer Applications'],
      ['other', 'Other Computer Applications'],
    ]),
  },
  {
    id: 5,
    slug: 'degree',
    name: 'Degree College',
    streams: streamsOf(5, [
      ['arts', 'Arts'],
      ['science', 'Science'],
      ['commerce', 'Commerce'],
      ['social-work', 'Social Work'],
    ]),
  },
  {
    id: 6,
    slug: 'medical',
    name: 'Medical and Dental',
    streams: streamsOf(6, [
      ['medicine', 'Medicine'],
      ['dentistry', 'Dentistry'],
      ['ayurveda', 'Ayurveda'],
      ['physiotherapy', 'Physiotherapy'],
    ]),
  },
  {
    id: 7,
    slug: 'health-sciences',
    name: 'Nursing and Pharmacy',
    streams: streamsOf(7, [
      ['nursing', 'Nursing'],
      ['pharmacy', 'Pharmacy'],
      ['allied-health', 'Allied Health Sciences'],
    ]),
  },
  {
    id: 8,
    slug: 'law',
    name: 'Law',
    streams: streamsOf(8, [
      ['five-year', 'Five-Year Integrated Law'],
      ['three-year', 'Three-Year Law'],
    ]),
  },
  {
    id: 9,
    slug: 'design',
    name: 'Architecture and Design',
    streams: streamsOf(9, [
      ['architecture', 'Architecture'],
      ['design', 'Design'],
      ['applied-arts', 'Applied Arts and Crafts'],
      ['planning', 'Planning'],
    ]),
  },
  {
    id: 10,
    slug: 'hospitality',
    name: 'Hotel Management',
    streams: streamsOf(10, [['hotel-management', 'Hotel Management and Catering']]),
  },
  {
    id: 11,
    slug: 'education',
    name: 'Teacher Education',
    streams: streamsOf(11, [
      ['bed', 'Bachelor of Education'],
      ['ded', 'Diploma in Education'],
    ]),
  },
  {
    id: 12,
    slug: 'agriculture',
    name: 'Agriculture',
    streams: streamsOf(12, [
      ['agriculture', 'Agriculture'],
      ['horticulture', 'Horticulture'],
      ['veterinary', 'Veterinary Science'],
    ]),
  },
  {
    id: 13,
    slug: 'pu-college',
    name: 'PU College',
    streams: streamsOf(13, [
      ['science', 'Science'],
      ['commerce', 'Commerce'],
      ['arts', 'Arts'],
      ['general', 'Classes 11 and 12'],
    ]),
  },
  {
    id: 14,
    slug: 'school',
    name: 'School',
    streams: streamsOf(14, [
      ['lower-primary', 'Lower Primary (1 to 5)'],
      ['higher-primary', 'Higher Primary (6 to 8)'],
      ['high-school', 'High School (9 and 10)'],
    ]),
  },
  {
    id: 15,
    slug: 'university',
    name: 'University',
    streams: streamsOf(15, [['multi-disciplinary', 'Many Disciplines']]),
  },
]
