import { checkReport, readReport, reportPath } from '@/lib/rules/reviews/report-form'

test.each([
  [{ reason: 'abuse' }, {}],
  [{ reason: 'other', words: 'x'.repeat(2_000) }, {}],
  [{ reason: 'other', words: '😀'.repeat(2_000) }, {}],
  [{}, { reason: 'reasonMissing' }],
  [{ reason: 'nothing' }, { reason: 'reasonMissing' }],
  [{ reason: 'constructor' }, { reason: 'reasonMissing' }],
  [{ reason: 'abuse', words: 'x'.repeat(2_001) }, { words: 'wordsTooLong' }],
  [{ words: 'a\u0000b' }, { reason: 'reasonMissing', words: 'unfit' }],
])('a report of %j', (typed, wrong) => expect(checkReport(typed)).toEqual(wrong))

test('words are sent as they are kept, and none where there is nothing to read', () => {
  expect(readReport({ reason: 'abuse', words: ' One.\r\nTwo. ' })).toEqual({ reason: 'abuse', words: 'One.\nTwo.' })
  expect(readReport({ reason: 'abuse', words: ' \u200b ' })).toEqual({ reason: 'abuse' })
})

test('whatever the ids are, the address is of one page', () => {
  expect(reportPath('7', '4&id=8')).toBe('/college/report?id=7&review=4%26id%3D8')
})
