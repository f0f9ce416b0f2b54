/** A list of cut-off ranks as an authority prints it, invented: a PDF of plain text at given places. */

/** Text with its left end and its distance from the top of the page as one looks at it, in points. */
export type Written = { text: string; x: number; y: number }

const [WIDTH, HEIGHT] = [595, 842]
const SIZE = 6
/** How wide Helvetica's digits and dashes stand, in thousandths of its size. */
const widthOf = (text: string) =>
  ([...text].reduce((sum, letter) => sum + (/[.\s]/.test(letter) ? 278 : letter === '-' ? 333 : 556), 0) * SIZE) / 1000

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** Pages are turned by a quarter, as the authority's are. */
function streamOf(page: readonly Written[]): string {
  const lines = page.map(({ text, x, y }) => `BT /F1 ${SIZE} Tf 0 1 -1 0 ${y} ${x} Tm (${escaped(text)}) Tj ET`)
  return lines.join('\n')
}

/** A PDF of these pages. */
export function writePdf(pages: readonly (readonly Written[])[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => {
      const stream = streamOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /Rotate 90 /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(body + end)
}

/** Where the columns of a page stand: the middle of the first, and how far they are apart. */
export type Columns = { codes: readonly string[]; first: number; pitch: number }

const centred = (text: string, middle: number, y: number): Written => ({ text, x: middle - widthOf(text) / 2, y })

/** A heading at a height. */
export function heading({ codes, first, pitch }: Columns, y: number): Written[] {
  return [{ text: 'Course Name', x: 22, y }, ...codes.map((code, at) => centred(code, first + at * pitch, y))]
}

/** A row: the lines of its name, and a cell for each column, whose lines stand below each other. */
export function row(
  { first, pitch }: Columns,
  y: number,
  name: readonly string[],
  cells: readonly string[],
): Written[] {
  return [
    ...name.map((text, line) => ({ text, x: 22, y: y + line * SIZE })),
    ...cells.flatMap((cell, at) =>
      cell.split('\n').map((text, line) => centred(text, first + at * pitch, y + line * SIZE)),
    ),
  ]
}

/** The lines above the first college. */
export const TITLE: readonly Written[] = [
  { text: 'EXAMINATIONS AUTHORITY', x: 301, y: 34 },
  { text: 'UGCET-2031 SECOND ROUND CUT-OFF RANKS FOR Engineering', x: 272, y: 102 },
  { text: 'Seat Type: Rest Of karnataka Cut-Off Ranks', x: 20, y: 118 },
]
