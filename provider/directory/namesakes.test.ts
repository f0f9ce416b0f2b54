import { type Namesake, tellApart } from './namesakes'

const of = (id: number, rest: Partial<Namesake> = {}): Namesake => ({
  id,
  name: 'Government College',
  address: null,
  zip: null,
  city: null,
  district: null,
  university: null,
  ...rest,
})
const said = (...group: Namesake[]) => [...tellApart(group).values()]

test('the town is enough where nobody else of the name can be in it', () => {
  expect(said(of(1, { city: 'Karwar', address: 'Kodibag' }), of(2, { city: 'Hassan' }))).toEqual(['Karwar', 'Hassan'])
})

test('two in a town have their localities before it', () => {
  const inHassan = { city: 'Hassan', district: 'Hassan' }
  expect(
    said(of(1, { ...inHassan, address: 'Gandhadakoti' }), of(2, { ...inHassan, address: 'Vidyanagar, Hassan' })),
  ).toEqual(['Gandhadakoti, Hassan', 'Vidyanagar, Hassan'])
})

test('the town is not enough where with it the name is that of another', () => {
  const here = of(1, { city: 'Hassan', district: 'Hassan', address: 'Mosalehosahalli, Hassan' })
  const group = [here, of(2, { city: 'Karwar' })]
  expect([...tellApart(group, (name) => name === 'Government College, Hassan').values()]).toEqual([
    'Mosalehosahalli, Hassan',
    'Karwar',
  ])
})

test('who has no town may be in any of its district', () => {
  expect(
    said(
      of(1, { city: 'Sagar', district: 'Shivamogga', address: 'Yalavarsi' }),
      of(2, { district: 'Shivamogga', address: 'Bapuji Nagar' }),
    ),
  ).toEqual(['Yalavarsi, Sagar', 'Bapuji Nagar, Shivamogga'])
})

test('the university is said where the place does not tell them apart, and the PIN where it does not either', () => {
  const here = { city: 'Bengaluru', district: 'Bengaluru Urban', address: 'Peenya' }
  expect(said(of(1, { ...here, university: 'A University' }), of(2, { ...here, university: 'B University' }))).toEqual([
    'Peenya, Bengaluru, A University',
    'Peenya, Bengaluru, B University',
  ])
  expect(said(of(1, { ...here, zip: '560058' }), of(2, { ...here, zip: '560022' }))).toEqual([
    'Peenya, Bengaluru, 560058',
    'Peenya, Bengaluru, 560022',
  ])
})

test('a university of the same name tells nothing', () => {
  const [first] = said(of(1, { city: 'Mysuru', university: 'Government College' }), of(2, { city: 'Mysuru' }))
  expect(first).toBe('Mysuru')
})

test('of whom nothing is known nothing is said', () => {
  expect([...tellApart([of(1), of(2, { district: 'Kolar' })])]).toEqual([[2, 'Kolar']])
})
