import fc from 'fast-check'
import { mendText, presentText } from './text'

describe('mendText', () => {
  test.each([
    ['VisvesvarayaÂ\u00a0Technological University', 'Visvesvaraya Technological University'],
    ['Visvesvaraya&nbsp;Technological University', 'Visvesvaraya Technological University'],
    ['DODDABALLAPURÃ¢â\u0082¬â\u0080\u009c 561203.', 'DODDABALLAPUR– 561203.'],
    ['Arts &amp;amp; Science', 'Arts & Science'],
    ['Maharani&#39;s &#x2013; College', "Maharani's – College"],
    ['Café Ågren', 'Café Ågren'],
    ['  GLPS   KOLALAKUNTE \u0000', 'GLPS KOLALAKUNTE'],
    ['ಬೀದರ್\u200c', 'ಬೀದರ್'],
    ['&unknown; &#55555555;', '&unknown; &#55555555;'],
  ])('%j becomes %j', (raw, mended) => expect(mendText(raw)).toBe(mended))

  test('mending twice is mending once, and never throws', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[Ã¢â€™&;#x0-9a-zÂ\u0080-\u009f ]*$/),
    )
    fc.assert(fc.property(garbage, (raw) => expect(mendText(mendText(raw))).toBe(mendText(raw))))
  })
})

describe('presentText', () => {
  test.each(['', ' ', '--', '-', 'Null', 'None', 'NONE', 'NOT APPLICABLE', 'N/A', '\u00a0'])('%j says nothing', (raw) =>
    expect(presentText(raw)).toBeNull(),
  )
  test('what is no text says nothing, but for numbers', () => {
    expect([presentText(undefined), presentText({}), presentText(NaN), presentText(560060)]).toEqual([
      null,
      null,
      null,
      '560060',
    ])
  })
})
