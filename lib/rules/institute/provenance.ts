import { OWN_FEES } from '@/lib/contract/fee-range'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Figure, Method, Source, Statement } from '@/lib/contract/source'

/** Where a part of an institution's page has its figures from. */
export type Provenance = {
  /** The lists that say any of them. */
  sources: Source[]
  /** What a list says otherwise than the page. */
  differing: { figure: Figure; statements: Statement[] }[]
  /** How those of the values were derived that the page shows and no list gives in so many words. */
  methods: Method[]
  /** What no list says, and the page does not have. */
  silent: Figure[]
}

/** Whether the page has a figure that no list said: somebody wrote it. */
const WRITTEN: Partial<Record<Figure, (detail: InstituteDetail) => boolean>> = {
  name: () => true,
  kind: ({ typeId }) => typeId !== null,
  place: ({ place }) => place.city !== null || place.district !== null,
  gender: ({ gender }) => gender !== null,
  address: ({ place }) => place.address1 !== null || place.zip !== null,
  contact: ({ contact: { phone, email, website } }) => phone !== null || email !== null || website !== null,
  courses: ({ courses }) => courses.length > 0,
  seats: ({ courses }) => courses.some(({ seats }) => seats !== null),
  fees: ({ courses }) => courses.some(({ fees }) => fees !== null),
}

/** None where another list says by itself what is shown. */
function shownMethod(statements: readonly Statement[]): Method[] {
  const methods = statements.filter(({ isShown }) => isShown).map(({ method }) => method)
  const [first] = methods
  return first === undefined || methods.includes(undefined) ? [] : [first]
}

const withoutMarks = (name: string) => name.replace(/['’‘`.]/g, '')

/** A name that differs from the page's in apostrophes or dots alone is no other name, and is written as there. */
function inOneSpelling(statement: Statement, { name }: InstituteDetail): Statement {
  if (statement.figure !== 'name' || withoutMarks(statement.value.en) !== withoutMarks(name.en)) return statement
  return { ...statement, value: { ...statement.value, en: name.en } }
}

/** Nobody asks them of every institution: where no list says them, nothing is missing. */
const OF_SOME: ReadonlySet<Figure> = new Set(['minority', 'classes', 'coordinates', ...OWN_FEES])

/** @returns `null` where no list tells of the institution: nothing can be said of its figures */
export function provenanceOf(detail: InstituteDetail, figures: readonly Figure[]): Provenance | null {
  if (detail.statements.length === 0) return null
  const said = figures.map((figure) => ({
    figure,
    statements: detail.statements.filter((statement) => statement.figure === figure),
  }))
  const names = new Set(said.flatMap(({ statements }) => statements.map(({ source }) => source)))
  return {
    sources: detail.sources.filter(({ name }) => names.has(name)),
    differing: said
      .filter(({ statements }) => statements.some(({ isShown }) => !isShown))
      .map(({ figure, statements }) => ({ figure, statements: statements.map((each) => inOneSpelling(each, detail)) })),
    methods: [...new Set(said.flatMap(({ statements }) => shownMethod(statements)))],
    silent: said.flatMap(({ figure, statements }) =>
      statements.length === 0 && !OF_SOME.has(figure) && !WRITTEN[figure]?.(detail) ? figure : [],
    ),
  }
}
