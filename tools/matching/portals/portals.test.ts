import { DISTRICTS } from '@/provider/geography/places'
import { randomFrom } from '@/tools/bench/random'
import { drawPortals } from './draw'
import { abbreviated, initialsOf, misspelt, titled, TOWNS } from './rewriting'
import { sisterOf, STYLES, type Known } from './styles'

const known = (institute: number, over: Partial<Known> = {}): Known => ({
  id: `1-${1000 + institute}`,
  institute,
  name: 'SRI MALLIGE COLLEGE OF ENGINEERING AND TECHNOLOGY',
  address: '12 B M ROAD, MALLIGENAGARA, HASSAN',
  town: 'Hassan',
  district: 'Hassan',
  ...over,
})
const styleOf = (wanted: string) => STYLES.find(({ name }) => name === wanted)
const writeAs = (style: string, ...of: Parameters<typeof known>) => styleOf(style)?.write(known(...of), randomFrom(3))

test.each([
  ['letters in brackets', ['Sri Mallige College of Engineering and Technology - [MCET], Hassan', 'Hassan, Karnataka']],
  ['initials and a town', ['MCET Hassan']],
  ['short forms', ['Shri Mallige College of Engineering & Tech., Hassan', 'Hassan']],
  ['numbers before capitals', ['201-SRI MALLIGE COLLEGE OF ENGINEERING AND TECHNOLOGY HASSAN']],
  ['typed by hand', ['sri mallige college of egineering and technology', 'Hasan']],
  ['a quarter, its district', ['Sri Mallige College of Engineering & Technology', 'Malligenagara, Hassan', '']],
])('%s', (style, cells) => {
  expect(writeAs(style, 1)).toEqual(cells)
})

test('each style has as many cells as columns, and maps columns that it has', () => {
  for (const { columns, map, write } of STYLES) {
    expect(write(known(1), randomFrom(1))).toHaveLength(columns.length)
    for (const theirs of map?.values() ?? []) expect(columns).toContain(theirs)
  }
})

test('initials of names that have them, and of no others', () => {
  expect(initialsOf('B.M.S. COLLEGE')).toBe('BMSC')
  expect(initialsOf('KLE SOCIETY’S INSTITUTE OF TECHNOLOGY, HUBLI')).toBe('KLEIT')
  expect(writeAs('initials and a town', 1, { name: 'MALLIGE COLLEGE' })).toBeNull()
})

test('small letters, but initials stay', () => {
  expect(titled('THE  BMS COLLEGE OF K.L.E.')).toBe('The BMS College of K.L.E.')
})

test('a slip is in one long word; a name of short words has none', () => {
  expect(misspelt('bms law', randomFrom(1))).toBe('bms law')
  for (let seed = 0; seed < 50; seed += 1) expect(misspelt('of mallige', randomFrom(seed))).toMatch(/^of m.{4,6}e?$/)
})

test('short forms do not begin within a word', () => {
  expect(abbreviated('Collegesque', randomFrom(1))).toBe('Collegesque')
})

test('every town that people call otherwise is a town, or half of one', () => {
  const towns = DISTRICTS.flatMap(({ cities }) => cities.flatMap(({ name }) => [name, ...name.split('-')]))
  expect(Object.keys(TOWNS).filter((town) => !towns.includes(town))).toEqual([])
})

test('a sister has the name of its society, which a government is not', () => {
  expect(sisterOf(known(1), randomFrom(1))?.name).toMatch(/^SRI MALLIGE (?!COLLEGE OF ENGINEERING)/)
  expect(sisterOf(known(1, { name: 'GOVERNMENT POLYTECHNIC' }), randomFrom(1))).toBeNull()
})

describe('a draw', () => {
  const LETTERS = [...'abcdefghijklmnopqrst']
  const named = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}mallige ${second}sampige`))
  const all = named.map((name, at) => known(at + 1, { name: `${name} college`.toUpperCase() }))
  const twins = [901, 902].map((institute) => known(institute, { name: 'KEDIGE INSTITUTE OF SCIENCE' }))
  const draw = (seed: number) => drawPortals([...all, ...twins], [], seed)

  test('is the same for the same seed, and another for another', () => {
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  test('labels each row by what it was made of', () => {
    const { lists, gone } = draw(7)
    const instituteOf = new Map(all.map(({ id, institute }) => [id, institute]))
    expect(lists.map(({ style }) => style)).toEqual(STYLES)
    const [inCapitals] = lists.filter(({ style }) => style.name === 'numbers before capitals')
    expect(inCapitals?.labels).toHaveLength(58)
    for (const [at, { row, ids }] of inCapitals?.labels.entries() ?? []) {
      expect(row).toBe(String(at + 2))
      const [cell = ''] = inCapitals?.rows[at] ?? []
      const maker = all.find(({ name }) => cell.endsWith(`-${name} HASSAN`))
      const isThere = maker !== undefined && !gone.has(maker.institute)
      expect(ids).toEqual(isThere ? [maker.id] : [])
    }
    const used = lists.flatMap(({ labels }) => labels.flatMap(({ ids }) => ids.map((id) => instituteOf.get(id))))
    expect(new Set(used).size).toBe(used.length)
    expect(used.filter((institute) => gone.has(institute ?? 0))).toEqual([])
  })

  test('leaves out what nobody could tell', () => {
    const rows = draw(7).lists.flatMap((list) => list.rows.map((cells) => cells.join()))
    expect(rows.filter((row) => /kedige (?:institute|inst)/i.test(row))).toEqual([])
    const shared = [known(1, { name: 'MALLIGE ARTS COLLEGE' }), known(2, { name: 'MAYURA ARTS COLLEGE' })]
    const [initials] = drawPortals(shared, [], 1).lists.filter(({ style }) => style.leaves !== undefined)
    expect(initials?.rows).toEqual([])
  })

  test('takes out none whose name another one bears, as it is printed or in other spaces, in a town that nobody knows', () => {
    const taken = (unplaced: string[]) =>
      drawPortals(
        all,
        unplaced.map((name, at) => ({ institute: 2000 + at, name, town: '' })),
        7,
      ).gone
    const names = all.map(({ name }) => name)
    expect(taken([]).size).toBeGreaterThan(50)
    expect(taken(names).size).toBe(0)
    expect(taken(names.map((name) => name.replace('COLLEGE', 'COL LEGE'))).size).toBe(0)
  })
})
