import { OWN_FEES } from '@/lib/contract/fee-range'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Figure, Source, Statement, TownMethod } from '@/lib/contract/source'

/** Where a part of an institution's page has its figures from. */
export type Provenance = {
  /** The lists that say any of them. */
  sources: Source[]
  /** What a list says otherwise than the page. */
  differing: { figure: Figure; statements: Statement[] }[]
  /** From what the town is read that the page shows, where the list does not name it. */
  townMethod: TownMethod | null
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

/** None where another list names the town that is shown. */
function shownMethod(statements: readonly Statement[]): TownMethod | null {
  const [place, ...others] = statements.filter(({ figure, isShown }) => figure === 'place' && isShown)
  return others.length === 0 ? (place?.method ?? null) : null
}
/** Nobody asks them of every institution: where no list says them, nothing is missing. */
const OF_SOME: ReadonlySet<Figure> = new Set(['minority', 'classes', ...OWN_FEES])

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
    differing: said.filter(({ statements }) => statements.some(({ isShown }) => !isShown)),
    townMethod: shownMethod(said.flatMap(({ statements }) => statements)),
    silent: said.flatMap(({ figure, statements }) =>
      statements.length === 0 && !OF_SOME.has(figure) && !WRITTEN[figure]?.(detail) ? figure : [],
    ),
  }
}
