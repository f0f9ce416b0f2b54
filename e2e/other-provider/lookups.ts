/**
 * The types, streams, districts and cities of the other provider. Ids are written now as numbers,
 * now as strings, as that provider's answers do.
 */

type Id = number | string
type Named = { id: Id; name: unknown }

export const INSTITUTE_TYPES: unknown[] = [
  { id: '11', name: 'Engineering' },
  { id: 12, name: { en: 'Polytechnic', kn: 'ಪಾಲಿಟೆಕ್ನಿಕ್' } },
  { id: '13', name: 'Arts and Science', sort_order: 3 },
  { name: 'A type without an id' },
  null,
  { id: 14, name: 'Nursing' },
  { id: 15, name: 'Law' },
]

/** Streams by type; Nursing has none. */
export const STREAMS: Readonly<Record<string, Named[]>> = {
  '11': [
    { id: 1101, name: 'Computer Science' },
    { id: '1102', name: 'Civil' },
    { id: '1103', name: { en: 'Mechanical' } },
  ],
  '12': [
    { id: '1201', name: 'Diploma in Electronics' },
    { id: '1202', name: 'Diploma in Automobile' },
  ],
  '13': [
    { id: 1301, name: 'Commerce' },
    { id: 1302, name: 'Science' },
  ],
  '15': [{ id: 1501, name: 'Five-Year Law' }],
}

/** Cities stand bare, or under `data`, or are missing. */
export const DISTRICTS = [
  {
    id: '501',
    name: 'Mysuru',
    cities: [
      { id: 5011, name: 'Mysuru' },
      { id: '5012', name: 'Nanjangud' },
    ],
  },
  { id: 502, name: { en: 'Udupi', kn: 'ಉಡುಪಿ' }, cities: { data: [{ id: '5021', name: 'Manipal' }] } },
  { id: '503', name: 'Kalaburagi', cities: [{ id: '5031', name: 'Kalaburagi' }, { id: '5032' }] },
  { id: '504', name: 'Kodagu' },
  { id: 505, name: 'Belagavi', cities: [{ id: 5051, name: { en: 'Gokak' } }] },
]

function english(name: unknown): string {
  if (typeof name === 'string') return name
  return typeof name === 'object' && name !== null && 'en' in name ? String(name.en) : ''
}

/** The English name of a district or a city, empty when there is none. */
export function placeName(list: 'district' | 'city', id: string): string {
  const cities = DISTRICTS.flatMap(({ cities = [] }): { id: Id; name?: unknown }[] =>
    Array.isArray(cities) ? cities : cities.data,
  )
  const places = list === 'district' ? DISTRICTS : cities
  return english(places.find((place) => String(place.id) === id)?.name)
}
