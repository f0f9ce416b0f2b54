import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { csvCell, csvLine } from '@/lib/rules/text/csv'

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98800 12345', "'+91 98800 12345"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['=HYPERLINK("https://x.example","y")', `"'=HYPERLINK(""https://x.example"",""y"")"`],
  ['plain', 'plain'],
  ['', ''],
  ['a=b', 'a=b'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['ಆಶಾ', 'ಆಶಾ'],
  ['98800 12345', '98800 12345'],
])('%j is written %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('whatever is written is one cell that is no formula, and reads as it was but for a sign before it', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('"', '""', ',', '\r\n', '=', '"=', ',=')),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(texts, (values) => {
      const rows: unknown = parse(csvLine(values), { recordDelimiter: '\r\n', skipEmptyLines: false })
      const cells =
        values.length === 1 && values[0] === '' ? [] : [values.map((value) => expect.stringContaining(value))]
      if (cells.length > 0) expect(rows).toEqual(cells)
      const read = JSON.stringify(rows)
      expect(read).not.toMatch(/(?<![^[,])"(?:[=+\-@＝＋－＠]|\\t|\\r|\\n)/u)
    }),
  )
})
