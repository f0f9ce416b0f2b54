import { HELVETICA } from '@/sample/brochure/helvetica'
import { anyText, Objects } from '@/sample/brochure/pdf-objects'
import type { Look, Typeface } from '@/sample/brochure/typeface'

/**
 * Writes text as a PDF file with its structure (ISO 32000-1, 14.7 and 14.8): headings, paragraphs and
 * lists are tagged, the language is said, and the title is the document's. So a screen reader tells it as
 * it stands, and a viewer can make it flow on a small screen.
 */

/** What a document is made of; an `L` is one list with its entries. */
export type Block = { tag: 'H1' | 'H2' | 'P'; text: string } | { tag: 'L'; entries: readonly string[] }

/** Red, green and blue, each of 1: the website's river blues, and its ink. */
const RIVER_DEEP = '0.07 0.14 0.42'
const RIVER = '0.13 0.29 0.67'
const INK = '0.08 0.12 0.18'

/** A4 in points, and how texts look. */
const PAGE = { width: 595, height: 842, left: 56, right: 56, top: 786, bottom: 64 }
const LOOKS = {
  H1: { isBold: true, size: 22, colour: RIVER_DEEP, leading: 27, before: 8, indent: 0 },
  H2: { isBold: true, size: 14, colour: RIVER, leading: 19, before: 18, indent: 0 },
  P: { isBold: false, size: 11, colour: INK, leading: 16, before: 8, indent: 0 },
  LBody: { isBold: false, size: 11, colour: INK, leading: 16, before: 4, indent: 14 },
} as const satisfies Record<string, Look>

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

function draw({ tag, lines, y, mark }: Placed, typeface: Typeface): string {
  const look = LOOKS[tag]
  const marked = (as: string, number: number, x: number, texts: readonly string[]) => {
    const shown = texts.map((text) => typeface.show(text, look)).join(' T* ')
    return `/${as} <</MCID ${number}>> BDC BT ${look.colour} rg ${look.leading} TL ${x} ${y} Td ${shown} ET EMC`
  }
  // A space at the end of a line: whoever reads it aloud would join the words around the break.
  const spaced = lines.map((line, at) => (at === lines.length - 1 ? line : `${line} `))
  if (tag !== 'LBody') return marked(tag, mark, PAGE.left, spaced)
  return `${marked('Lbl', mark, PAGE.left, ['•'])}\n${marked(tag, mark + 1, PAGE.left + look.indent, spaced)}`
}

/** A band of colour along the upper edge, which nobody needs to be told of. */
const BAND = `/Artifact BMC ${RIVER} rg 0 ${PAGE.height - 14} ${PAGE.width} 14 re f EMC`

function piecesOf(blocks: readonly Block[], typeface: Typeface): Piece[] {
  const piece = (tag: Piece['tag'], text: string): Piece => {
    const look = LOOKS[tag]
    return { tag, lines: typeface.wrap(text, look, PAGE.width - PAGE.left - PAGE.right - look.indent) }
  }
  return blocks.flatMap((block) =>
    block.tag === 'L' ? block.entries.map((entry) => piece('LBody', entry)) : [piece(block.tag, block.text)],
  )
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

/** The document as the bytes of a file. */
export function taggedPdf(
  title: string,
  language: string,
  blocks: readonly Block[],
  typeface: Typeface = HELVETICA,
): Uint8Array<ArrayBuffer> {
  const objects = new Objects()
  const placed = place(piecesOf(blocks, typeface))
  const catalog = objects.reserve()
  const tree = objects.reserve()
  const [root, document] = [objects.reserve(), objects.reserve()]
  const contents = [...new Set(placed.map(({ page }) => page))].map((page) =>
    [BAND, ...placed.filter((piece) => piece.page === page).map((piece) => draw(piece, typeface))].join('\n'),
  )
  const fonts = typeface.addFonts(objects)
  const pages = contents.map((content, page) => {
    const stream = objects.add(`<</Length ${content.length}>>\nstream\n${content}\nendstream`)
    return objects.add(
      `<</Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} 0 R /StructParents ${page} /Tabs /S /Resources <</Font ${fonts}>>>>`,
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
