import fc from 'fast-check'
import { cleanAddress, zipIn } from './address'
import { collegeName, schoolName } from './institute-name'

describe('collegeName', () => {
  test.each([
    ['R.V. COLLEGE OF ENGINEERING', 'R.V. College of Engineering'],
    ['PES UNIVERSITY', 'PES University'],
    ['NMKRV COLLEGE FOR WOMEN', 'NMKRV College for Women'],
    ['B.M.S. COLLEGE OF ENGINEERING', 'B.M.S. College of Engineering'],
    ["KLE SOCIETY'S POLYTECHNIC", "KLE Society's Polytechnic"],
    ['K.V.G.COLLEGE OF ENGINEERING', 'K.V.G. College of Engineering'],
    ['DAYANANDA SAGAR COLLEGE OF ARTS,SCIENCE & COMMERCE', 'Dayananda Sagar College of Arts, Science & Commerce'],
    ['GOVT.TOOL ROOM & TRAINING CENTRE- GULBARGA', 'Government Tool Room & Training Centre- Gulbarga'],
    ['ST JEROME S FIRST GRADE COLLEGE', "St. Jerome's First Grade College"],
    ['M. S. RAMAIAH INSTITUTE OF TECHNOLOGY-MBA PROGRAMME', 'M. S. Ramaiah Institute of Technology'],
    ['JYOTI NIVAS COLLEGE (MCA)', 'Jyoti Nivas College'],
    ['BANGALORE.INSTITUTE.OF.TECHNOLOGY', 'Bangalore Institute of Technology'],
    ['NITTE (DEEMED TO BE UNIVERSITY)', 'Nitte (Deemed to be University)'],
    ['GOVERNAMENT FIRST FRADE COLLEGE', 'Government First Grade College'],
    ['IIIT DHARWAD', 'IIIT Dharwad'],
    ['168-GOVERNMENT POLYTECHNIC HOSADURGA', 'Government Polytechnic Hosadurga'],
    ['Mallige Institute of ScienceMore Details', 'Mallige Institute of Science'],
    ['VIDYAVARDHAKA POLYTECHNIC - 488', 'Vidyavardhaka Polytechnic'],
    ['Indian Institute of McDonald', 'Indian Institute of McDonald'],
    ['C305 Government College Mallige', 'Government College Mallige'],
    ['Mallige Institute of Engineering & Technol..', 'Mallige Institute of Engineering & Technol…'],
    ['Mallige College..', 'Mallige College.'],
    ['MALLIGE INSTITUTE OF TECHNOLOGY UJIRE-574240', 'Mallige Institute of Technology Ujire'],
    ["ST.MARY'S POLYTECHNIC HUBLI-23", "St. Mary's Polytechnic Hubli"],
    ['Govt.S K S Institute', 'Government S K S Institute'],
    ['Mallige College of Engineering andTechnology', 'Mallige College of Engineering and Technology'],
    ['Mallige University (MALAV)', 'Mallige University (MALAV)'],
    ['Mallige University (WOMEN), Mysore', 'Mallige University (Women), Mysore'],
    ['Mallige University (MYSORE)', 'Mallige University (Mysore)'],
    ['MALLIGE UNIVERSITY (MALAV)', 'Mallige University (Malav)'],
  ])('%j becomes %j', (raw, name) => expect(collegeName(raw)).toBe(name))

  test('no name is none', () => expect(collegeName(' -- ')).toBeNull())
})

describe('schoolName', () => {
  test.each([
    ['GLPS KOLALAKUNTE', 'Government Lower Primary School Kolalakunte'],
    ['GHPS  URDU KUKANOOR', 'Government Urdu Higher Primary School Kukanoor'],
    ['G L P S KOPPA', 'Government Lower Primary School Koppa'],
    ['GULPS SIRIGERE', 'Government Urdu Lower Primary School Sirigere'],
    ['GOVT.GIRLS(IND)PUC SAGAR', 'Government Girls (Independent) PU College Sagar'],
    ['S.E.S.GIRLS COMP.P.U.COLLEGE ,SIRUGUPPA', 'S.E.S. Girls Composite PU College, Siruguppa'],
    ['DKZP GOVT. HIGHER PRIMARY SCHOOL HALLINGERI', 'Government Higher Primary School Hallingeri'],
    ['K.H.P.S.DINDALAKOPP KULAVALLI', 'Kannada Higher Primary School Dindalakopp Kulavalli'],
    ['GHPS KERADI  -KERADI 576233', 'Government Higher Primary School Keradi'],
    ['GLPS(URDU)-BETHUR ROAD W.NO 12', 'Government Urdu Lower Primary School Bethur Road Ward 12'],
    ["ST JOSEPH's CONVENT GIRLS PU COLLEGE, CHICKABALLAPUR", "St. Joseph's Convent Girls PU College, Chickaballapur"],
    ['HS SG', 'High School SG'],
    ['BHS', 'BHS'],
  ])('%j becomes %j', (raw, name) => expect(schoolName(raw)).toBe(name))
})

describe('any name', () => {
  const words = [
    'GLPS',
    'GOVT',
    'GHPS',
    'ST',
    'R.V.',
    'URDU',
    'KANNADA',
    'SCHOOL',
    'COLLEGE',
    'OF',
    '(WOMEN)',
    'P.U.',
    'DR.',
    'KLE',
    "SOCIETY'S",
    '-',
    ',',
    '&',
    '12',
    'Belur',
    'hoskote',
    'MBA',
  ]
  const listed = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(' '))
  test.each([
    ['college', collegeName],
    ['school', schoolName],
    ['address', cleanAddress],
  ])('cleaned twice is cleaned once: %s', (_kind, clean) => {
    fc.assert(
      fc.property(fc.oneof(listed, fc.string()), (raw) => {
        const once = clean(raw)
        if (once !== null) expect(clean(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('addresses', () => {
  test('keep their PIN and lose the shouting', () => {
    expect(cleanAddress('132, BEHIND AECS LAYOUT, IT PARK ROAD BANGALORE - 560 037')).toBe(
      '132, Behind AECS Layout, IT Park Road Bangalore - 560037',
    )
    expect(cleanAddress('Y')).toBeNull()
  })
  test.each([
    ['BANGALORE -560 083.', '560083'],
    ['NO 104723, KENGERI, 560060', '560060'],
    ['PLOT 571104, MYSURU 570001', '570001'],
    ['PLOT 123456789012', null],
    ['CHENNAI 600001', null],
    [null, null],
  ])('zipIn(%j) is %j', (address, zip) => expect(zipIn(address)).toBe(zip))
  test('another state’s PIN is read when asked for', () => expect(zipIn('CHENNAI 600001', true)).toBe('600001'))
})
