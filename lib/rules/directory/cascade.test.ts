import fc from 'fast-check'
import type { District } from '@/lib/contract/lookup'
import {
  type Cascade,
  cascadeHref,
  chooseCity,
  chooseType,
  clearCascade,
  EMPTY_CASCADE,
  isDistrictChosen,
  isTypeChosen,
  markSearched,
  meetTypes,
  offeredCities,
  toggleDistrict,
  toggleStream,
  toggleUnknownCity,
} from '@/lib/rules/directory/cascade'
import { parseFilters } from '@/lib/rules/filters/address'

const option = (id: string) => ({ id, name: { en: `Name of ${id}` } })
const TYPES = ['1', '2', '3'].map(option)

/** Everything chosen, and searched. */
const FULL: Cascade = {
  selectedInstitutionType: '1',
  selectedStream: ['11', '12'],
  selectedDistrict: ['50', '51'],
  selectedCity: '501',
  includesUnknownCity: true,
  isSearchClicked: true,
}

const ids = fc.uniqueArray(fc.nat(60).map(String), { maxLength: 6 })
const id = fc.nat(60).map(String)
const cascades: fc.Arbitrary<Cascade> = fc.record({
  selectedInstitutionType: fc.option(id),
  selectedStream: ids,
  selectedDistrict: ids,
  selectedCity: fc.option(id),
  includesUnknownCity: fc.boolean(),
  isSearchClicked: fc.boolean(),
})
const chosen = cascades.filter(isTypeChosen)

describe('the first type', () => {
  test('is selected once the types load', () => {
    expect(meetTypes(EMPTY_CASCADE, TYPES)).toEqual({ ...EMPTY_CASCADE, selectedInstitutionType: '1' })
  })

  test('is not selected while there are none', () => {
    expect(meetTypes(EMPTY_CASCADE, [])).toBe(EMPTY_CASCADE)
    expect(meetTypes(FULL, [])).toBe(FULL)
  })

  test('takes nothing away from a choice that was made', () => {
    expect(meetTypes(FULL, TYPES)).toBe(FULL)
    expect(meetTypes({ ...FULL, selectedInstitutionType: '3' }, TYPES).selectedInstitutionType).toBe('3')
  })

  test('takes the place of one that is gone, with what belonged to it', () => {
    expect(meetTypes({ ...FULL, selectedInstitutionType: '9' }, TYPES)).toEqual(chooseType(FULL, '1'))
  })
})

test('choosing a type clears streams, districts, city and the search flag', () => {
  fc.assert(
    fc.property(cascades, id, (before, type) => {
      expect(chooseType(before, type)).toEqual({
        selectedInstitutionType: type,
        selectedStream: [],
        selectedDistrict: [],
        selectedCity: null,
        includesUnknownCity: false,
        isSearchClicked: false,
      })
    }),
  )
})

test('choosing a stream clears districts, city and the search flag, and no other stream', () => {
  fc.assert(
    fc.property(chosen, id, (before, stream) => {
      const after = toggleStream(before, stream)
      const had = before.selectedStream.includes(stream)
      expect(after).toEqual({
        selectedInstitutionType: before.selectedInstitutionType,
        selectedStream: had
          ? before.selectedStream.filter((other) => other !== stream)
          : [...before.selectedStream, stream],
        selectedDistrict: [],
        selectedCity: null,
        includesUnknownCity: false,
        isSearchClicked: false,
      })
    }),
  )
})

test('choosing a district clears the city, and nothing else', () => {
  fc.assert(
    fc.property(cascades, id, (before, district) => {
      const after = toggleDistrict(before, district)
      const had = before.selectedDistrict.includes(district)
      expect(after).toEqual({
        ...before,
        selectedDistrict: had
          ? before.selectedDistrict.filter((other) => other !== district)
          : [...before.selectedDistrict, district],
        selectedCity: null,
        includesUnknownCity: false,
      })
    }),
  )
})

test('choosing a city resets the search flag, and nothing else', () => {
  fc.assert(
    fc.property(cascades.filter(isDistrictChosen), fc.option(id), (before, city) => {
      expect(chooseCity(before, city)).toEqual({ ...before, selectedCity: city, isSearchClicked: false })
    }),
  )
})

test('those without a city are kept or left out, which resets the search flag, and nothing else', () => {
  fc.assert(
    fc.property(cascades, (before) => {
      const includesUnknownCity = !before.includesUnknownCity
      expect(toggleUnknownCity(before)).toEqual({ ...before, includesUnknownCity, isSearchClicked: false })
    }),
  )
})

test('twice the same stream or district is none', () => {
  fc.assert(
    fc.property(chosen, id, (before, one) => {
      const sorted = (list: readonly string[]) => [...list].sort()
      expect(sorted(toggleStream(toggleStream(before, one), one).selectedStream)).toEqual(sorted(before.selectedStream))
      const districts = toggleDistrict(toggleDistrict(before, one), one).selectedDistrict
      expect(sorted(districts)).toEqual(sorted(before.selectedDistrict))
    }),
  )
})

test('what is disabled changes nothing', () => {
  const none = { ...EMPTY_CASCADE, selectedDistrict: ['50'] }
  expect(isTypeChosen(none)).toBe(false)
  expect(toggleStream(none, '11')).toBe(none)
  expect(markSearched(none)).toBe(none)
  const noDistrict = { ...FULL, selectedDistrict: [], selectedCity: null }
  expect(isDistrictChosen(noDistrict)).toBe(false)
  expect(chooseCity(noDistrict, '501')).toBe(noDistrict)
})

test('Search sets the flag and keeps the choice; Clear is as it began', () => {
  fc.assert(
    fc.property(chosen, (before) => {
      expect(markSearched(before)).toEqual({ ...before, isSearchClicked: true })
    }),
  )
  expect(clearCascade(TYPES)).toEqual(meetTypes(EMPTY_CASCADE, TYPES))
  expect(clearCascade([])).toEqual(EMPTY_CASCADE)
})

type Act = (cascade: Cascade) => Cascade
const acts: fc.Arbitrary<Act> = fc.oneof(
  id.map(
    (one): Act =>
      (before) =>
        chooseType(before, one),
  ),
  id.map(
    (one): Act =>
      (before) =>
        toggleStream(before, one),
  ),
  id.map(
    (one): Act =>
      (before) =>
        toggleDistrict(before, one),
  ),
  fc.option(id).map(
    (one): Act =>
      (before) =>
        chooseCity(before, one),
  ),
  fc.constant<Act>(toggleUnknownCity),
  fc.constant<Act>(markSearched),
  fc.constant<Act>(() => clearCascade(TYPES)),
)

test('whatever a visitor does, nothing is chosen before what it hangs on', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 30 }), (done) => {
      const end = done.reduce((now, act) => act(now), EMPTY_CASCADE)
      if (end.selectedStream.length > 0 || end.isSearchClicked) expect(isTypeChosen(end)).toBe(true)
      if (end.selectedCity !== null) expect(isDistrictChosen(end)).toBe(true)
      expect(new Set(end.selectedStream).size).toBe(end.selectedStream.length)
      expect(new Set(end.selectedDistrict).size).toBe(end.selectedDistrict.length)
    }),
  )
})

describe('the cities offered', () => {
  const district = (own: string, cities: readonly string[]): District => ({
    ...option(own),
    cities: cities.map(option),
  })

  test('are the union of those of the selected districts, each once by its id', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(id, ids), { selector: ([own]) => own, maxLength: 8 }), ids, (places, of) => {
        const districts = places.map(([own, cities]) => district(own, cities))
        const offered = offeredCities({ ...FULL, selectedDistrict: of }, districts, 'en').map((city) => city.id)
        const wanted = places.flatMap(([own, cities]) => (of.includes(own) ? cities : []))
        expect(new Set(offered)).toEqual(new Set(wanted))
        expect(new Set(offered).size).toBe(offered.length)
      }),
    )
  })

  test('name a town that lies in two of the districts once', () => {
    const districts = [district('50', ['501', '502']), district('51', ['502', '511'])]
    expect(offeredCities(FULL, districts, 'en').map((city) => city.id)).toEqual(['501', '502', '511'])
  })

  test('keep two cities of one name apart', () => {
    const districts = [
      { ...option('50'), cities: [{ id: '501', name: { en: 'Rampura' } }] },
      { ...option('51'), cities: [{ id: '511', name: { en: 'Rampura' } }] },
    ]
    expect(offeredCities(FULL, districts, 'en')).toHaveLength(2)
  })
})

describe('Search leads to', () => {
  test('the filter page with its parameters, at the banner', () => {
    expect(cascadeHref(FULL, '')).toBe(
      '/filter?instituteId=1&categoryId=11,12&districtId=50,51&cityId=501&cityUnknown=true#banner-section',
    )
    expect(cascadeHref(chooseType(FULL, '2'), '/kn')).toBe('/kn/filter?instituteId=2#banner-section')
  })

  test('an address that the filter page reads as what was chosen', () => {
    fc.assert(
      fc.property(chosen, (cascade) => {
        const { search } = new URL(cascadeHref(cascade, ''), 'http://localhost')
        const filters = parseFilters(new URLSearchParams(search))
        expect(filters.typeId).toBe(cascade.selectedInstitutionType)
        expect(new Set(filters.streamIds)).toEqual(new Set(cascade.selectedStream))
        expect(new Set(filters.districtIds)).toEqual(new Set(cascade.selectedDistrict))
        expect(filters.cityId).toBe(cascade.selectedCity)
        // Without a city it says nothing.
        expect(filters.includesUnknown).toEqual(
          cascade.selectedCity !== null && cascade.includesUnknownCity ? ['city'] : [],
        )
      }),
    )
  })
})
