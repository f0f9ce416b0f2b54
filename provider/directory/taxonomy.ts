/**
 * The institution types and streams of the directory. Ids are fixed, because they stand in
 * visitors' addresses (`/filter?instituteId=1&categoryId=101`): a stream's id is its type's id
 * times 100 and a counter. Never reuse one.
 */
type StreamEntry = { id: number; slug: string; name: string }
export type TypeEntry = {
  id: number
  slug: string
  name: string
  streams: readonly StreamEntry[]
  /** What lists write for it besides its name and slug, in small letters alone. */
  words?: readonly string[]
  /** What an institution's name says when a list has no column for the type, and the stream that it says with it. */
  named?: readonly (readonly [pattern: RegExp, streamSlug: string | null])[]
  /** Names are tried against the patterns of low ranks first, and by id within one; 2 where it is absent. */
  rank?: 1 | 2 | 3 | 4
  /** Children go there: it is never the same as a college of a like name. */
  isSchool?: true
}

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
    words: ['engineeringcollege'],
    named: [[/\bengineering\b|institute of technology/i, null]],
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
    words: ['diploma'],
    named: [[/\bpolytechnic/i, null]],
    rank: 1,
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
    words: ['mba', 'businessschool'],
    named: [[/\bmanagement|\bbusiness school/i, null]],
    rank: 3,
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
    words: ['mca', 'bca'],
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
    words: ['degree', 'college', 'artscollege'],
    named: [[/\bcollege\b/i, null]],
    rank: 4,
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
    words: ['medicine', 'dental'],
    named: [
      [/\bdental/i, 'dentistry'],
      [/\bayurved/i, 'ayurveda'],
      [/\bmedical (?:college|sciences)/i, 'medicine'],
    ],
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
    words: ['nursing', 'pharmacy'],
    named: [
      [/\bnursing/i, 'nursing'],
      [/\bpharmac/i, 'pharmacy'],
    ],
  },
  {
    id: 8,
    slug: 'law',
    name: 'Law',
    streams: streamsOf(8, [
      ['five-year', 'Five-Year Integrated Law'],
      ['three-year', 'Three-Year Law'],
    ]),
    named: [[/\blaw (?:college|school)|college of law|school of law/i, null]],
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
    words: ['architecture'],
    named: [[/\barchitecture/i, 'architecture']],
  },
  {
    id: 10,
    slug: 'hospitality',
    name: 'Hotel Management',
    streams: streamsOf(10, [['hotel-management', 'Hotel Management and Catering']]),
    words: ['hotelmanagement'],
    named: [[/\bhotel management/i, 'hotel-management']],
  },
  {
    id: 11,
    slug: 'education',
    name: 'Teacher Education',
    streams: streamsOf(11, [
      ['bed', 'Bachelor of Education'],
      ['ded', 'Diploma in Education'],
    ]),
    words: ['bed'],
    named: [[/college of education|\bb\.? ?ed\b/i, 'bed']],
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
    named: [
      [/\bhorticultur/i, 'horticulture'],
      [/\bagricultur/i, 'agriculture'],
    ],
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
    words: ['puc', 'pu', 'juniorcollege', 'preuniversitycollege'],
    named: [[/\bpu college|\bpre[- ]?university|junior college/i, 'general']],
    rank: 1,
    isSchool: true,
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
    named: [
      [/\bhigh school/i, 'high-school'],
      [/\bhigher primary/i, 'higher-primary'],
      [/\blower primary|\bprimary school/i, 'lower-primary'],
      [/\bschool\b/i, null],
    ],
    rank: 3,
    isSchool: true,
  },
  {
    id: 15,
    slug: 'university',
    name: 'University',
    streams: streamsOf(15, [['multi-disciplinary', 'Many Disciplines']]),
    named: [[/\buniversity\b/i, 'multi-disciplinary']],
    rank: 3,
  },
]

const SCHOOLS = new Set(TAXONOMY.flatMap(({ id, isSchool }) => (isSchool ? [id] : [])))

export function isSchoolType(id: number | null): boolean {
  return id !== null && SCHOOLS.has(id)
}
