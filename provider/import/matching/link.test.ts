import type { Draft } from '@/provider/import/draft'
import { draftNamed } from '@/testing/import/draft'
import { Linker, type Target } from './link'
import { profileOf } from './profile'

const profile = (name: string, over: Partial<Draft> = {}) => profileOf(draftNamed(name, over))

function directory(...names: readonly (readonly [name: string, over?: Partial<Draft>])[]) {
  const linker = new Linker<Target>()
  for (const [index, [name, over]] of names.entries()) {
    const each = profile(name, over)
    linker.count(each)
    linker.add(each, { id: index + 1, name })
  }
  return linker
}

const asked = (name: string, over: Partial<Draft> = {}, isBarred: (target: Target) => boolean = () => false) => ({
  profiles: [profile(name, { source: 'b', ...over })],
  isBarred,
})
const said = async (linker: Linker<Target>, ...list: ReturnType<typeof asked>[]) =>
  (await linker.link(list)).map(({ outcome, found }) => [outcome, found[0]?.target.id ?? null])

test('matched, in doubt and new', async () => {
  const linker = directory(['Mallige College of Engineering'], ['Sampige College'])
  const list = ['Mallige Engineering College', 'Mallige College of Engineering for Women', 'Kamala College']
  const outcomes = await Promise.all(list.map((name) => said(linker, asked(name))))
  expect(outcomes.flat()).toEqual([
    ['matched', 1],
    ['doubtful', 1],
    ['new', null],
  ])
})

test('a name in Kannada is that in English of its place; one of many without a place is in doubt', async () => {
  const hassan = { districtId: 539, cityId: 252012 }
  const linker = directory(
    ['Kamala Engineering College', hassan],
    ['Government First Grade College', hassan],
    ['Government First Grade College', { districtId: 548 }],
    ['Mallige Polytechnic', { ...hassan, name: { en: 'Mallige Polytechnic', kn: 'ಹೂವಿನ ಪಾಲಿಟೆಕ್ನಿಕ್' } }],
    ['Government First Grade College', { districtId: 544 }],
  )
  expect(await said(linker, asked('ಕಮಲಾ ಇಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು, ಹಾಸನ', hassan))).toEqual([['matched', 1]])
  expect(await said(linker, asked('ಸರ್ಕಾರಿ ಪ್ರಥಮ ದರ್ಜೆ ಕಾಲೇಜು, ಹಾಸನ', hassan))).toEqual([['matched', 2]])
  expect(await said(linker, asked('ಹೂವಿನ ಪಾಲಿಟೆಕ್ನಿಕ್', hassan))).toEqual([['matched', 4]])
  const nowhere = { districtId: null }
  expect(await said(linker, asked('ಸರ್ಕಾರಿ ಪ್ರಥಮ ದರ್ಜೆ ಕಾಲೇಜು', nowhere))).not.toMatchObject([['matched']])
  expect(await said(linker, asked('ಕಮಲಾ ಕಾನೂನು ಕಾಲೇಜು', hassan))).not.toMatchObject([['matched']])
})

test('a direction that is written together with the next word is found', async () => {
  const others = ['Tavare', 'Gulabi', 'Sevanti', 'Ketaki'].map((name) => [`${name} Polytechnic`] as const)
  const linker = directory(['East Mallige Polytechnic'], ...others)
  expect(await said(linker, asked('Eastmallige Polytechnic'))).toEqual([['matched', 1]])
})

test('an institution takes one row of a list: the better one, or somebody decides', async () => {
  const linker = directory(['Mallige College of Engineering', { zip: '560004' }])
  const better = asked('Mallige College of Engineering', { zip: '560004' })
  const other = asked('Mallige College of Engineering')
  expect(await said(linker, other, better)).toEqual([
    ['doubtful', 1],
    ['matched', 1],
  ])
  expect(await said(linker, other, other)).toEqual([
    ['doubtful', 1],
    ['doubtful', 1],
  ])
})

test('a list that has an institution twice, by name and by place', async () => {
  const linker = directory(['Mallige Institute of Technology', { address: 'Hoodi Circle, Varthur', zip: '560048' }])
  const row = (name: string, over: Partial<Draft>) => asked(name, { address: 'Hoodi Circle', ...over })
  const first = row('Mallige Institute of Technology', { zip: '560048' })
  expect(await said(linker, first, row('Mallige Inst. of Technology', { zip: '560048' }))).toEqual([
    ['matched', 1],
    ['matched', 1],
  ])
  expect(await said(linker, first, asked('Mallige Institute of Technology', { address: 'Peenya Post' }))).toEqual([
    ['matched', 1],
    ['doubtful', 1],
  ])
})

test('of two that may be it nobody is chosen, unless they are one that stands there twice', async () => {
  const campuses = directory(
    ['Mallige College, Hoodi', { address: 'Hoodi' }],
    ['Mallige College, Peenya', { address: 'Peenya' }],
  )
  expect(await said(campuses, asked('Mallige College'))).toEqual([['doubtful', expect.any(Number)]])
  const there = { cityId: 1 }
  const duplicates = directory(['Mallige College of Law', there], ['MALLIGE COLLEGE OF LAW', there])
  expect(await said(duplicates, asked('Mallige College of Law', there))).toEqual([['matched', 1]])
})

test.each(['Mallige College of Law', 'Mallige Clg. of Law'])(
  'a row without a town is in doubt where several bear its name: %s',
  async (name) => {
    const unplaced = directory(['Mallige College of Law'], ['MALLIGE COLLEGE OF LAW'])
    expect((await said(unplaced, asked(name)))[0]?.[0]).toBe('doubtful')
    const one = directory(['Mallige College of Law', { cityId: 1 }], ['MALLIGE COLLEGE OF LAW'])
    expect((await said(one, asked(name)))[0]?.[0]).toBe('doubtful')
  },
)

test('of namesakes a row with a town is the one that stands there, though another one is older', async () => {
  const there = { districtId: 525, cityId: 251942 }
  const others = Array.from({ length: 300 }, (_, at) => [`Kamala${at} College`, there] as const)
  const linker = directory(['Mallige College of Law'], ['MALLIGE COLLEGE OF LAW', there], ...others)
  expect(await said(linker, asked('Mallige College of Law', there))).toEqual([['matched', 2]])
})

test('two of many in one town are two, whatever they are called', async () => {
  const name = 'Government Engineering College'
  const linker = directory(
    [name, { cityId: 1, address: 'Mosale Post' }],
    [name, { cityId: 1, address: 'Dairy Circle' }],
  )
  expect((await said(linker, asked(name, { cityId: 1 })))[0]?.[0]).toBe('doubtful')
})

test('one that somebody said it is not is passed over', async () => {
  const linker = directory(['Mallige College of Law'])
  const other = asked('Mallige College of Law', {}, ({ id }) => id === 1)
  expect(await said(linker, other)).toEqual([['new', null]])
})

test('twenty-nine of one name stay twenty-nine', async () => {
  const places = ['Hoodi', 'Peenya', 'Varthur', 'Hebbal', 'Kengeri', 'Malleshwaram', 'Yelahanka']
  const linker = directory(...places.map((address) => ['Government First Grade College', { address }] as const))
  expect(await said(linker, asked('Government First Grade College, Kadugodi'))).toEqual([['new', null]])
  expect((await said(linker, asked('Government First Grade College, Varthur')))[0]?.[1]).toBe(3)
})

test.each([
  ['East West Institute of Technology', 'East West Institute of Technology'],
  ['Loyola College', 'Loyala First Grade College'],
  ['Vidyavardhaka College of Engineering', 'Vidya Vardhaka College of Engineering, Bangalore'],
  ['Gokarnatheshwara College', 'Gokarnanatheshwara College'],
])('%j is found among many that share its place: %j', async (name, other) => {
  const crowd = Array.from(
    { length: 80 },
    (_, at) => [`Kamala ${'abcdefghij'[at % 10]}${at} Institute, Bangalore`] as const,
  )
  const linker = directory(...crowd, [name])
  expect((await said(linker, asked(`${other}, Bangalore`)))[0]?.[1]).toBe(81)
})

test('a list that says the place of one more closely has one institution twice', async () => {
  const linker = directory(['Sri Mallige College', { cityId: 252018, districtId: 534 }])
  const outcomes = await said(
    linker,
    asked('Sri Mallige College, Moodabidri', { cityId: 252018, districtId: 534 }),
    asked('Sri Mallige College, Kodangallu, Moodabidri', { cityId: 252018, districtId: 534 }),
  )
  expect(outcomes).toEqual([
    ['matched', 1],
    ['matched', 1],
  ])
})

test('a list that has an institution by its name and by its initials has it twice; two of one name stay in doubt', async () => {
  const place = { cityId: 1, districtId: 534 }
  const linker = directory(
    ['Mallige Sampige Kamala College of Engineering', place],
    ...Array.from({ length: 40 }, (_, at) => [`Institute ${at}`] as const),
  )
  const whole = asked('Mallige Sampige Kamala College of Engineering', place)
  const short = asked('M.S.K. College of Engineering', place)
  const longer = asked('Mallige Sampige Kamala College of Engineering for Women', place)
  expect(await said(linker, whole, short)).toEqual([
    ['matched', 1],
    ['matched', 1],
  ])
  expect((await said(linker, whole, longer))[1]?.[0]).not.toBe('matched')
})

test('a society’s college for women is not swallowed by its other college, however rare its name and its town', async () => {
  const place = { cityId: 1, districtId: 527 }
  const linker = directory(['Mallige College of Engineering', place])
  const sisters = ['Mallige College of Engineering for Women', 'Mallige Evening College of Engineering']
  const found = await Promise.all(sisters.map((name) => said(linker, asked(name, place))))
  expect(found.flat().map(([outcome]) => outcome)).toEqual(['doubtful', 'doubtful'])
})

test('a list without places has one of a rare name twice, and may have two of a usual one', async () => {
  const unplaced = { districtId: null, cityId: null, zip: null, address: null }
  const linker = directory(
    ['Mallige Institute of Technology'],
    ['Kamala Institute of Technology'],
    ...Array.from({ length: 30 }, (_, at) => [`Kamala ${at} College`] as const),
  )
  const row = (name: string, over: Partial<Draft> = {}) => asked(name, { ...unplaced, ...over })
  const rare = row('Mallige Institute of Technology')
  expect(await said(linker, rare, rare)).toEqual([
    ['matched', 1],
    ['matched', 1],
  ])
  expect((await said(linker, rare, row('Mallige Institute of Technology', { zip: '560004' })))[0]?.[0]).toBe('doubtful')
  const usual = row('Kamala Institute of Technology')
  expect((await said(linker, usual, usual))[0]?.[0]).toBe('doubtful')
  expect((await said(linker, usual))[0]?.[0]).toBe('matched')
})

test('a long list lets other work of the process have its turn, such as the beat that keeps the lease', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `Mallige ${'abcdefghij'[at % 10]}${at} College of Engineering`)
  const linker = directory(...names.map((name) => [name] as const))
  const yieldToLoop = jest.fn(() => Promise.resolve())
  await linker.link(
    names.map((name) => asked(name)),
    yieldToLoop,
  )
  // After each record, and again before each institution that some of them may be.
  expect(yieldToLoop.mock.calls.length).toBe(2 * names.length)
})
