import { cellName, gridOf, readAmount, shapeOf } from '@/lib/rules/desk/amount-grid'

type Props = {
  field: string
  value: string
  /** What each row is, and under which heading it stands. */
  rows: readonly { part: string; name: string }[]
  columns: readonly string[]
  head: string
}

/** Amounts as a table of controls: one for each cell. On a phone each row is a block of lines. */
export function AmountTable({ field, value, rows, columns, head }: Props) {
  const grid = gridOf(value)
  return (
    <>
      <input type="hidden" name={field} value={shapeOf(grid)} />
      <table className="desk-amounts">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, name }, row) => (
            <tr key={`${part} ${name}`}>
              <th scope="row">
                {part !== rows[row - 1]?.part && <small>{part}</small>}
                {name}
              </th>
              {columns.map((column, at) => (
                <td key={column} data-label={column}>
                  {grid[row]?.[at] !== undefined && (
                    <input
                      name={cellName(field, row, at)}
                      inputMode="numeric"
                      defaultValue={grid[row][at]}
                      aria-label={`${part}, ${name}: ${column}`}
                      aria-invalid={readAmount(grid[row][at]) === undefined || undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
