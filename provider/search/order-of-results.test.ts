import type { SearchRecord } from './record'
import { makeRecord } from '@/testing/search/records'
import { SMALL_DIRECTORY, askable, town } from '@/testing/search/small-directory'

/** Named institutions, in this order of ids, beside nothing else. */
function among(...records: (string | (Partial<SearchRecord> & { name: string }))[]) {
  return askable(
    records.map((record, at) =>
      makeRecord({ id: at + 1, ...(typeof record === 'string' ? { name: record } : record) }),
    ),
  )
}

describe('exact names come before names that begin so, and those before mistakes', () => {
  test.each([
    ['lotus school', ['Lotus School', 'Lotus School of Dance', 'Lotas School']],
    ['hill college', ['Hill College', 'Hill College East Campus', 'Hell College']],
    ['kvr', ['KVR', 'KVR Academy', 'KVRA Academy']],
  ])('%s', (typed, ordered) => {
    for (const names of [ordered, [...ordered].reverse()]) {
      const found = among(...names).find(typed)
      expect(found.filter((name) => ordered.includes(name))).toEqual(ordered.slice(0, found.length))
      expect(found.slice(0, 2)).toEqual(ordered.slice(0, 2))
    }
  })

  test.each(['lotus', 'saraswati vidya mandira', 'government college', 'school of law'])(
    'the exact "%s" comes first among hundreds that begin so and are fuller and better rated',
    (name) => {
      const better = { averageRating: 5, reviewCount: 100, fullness: 1 }
      const others = Array.from({ length: 400 }, (_, at) => ({ ...better, name: `${name} branch ${at}` }))
      expect(among(...others, { name, fullness: 0 }).find(name)[0]).toBe(name)
    },
  )

  test('an exact other name comes first as well', () => {
    const { find } = among('Tunga Engineering College Hostel', {
      name: 'Hill Institute',
      otherNames: ['Tunga College'],
    })
    expect(find('tunga college')[0]).toBe('Hill Institute')
  })

  test('an exact name comes first though a derived short form is written so', () => {
    const { find } = among('North East Valley Academy', 'Neva', 'Neva Valley School')
    expect(find('neva')[0]).toBe('Neva')
  })

  test('a name of twelve words is as exact as a short one', () => {
    const long = 'Shree Hill Valley River Lake Forest Garden Meadow Stone Bridge Arts College'
    const { find } = among(`${long} Annexe`, long)
    expect(find(long)[0]).toBe(long)
  })
})

describe('a place prefers institutions there', () => {
  test('and hides those elsewhere where the rest of it is a kind', () => {
    const { find } = askable(SMALL_DIRECTORY)
    expect(find('government polytechnic bellary')).toEqual(['Government Polytechnic, Ballari'])
  })

  test('nor does it demand the word of a name that is elsewhere', () => {
    const { find } = askable(SMALL_DIRECTORY)
    expect(find('kvr mysore')).toEqual(['KVR College of Engineering'])
  })

  test('who stands there comes before who is named after it', () => {
    const records = [
      { name: 'Lotus Academy, Mysore Road', fullness: 1, ...town('Bidar') },
      { name: 'Lotus Academy', fullness: 0, ...town('Mysuru') },
      { name: 'Lotus Academy', fullness: 1, ...town('Kolar') },
    ]
    const { search } = among(...records)
    for (const typed of ['lotus academy mysore', 'mysuru lotus academy']) expect(search.suggest(typed, 3)[0]).toBe(2)
  })

  test('who stands in the town comes before who stands elsewhere in its district', () => {
    const records = [
      { name: 'Jasmine School East', ...town('Nanjangud') },
      { name: 'Jasmine School West', ...town('Mysuru') },
      { name: 'Jasmine School North', ...town('Kolar') },
    ]
    const { find } = among(...records)
    expect(find('jasmine school mysore')[0]).toBe('Jasmine School West')
    expect(find('jasmine school nanjangud')[0]).toBe('Jasmine School East')
    expect(find('jasmine school kolar')[0]).toBe('Jasmine School North')
  })

  test.each([
    ['mysore', 545],
    ['belgaum', 527],
    ['gulbarga', 538],
    ['dakshina kannada', 534],
    // Whose town nobody has told, and whose district goes by the town's name.
    ['mangalore', 534],
    ['hubli', 536],
  ])('"%s" prefers who stands in the district, though no town is known', (place, districtId) => {
    const { search } = among(
      { name: 'Jasmine School', districtId: 546, fullness: 1 },
      { name: 'Jasmine School', districtId, fullness: 0 },
      { name: 'Jasmine School', fullness: 1 },
    )
    expect(search.suggest(`jasmine school ${place}`, 3)[0]).toBe(2)
  })

  test('a place alone finds who stands there', () => {
    const { find } = askable(SMALL_DIRECTORY)
    const inMysuru = [
      'B.N.T. Institute of Technology and Science',
      'J.S.S. College of Fine Arts',
      'Cauvery Residency School',
      'Mysore Crown College',
      'Vidyaranya School of Law, Mysuru',
    ]
    for (const typed of ['mysore', 'mysuru', 'ಮೈಸೂರು']) expect(find(typed).sort()).toEqual([...inMysuru].sort())
  })

  test('a kind in a place finds those of the kind, who stand there first', () => {
    const { find } = askable(SMALL_DIRECTORY)
    expect(find('nursing mangalore')[0]).toBe('Netravati Nursing College')
    expect(find('engineering hassan')[0]).toBe('Government Engineering College')
  })
})

describe('among equals', () => {
  const name = 'Lotus School'
  const alike = (better: Partial<SearchRecord>) => {
    for (const records of [
      [{ name }, { name, ...better }],
      [{ name, ...better }, { name }],
    ]) {
      const wanted = records.findIndex((record) => Object.keys(record).length > 1) + 1
      const { search } = among(...records)
      expect(search.list({ search: name, page: 1, limit: 2 }).ids[0]).toBe(wanted)
      expect(search.suggest(name, 1)).toEqual([wanted])
    }
  }

  test('the fuller comes first', () => alike({ fullness: 0.9 }))
  test('the better rated comes first', () => alike({ averageRating: 4.8, reviewCount: 40 }))

  test('one whose rating is poor comes last', () => {
    const { search } = among({ name, averageRating: 1.2, reviewCount: 40 }, { name })
    expect(search.list({ search: name, page: 1, limit: 2 }).ids).toEqual([2, 1])
  })

  test('those that are wholly equal stand in the order of their ids', () => {
    const { search } = among(name, name, name, name)
    expect(search.list({ search: name, page: 1, limit: 4 }).ids).toEqual([1, 2, 3, 4])
  })
})

describe('words that say little', () => {
  test.each([
    ['of', ['The Academy of Hills']],
    ['the', ['The Academy of Hills']],
    ['the of', ['The Academy of Hills']],
  ])('joining words alone ("%s") are looked for all the same, and never fail', (typed, atMost) => {
    const found = among('The Academy of Hills', 'Lotus School').find(typed)
    expect(atMost).toEqual(expect.arrayContaining(found))
  })

  test('"the" finds a name that begins so', () => {
    expect(among('The Academy of Hills', 'Lotus School').find('the')).toEqual(['The Academy of Hills'])
  })

  test.each(['fees', 'hostel', 'admission', 'cutoff', 'placement', 'reviews'])(
    '"%s" after a name asks about it and hides nothing',
    (word) => {
      const { find } = among('Lotus School', 'Lotus Valley Academy', 'Hill College')
      expect(find(`lotus ${word}`).sort()).toEqual(find('lotus').sort())
      expect(find(`lotus school ${word}`)[0]).toBe('Lotus School')
    },
  )

  test('an institution that is called so is found by such a word', () => {
    expect(among('Best Academy', 'Hill College').find('best academy')[0]).toBe('Best Academy')
  })

  test('kinds find institutions of the kind, though no name says so', () => {
    const { find } = among({ name: 'Marigold', typeIds: [14] }, { name: 'Tulip', typeIds: [1] })
    expect(find('schools')).toEqual(['Marigold'])
    expect(find('engineering')).toEqual(['Tulip'])
  })
})

describe('a rare word beside one that many have', () => {
  const many = Array.from({ length: 60 }, (_, at) => `Sahyadri Vidyalaya ${at}`)
  const rare = [
    'Sahyadri Kuvempu College',
    { name: 'Kuvempu Academy', address: 'Sahyadri Road' },
    { name: 'Kuvempu Institute', university: 'Sahyadri University' },
    { name: 'Sahyadri Mandira', otherNames: ['Kuvempu Mandira'] },
  ]

  test.each(['sahyadri kuvempu', 'kuvempu sahyadri'])('"%s" finds who has both, wherever they stand', (typed) => {
    const { find } = among(...many, ...rare, 'Kuvempu School')
    expect(find(typed)).toEqual([
      'Sahyadri Kuvempu College',
      'Sahyadri Mandira',
      'Kuvempu Institute',
      'Kuvempu Academy',
    ])
  })

  test('finds who has one of them where nobody has both', () => {
    const found = among(...many, 'Kuvempu School').find('sahyadri kuvempu')
    expect(found).toContain('Kuvempu School')
    expect(found.filter((name) => name.startsWith('Sahyadri'))).not.toHaveLength(0)
  })
})
