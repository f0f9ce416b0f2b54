import { lettersOf } from '@/provider/names/letters'
import { randomFrom, shuffled, type Random } from '@/tools/bench/random'
import type { Label } from '@/tools/matching/labels'
import { sisterOf, STYLES, type Known, type Named, type Style } from './styles'

/** How many rows a list has: of institutions that are there, that were taken out, and of sisters that are nowhere. */
const ROWS = { there: 40, gone: 12, sisters: 6 }

/** A list as one portal writes it; a row is known by its line. */
export type PortalList = { style: Style; rows: readonly string[][]; labels: readonly Label[] }
/** The lists, and the institutions without which the directory has to be. */
export type Draw = { lists: readonly PortalList[]; gone: ReadonlySet<number> }

const nameLetters = ({ name }: Named) => lettersOf(name)

const SMALL = new Set(['of', 'and', 'the', 'for'])
/** The words of a name in the order of the alphabet, without its town. */
function wordsOf({ name, town }: Named): string {
  const own = name
    .toLowerCase()
    .replace(/autonomous|\(.*?\)/g, ' ')
    .replace(town.toLowerCase(), ' ')
  const words = own.split(/[^a-z]+/).filter((word) => word.length > 1 && !SMALL.has(word))
  return [...new Set(words)].sort().join(' ')
}

/** Counts the institutions that share what `keyOf` tells of one. */
function sharing<Of extends Named>(all: readonly Of[], keyOf: (known: Of) => string | null): (known: Of) => number {
  const sharers = new Map<string | null, Set<number>>()
  for (const known of all) {
    const key = keyOf(known)
    sharers.set(key, (sharers.get(key) ?? new Set()).add(known.institute))
  }
  return (known) => sharers.get(keyOf(known))?.size ?? 0
}

const inTown = (keyOf: (known: Known) => string | null) => (known: Known) => `${keyOf(known)} ${known.town}`

type Written = { known: Known; cells: string[] }

/** Writes institutions, none twice, until there are so many rows; no row is like another, since a list has it once then. */
function write(
  style: Style,
  count: number,
  institutions: readonly Known[],
  { random, used, seen }: { random: Random; used: Set<number>; seen: Set<string> },
): Written[] {
  const written: Written[] = []
  for (const known of institutions) {
    if (written.length === count) break
    const cells = used.has(known.institute) ? null : style.write(known, random)
    if (cells === null || seen.has(cells.join('\n'))) continue
    seen.add(cells.join('\n'))
    used.add(known.institute)
    written.push({ known, cells })
  }
  return written
}

/**
 * Rewrites institutions as portals write them, each in one style, and labels the rows by what they were made of. Left out is
 * what nobody could tell: a name that two of a town bear, initials that they share, and of what is taken out a name that
 * another one has, too, wherever it stands.
 * @param unplaced the others, of which no town is known
 */
export function drawPortals(known: readonly Known[], unplaced: readonly Named[], seed: number): Draw {
  const random = randomFrom(seed)
  const all = shuffled(random, known)
  const [likeLetters, likeWords] = [sharing(all, inTown(nameLetters)), sharing(all, inTown(wordsOf))]
  const anywhere = [...all, ...unplaced]
  const likeAnywhere = [nameLetters, wordsOf].map((keyOf) => sharing(anywhere, keyOf))
  const own = all.filter((each) => likeLetters(each) === 1 && likeWords(each) === 1)
  const sisters = own.flatMap((each) => sisterOf(each, random) ?? [])
  const used = { there: new Set<number>(), sisters: new Set<number>() }
  const gone = new Set<number>()

  const lists = STYLES.map((style): PortalList => {
    const seen = new Set<string>()
    const { leaves } = style
    const like = leaves === undefined ? null : sharing(all, inTown(leaves))
    const told = own.filter((each) => like === null || like(each) === 1)
    const toldApart = sisters.filter((each) => like === null || like(each) === 0)
    const absent = told.filter((each) => likeAnywhere.every((like) => like(each) === 1))
    const there = write(style, ROWS.there, told, { random, seen, used: used.there })
    const takenOut = write(style, ROWS.gone, absent, { random, seen, used: used.there })
    const nowhere = write(style, ROWS.sisters, toldApart, { random, seen, used: used.sisters })
    for (const row of takenOut) gone.add(row.known.institute)
    const rows = shuffled(random, [
      ...there.map(({ known: { id }, cells }) => ({ cells, ids: [id] })),
      ...[...takenOut, ...nowhere].map(({ cells }) => ({ cells, ids: [] })),
    ])
    return {
      style,
      rows: rows.map(({ cells }) => cells),
      // The first line names the columns.
      labels: rows.map(({ ids }, at) => ({ list: style.name, row: String(at + 2), ids })),
    }
  })
  return { lists, gone }
}
