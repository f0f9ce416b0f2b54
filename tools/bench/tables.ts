/** A Markdown table, padded so that it reads well as plain text too; every column but the first to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** Milliseconds with three digits that count. */
export function showMs(ms: number): string {
  if (Number.isNaN(ms)) return '–'
  if (ms < 10) return ms.toFixed(2)
  return ms < 100 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en')
}

export function showRatio(value: number): string {
  if (Number.isNaN(value)) return '–'
  return `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ×`
}

export function showShare(share: number): string {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`
}

export function showMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`
}
