import type { Row } from './run'

const number = new Intl.NumberFormat('en-IN')

/** The rows as a table of Markdown, and below it what was found. */
export function asTable(rows: readonly Row[]): string {
  const statuses = (row: Row) =>
    Object.entries(row.statuses)
      .map(([status, count]) => `${status}: ${number.format(count)}`)
      .join(', ')
  const lines = rows.map(
    (row) =>
      `| \`${row.call}\` | ${number.format(row.inputs)} | ${statuses(row)} | ${row.seconds.toFixed(0)} | ${row.finding ? 1 : 0} |`,
  )
  const inputs = rows.reduce((sum, row) => sum + row.inputs, 0)
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0)
  const found = rows.filter(({ finding }) => finding !== null).length
  return [
    '| call | inputs | answers by status | seconds | findings |',
    '| --- | ---: | --- | ---: | ---: |',
    ...lines,
    `| ${rows.length} calls | ${number.format(inputs)} | | ${seconds.toFixed(0)} | ${found} |`,
    ...rows.flatMap(({ call, finding }) =>
      finding === null
        ? []
        : ['', `${call}: ${finding.what}`, `  ${finding.input}`, `  again: --only '${call}' --seed ${finding.seed}`],
    ),
  ].join('\n')
}
