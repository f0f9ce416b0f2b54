/** @jest-environment node */
import { type Block, taggedPdf } from '@/sample/brochure/tagged-pdf'

const BLOCKS: Block[] = [
  { tag: 'H1', text: 'Hill College: Prospectus' },
  { tag: 'P', text: 'It’s (small) \\ and ₹1 dear. '.repeat(12) },
  { tag: 'H2', text: 'Courses' },
  { tag: 'L', entries: ['Civil', 'Computer Science'] },
]

/** The objects of a file by their numbers, found by its own table. */
function read(blocks: readonly Block[], title = 'Prospectus') {
  const file = Buffer.from(taggedPdf(title, 'en-IN', blocks)).toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  const rows = file.slice(start).match(/^\d{10} 00000 n $/gm) ?? []
  const objects = rows.map((row, at) => {
    const text = file.slice(Number(row.slice(0, 10)))
    expect(text.startsWith(`${at + 1} 0 obj\n`)).toBe(true)
    return text.slice(text.indexOf('\n') + 1, text.indexOf('\nendobj'))
  })
  const of = (number: unknown) => objects[Number(number) - 1] ?? ''
  const kids = (body: string, key: string) => {
    const [, listed, single] = new RegExp(`/${key} (?:\\[([^\\]]*)\\]|(\\d+) 0 R)`).exec(body) ?? []
    return listed === undefined
      ? [Number(single)]
      : [...listed.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
  }
  const catalog = of(/\/Root (\d+) 0 R/.exec(file)?.[1])
  return { file, objects, of, kids, catalog }
}

/** The tags as a reader meets them, with the text that each marks. */
function told(blocks: readonly Block[]) {
  const { of, kids, catalog } = read(blocks)
  const words: string[] = []
  const visit = (number: number) => {
    const body = of(number)
    const tag = /\/S \/(\w+)/.exec(body)?.[1]
    const mark = /\/K (\d+)>>/.exec(body)?.[1]
    if (mark === undefined) return kids(body, 'K').forEach(visit)
    const [page = 0] = kids(body, 'Pg')
    const content = of(kids(of(page), 'Contents')[0])
    const piece = new RegExp(`/${tag} <</MCID ${mark}>> BDC(.*?)EMC`, 's').exec(content)?.[1] ?? ''
    const lines = [...piece.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, line = '']) => line.replace(/\\(.)/g, '$1'))
    words.push(`${tag}: ${lines.join('')}`)
  }
  const [root = 0] = kids(catalog, 'StructTreeRoot')
  kids(of(root), 'K').forEach(visit)
  return words
}

test('is told in its order, each part as what it is', () => {
  expect(told(BLOCKS)).toEqual([
    'H1: Hill College: Prospectus',
    `P: ${'It\x92s (small) \\ and Rs 1 dear. '.repeat(12).trim()}`,
    'H2: Courses',
    'Lbl: \x95',
    'LBody: Civil',
    'Lbl: \x95',
    'LBody: Computer Science',
  ])
})

test('says that it is tagged, its language, and its title, in any letters', () => {
  const { catalog, file } = read(BLOCKS, 'ಕೈಪಿಡಿ')
  for (const part of ['/MarkInfo <</Marked true>>', '/Lang (en-IN)', '/DisplayDocTitle true'])
    expect(catalog).toContain(part)
  expect(file).toContain('/Title <FEFF0C950CC80CAA0CBF0CA10CBF>')
})

test('every stream is as long as it says, and every mark of a page has its element', () => {
  const { objects, of, kids, catalog } = read([...BLOCKS, ...Array<Block>(60).fill({ tag: 'P', text: 'More.' })])
  for (const body of objects.filter((each) => each.includes('\nstream\n'))) {
    const content = body.slice(body.indexOf('\nstream\n') + 8, body.lastIndexOf('\nendstream'))
    expect(Number(/\/Length (\d+)/.exec(body)?.[1])).toBe(content.length)
  }
  const pages = kids(of(kids(catalog, 'Pages')[0]), 'Kids')
  expect(pages.length).toBeGreaterThan(1)
  const parents = of(kids(of(kids(catalog, 'StructTreeRoot')[0]), 'ParentTree')[0])
  const byPage = [...parents.matchAll(/(\d+) \[([^\]]*)\]/g)].map(
    ([, , elements = '']) => elements.match(/\d+ 0 R/g)?.length,
  )
  expect(byPage).toEqual(pages.map((page) => of(kids(of(page), 'Contents')[0]).match(/MCID/g)?.length))
})

test('no text runs out of the page below', () => {
  const { objects } = read([...BLOCKS, ...Array<Block>(200).fill({ tag: 'P', text: 'word '.repeat(40) })])
  const heights = objects
    .flatMap((body) => [...body.matchAll(/ (\d+) TL \d+ (\d+) Td (.*?) ET/g)])
    .map(([, leading, y, shown = '']) => Number(y) - Number(leading) * (shown.match(/T\*/g)?.length ?? 0))
  expect(heights.length).toBeGreaterThan(200)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)
})
