/** @jest-environment node */
import { cellsOfText } from '@/lib/contract/text-fields'
import { POST } from '@/app/desk/do/[post]/route'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { nextYearOf } from '@/lib/server/desk/next-fee-sheet'
import { recordFormOf } from '@/lib/server/desk/record-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const FEE_SHEET_FORM = recordFormOf(RECORD_ROOMS.sheet)
const COOKIES = { 'desk-session': 'desk-token' }
const SAVE_SHEET = { params: Promise.resolve({ post: 'sheet-save' }) }
const SAVE = 'POST /desk/fee-sheets/2025-26'
const VALUES = { year: '2025-26', title: 'Fees', amounts: '1\t\t3\n4', courses: '5' }

/** The form as a browser posts it: a control for each cell. */
async function post(cells: Record<string, string>) {
  const { version, was } = FEE_SHEET_FORM.formOf({ values: VALUES, version: 'v1' }, null)
  const shown = { 'amounts.0.0': '1', 'amounts.0.1': '', 'amounts.0.2': '3', 'amounts.1.0': '4', 'courses.0.0': '5' }
  const form = {
    ...{ lang: 'kn', id: '2025-26', version, was, year: '2025-26', title: 'Fees', amounts: '3 1', courses: '1' },
    ...{ ...shown, ...cells },
  }
  return deskReplyAfter(await POST(bffRequest('/desk/do/x', { form, cookies: COOKIES }), SAVE_SHEET), COOKIES)
}

test('of the tables, the one in which an amount was changed is sent, and nothing else', async () => {
  const calls = answerAsProvider(provider, { [SAVE]: { body: { message: 'x' } } })
  await post({})
  const { to, reply } = await post({ 'amounts.0.1': '2' })
  expect([to, reply?.said]).toEqual(['/desk/kn/fee-sheets/sheet/2025-26', 'saved'])
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { version: 'v1' },
    { version: 'v1', amounts: '1\t2\t3\n4' },
  ])
})

test('what is refused stands in its cells again', async () => {
  answerAsProvider(provider, { [SAVE]: { status: 422, body: { message: 'x', errors: { amounts: ['unread'] } } } })
  const { reply } = await post({ 'amounts.0.1': 'many' })
  const form = FEE_SHEET_FORM.formOf({ values: VALUES, version: 'v1' }, reply)
  expect([form.values.amounts, [...form.wrong]]).toEqual(['1\tmany\t3\n4', [['amounts', 'unread']]])
})

test('the next year begins as the one before, without what that one alone can bear', () => {
  const values = {
    ...VALUES,
    title: 'Fees, 2025-26',
    order: 'ED 1',
    dated: '2025-07-01',
    read_at: '2025-08-01',
    url: 'x',
  }
  const words = { ...cellsOfText('remarks', null), ...cellsOfText('title', null) }
  const bare = { order: '', dated: '', read_at: '', page: '', ...words }
  expect(nextYearOf({ values })).toEqual({ ...values, ...bare, year: '2026-27', title: 'Fees, 2026-27' })
  expect(nextYearOf({ values: { year: '2098-99' } }).year).toBe('2099-00')
})
