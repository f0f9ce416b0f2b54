import { canonicalWords } from './document'
import { JOINING_WORDS } from './word-lists'
import { SlotSet } from './slot-set'

type Course = { words: ReadonlySet<string>; slots: Set<number> }

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

  /** Whoever teaches a course that has all the words; `null` where no course has them. */
  having(words: readonly string[], capacity: number): SlotSet | null {
    const [first, ...others] = words
    if (first === undefined) return null
    const having = new SlotSet(capacity)
    let isTaught = false
    for (const course of this.byWord.get(first) ?? []) {
      if (course.slots.size === 0 || !others.every((word) => course.words.has(word))) continue
      isTaught = true
      for (const slot of course.slots) having.add(slot)
    }
    return isTaught ? having : null
  }

  private courseOf(name: string): Course {
    const known = this.courses.get(name)
    if (known !== undefined) return known
    const course = {
      words: new Set(canonicalWords(name).filter((word) => !JOINING_WORDS.has(word))),
      slots: new Set<number>(),
    }
    this.courses.set(name, course)
    for (const word of course.words) {
      const having = this.byWord.get(word) ?? new Set()
      this.byWord.set(word, having.add(course))
    }
    return course
  }
}
