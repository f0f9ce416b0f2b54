/**
 * Writes text as a PDF file with its structure (ISO 32000-1, 14.7 and 14.8): headings, paragraphs and
 * lists are tagged, the language is said, and the title is the document's. So a screen reader tells it as
 * it stands, and a viewer can make it flow on a small screen.
 */

/** What a document is made of; an `L` is one list with its entries. */
export type Block = { tag: 'H1' | 'H2' | 'P'; text: string } | { tag: 'L'; entries: readonly string[] }

type Look = {
  font: 'F1' | 'F2'
  size: number
  colour: string
  leading: number
  before: number
  indent: number
  longest: number
}

/** Red, green and blue, each of 1: the website's river blues, and its ink. */
const RIVER_DEEP = '0.07 0.14 0.42'
const RIVER = '0.13 0.29 0.67'
const INK = '0.08 0.12 0.18'

/** A4 in points, and how texts look; `longest` is how many characters fit into a line of Helvetica. */
const PAGE = { width: 595, height: 842, left: 56, top: 786, bottom: 64 }
const LOOKS = {
  H1: { font: 'F2', size: 22, colour: RIVER_DEEP, leading: 27, before: 8, indent: 0, longest: 38 },
  H2: { font: 'F2', size: 14, colour: RIVER, leading: 19, before: 18, indent: 0, longest: 62 },
  P: { font: 'F1', size: 11, colour: INK, leading: 16, before: 8, indent: 0, longest: 86 },
  LBody: { font: 'F1', size: 11, colour: INK, leading: 16, before: 4, indent: 14, longest: 82 },
} as const satisfies Record<string, Look>

const WIN_ANSI: Readonly<Record<string, string>> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  '₹': 'Rs ',
}

/** Text as a PDF string in WinAnsi; a letter that this encoding lacks becomes a hyphen. */
function winAnsi(text: string): string {
  const known = text.replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => WIN_ANSI[letter] ?? '-')
  return `(${known.replace(/[\\()]/g, '\\$&')})`
}

/** Any text as a PDF string: UTF-16 with its mark, in hexadecimal. */
function anyText(text: string): string {
  const units = [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<FEFF${units.join('').toUpperCase()}>`
}

function wrapped(text: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A piece of a page that is read at once, and what it is; an `LBody` comes with its bullet, the `Lbl`. */
type Piece = { tag: keyof typeof LOOKS; lines: string[] }
/** `mark`: its number on the page; with a bullet, the bullet's, and the text's is the next one. */
type Placed = Piece & { page: number; y: number; mark: number }

/** Puts pieces below each other; one that does not fit begins the next page. */
function place(pieces: readonly Piece[]): Placed[] {
  let [page, y, mark] = [0, PAGE.top, 0]
  return pieces.map((piece) => {
    const { leading, before } = LOOKS[piece.tag]
    const height = piece.lines.length * leading
    if (y - before - height < PAGE.bottom) [page, y, mark] = [page + 1, PAGE.top, 0]
    const top = y - before
    y = top - height
    const placed = { ...piece, page, y: top - leading, mark }
    mark += piece.tag === 'LBody' ? 2 : 1
    return placed
  })
}

function draw({ tag, lines, y, mark }: Placed): string {
  const { font, size, colour, leading, indent } = LOOKS[tag]
  const marked = (as: string, number: number, x: number, shown: string) =>
    `/${as} <</MCID ${number}>> BDC BT ${colour} rg /${font} ${size} Tf ${leading} TL ${x} ${y} Td ${shown} ET EMC`
  // A space at the end of a line: whoever reads it aloud would join the words around the break.
  const shown = lines
    .map((line, at) => `${at === 0 ? '' : 'T* '}${winAnsi(at === lines.length - 1 ? line : `${line} `)} Tj`)
    .join(' ')
  if (tag !== 'LBody') return marked(tag, mark, PAGE.left, shown)
  return `${marked('Lbl', mark, PAGE.left, `${winAnsi('•')} Tj`)}\n${marked(tag, mark + 1, PAGE.left + indent, shown)}`
}

/** A band of colour along the upper edge, which nobody needs to be told of. */
const BAND = `/Artifact BMC ${RIVER} rg 0 ${PAGE.height - 14} ${PAGE.width} 14 re f EMC`

function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.flatMap((block): Piece[] =>
    block.tag === 'L'
      ? block.entries.map((entry) => ({ tag: 'LBody', lines: wrapped(entry, LOOKS.LBody.longest) }))
      : [{ tag: block.tag, lines: wrapped(block.text, LOOKS[block.tag].longest) }],
  )
}

/** Numbers the objects of a file in the order in which they are asked for, and writes them. */
class Objects {
  private readonly bodies: string[] = []

  /** @returns the number, under which the body may be given later */
  reserve(): number {
    return this.bodies.push('')
  }

  put(number: number, body: string): number {
    this.bodies[number - 1] = body
    return number
  }

  add(body: string): number {
    return this.put(this.reserve(), body)
  }

  file(root: number, info: number): string {
    let file = '%PDF-1.7\n'
    const offsets = this.bodies.map((body, index) => {
      const offset = file.length
      file += `${index + 1} 0 obj\n${body}\nendobj\n`
      return offset
    })
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const start = file.length
    const size = offsets.length + 1
    file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
    return `${file}trailer\n<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`
  }
}

const list = (numbers: readonly number[]) => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`

/** The elements of the structure, each under its parent. @returns those of the document, and of each page by mark */
function addStructure(
  objects: Objects,
  document: number,
  blocks: readonly Block[],
  placed: readonly Placed[],
  pages: readonly number[],
) {
  const marked: number[][] = pages.map(() => [])
  const rest = [...placed]
  const next = (): Placed => {
    const piece = rest.shift()
    if (piece === undefined) throw new Error('a piece of the document has no place')
    return piece
  }
  const leaf = (tag: string, parent: number, piece: Placed, mark: number): number => {
    const page = pages[piece.page] ?? 0
    const element = objects.add(`<</Type /StructElem /S /${tag} /P ${parent} 0 R /Pg ${page} 0 R /K ${mark}>>`)
    marked[piece.page]?.push(element)
    return element
  }
  const children = blocks.map((block) => {
    if (block.tag !== 'L') {
      const piece = next()
      return leaf(block.tag, document, piece, piece.mark)
    }
    const whole = objects.reserve()
    const entries = block.entries.map(() => {
      const entry = objects.reserve()
      const piece = next()
      const parts = [leaf('Lbl', entry, piece, piece.mark), leaf('LBody', entry, piece, piece.mark + 1)]
      return objects.put(entry, `<</Type /StructElem /S /LI /P ${whole} 0 R /K ${list(parts)}>>`)
    })
    return objects.put(whole, `<</Type /StructElem /S /L /P ${document} 0 R /K ${list(entries)}>>`)
  })
  return { children, marked }
}

/** The document as the bytes of a file. Of its text, WinAnsi's letters are shown; the title may be any. */
export function taggedPdf(title: string, language: string, blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const objects = new Objects()
  const placed = place(piecesOf(blocks))
  const catalog = objects.reserve()
  const tree = objects.reserve()
  const [root, document] = [objects.reserve(), objects.reserve()]
  const font = (name: string) =>
    objects.add(`<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`)
  const [plain, bold] = [font('Helvetica'), font('Helvetica-Bold')]
  const pages = [...new Set(placed.map(({ page }) => page))].map((page) => {
    const content = [BAND, ...placed.filter((piece) => piece.page === page).map(draw)].join('\n')
    const stream = objects.add(`<</Length ${content.length}>>\nstream\n${content}\nendstream`)
    return objects.add(
      `<</Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} 0 R /StructParents ${page} /Tabs /S /Resources <</Font <</F1 ${plain} 0 R /F2 ${bold} 0 R>>>>>>`,
    )
  })
  objects.put(tree, `<</Type /Pages /Kids ${list(pages)} /Count ${pages.length}>>`)
  const { children, marked } = addStructure(objects, document, blocks, placed, pages)
  objects.put(document, `<</Type /StructElem /S /Document /P ${root} 0 R /K ${list(children)}>>`)
  const parents = objects.add(`<</Nums [${marked.map((elements, page) => `${page} ${list(elements)}`).join(' ')}]>>`)
  objects.put(
    root,
    `<</Type /StructTreeRoot /K ${document} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.length}>>`,
  )
  const info = objects.add(`<</Title ${anyText(title)}>>`)
  objects.put(
    catalog,
    `<</Type /Catalog /Pages ${tree} 0 R /MarkInfo <</Marked true>> /StructTreeRoot ${root} 0 R /Lang (${language}) /ViewerPreferences <</DisplayDocTitle true>>>>`,
  )
  return new Uint8Array(Buffer.from(objects.file(catalog, info), 'latin1'))
}
