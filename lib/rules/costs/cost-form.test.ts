import { FEE_SHEET } from '@/testing/fee-sheet'
import { feeLines, unsureKinds } from './cost'
import { AFTER_CHANCES, costsHref, incomeValue, lineValue, readChoice } from './cost-form'

const [line] = feeLines([FEE_SHEET])
if (line === undefined) throw new Error('the sheet has a line')

test('a line and an income are read as the form names them', () => {
  const income = { over: 250_000, upto: 1_000_000 }
  const typed = { line: lineValue(line), seat: 'snq', category: 'SC', income: incomeValue(income) }
  expect(readChoice(typed, [FEE_SHEET])).toEqual({ line, family: { seat: 'snq', category: 'SC', income } })
  const open = { over: 1_000_000, upto: null }
  expect(readChoice({ income: incomeValue(open) }, [FEE_SHEET]).family.income).toEqual(open)
})

test('a line of which nobody knows which of several it is is read as the form names it', () => {
  const [unsure] = unsureKinds(feeLines([FEE_SHEET]))
  if (unsure === undefined) throw new Error('the sheet has kinds that are run alike')
  expect(lineValue(unsure)).toBe('2025-26:engineering:unaided-1 or unaided-2')
  expect(readChoice({ line: lineValue(unsure) }, [FEE_SHEET]).line).toEqual(unsure)
  for (const none of ['2025-26:engineering:unaided-1 or law', '2025-26:engineering: or ', ' or unaided-1'])
    expect(readChoice({ line: none }, [FEE_SHEET]).line).toBeNull()
})

test.each(['', 'much', '250000', '-250000', '0-0x', '99999999999-'])('%j is no income', (income) => {
  expect(readChoice({ income }, [FEE_SHEET]).family.income).toBeNull()
})

test('what is not said, or is not to be had, is left open: a government seat, no category, no line', () => {
  const nothing = { line: null, family: { seat: 'government', category: null, income: null } }
  expect(readChoice({}, [FEE_SHEET])).toEqual(nothing)
  expect(readChoice({ line: '2019-20:law:government', seat: 'best', category: '4B' }, [FEE_SHEET])).toEqual(nothing)
})

test('a link has the line and the college that are chosen, in the language of its page', () => {
  expect(costsHref({ college: '7', line }, 'en')).toBe('/costs?course=engineering&kind=government&college=7')
  expect(costsHref({ college: '7', line: null }, 'kn')).toBe('/kn/costs?college=7')
  expect(costsHref({ college: null, line: null }, 'en')).toBe('/costs')
  expect(costsHref({ college: '7', line: null }, 'kn', AFTER_CHANCES)).toBe('/kn/costs/answer?from=chances&college=7')
})
