import { canonicalWords } from './document'
import { ListPool } from './list-pool'
import { NumberLists } from './number-lists'
import type { CourseLevel } from './understanding/word-table'
import { JOINING_WORDS } from './word-lists'
import type { Archive } from './snapshot/archive'
import { SlotSet, slotSetOf } from './slot-set'

type Course = { number: number; words: ReadonlySet<string>; level: CourseLevel }

/** By the words of a course's name and heading. */
function levelOf(words: ReadonlySet<string>): CourseLevel {
  if (['master', 'masters', 'postgraduate', 'fellow'].some((word) => words.has(word))) return 'postgraduate'
  return words.has('diploma') ? 'diploma' : 'degree'
}

/** What is taught where, by the words of the courses' names. */
export class CourseWords {
  private readonly byName = new Map<string, Course>()
  private readonly byWord = new Map<string, Set<Course>>()
  /** By number of a course: where it is taught. */
  private readonly slotsOf = new ListPool()
  /** By slot: the numbers of its courses. */
  private readonly coursesAt = new NumberLists()

  put(slot: number, names: readonly string[]): void {
    this.remove(slot)
    const numbers = names.map((name) => this.courseOf(name).number)
    for (const number of numbers) this.slotsOf.push(number, slot)
    this.coursesAt.set(slot, numbers)
  }

  remove(slot: number): void {
    for (const number of this.coursesAt.view(slot)) this.slotsOf.remove(number, slot)
    this.coursesAt.set(slot, [])
  }

  /** Whether a course is called so. */
  hasWord(word: string): boolean {
    return this.byWord.has(word)
  }

  /** Whoever teaches a course that has all the words, at that level if one is said; `null` where no course has them. */
  having(words: readonly string[], level: CourseLevel | null, capacity: number): SlotSet | null {
    const [first, ...others] = words.filter((word) => !JOINING_WORDS.has(word))
    if (first === undefined) return null
    const having = new SlotSet(capacity)
    let isTaught = false
    for (const course of this.byWord.get(first) ?? []) {
      const slots = this.slotsOf.view(course.number)
      if (slots.length === 0 || !others.every((word) => course.words.has(word))) continue
      if (level !== null && course.level !== level) continue
      isTaught = true
      having.addEach(slots)
    }
    return isTaught ? having : null
  }

  /** Those of some of whom no course is known. */
  untold(slots: SlotSet): SlotSet {
    const without = slots.toArray().filter((slot) => this.coursesAt.view(slot).length === 0)
    return slotSetOf(without, slots.capacity)
  }

  trim(): void {
    this.slotsOf.trim()
    this.coursesAt.trim()
  }

  exchange(archive: Archive): void {
    for (const name of archive.texts([...this.byName.keys()])) this.courseOf(name)
    this.slotsOf.exchange(archive)
    this.coursesAt.exchange(archive)
  }

  get bytes(): number {
    return this.slotsOf.bytes + this.coursesAt.bytes
  }

  private courseOf(name: string): Course {
    const known = this.byName.get(name)
    if (known !== undefined) return known
    const words = new Set(canonicalWords(name).filter((word) => !JOINING_WORDS.has(word)))
    const course = { number: this.byName.size, words, level: levelOf(words) }
    this.byName.set(name, course)
    for (const word of course.words) {
      const having = this.byWord.get(word) ?? new Set()
      this.byWord.set(word, having.add(course))
    }
    return course
  }
}
