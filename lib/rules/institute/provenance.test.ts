import type { InstituteDetail } from '@/lib/contract/institute'
import type { Figure, Source, Statement } from '@/lib/contract/source'
import { BARE_DETAIL } from '@/testing/institute-sample'
import { provenanceOf } from './provenance'

const source = (name: string): Source => ({
  name,
  title: name,
  licence: null,
  url: null,
  attribution: null,
  dated: null,
  readOn: null,
  institutes: null,
})
const says = (name: string, figure: Figure, value: string, isShown = true): Statement => ({
  figure,
  source: name,
  value: { en: value },
  isShown,
})
const detail = (statements: Statement[], over: Partial<InstituteDetail> = {}): InstituteDetail => ({
  ...BARE_DETAIL,
  sources: [source('a'), source('b')],
  statements,
  ...over,
})

test('without a list nothing can be said of any figure', () => {
  expect(provenanceOf(detail([]), ['fees'])).toBeNull()
})

test('the lists that tell of this part alone, and what none of them tells', () => {
  expect(provenanceOf(detail([says('a', 'courses', '3'), says('b', 'address', 'X')]), ['courses', 'fees'])).toEqual({
    sources: [source('a')],
    differing: [],
    methods: [],
    silent: ['fees'],
  })
})

test('lists that differ stand beside each other; those that agree do not', () => {
  const university = [says('a', 'university', 'T'), says('b', 'university', 'K', false)]
  const same = [says('a', 'kind', 'School'), says('b', 'kind', 'School')]
  expect(provenanceOf(detail([...university, ...same]), ['university', 'kind'])).toEqual({
    sources: [source('a'), source('b')],
    differing: [{ figure: 'university', statements: university }],
    methods: [],
    silent: [],
  })
})

test('of a name that lists write with and without an apostrophe one spelling is shown', () => {
  const said = [
    says('a', 'name', 'Alva’s Institute'),
    says('b', 'name', 'Alvas Institute'),
    says('c', 'name', 'Alvas Institute, Moodbidri', false),
  ]
  const [differing] = provenanceOf(detail(said, { name: { en: 'Alva’s Institute' } }), ['name'])?.differing ?? []
  expect(differing?.statements.map(({ value }) => value.en)).toEqual([
    'Alva’s Institute',
    'Alva’s Institute',
    'Alvas Institute, Moodbidri',
  ])
})

test('what somebody wrote by hand is not missing', () => {
  const written = { contact: { ...BARE_DETAIL.contact, phone: '0821 1' } }
  expect(provenanceOf(detail([says('a', 'name', 'X')], written), ['contact', 'address'])?.silent).toEqual(['address'])
})

test('how the town was read is said where the page shows it, and no other list names it', () => {
  const read = { ...says('aicte', 'place', 'Bengaluru'), method: 'quarter' as const }
  const methodOf = (...said: Statement[]) => provenanceOf(detail(said), ['place'])?.methods
  expect(methodOf(read)).toEqual(['quarter'])
  expect(methodOf(read, says('mine', 'place', 'Bengaluru'))).toEqual([])
  expect(methodOf({ ...read, isShown: false })).toEqual([])
  expect(methodOf(says('aicte', 'place', 'Bengaluru'))).toEqual([])
})

test('what is not asked of every institution is never missing', () => {
  expect(provenanceOf(detail([says('a', 'name', 'X')]), ['minority', 'classes', 'gender'])?.silent).toEqual(['gender'])
})

test('who may study there is not missing where the name says it', () => {
  expect(provenanceOf(detail([says('a', 'name', 'X')], { gender: 'women' }), ['gender'])?.silent).toEqual([])
})
