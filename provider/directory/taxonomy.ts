/**
 * The institution types and streams of the directory. Ids are fixed, because they stand in
 * visitors' addresses (`/filter?instituteId=1&categoryId=101`): a stream's id is its type's id
 * times 100 and a counter. Never reuse one.
 */
type StreamEntry = { id: number; slug: string; name: string; kn: string }
export type TypeEntry = {
  id: number
  slug: string
  name: string
  /** In Kannada. */
  kn: string
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

function streamsOf(
  typeId: number,
  entries: readonly (readonly [slug: string, name: string, kn: string])[],
): StreamEntry[] {
  return entries.map(([slug, name, kn], index) => ({ id: typeId * 100 + index + 1, slug, name, kn }))
}

export const TAXONOMY: readonly TypeEntry[] = [
  {
    id: 1,
    slug: 'engineering',
    name: 'Engineering',
    kn: 'ಎಂಜಿನಿಯರಿಂಗ್',
    streams: streamsOf(1, [
      ['computer-science', 'Computer Science', 'ಕಂಪ್ಯೂಟರ್ ಸೈನ್ಸ್'],
      ['artificial-intelligence', 'Artificial Intelligence and Data Science', 'ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ ಮತ್ತು ಡೇಟಾ ಸೈನ್ಸ್'],
      ['information-science', 'Information Science', 'ಇನ್ಫರ್ಮೇಷನ್ ಸೈನ್ಸ್'],
      ['electronics', 'Electronics and Communication', 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಮತ್ತು ಕಮ್ಯುನಿಕೇಷನ್'],
      ['electrical', 'Electrical and Electronics', 'ಎಲೆಕ್ಟ್ರಿಕಲ್ ಮತ್ತು ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್'],
      ['mechanical', 'Mechanical', 'ಮೆಕ್ಯಾನಿಕಲ್'],
      ['civil', 'Civil', 'ಸಿವಿಲ್'],
      ['aerospace', 'Aeronautical and Aerospace', 'ಏರೋನಾಟಿಕಲ್ ಮತ್ತು ಏರೋಸ್ಪೇಸ್'],
      ['automobile', 'Automobile and Robotics', 'ಆಟೊಮೊಬೈಲ್ ಮತ್ತು ರೊಬೊಟಿಕ್ಸ್'],
      ['biotechnology', 'Biotechnology and Biomedical', 'ಜೈವಿಕ ತಂತ್ರಜ್ಞಾನ ಮತ್ತು ಬಯೊಮೆಡಿಕಲ್'],
      ['chemical', 'Chemical and Materials', 'ಕೆಮಿಕಲ್ ಮತ್ತು ಮೆಟೀರಿಯಲ್ಸ್'],
      ['industrial', 'Industrial and Production', 'ಕೈಗಾರಿಕೆ ಮತ್ತು ಉತ್ಪಾದನೆ'],
      ['other', 'Other Engineering', 'ಇತರ ಎಂಜಿನಿಯರಿಂಗ್'],
    ]),
    words: ['engineeringcollege'],
    named: [[/\bengineering\b|institute of technology/i, null]],
  },
  {
    id: 2,
    slug: 'polytechnic',
    name: 'Polytechnic',
    kn: 'ಪಾಲಿಟೆಕ್ನಿಕ್',
    streams: streamsOf(2, [
      ['computer-science', 'Computer Science', 'ಕಂಪ್ಯೂಟರ್ ಸೈನ್ಸ್'],
      ['electronics', 'Electronics and Communication', 'ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಮತ್ತು ಕಮ್ಯುನಿಕೇಷನ್'],
      ['electrical', 'Electrical and Electronics', 'ಎಲೆಕ್ಟ್ರಿಕಲ್ ಮತ್ತು ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್'],
      ['mechanical', 'Mechanical', 'ಮೆಕ್ಯಾನಿಕಲ್'],
      ['civil', 'Civil', 'ಸಿವಿಲ್'],
      ['automobile', 'Automobile', 'ಆಟೊಮೊಬೈಲ್'],
      ['textile', 'Textile and Apparel', 'ಜವಳಿ ಮತ್ತು ಉಡುಪು'],
      ['other', 'Other Diplomas', 'ಇತರ ಡಿಪ್ಲೊಮಾ'],
    ]),
    words: ['diploma'],
    named: [[/\bpolytechnic/i, null]],
    rank: 1,
  },
  {
    id: 3,
    slug: 'management',
    name: 'Management',
    kn: 'ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್',
    streams: streamsOf(3, [
      ['mba', 'Master of Business Administration', 'ಎಂಬಿಎ'],
      ['bba', 'Bachelor of Business Administration', 'ಬಿಬಿಎ'],
      ['pgdm', 'Postgraduate Diploma in Management', 'ಪಿಜಿಡಿಎಂ'],
      ['other', 'Other Management', 'ಇತರ ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್'],
    ]),
    words: ['mba', 'businessschool'],
    named: [[/\bmanagement|\bbusiness school/i, null]],
    rank: 3,
  },
  {
    id: 4,
    slug: 'computer-applications',
    name: 'Computer Applications',
    kn: 'ಕಂಪ್ಯೂಟರ್ ಅಪ್ಲಿಕೇಷನ್ಸ್',
    streams: streamsOf(4, [
      ['mca', 'Master of Computer Applications', 'ಎಂಸಿಎ'],
      ['bca', 'Bachelor of Computer Applications', 'ಬಿಸಿಎ'],
      ['other', 'Other Computer Applications', 'ಇತರ ಕಂಪ್ಯೂಟರ್ ಅಪ್ಲಿಕೇಷನ್ಸ್'],
    ]),
    words: ['mca', 'bca'],
  },
  {
    id: 5,
    slug: 'degree',
    name: 'Degree College',
    kn: 'ಪದವಿ ಕಾಲೇಜು',
    streams: streamsOf(5, [
      ['arts', 'Arts', 'ಕಲಾ'],
      ['science', 'Science', 'ವಿಜ್ಞಾನ'],
      ['commerce', 'Commerce', 'ವಾಣಿಜ್ಯ'],
      ['social-work', 'Social Work', 'ಸಮಾಜ ಕಾರ್ಯ'],
    ]),
    words: ['degree', 'college', 'artscollege'],
    named: [[/\bcollege\b/i, null]],
    rank: 4,
  },
  {
    id: 6,
    slug: 'medical',
    name: 'Medical and Dental',
    kn: 'ವೈದ್ಯಕೀಯ ಮತ್ತು ದಂತ ವೈದ್ಯಕೀಯ',
    streams: streamsOf(6, [
      ['medicine', 'Medicine', 'ವೈದ್ಯಕೀಯ'],
      ['dentistry', 'Dentistry', 'ದಂತ ವೈದ್ಯಕೀಯ'],
      ['ayurveda', 'Ayurveda', 'ಆಯುರ್ವೇದ'],
      ['physiotherapy', 'Physiotherapy', 'ಫಿಸಿಯೊಥೆರಪಿ'],
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
    kn: 'ನರ್ಸಿಂಗ್ ಮತ್ತು ಫಾರ್ಮಸಿ',
    streams: streamsOf(7, [
      ['nursing', 'Nursing', 'ನರ್ಸಿಂಗ್'],
      ['pharmacy', 'Pharmacy', 'ಫಾರ್ಮಸಿ'],
      ['allied-health', 'Allied Health Sciences', 'ಅಲೈಡ್ ಹೆಲ್ತ್ ಸೈನ್ಸಸ್'],
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
    kn: 'ಕಾನೂನು',
    streams: streamsOf(8, [
      ['five-year', 'Five-Year Integrated Law', 'ಐದು ವರ್ಷಗಳ ಸಂಯೋಜಿತ ಕಾನೂನು'],
      ['three-year', 'Three-Year Law', 'ಮೂರು ವರ್ಷಗಳ ಕಾನೂನು'],
    ]),
    named: [[/\blaw (?:college|school)|college of law|school of law/i, null]],
  },
  {
    id: 9,
    slug: 'design',
    name: 'Architecture and Design',
    kn: 'ವಾಸ್ತುಶಿಲ್ಪ ಮತ್ತು ವಿನ್ಯಾಸ',
    streams: streamsOf(9, [
      ['architecture', 'Architecture', 'ವಾಸ್ತುಶಿಲ್ಪ'],
      ['design', 'Design', 'ವಿನ್ಯಾಸ'],
      ['applied-arts', 'Applied Arts and Crafts', 'ಅನ್ವಯಿಕ ಕಲೆ ಮತ್ತು ಕರಕುಶಲ'],
      ['planning', 'Planning', 'ಯೋಜನಾ ಶಾಸ್ತ್ರ'],
    ]),
    words: ['architecture'],
    named: [[/\barchitecture/i, 'architecture']],
  },
  {
    id: 10,
    slug: 'hospitality',
    name: 'Hotel Management',
    kn: 'ಹೋಟೆಲ್ ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್',
    streams: streamsOf(10, [['hotel-management', 'Hotel Management and Catering', 'ಹೋಟೆಲ್ ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್ ಮತ್ತು ಕೇಟರಿಂಗ್']]),
    words: ['hotelmanagement'],
    named: [[/\bhotel management/i, 'hotel-management']],
  },
  {
    id: 11,
    slug: 'education',
    name: 'Teacher Education',
    kn: 'ಶಿಕ್ಷಕರ ಶಿಕ್ಷಣ',
    streams: streamsOf(11, [
      ['bed', 'Bachelor of Education', 'ಬಿ.ಇಡಿ'],
      ['ded', 'Diploma in Education', 'ಡಿ.ಇಡಿ'],
    ]),
    words: ['bed'],
    named: [[/college of education|\bb\.? ?ed\b/i, 'bed']],
  },
  {
    id: 12,
    slug: 'agriculture',
    name: 'Agriculture',
    kn: 'ಕೃಷಿ',
    streams: streamsOf(12, [
      ['agriculture', 'Agriculture', 'ಕೃಷಿ'],
      ['horticulture', 'Horticulture', 'ತೋಟಗಾರಿಕೆ'],
      ['veterinary', 'Veterinary Science', 'ಪಶುವೈದ್ಯಕೀಯ ವಿಜ್ಞಾನ'],
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
    kn: 'ಪಿಯು ಕಾಲೇಜು',
    streams: streamsOf(13, [
      ['science', 'Science', 'ವಿಜ್ಞಾನ'],
      ['commerce', 'Commerce', 'ವಾಣಿಜ್ಯ'],
      ['arts', 'Arts', 'ಕಲಾ'],
      ['general', 'Classes 11 and 12', '11 ಮತ್ತು 12ನೇ ತರಗತಿ'],
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
    kn: 'ಶಾಲೆ',
    streams: streamsOf(14, [
      ['lower-primary', 'Lower Primary (1 to 5)', 'ಕಿರಿಯ ಪ್ರಾಥಮಿಕ (1ರಿಂದ 5)'],
      ['higher-primary', 'Higher Primary (6 to 8)', 'ಹಿರಿಯ ಪ್ರಾಥಮಿಕ (6ರಿಂದ 8)'],
      ['high-school', 'High School (9 and 10)', 'ಪ್ರೌಢಶಾಲೆ (9 ಮತ್ತು 10)'],
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
    kn: 'ವಿಶ್ವವಿದ್ಯಾಲಯ',
    streams: streamsOf(15, [['multi-disciplinary', 'Many Disciplines', 'ಹಲವು ವಿಷಯಗಳು']]),
    named: [[/\buniversity\b/i, 'multi-disciplinary']],
    rank: 3,
  },
]

const SCHOOLS = new Set(TAXONOMY.flatMap(({ id, isSchool }) => (isSchool ? [id] : [])))

export function isSchoolType(id: number | null): boolean {
  return id !== null && SCHOOLS.has(id)
}
