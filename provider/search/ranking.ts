import type { DirectoryIndex } from './directory-index'
import { largest } from './largest'
import { NameJudge } from './name-judge'
import type { PlaceFinder } from './place-finder'
import { keyOf, keysOf, scoreOfKey, slotOfKey } from './rank-key'
import { difference, slotSetOf, type SlotSet } from './slot-set'
import type { Scored } from './scored'
import type { TextMatches, TextSearch } from './text-search'

/** How many of the best are looked at again, name by name. */
const LOOKED_AT_AGAIN = 200
/** For the name as it was typed, to the word: more than any other name can have. */
const EXACT = 100
/** For who is of the kind, and in the place, that a name is searched with. */
const FAVOURED = 8

/** By slot: whether the name is what was typed to the letter, or but for signs, plurals and short forms. */
export type Exact = ReadonlyMap<number, boolean>

/** Who comes before the words are weighed: who is called so, and who is of the kind and in the place that is said. */
export type Preferred = { exact: Exact; favoured: SlotSet | null }

export type Page = { offset: number; limit: number }

/**
 * A page of what a search found: the best by words and then by whole names first; behind all that
 * are scored, the fuller and better rated institutions. Equal input gives equal output, so pages
 * never overlap.
 */
export class Ranking {
  constructor(
    private readonly index: DirectoryIndex,
    private readonly text: TextSearch,
    private readonly places: PlaceFinder,
  ) {}

  /**
   * @param passed the matches that passed the filters
   * @param preferred who is called what was typed, and who is what the search says besides
   */
  page(matches: TextMatches, passed: SlotSet, { exact, favoured }: Preferred, { offset, limit }: Page): number[] {
    const scored = this.text.score(matches, passed)
    const passedExact = new Map([...exact].filter(([slot]) => passed.has(slot)))
    const best = this.inOrder(matches, scored, { exact: passedExact, favoured }, offset + limit)
    const page = best.slice(offset, offset + limit)
    if (page.length === limit || scored.slots.length === passed.size) return page
    const rest = difference(passed, slotSetOf([...scored.slots, ...exact.keys()], passed.capacity))
    const before = Math.max(0, offset - best.length)
    return [...page, ...this.index.byQuality.page(rest, rest.size, before, limit - page.length)]
  }

  /** The first `count` of the scored, or all when there are fewer. */
  private inOrder({ words }: TextMatches, scored: Scored, { exact, favoured }: Preferred, count: number): number[] {
    const { index } = this
    const keys = keysOf(index, scored)
    const window = largest(keys.slice(), Math.min(LOOKED_AT_AGAIN, keys.length))
    const scoreOf = new Map(Array.from(window, (key) => [slotOfKey(index, key), scoreOfKey(key)]))
    const highest = scoreOfKey(window[0] ?? 0)
    for (const slot of exact.keys()) if (!scoreOf.has(slot)) scoreOf.set(slot, highest)

    const names = new NameJudge(index, words, this.places)
    const again = Float64Array.from([...scoreOf], ([slot, score]) =>
      keyOf(
        index,
        slot,
        score +
          (favoured?.has(slot) === true ? FAVOURED : 0) +
          (exact.has(slot) ? EXACT + Number(exact.get(slot)) : names.judge(slot)),
      ),
    )
    const first = Array.from(largest(again, again.length), (key) => slotOfKey(index, key))
    if (first.length >= count) return first
    const rest = keys.filter((key) => !scoreOf.has(slotOfKey(index, key)))
    const more = largest(rest, Math.min(count - first.length, rest.length))
    return [...first, ...Array.from(more, (key) => slotOfKey(index, key))]
  }
}
