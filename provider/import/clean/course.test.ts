import fc from 'fast-check'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { cleanCourseName } from './course-name'
import { classifyCollege, classifySchool } from './institution-type'
import { readQualification } from './qualification'
import { isResidentialName } from './residential'
import { streamOfCourse } from './stream'
import { cleanUniversity } from './university'

describe('courses', () => {
  test.each([
    ['ELECTRONICS & COMMUNICATION ENGG', 'Electronics and Communication Engineering'],
    ['ELECTRONICS AND COMMUNICATIONS ENGINEERING', 'Electronics and Communication Engineering'],
    ['COMPUTER SCIENCE & ENGINEERING', 'Computer Science and Engineering'],
    ['COMPUTER SCEINCE & ENGINEERING', 'Computer Science and Engineering'],
    [
      'COMPUTER SCIENCE AND ENGINEERING(ARTIFICIAL INTELLIGENCE AND MACHINE LEARNING )',
      'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
    ],
    [
      'COMPUTER SCIENCE AND ENGINEERING (INTERNET OF THINGS AND CYBER SECURITY INCLUDING BLOCK CHAIN TECHNO',
      'Computer Science and Engineering (Internet of Things and Cyber Security Including Blockchain Technology)',
    ],
    ['COMPUTER SCIENCE AND ENGINEERING (IoT)', 'Computer Science and Engineering (Internet of Things)'],
    ['COMMERCIAL PRACTICE (KAN & ENG)', 'Commercial Practice (Kannada and English)'],
    ['ARTIFICIAL INTELLIGENCE (AI) AND MACHINE LEARNING', 'Artificial Intelligence and Machine Learning'],
    ['VLSI DESIGN', 'VLSI Design'],
    [' ', null],
  ])('%j becomes %j', (raw, name) => expect(cleanCourseName(raw)).toBe(name))

  const vtu = 'Visvesvaraya Technological University'
  test.each([
    [
      'ENGINEERING AND TECHNOLOGY',
      'UNDER GRADUATE',
      'CIVIL ENGINEERING',
      vtu,
      'Civil Engineering',
      'Bachelor of Engineering',
      '4 years',
    ],
    [
      'ENGINEERING AND TECHNOLOGY',
      'UNDER GRADUATE',
      'CIVIL ENGINEERING',
      null,
      'Civil Engineering',
      'Bachelor of Engineering or Technology',
      '4 years',
    ],
    ['ENGINEERING AND TECHNOLOGY', 'DIPLOMA', 'MECHATRONICS', null, 'Mechatronics', 'Diploma', '3 years'],
    [
      'Management',
      'POST GRADUATE',
      'MASTERS IN BUSINESS ADMINISTRATION',
      null,
      'Master of Business Administration',
      'Master of Business Administration',
      '2 years',
    ],
    [
      'MANAGEMENT',
      'POST GRADUATE',
      'MBA(GENERAL)',
      null,
      'Master of Business Administration',
      'Master of Business Administration',
      '2 years',
    ],
    ['MANAGEMENT', 'POST GRADUATE', 'MBA (FINTECH)', null, 'Fintech', 'Master of Business Administration', '2 years'],
    ['MANAGEMENT', 'POST GRADUATE', 'MBA (EXECUTIVE)', null, 'Executive', 'Master of Business Administration', null],
    [
      'MANAGEMENT',
      'POST GRADUATE DIPLOMA',
      'PGDM(E-BUSINESS)',
      null,
      'E-Business',
      'Postgraduate Diploma in Management',
      '2 years',
    ],
    [
      'COMPUTER APPLICATIONS',
      'POST GRADUATE',
      'MASTERS IN COMPUTER APPLICATIONS',
      null,
      'Master of Computer Applications',
      'Master of Computer Applications',
      '2 years',
    ],
    [
      'COMPUTER APPLICATIONS',
      'UNDER GRADUATE',
      'BCA',
      null,
      'Bachelor of Computer Applications',
      'Bachelor of Computer Applications',
      '3 years',
    ],
    [
      'MANAGEMENT',
      'FELLOWSHIP',
      'MANAGEMENT',
      null,
      'Fellow Programme in Management',
      'Fellow Programme in Management',
      null,
    ],
    ['SOMETHING NEW', 'LEVEL X', 'NEW COURSE', null, 'New Course', 'Other Programmes', null],
  ])('%s, %s, %s of %s', (programme, level, course, university, name, category, duration) => {
    expect(readQualification({ programme, level, course, university })).toEqual({ name, category, duration })
  })

  test('an online course has no fixed length and says so', () => {
    expect(
      readQualification({
        programme: 'COMPUTER APPLICATIONS',
        level: 'UNDER GRADUATE',
        course: 'BCA',
        courseType: 'Course Online',
        university: null,
      }),
    ).toEqual({
      name: 'Bachelor of Computer Applications (online)',
      category: 'Bachelor of Computer Applications',
      duration: null,
    })
  })

  test.each([
    ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'Computer Science and Engineering', 101],
    ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'Artificial Intelligence and Data Science', 102],
    ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'Electrical and Electronics Engineering', 105],
    ['ENGINEERING AND TECHNOLOGY', 'DIPLOMA', 'Electrical and Electronics Engineering', 203],
    ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'Silk Technology', 113],
    ['Management', 'POST GRADUATE', 'Fintech', 301],
    ['COMPUTER APPLICATIONS', 'UNDER GRADUATE', 'Bachelor of Computer Applications', 402],
    ['APPLIED ARTS AND CRAFTS', 'DIPLOMA', 'Commercial Practice', 208],
    ['UNKNOWN', 'UNDER GRADUATE', 'X', null],
  ])('%s, %s: %s belongs to stream %s', (programme, level, name, stream) =>
    expect(streamOfCourse(programme, level, name)).toBe(stream),
  )

  test('every stream that a course can get exists', () => {
    const known = new Set(TAXONOMY.flatMap((type) => type.streams.map((stream) => stream.id)))
    const programmes = [
      'ENGINEERING AND TECHNOLOGY',
      'MANAGEMENT',
      'COMPUTER APPLICATIONS',
      'DESIGN',
      'PLANNING',
      'ARCHITECTURE',
      'APPLIED ARTS AND CRAFTS',
      'HOTEL MANAGEMENT AND CATERING',
      'PHARMACY',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...programmes),
        fc.constantFrom('UNDER GRADUATE', 'POST GRADUATE', 'DIPLOMA', 'Integrated', 'FELLOWSHIP'),
        fc.string(),
        (programme, level, name) => expect(known).toContain(streamOfCourse(programme, level, name)),
      ),
    )
  })
})

describe('universities', () => {
  test.each([
    ['VisvesvarayaÂ\u00a0Technological University, Belgaum', 'Visvesvaraya Technological University'],
    ['Vesveswaraiah Technological University, Belgaum', 'Visvesvaraya Technological University'],
    ['Visvesvaraya Technological University (VTU)', 'Visvesvaraya Technological University'],
    ['KUVEMPU UNIVERISTY', 'Kuvempu University'],
    ['OTHER, HASSAN UNIVERSITY', 'Hassan University'],
    ['BAGALKOT UNIVESITY, JAMKAHNDI', 'Bagalkot University'],
    ['    Bangalore  central university', 'Bengaluru City University'],
    ['BENGALURU NORTH UNIVERSITY,  KOLAR', 'Bengaluru North University'],
    ['Directorate of Technical Education bangalore', 'Department of Technical Education, Karnataka'],
    ['None', null],
    ['NOT APPLICABLE', null],
    ['SELF', null],
    ['AUTONOMOUS', null],
    ['UNIVERSITY OF MADRAS', 'University of Madras'],
  ])('%j is %j', (raw, name) => expect(cleanUniversity(raw)).toBe(name))
})

describe('types', () => {
  test.each([
    ['R.V. College of Engineering', 'Private, self-financing', [101, 301], 1, [1, 3]],
    ['Lake Institute of Technology', 'Private, self-financing', [101, 301, 302], 1, [1, 3]],
    ['Government Polytechnic', 'Government', [201], 2, [2]],
    ['Don Bosco Degree College', null, [402], 5, [4, 5]],
    ['PES University', 'Private university', [101, 301], 15, [1, 3, 15]],
    ['City College of Management', null, [301, 302, 402], 3, [3, 4]],
  ])('%s', (name, ownership, streams, typeId, typeIds) =>
    expect(classifyCollege(name, ownership, streams)).toMatchObject({ typeId, typeIds }),
  )

  test('a degree college has the streams that its name says', () => {
    expect(classifyCollege('JSS College of Arts Commerce and Science', null, [402])?.streamIds).toEqual([
      402, 501, 502, 503,
    ])
  })
  test('nothing taught and nothing said is no type', () => expect(classifyCollege('ABC', null, [null])).toBeNull())

  test.each([
    ['1', 14, [1401]],
    ['2', 14, [1401, 1402]],
    ['3', 13, [1304, 1401, 1402, 1403]],
    ['5', 13, [1304, 1402, 1403]],
    ['8', 14, [1403]],
    ['10', 13, [1304, 1403]],
    ['11', 13, [1304]],
  ])('school category %s', (category, typeId, streamIds) =>
    expect(classifySchool(category, 'ABC')).toMatchObject({ typeId, streamIds }),
  )
  test('an unknown category is none', () => expect(classifySchool('99', 'ABC')).toBeNull())
})

test.each([
  ['MORARJI DESAI RESIDENTIAL SCHOOL BEVOOR', true],
  ['MURARJI DESAI RESIDENCIAL   School Nidasheshi', true],
  ['KITTUR RANI CHENNAMMA RESIDENTIAL SCHOOL', true],
  ['JAWAHAR NAVODAYA VIDYALAYA', true],
  ['BAPUJI ASHRAMA SCHOOL-GOPANAHAL', true],
  ['SRI G.B RES H.S KOOLAHALLI CROSS', true],
  ['NAVODAYA ENGLISH AND KANNADA MEDIUM HIGH SCHOOL', false],
  ['PRESIDENCY SCH ALAHALLI', false],
  ['NON RESIDENTIAL SCHOOL', false],
  ['ADARSHA VIDYALAYA', false],
])('%j: residential %s', (name, is) => expect(isResidentialName(name)).toBe(is))
