import fc from 'fast-check'
import type { Draft } from '@/provider/import/draft'
import { draftNamed } from '@/testing/import/draft'
import { compose, joinRows } from './compose'
import { isWithin } from './distance'
import { measureMerging } from '@/tools/import/measure-merging'
import { nameKey } from './name-key'
import { blockOf, featuresOf, isSameInstitution } from './same-institution'

const draft = (over: Partial<Draft> = {}): Draft =>
  draftNamed('City College', { typeId: 3, typeIds: [3], streamIds: [301], ...over })

const course = (name: string, seats: number | null = null, origin = name) => ({
  name,
  category: 'X',
  duration: null,
  fees: null,
  seats,
  streamId: 301,
  level: null,
  origin,
})

test('of coordinates those count that lie in the district, whichever list is first', () => {
  const mysuru = { latitude: 12.3052, longitude: 76.6552 }
  const bengaluru = { latitude: 12.9716, longitude: 77.5946 }
  const first = draft({ source: 'aicte', districtId: 545, coordinates: bengaluru })
  const second = draft({ source: 'udise', districtId: 545, coordinates: mysuru })
  expect(compose([first, second]).coordinates).toEqual(mysuru)
  expect(compose([first]).coordinates).toBeNull()
  expect(compose([{ ...first, districtId: null }]).coordinates).toEqual(bengaluru)
})

test('the labelled pairs: precision and recall are at least 0.98', () => {
  const measure = measureMerging()
  expect(measure.pairs).toBeGreaterThanOrEqual(150)
  expect(measure).toMatchObject({ mergedWrongly: [], missed: [] })
  expect(measure.precision).toBeGreaterThanOrEqual(0.98)
  expect(measure.recall).toBeGreaterThanOrEqual(0.98)
})

test.each([
  ['A M C . Engineering College', 'A.M.C. ENGINEERING COLLEGE'],
  ['K.L.E’s S. Nijalingappa College', "KLE SOCIETY'S S NIJALINGAPPA COLLEGE"],
  ['GFGC Hosanagara', 'Government First Grade College, Hosanagara'],
  ['Shri X College & Institute', 'Sri X College and Institute'],
  ['AMC College (Administrative Management College)', 'Administrative Management College'],
  ['City Institute of Technology (CIT)', 'City Institute of Technology'],
])('%j and %j compare as equal', (a, b) => expect(nameKey(a)).toBe(nameKey(b)))

describe('isSameInstitution', () => {
  const same = (a: Partial<Draft>, b: Partial<Draft>) =>
    isSameInstitution(featuresOf(draft(a)), featuresOf(draft({ externalId: '2', ...b })))
  test('never merges two schools of the register', () => {
    const school = {
      source: 'udise',
      name: { en: 'Jain Public School' },
      address: 'Ward 4, Gandhi Nagar',
      districtId: 530,
    }
    expect(same(school, school)).toBe(false)
  })
  test('one district’s college is not another’s', () =>
    expect(same({ districtId: 530 }, { districtId: 531 })).toBe(false))
  test('two towns are two places', () => expect(same({ cityId: 1 }, { cityId: 2 })).toBe(false))
  test('two towns of one urban body are two places', () => {
    expect(same({ cityId: 1, twinTown: 'Hubballi' }, { cityId: 1, twinTown: 'Dharwad' })).toBe(false)
    expect(same({ cityId: 1, twinTown: 'Hubballi' }, { cityId: 1 })).toBe(true)
  })
  test('two PINs are two campuses', () =>
    expect(
      same(
        { zip: '560060', address: 'Kengeri Satellite Town' },
        { zip: '560022', address: 'Peenya Industrial Suburb' },
      ),
    ).toBe(false))
  test('a row without an address is its district’s of that name', () =>
    expect(same({ address: 'RV Vidyaniketan Post' }, {})).toBe(true))
  test('but not when many bear the name', () => {
    const name = { en: 'Government Polytechnic' }
    expect(same({ name, address: 'BM Road' }, { name })).toBe(false)
  })
  test('the same course at two addresses is taught at two colleges', () =>
    expect(
      same(
        { address: '2nd Main, Jayanagar', courses: [course('BCA')] },
        { address: 'KR Road, Basavanagudi', courses: [course('BCA')] },
      ),
    ).toBe(false))
  describe('under the name of one of its departments, in brackets, a college is itself', () => {
    const college = {
      name: { en: 'P.A. College of Engineering' },
      address: 'Nadupadav, near Mangalore University, Montepadav Post, Kairangala Village',
      cityId: 1,
      courses: [course('Civil')],
    }
    const name = { en: 'P.A College of Engineering (P.G. Department of Business Administration' }
    const address = 'Nadupadavu, near Mangalore University, Montepadavu Post, Kairangala, Bantwal'
    const department = { ...college, name, address, courses: [course('MBA')] }
    test.each<[string, Partial<Draft>, boolean]>([
      ['at its address', {}, true],
      ['at its address, of which another town is read', { cityId: 2 }, true],
      ['at another address', { address: 'Bull Temple Road, Basavanagudi' }, false],
      ['at an address of two words', { address: 'Nadupadavu, Kairangala' }, false],
      ['without an address', { address: null }, false],
      ['at its address with another PIN', { zip: '574199' }, false],
      ['of another college', { name: { en: 'K.V.G. College of Engineering (Department of MBA)' } }, false],
      ['in words before it, which universities have', { name: { en: 'MBA Department P.A. College' } }, false],
    ])('%s', (_, more, expected) => {
      expect(same({ ...college, zip: '574153' }, { zip: '574153', ...department, ...more })).toBe(expected)
    })
    test('under one and the same department it is compared as by any other name', () => {
      expect(same(department, { ...department, address: null, courses: [course('MCA')] })).toBe(true)
    })
    test('a common name needs its town and most of its address, department or not', () => {
      const common = { ...college, name: { en: 'Government First Grade College' }, zip: null }
      const of = { ...common, name: { en: 'Government First Grade College (Department of Commerce)' } }
      expect(same(common, of)).toBe(true)
      expect(same(common, { ...of, cityId: 2 })).toBe(false)
      expect(same(common, { ...of, address: 'Nadupadav, Montepadav, Kairangala, Hosabettu, Puttur' })).toBe(false)
    })
    test('departments of a university stay what they are', () => {
      const of = (subject: string) => ({ ...college, name: { en: `Mallige University (Department of ${subject})` } })
      expect(same(of('Commerce'), of('Law'))).toBe(false)
      expect(same(of('Commerce'), { ...college, name: { en: 'Mallige University' } })).toBe(false)
    })
    test('it is compared with the college, whose name leads', () => {
      const short = { ...college, name: { en: 'P.A. College' } }
      const of = { ...department, name: { en: 'P.A. College (Department of Business Administration)' } }
      expect(blockOf(draft(of))).toBe(blockOf(draft(short)))
      expect(compose([draft({ ...of, externalId: '1' }), draft({ ...short, externalId: '2' })]).name).toEqual(
        short.name,
      )
    })
  })
  test('does not depend on the order', () => {
    const name = fc.constantFrom(
      'City College',
      'City Colleges',
      'City College (Department of Commerce)',
      'City College Autonomous',
      'Government Polytechnic',
    )
    const address = fc.constantFrom(null, 'KR Road, Basavanagudi', '12 K R Road Basavanagudi 560004', 'Peenya')
    const any = fc.record({
      name: name.map((en) => ({ en })),
      address,
      zip: fc.constantFrom(null, '560004'),
      districtId: fc.constantFrom(525, 526, 530),
    })
    fc.assert(fc.property(any, any, (a, b) => expect(same(a, b)).toBe(same(b, a))))
  })
})

describe('compose', () => {
  test('repeated rows count once, two approvals of one course add their seats', () => {
    const composed = compose([
      draft({ courses: [course('MBA', 60, 'a'), course('MBA', 60, 'a'), course('MBA', 120, 'b'), course('MCA', 30)] }),
    ])
    expect(composed.courses.map(({ name, seats }) => [name, seats])).toEqual([
      ['MBA', 180],
      ['MCA', 30],
    ])
  })
  test('the operator’s own list comes first, the others fill what it leaves out', () => {
    const aicte = draft({ address: 'KR Road 560004', zip: '560004', phone: null, courses: [course('MBA', 60)] })
    const own = draft({
      source: 'mine',
      externalId: '9',
      name: { en: 'City College, Bengaluru', kn: 'ಸಿಟಿ' },
      phone: '080 2222222',
      courses: [{ ...course('MBA'), fees: 90_000 }],
    })
    const expected = {
      name: { en: 'City College, Bengaluru', kn: 'ಸಿಟಿ' },
      address: 'KR Road 560004',
      zip: '560004',
      phone: '080 2222222',
    }
    expect(compose([aicte, own])).toMatchObject(expected)
    expect(compose([own, aicte])).toEqual(compose([aicte, own]))
    expect(compose([own, aicte]).courses).toMatchObject([{ name: 'MBA', fees: 90_000, seats: 60 }])
  })
  test('the town and the district of those with a PIN count first, else those that most give', () => {
    const said = (source: string, cityId: number | null, zip: string | null = null) =>
      draft({ source, externalId: source, cityId, districtId: cityId, zip })
    const near = said('comedk', 1)
    expect(compose([near, said('aicte', 2, '574225')])).toMatchObject({ cityId: 2, districtId: 2 })
    expect(compose([near, said('nirf', 2), said('aicte', 2)])).toMatchObject({ cityId: 2, districtId: 2 })
    expect(compose([near, said('aicte', 2)])).toMatchObject({ cityId: 1, districtId: 1 })
    expect(compose([near, said('aicte', null, '574225')])).toMatchObject({ cityId: 1, districtId: 1 })
    // A town of another district is none of its.
    const checked = draft({ source: 'aicte', externalId: '1', cityId: null, districtId: 2, zip: '574225' })
    expect(compose([near, checked])).toMatchObject({ cityId: null, districtId: 2 })
  })
  test('the address with a PIN stands there, whichever list gives it; and none that is a place alone where another says more', () => {
    const said = (source: string, address: string | null, zip: string | null = null) =>
      draft({ source, externalId: source, address, zip })
    const road = said('aicte', 'M.G. Road, Kodialbail')
    const coded = said('udise', 'Kodialbail', '575003')
    expect(compose([said('comedk', 'Dakshina Kannada'), road]).address).toBe('M.G. Road, Kodialbail')
    expect(compose([said('comedk', 'Light House Hill, Mangaluru'), road]).address).toBe('Light House Hill, Mangaluru')
    expect(compose([said('comedk', 'Light House Hill, Mangaluru'), road, coded]).address).toBe('Kodialbail')
    // With its own PIN, and no other's.
    const own = said('comedk', 'Light House Hill, Mangaluru', '575001')
    expect(compose([own, coded])).toMatchObject({ address: 'Light House Hill, Mangaluru', zip: '575001' })
    expect(compose([said('comedk', null, '575001'), coded])).toMatchObject({ address: 'Kodialbail', zip: '575003' })
    expect(compose([said('comedk', null), said('aicte', 'Varur')]).address).toBe('Varur')
  })
  test('a list that was given leads, of two the first by its name, then AICTE, the register, lists of ranks', () => {
    const order = ['comedk', 'nirf', 'aicte', 'udise', 'ranks:ugcet-engineering']
    const records = order.map((source) => draft({ source, externalId: '1', university: source }))
    for (const [at, source] of order.entries()) {
      const left = records.slice(at)
      expect(compose([...left].reverse()).university).toBe(source)
    }
  })
  test('of one course the most seats count that a list names', () => {
    const few = draft({ source: 'mine', courses: [course('MBA', 60), course('MCA', 90)] })
    const many = draft({ source: 'aicte', externalId: '2', courses: [course('MBA', 120), course('MCA', 30)] })
    expect(compose([few, many]).courses.map(({ seats }) => seats)).toEqual([120, 90])
  })
  test('the names that lost are other names, unless they say no more than the one that won', () => {
    const records = [
      draft({ source: 'mine', name: { en: 'City College, Hubli' }, alternativeNames: ['CCH', 'City College'] }),
      draft({ name: { en: 'CITY COLLEGE' } }),
      draft({
        externalId: '2',
        name: { en: 'City College (Autonomous)' },
        alternativeNames: ['C.C.H.', 'Old College'],
      }),
      draft({ externalId: '3', name: { en: 'City  Colleges, Hubli.' } }),
      draft({ externalId: '4', name: { en: 'Urban College' } }),
    ]
    const { name, alternativeNames } = compose(records)
    expect([name.en, alternativeNames]).toEqual([
      'City College, Hubli',
      ['CCH', 'City College', 'Old College', 'Urban College'],
    ])
    expect(compose(records.toReversed()).alternativeNames).toEqual(alternativeNames)
  })
  test('a university is called by its own name, also where a list that counts more names a college of it', () => {
    const part = 'City College of Engineering. City University'
    const records = [draft({ source: 'mine', name: { en: part } }), draft({ name: { en: 'City University' } })]
    expect(compose(records)).toMatchObject({ name: { en: 'City University' }, alternativeNames: [part] })
    expect(compose(records.slice(0, 1)).name).toEqual({ en: part })
  })
  test('a name in Kannada that lost is one too', () => {
    const records = ['ನಗರ ಕಾಲೇಜು', 'ಸಿಟಿ ಕಾಲೇಜು'].map((kn, index) =>
      draft({ externalId: `${index}`, name: { en: 'City College', kn } }),
    )
    expect(compose(records)).toMatchObject({ name: { kn: 'ನಗರ ಕಾಲೇಜು' }, alternativeNames: ['ಸಿಟಿ ಕಾಲೇಜು'] })
  })
  test('rows of one record with another name each', () => {
    const rows = ['Old College', 'City College', 'old college'].map((en) => draft({ name: { en } }))
    expect(joinRows(rows)).toMatchObject({ name: { en: 'Old College' }, alternativeNames: ['City College'] })
  })
  test('rows of one record in two towns have no part of the town that is not theirs', () => {
    const twin = draft({ cityId: 1, districtId: 1, twinTown: 'Hubballi' })
    const elsewhere = draft({ cityId: 2, districtId: 2 })
    expect(joinRows([twin, elsewhere, elsewhere])).toMatchObject({ cityId: 2, twinTown: null })
    expect(joinRows([twin, twin, elsewhere])).toMatchObject({ cityId: 1, twinTown: 'Hubballi' })
  })
  test('rows with one id are one record', () => {
    const joined = joinRows([
      draft({ phone: '1', courses: [course('A')] }),
      draft({ email: 'a@b.in', courses: [course('B')] }),
    ])
    expect(joined).toMatchObject({ externalId: '1', phone: '1', email: 'a@b.in' })
    expect(joined.courses.map(({ name }) => name)).toEqual(['A', 'B'])
  })
})

test('isWithin counts slips of the pen', () => {
  expect([
    isWithin('MANAGEMENT', 'MANAGMENT', 1),
    isWithin('POLYTECHNIC', 'POLYTECHINC', 1),
    isWithin('ABCD', 'WXYZ', 2),
    isWithin('', 'ABC', 2),
  ]).toEqual([true, true, false, false])
})
