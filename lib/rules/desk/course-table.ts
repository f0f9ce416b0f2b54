type Course = {
  name: string | null
  category: string | null
  level: string | null
  duration: string | null
  fees: number | null
  seats: number | null
}

/** Courses as a spreadsheet's cells are copied, a line each. */
export const courseTable = (courses: readonly Course[]): string =>
  courses
    .map(({ name, category, level, duration, fees, seats }) =>
      [name, category, level, duration, fees, seats].map((cell) => String(cell ?? '').replace(/\s+/g, ' ')).join('\t'),
    )
    .join('\n')

/** The rows of such a table that are filled in. */
export const rowsOfTable = (table: string): string[] => table.split('\n').filter((row) => row.trim() !== '')

/** Of two tables, the rows that one has and the other has not, each as it stands. */
export function differingRows(table: string, other: string): [gone: string[], fresh: string[]] {
  const [one, two] = [rowsOfTable(table), rowsOfTable(other)]
  return [one.filter((row) => !two.includes(row)), two.filter((row) => !one.includes(row))]
}
