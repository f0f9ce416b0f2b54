import { randomFrom } from '@/tools/bench/random'
import { makeRequest, ENQUIRY_KINDS } from './requests'
import { abusiveQuery } from './abusive-query'
import { acronym, mistype } from './mistype'

const MATERIAL = {
  typed: ['r v college of enginering', 'kle & co'],
  asked: ['government polytechnic near kalaburagi', 'ಮೈಸೂರಿನಲ್ಲಿ ಎಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು'],
  types: [
    { id: 1, streams: [101, 102] },
    { id: 14, streams: [] },
  ],
  districts: [525, 545],
  cities: [252021],
}

it.each(ENQUIRY_KINDS)('makes requests of the kind %s, the same for a seed', (kind) => {
  const made = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: 200 }, () => makeRequest(random, kind, MATERIAL))
  }
  const paths = made(1)
  expect(made(1)).toEqual(paths)
  expect(new Set(paths).size).toBeGreaterThan(1)
  for (const path of paths) {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    expect(pathname.endsWith('/suggest')).toBe(kind === 'suggest')
    expect(searchParams.size).toBeGreaterThan(0)
    expect(searchParams.has('facets')).toBe(kind.includes('facets'))
    if (kind.includes('search')) expect(searchParams.get('search')).not.toBe('')
    if (kind === 'page 500') expect(searchParams.get('page')).toBe('500')
  }
})

it('abuses with 200 characters that an address can hold', () => {
  const random = randomFrom(1)
  for (let count = 0; count < 200; count += 1) {
    const query = abusiveQuery(random)
    expect(Array.from(query)).toHaveLength(200)
    expect(() => encodeURIComponent(query)).not.toThrow()
  }
})

it('makes as many mistakes as asked, in different words', () => {
  const name = 'Basaveshwara College Technology'
  const random = randomFrom(5)
  for (let count = 0; count < 50; count += 1) {
    const words = mistype(random, name, 2).split(' ')
    const right = name.toLowerCase().split(' ')
    // A letter may by chance be exchanged for itself, or swapped with its like.
    expect(words.filter((word, index) => word !== right[index]).length).toBeLessThanOrEqual(2)
    expect(words).toHaveLength(3)
  }
  expect(mistype(random, name, 0)).toBe(name.toLowerCase())
})

it.each([
  ['R.V. College of Engineering', 'rvce'],
  ['BMS College of Architecture, Design and Planning', 'bmscadp'],
  ['Sri Siddhartha Institute of Technology', 'ssit'],
])('shortens %s', (name, short) => {
  expect(acronym(name)).toBe(short)
})
