import { getDocumentProxy } from 'unpdf'

/** A piece of text on a page, in points from its top left corner as it is looked at, also where the page is turned. */
export type Placed = { text: string; x: number; y: number; width: number }

/** Reads a PDF page by page. Rejects for what is no PDF, is damaged or needs a password. */
export async function* placedPages(bytes: Uint8Array): AsyncGenerator<Placed[]> {
  // Given away: the reader keeps it. It says nothing but errors.
  const document = await getDocumentProxy(bytes, { verbosity: 0 })
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const viewport = page.getViewport({ scale: 1 })
      yield items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [x = 0, y = 0]: number[] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
        return { text: item.str.trim(), x, y, width: item.width }
      })
      page.cleanup()
    }
  } finally {
    await document.destroy()
  }
}

/** Pieces that stand on one line, from left to right; lines from the top down. */
export function linesOf(page: readonly Placed[]): Placed[][] {
  const SAME_LINE = 1.5
  const lines: { y: number; pieces: Placed[] }[] = []
  for (const piece of [...page].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1)
    if (last !== undefined && piece.y - last.y < SAME_LINE) last.pieces.push(piece)
    else lines.push({ y: piece.y, pieces: [piece] })
  }
  return lines.map(({ pieces }) => pieces.sort((a, b) => a.x - b.x))
}
