import fc from 'fast-check'
import type { Draft } from '@/provider/import/draft'
import { draftNamed as draft } from '@/testing/import/draft'
import { compare } from './compare'
import { Frequencies } from './frequencies'
import { profileOf } from './profile'
import { DOUBTFUL, MATCHED, WEIGHTS, weightOf } from './weights'

const frequencies = new Frequencies()
for (const [name, times] of [
  ['Government First Grade College', 150],
  ['Government Polytechnic', 90],
  ['X Institute of Technology, Bengaluru', 120],
  ['Y College of Arts, Science and Commerce', 300],
] as const)
  for (let at = 0; at < times; at += 1) frequencies.add(profileOf(draft(name)))

const weigh = (a: Draft, b: Draft) => compare(profileOf(a), profileOf(b), frequencies)
const outcome = (a: Draft, b: Draft) => {
  const { weight } = weigh(a, b)
  return weight >= MATCHED ? 'matched' : weight >= DOUBTFUL ? 'doubtful' : 'new'
}

describe('one institution', () => {
  test.each([
    ['Acharya Institute of Technology', {}, 'ACHARYA INSTITUTE OF TECHNOLOGY', { address: 'Soldevanahalli' }],
    ['Mallige Institute of Technology (Autonomous), Bangalore', {}, 'Mallige Institute of Technology', {}],
    [
      'Gogte Institute of Technology, Belgaum',
      { districtId: 527 },
      'K.L.S. Gogte Institute of Technology',
      { districtId: 527 },
    ],
    [
      'J.N.N. College of Engineering',
      { districtId: 547 },
      'Jawaharlal Nehru New College of Engineering',
      { districtId: 547 },
    ],
    [
      'GFGC, K.R. Puram',
      { cityId: 276600 },
      'Government First Grade College',
      { cityId: 276600, address: 'K R Puram' },
    ],
    [
      'Kamala College',
      { website: 'https://www.kamala.in' },
      'Kamala Degree College',
      { website: 'http://kamala.in/home' },
    ],
    [
      'Government First Grade College, Nyamati',
      { districtId: 535, cityId: 1 },
      'Government First Grade College Nyamathi',
      { districtId: 535, cityId: 2 },
    ],
    [
      'Government Engineering College, Mosale Hosahalli, Hassan',
      { districtId: 539 },
      'Government Engineering College',
      { districtId: 539, address: 'Mosalehosahalli' },
    ],
    ['Kamala Girls PU College', {}, 'Kamala Pre University College for Women', {}],
    ['Mallige Institute of Technology', { cityId: 1 }, 'Mallige Institute of Technology & Management', { cityId: 1 }],
    ['Mallige Institute of Management', {}, 'Mallige Institute of Management Sciences', {}],
    ['Mallige College of Engineering Bangalore Urban', {}, 'Mallige College of Engineering', {}],
    [
      'Mallige Sampige New College of Engineering',
      { districtId: 547 },
      'Mallige Sampige National College of Engineering',
      { districtId: 547 },
    ],
    ['Mallige Academy (Deemed to be University)', {}, 'Mallige Academy', {}],
    [
      'Mallige College, Kodangallu, Moodabidri',
      { districtId: 534 },
      'Mallige College, Moodabidri',
      { districtId: 534 },
    ],
    ['Dr. Mallige Institute of Technology', {}, 'Dr. T. Mallige Institute of Technology', {}],
    ['Mallige Arts College, Karnataka', {}, 'Mallige College of Arts', {}],
    ['City College', { phone: '080-22222222' }, 'City First Grade College', { phone: '+91 80 2222 2222' }],
  ])('%j %j and %j %j', (one, here, other, there) =>
    expect(outcome(draft(one, here), draft(other, { source: 'b', ...there }))).toBe('matched'),
  )
})

describe('two institutions', () => {
  test.each([
    [
      'a society’s two colleges on one campus',
      'Mallige College of Engineering',
      { address: 'Kamala Road, Hoodi', zip: '560048' },
      'Mallige Polytechnic',
      { address: 'Kamala Road, Hoodi', zip: '560048' },
    ],
    [
      'a society’s two colleges that share a rare name, too',
      'Mallige Sampige College of Engineering',
      { address: 'Shavige Hills, Kamala Layout', zip: '560078' },
      'Mallige Sampige College of Arts, Science and Commerce',
      { address: 'Shavige Hills, Kamala Layout', zip: '560078' },
    ],
    ['for women', 'Mallige College', {}, 'Mallige College for Women', {}],
    ['in the evening', 'Mallige College', {}, 'Mallige Evening College', {}],
    ['one district’s and another’s', 'Mallige College', { districtId: 530 }, 'Mallige College', { districtId: 531 }],
    [
      'of a name that many bear',
      'Government First Grade College, Bilikere',
      { districtId: 545 },
      'Government First Grade College',
      { districtId: 545, address: 'Kuvempunagara' },
    ],
    [
      'a PU college and a college',
      'Kamala Sampige College',
      { typeIds: [13] },
      'Kamala Sampige College',
      { typeIds: [3] },
    ],
    [
      'a university and its college',
      'Mangalore University',
      { districtId: 534 },
      'University College Mangalore',
      { districtId: 534 },
    ],
    ['of two letters by chance', 'Chinmaya Vidyalaya', {}, 'C.V. Gurukula', {}],
    ['a kind that many are, under another name', 'Mallige University', {}, 'Sampige University', {}],
    ['further research', 'Mallige College of Engineering', {}, 'Mallige College of Engineering and Research', {}],
    ['of a society and another kind', 'Mallige Institute of Technology', {}, 'Mallige College of Engineering', {}],
    [
      'in two parts of a town',
      'Mallige College, Kamala Nagar',
      {},
      'Mallige College, Sampige Nagar',
      { address: 'Hoodi Road, Varthur' },
    ],
    ['one that begins otherwise', 'United Mission College', {}, 'United Vision College', {}],
    ['the state’s and a private one', 'Government Kamala College', {}, 'Kamala College', {}],
  ])('%s', (_, one, here, other, there) =>
    expect(outcome(draft(one, here), draft(other, { source: 'b', ...there }))).not.toBe('matched'),
  )
  test('of two states', () =>
    expect(weigh(draft('Kamala College'), draft('Kamala College', { state: 'Kerala' })).weight).toBe(-Infinity))
})

test('an operator’s row without an address finds its college, but not when many bear the name', () => {
  expect(
    outcome(draft('Kamala College of Law', { address: 'RV Road' }), draft('Kamala College of Law', { source: 'b' })),
  ).toBe('matched')
  expect(
    outcome(draft('Government Polytechnic', { address: 'BM Road' }), draft('Government Polytechnic', { source: 'b' })),
  ).not.toBe('matched')
})

test('words before the only one in common tell two apart in a city, and say little in a small town', () => {
  const levelsIn = (place: Partial<Draft>, over: Partial<Draft> = {}) =>
    weigh(
      draft('Mallige College', { ...place, ...over }),
      draft('C B Sampige Mallige College', { ...place, ...over, source: 'b' }),
    ).reasons.map(({ level }) => level)
  expect(levelsIn({})).toContain('crowd')
  expect(levelsIn({ districtId: 549, cityId: 1 })).not.toContain('crowd')
  expect(levelsIn({}, { website: 'https://mallige.example' })).not.toContain('crowd')
})

test('a rare word tells more than a common one', () => {
  const nameOf = (name: string) => weigh(draft(name), draft(name)).reasons.find(({ level }) => level === 'names')
  expect(nameOf('Mallige College')?.weight).toBeGreaterThan(nameOf('X College')?.weight ?? Infinity)
})

const unplaced = { districtId: null }

test('a place behind a name says little against a record that says of none, unless that has another behind it', () => {
  const there = draft('Mallige Institute of Technology, Sampigehalli', { source: 'b', districtId: 549 })
  const levels = (name: string) => weigh(draft(name, unplaced), there).reasons.map(({ level }) => level)
  expect(levels('Mallige Institute of Technology')).toContain('behindUnplaced')
  expect(levels('Mallige Institute of Technology, Kamalapalya')).not.toContain('behindUnplaced')
  const weight = (here: Partial<Draft>) => weigh(draft('Mallige Institute of Technology', here), there).weight
  expect(weight(unplaced)).toBeGreaterThan(weight({ districtId: null, address: 'Hoodi Road' }) + 0.5)
})

test('a district and the one that it was made of are less apart than two others', () => {
  const weight = (districtId: number) =>
    weigh(draft('Mallige College', { districtId: 635 }), draft('Mallige College', { districtId })).weight
  expect(weight(538)).toBeGreaterThan(weight(545))
  expect(weight(538)).toBeLessThan(weight(635))
})

test('letters in brackets behind a name say little, unless the other name has something else there', () => {
  const weight = (name: string) => weigh(draft('Mallige University (MALAV)'), draft(name)).weight
  expect(weight('Mallige University')).toBeGreaterThan(
    weigh(draft('Mallige University Malav'), draft('Mallige University')).weight,
  )
  const levels = weigh(draft('Kamala School (HAL)'), draft('Kamala School (MEG)')).reasons.map(({ level }) => level)
  expect(levels).toContain('apart')
  expect(weight('Mallige University (MALAV)')).toBeGreaterThan(weight('Mallige University'))
})

test('the weights of the reasons are the whole', () => {
  const { weight, reasons } = weigh(
    draft('RV College of Engineering'),
    draft('R.V. Institute of Management', { zip: '560004' }),
  )
  expect(reasons.reduce((sum, reason) => sum + reason.weight, 0)).toBeCloseTo(weight)
})

test('does not depend on the order', () => {
  const names = [
    'Kamala College',
    'Kamala College for Women',
    'GFGC Hosadurga',
    'R V College',
    'Rashtreeya Vidyalaya College',
  ]
  const any = fc.record({
    name: fc.constantFrom(...names),
    address: fc.constantFrom(null, 'KR Road, Basavanagudi', 'Peenya, Jalahalli'),
    districtId: fc.constantFrom(null, 525, 526, 530),
  })
  fc.assert(
    fc.property(any, any, ({ name: a, ...here }, { name: b, ...there }) =>
      expect(weigh(draft(a, here), draft(b, there)).weight).toBeCloseTo(weigh(draft(b, there), draft(a, here)).weight),
    ),
  )
})

test('every level weighs what its two shares say', () => {
  expect(weightOf('zip')).toBeCloseTo(Math.log2(WEIGHTS.zip.same / WEIGHTS.zip.other))
  expect(weightOf('town', 1 / 1024)).toBe(WEIGHTS.town.most)
  expect(weightOf('town', 1 / 8)).toBeCloseTo(Math.log2(0.85 * 8))
})

test('a name of several tells no more than by how many bear it', () => {
  const many = new Frequencies()
  const name = 'Rani Sampige Residential School'
  for (let at = 0; at < 40; at += 1) many.add(profileOf(draft(name)))
  const [one, other] = [draft(`${name}, Mallige`), draft(name, { source: 'b' })]
  const { reasons } = compare(profileOf(one), profileOf(other), many)
  expect(reasons.map(({ level }) => level)).toContain('ofMany')
})

test('what the name says of its place counts more than the district of the list', () => {
  const one = draft('Mallige Institute of Technology Mysore', { districtId: 545 })
  const other = draft('Mallige Institute of Technology Mysore', { districtId: 544, source: 'b' })
  expect(weigh(one, other).reasons.map(({ level }) => level)).toContain('disputedDistrict')
})

test('a usual spelling of a sound tells more than a slip of the pen', () => {
  const weight = (other: string) => weigh(draft('Basaveshwara College'), draft(other)).weight
  expect(weight('Basaveshwara College')).toBeGreaterThan(weight('Basaveshwar College'))
  expect(weight('Basaveshwar College')).toBeGreaterThan(weight('Basaveshtara College'))
})

test('a degree college is a college; a first grade college of the state is another one than its college', () => {
  expect(outcome(draft('Mallige Degree College', { cityId: 1 }), draft('Mallige College', { cityId: 1 }))).toBe(
    'matched',
  )
  expect(weigh(draft('Government First Grade College'), draft('Government Degree College')).reasons).not.toContainEqual(
    expect.objectContaining({ level: 'sameKind' }),
  )
})

test('a whole word before the only one that both have makes another name; a society’s letters do not', () => {
  const levels = (name: string) => weigh(draft(name), draft('Mallige College')).reasons.map(({ level }) => level)
  expect(levels('Kamala Mallige College')).toContain('beforeAlone')
  expect(levels('KSM Mallige College')).not.toContain('beforeAlone')
  expect(levels('KSM Mallige College')).toContain('before')
  // The place behind both is no second word.
  const ending = weigh(draft('Kamala Mallige College, Bangalore'), draft('Mallige College Bangalore')).reasons
  expect(ending.map(({ level }) => level)).toContain('beforeAlone')
})

test('whatever a society’s institutions share, a word that makes one of them another is never matched without asking', () => {
  const place = { districtId: 524, cityId: 251839, zip: '587101', address: 'Sampige Campus, Vidyagiri' }
  const college = draft('Mallige Ganga Kamala Commerce College Bagalkot', place)
  const sister = draft('Mallige Ganga Kamala Commerce Law College Bagalkot', { ...place, source: 'b' })
  expect(weigh(college, sister).weight).toBe(WEIGHTS.sister.most)
  expect(weigh(college, sister).reasons).toContainEqual(expect.objectContaining({ level: 'sister' }))
  expect(weigh(draft('Mallige College'), draft('Kamala Law College')).reasons).not.toContainEqual(
    expect.objectContaining({ level: 'sister' }),
  )
})

test('a quarter behind a name is elsewhere where the other one’s address has another', () => {
  const levels = (name: string, address: string | null) =>
    weigh(draft(name), draft('Mallige College', { address })).reasons.map(({ level }) => level)
  expect(levels('Mallige College Jayanagar', 'R V Road, Basavanagudi')).toContain('elsewhere')
  expect(levels('Mallige College Jayanagar', '4th Block, Jayanagar')).not.toContain('elsewhere')
  expect(levels('Mallige College Jayanagar', null)).not.toContain('elsewhere')
  expect(levels('Mallige College Sampigehalli', 'R V Road, Basavanagudi')).toContain('behind')
})

test('five letters tell more than three', () => {
  const five = weigh(draft('KMSIT'), draft('Kamala Mallige Sampige Institute of Technology')).weight
  const three = weigh(draft('KIT'), draft('Kamala Institute of Technology')).weight
  expect(five).toBeGreaterThan(three + 1)
})

test('the only word that both names have, each with a town of its own or in a former district, is in doubt', () => {
  const of = (name: string, districtId: number, cityId: number | null = null) => draft(name, { districtId, cityId })
  const bailhongal = of('KLE Society College of BCA Bailhongal', 527, 251827)
  const reasons = (a: Draft, b: Draft) => weigh(a, b).reasons.map(({ level }) => level)
  expect(reasons(bailhongal, of('KLE College of BCA Gokak', 527, 251818))).toContain('aloneApart')
  expect(reasons(bailhongal, of('KLE College of BCA', 527, 251818))).not.toContain('aloneApart')
  // A list gives the district's own town for a smaller one, but no name behind it.
  expect(reasons(bailhongal, of('KLE College of BCA', 527, 251824))).not.toContain('aloneApart')
  expect(reasons(bailhongal, of('KLE College of BCA Sampige', 527, 251824))).toContain('aloneApart')
  expect(reasons(of('Sharada College', 549), of('Sri Sharada College', 534))).toContain('aloneApart')
  expect(reasons(of('Sharada Ganga College', 549), of('Sharada Ganga College', 534))).not.toContain('aloneApart')
})
