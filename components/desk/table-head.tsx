type Props<Column extends string> = { columns: readonly Column[]; text: Readonly<Record<Column, string>> }

/** The head of a table of the desk; on a phone, where each row is a block of lines, its cells say the same before them. */
export function TableHead<Column extends string>({ columns, text }: Props<Column>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {text[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
