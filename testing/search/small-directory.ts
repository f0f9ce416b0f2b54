import { DISTRICTS } from '@/provider/geography/places'
import { DirectoryIndex } from '@/provider/search/directory-index'
import { DirectorySearch } from '@/provider/search/directory-search'
import type { SearchRecord } from '@/provider/search/record'
import { makeRecord } from './records'

/** The index of these records, ready to be asked. */
export function indexOf(records: Iterable<SearchRecord>): DirectoryIndex {
  const index = new DirectoryIndex()
  for (const record of records) index.put(record)
  index.settle()
  return index
}

/** The ids under which a town stands; of two towns of one name, the district's own. Throws for one that is in no list. */
export function town(name: string): { districtId: number; cityId: number } {
  const own = DISTRICTS.filter((district) => district.name === name)
  for (const district of [...own, ...DISTRICTS]) {
    const city = district.cities.find((each) => each.name === name)
    if (city) return { districtId: district.id, cityId: city.id }
  }
  throw new Error(`no town is called ${name}`)
}

type Line = readonly [name: string, place: string, typeId: number, over?: Partial<SearchRecord>]

const ENGINEERING = 1
const POLYTECHNIC = 2
const MANAGEMENT = 3
const DEGREE = 5
const MEDICAL = 6
const LAW = 8
const SCHOOL = 14

/** Invented institutions; what they are called is what the cases of the tests ask for. */
const LINES: readonly Line[] = [
  ['KVR College of Engineering', 'Bengaluru', ENGINEERING],
  ['B.N.T. Institute of Technology and Science', 'Mysuru', ENGINEERING],
  ['J.S.S. College of Fine Arts', 'Mysuru', DEGREE],
  ["St. Aldric's College of Commerce", 'Mangaluru', DEGREE],
  ['St. Bertram College', 'Bengaluru', DEGREE],
  ['Nandigiri Polytechnic', 'Chikkaballapura', POLYTECHNIC],
  ['Kalyana Institute of Medical Sciences', 'Kalaburagi', MEDICAL],
  ['Tungabhadra Medical College', 'Ballari', MEDICAL],
  ['Doddaiah Vidyalaya', 'Tumakuru', SCHOOL],
  ['Sri Basappa Degree College', 'Hubballi-Dharwad', DEGREE],
  ['Chikkamma Womens College', 'Hassan', DEGREE],
  ['Malnad University of Agriculture', 'Shivamogga', 12],
  ['Visvesha National Institute of Management', 'Bengaluru', MANAGEMENT],
  ['Government Polytechnic', 'Belagavi', POLYTECHNIC],
  ['Government Polytechnic', 'Ballari', POLYTECHNIC],
  ['Government Polytechnic', 'Vijayapura', POLYTECHNIC],
  ['Government Engineering College', 'Hassan', ENGINEERING],
  ['Sahyadri Institute of Technology', 'Shivamogga', ENGINEERING, { otherNames: ['Tunga Engineering College', 'SIT'] }],
  ['Jnanadeepa PU College', 'Davanagere', 13],
  ['Lakshmi Narayana Ayurveda College', 'Udupi', MEDICAL],
  ['Cauvery Residency School', 'Mysuru', SCHOOL, { otherNames: ['ಕಾವೇರಿ ನಿವಾಸಿ ಶಾಲೆ'] }],
  ['Sharanabasava Arts College', 'Kalaburagi', DEGREE],
  ['Gowdara Rural High School', 'Mandya', SCHOOL],
  ['Bangalore Central College', 'Bengaluru', DEGREE],
  ['Mysore Crown College', 'Mysuru', DEGREE],
  ['Hampi Heritage College', 'Hosapete', DEGREE],
  ['Vidyaranya School of Law', 'Bengaluru', LAW],
  ['Vidyaranya School of Law', 'Mysuru', LAW],
  ['Kadamba Institute of Hotel Management', 'Mangaluru', 10],
  ['Netravati Nursing College', 'Mangaluru', 7],
  ['Ashoka Pharmacy College', 'Bidar', 7],
  ['Panchajanya Academy', 'Raichur', SCHOOL],
  ['Hoysala College of Architecture and Planning', 'Hassan', 9],
  ['Krishnarajendra School', 'Kolar', SCHOOL],
  ['Silver Oak International School', 'Bengaluru', SCHOOL],
  ['Golden Valley Degree College', 'Robertsonpet', DEGREE],
  ['Kuvempu Teachers Training College', 'Shivamogga', 11],
  ['Ratnakara Institute of Design', 'Bagalkote', 9],
  ['Marigold Montessori', 'Gadag-Betigeri', SCHOOL],
  ['Tarabai Shinde Mahila Samaja High School', 'Koppal', SCHOOL],
]

export const SMALL_DIRECTORY: readonly SearchRecord[] = LINES.map(([name, place, typeId, over], at) =>
  makeRecord({ id: at + 1, name, ...town(place), typeIds: [typeId], ...over }),
)

const TOWN_NAMES = new Map(DISTRICTS.flatMap(({ cities }) => cities.map((city) => [city.id, city.name] as const)))

/** Asks these records; answers are names, or "name, town" where several have one name. */
export function askable(records: readonly SearchRecord[]) {
  const search = new DirectorySearch(indexOf(records))
  const byId = new Map(records.map((record) => [record.id, record]))
  const count = (name: string) => records.filter((record) => record.name === name).length
  const label = (id: number) => {
    const { name, cityId } = byId.get(id) ?? { name: `nobody has the id ${id}`, cityId: null }
    return count(name) > 1 && cityId !== null ? `${name}, ${TOWN_NAMES.get(cityId)}` : name
  }
  const page = (typed: string) => search.list({ search: typed, page: 1, limit: 100 })
  return {
    search,
    /** All that a search finds, the best first. */
    find: (typed: string) => page(typed).ids.map(label),
    suggest: (typed: string) => search.suggest(typed, 8).ids.map(label),
    /** What is offered instead, by name; `null` for a search that needs no offer. */
    offer: (typed: string) => {
      const { offer } = page(typed)
      if (!offer) return null
      return { institutes: offer.instituteIds.map(label), places: offer.places.map((place) => place.name) }
    },
  }
}
