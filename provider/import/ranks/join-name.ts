/** Widths of Helvetica's letters from the space on, in thousandths of its size: the lists are set in it. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
  556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] // prettier-ignore
const FIRST = 32

/** Words of names of courses that may end a line that is full, as "AERONAUTICAL" does, or "ENGINEERING(VLSI". */
const WHOLE_WORDS: ReadonlySet<string> = new Set(
  `ai big business cloud cyber data dev full iot ml vlsi aeronautical agricultural architecture artificial automobile automotive biomedical biotechnology communication
  communications construction development differently electronics engineering environmental infrastructure
  instrumentation intelligence management manufacturing mathematics mechatronics metallurgical microelectronics
  nanotechnology pharmaceutical pharmaceutics physiotherapy sustainability technologies technology telecommunication
  telecommunications transportation`.split(/\s+/),
)

/** A line of a cell, and how wide it stands, in points. */
export type NameLine = { text: string; width: number }

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? 556), 0)

/** How wide the first letter of a line stands. */
function firstLetter({ text, width }: NameLine): number {
  return (width * widthOf(text.charAt(0))) / widthOf(text)
}

/** Whether a word goes on in the next line. One that is wider than the column is broken where that ends, without a hyphen. */
function isBroken(before: NameLine, next: NameLine, columnWidth: number): boolean {
  if (before.text.endsWith('-') || next.text.startsWith(')')) return true
  if (before.text.includes(' ') || before.width + firstLetter(next) <= columnWidth) return false
  return !WHOLE_WORDS.has(/[a-z]*$/i.exec(before.text)?.[0].toLowerCase() ?? '')
}

/** Joins the lines of a name. @param columnWidth how wide a line may be, in points */
export function joinName(lines: readonly NameLine[], columnWidth: number): string {
  return lines.reduce((name, line, at) => {
    const before = lines[at - 1]
    if (before === undefined) return line.text
    return name + (isBroken(before, line, columnWidth) ? '' : ' ') + line.text
  }, '')
}
