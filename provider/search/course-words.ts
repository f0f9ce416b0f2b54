import { canonicalWords } from './document'
import type { CourseLevel } from './understanding/word-table'
import { JOINING_WORDS } from './word-lists'
import { SlotSet } from './slot-set'

type Course = { words: ReadonlySet<string>; level: CourseLevel; slots: Set<number> }

/** By the words of a course's name and heading. */
function levelOf(words: ReadonlySet<string>): CourseLevel {
  if (['master', 'masters', 'postgraduate', 'fellow'].some((word) => words.has(word))) return 'postgraduate'
  return words.has('diploma') ? 'diploma' : 'degree'
}

/** What is taught where, by the words of the courses' names. */
export class CourseWords {
  private readonly courses = new Map<string, Course>()
  private readonly byWord = new Map<string, Set<Course>>()
  private readonly bySlot = new Map<number, readonly string[]>()

  put(slot: number, names: readonly string[]): void {
    this.remove(slot)
    if (names.length === 0) return
    this.bySlot.set(slot, names)
    for (const name of names) this.courseOf(name).slots.add(slot)
  }

  remove(slot: number): void {
    for (const name of this.bySlot.get(slot) ?? []) this.courses.get(name)?.slots.delete(slot)
    this.bySlot.delete(slot)
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
      if (course.slots.size === 0 || !others.every((word) => course.words.has(word))) continue
      if (level !== null && course.level !== level) continue
      isTaught = true
      for (const slot of course.slots) having.add(slot)
    }
    return isTaught ? having : null
  }

  private courseOf(name: string): Course {
    const known = this.courses.get(name)
    if (known !== undefined) return known
    const words = new Set(canonicalWords(name).filter((word) => !JOINING_WORDS.has(word)))
    const course = { words, level: levelOf(words), slots: new Set<number>() }
    this.courses.set(name, course)
    for (const word of course.words) {
      const having = this.byWord.get(word) ?? new Set()
      this.byWord.set(word, having.add(course))
    }
    return course
  }
}
