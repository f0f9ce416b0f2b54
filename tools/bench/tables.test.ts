import { markdownTable, showMs, showRatio, showShare } from './tables'

it('makes a table that is aligned as plain text too', () => {
  expect(
    markdownTable(
      ['what', 'ms'],
      [
        ['search', '1.50'],
        ['ILIKE', '120'],
      ],
    ),
  ).toBe(['| what   |   ms |', '| ------ | ---: |', '| search | 1.50 |', '| ILIKE  |  120 |'].join('\n'))
})

it('shows figures with the digits that count, and a dash for none', () => {
  expect([0.123, 12.34, 123.4, 12_345.6, NaN].map(showMs)).toEqual(['0.12', '12.3', '123', '12,346', '–'])
  expect([1.26, 1254, NaN].map(showRatio)).toEqual(['1.3 ×', '1,254 ×', '–'])
  expect([0.98, 1, NaN].map(showShare)).toEqual(['98.0 %', '100.0 %', '–'])
})
