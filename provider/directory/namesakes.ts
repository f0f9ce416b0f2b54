import { localityIn } from './locality'

/** One of several institutions of the same name, with what may tell it apart. */
export type Namesake = {
  id: number
  name: string
  address: string | null
  zip: string | null
  city: string | null
  district: string | null
  university: string | null
}

const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ')

/** What can be said, the shorter first: locality and town, then also the university, or the PIN. */
function sayable({ name, address, city, district, university, zip }: Namesake): [string, string, string] {
  const place = join(localityIn(address, name, [city, district, 'Karnataka']), city ?? district)
  return [place, join(place, university === name ? null : university), join(place, zip)]
}

function count(values: Iterable<string | null>): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * By id, what is said beside a name that all of these bear (ADR 71): the town where nobody else of the name is in it, as
 * far as that is known, else what is `sayable`. Nobody has an entry of whom nothing is known.
 * @param isCalled whether that beside the name is the whole name of somebody: "Government Engineering College, Hassan"
 */
export function tellApart(
  group: readonly Namesake[],
  isCalled: (fullName: string) => boolean = () => false,
): Map<number, string> {
  const inCity = count(group.map(({ city }) => city))
  // Who has no town may stand in any of its district.
  const townless = new Set(group.flatMap(({ city, district }) => (city === null ? [district] : [])))
  const all = group.map((each) => ({ ...each, said: sayable(each) }))
  const having = [0, 1, 2].map((at) => count(all.map(({ said }) => said[at] ?? '')))
  return new Map(
    all.flatMap(({ id, name, city, district, said }) => {
      const isTaken = (text: string) => isCalled(join(name, text))
      const isAlone = city !== null && inCity.get(city) === 1 && !townless.has(district)
      if (isAlone && !isTaken(city)) return [[id, city]]
      const own = said.find((text, at) => text !== '' && having[at]?.get(text) === 1 && !isTaken(text))
      // Who has all in common with another is most likely the same one twice: what is known is said all the same.
      const text = own ?? said[0]
      return text === '' ? [] : [[id, text]]
    }),
  )
}
