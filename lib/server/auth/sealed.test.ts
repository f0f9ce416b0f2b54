import fc from 'fast-check'
import { z } from 'zod'
import { seal, unseal } from '@/lib/server/auth/sealed'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'

jest.mock('@/lib/server/env')
const use = (formSecret: string) =>
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { formSecret }))
beforeEach(() => use('one secret of at least 32 characters'))
afterEach(() => jest.useRealTimers())

const text = z.string()

test('what was sealed opens, and shows nothing of itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6 }), (value) => {
      const sealed = seal('form', value, 60)
      expect(unseal('form', sealed, text)).toBe(value)
      expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(value))).toBe(false)
      expect(sealed).toMatch(/^[\w-]+$/)
    }),
  )
})

test('the same value looks different every time', () => {
  expect(seal('form', '9845012345', 60)).not.toBe(seal('form', '9845012345', 60))
})

test('a changed bit opens nothing, wherever it is', () => {
  const bytes = Buffer.from(seal('form', 'x', 60), 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(unseal('form', changed.toString('base64url'), text)).toBeNull()
  }
})

test.each([null, '', 'x', 'AAAA', 'ಅ', 'A'.repeat(100), '='.repeat(100)])('rubbish opens nothing: %j', (rubbish) => {
  expect(unseal('form', rubbish, text)).toBeNull()
})

test('it opens for its own purpose alone', () => {
  expect(unseal('verified', seal('form', '9845012345', 60), text)).toBeNull()
})

test('it opens with its own secret alone', () => {
  const sealed = seal('form', 'x', 60)
  use('another secret of at least 32 characters')
  expect(unseal('form', sealed, text)).toBeNull()
})

test('after its life it opens no more, however long a browser keeps it', () => {
  jest.useFakeTimers()
  const sealed = seal('form', 'x', 300)
  jest.advanceTimersByTime(299_000)
  expect(unseal('form', sealed, text)).toBe('x')
  jest.advanceTimersByTime(2_000)
  expect(unseal('form', sealed, text)).toBeNull()
})

test('a value of another shape is none', () => {
  expect(unseal('form', seal('form', { a: 1 }, 60), text)).toBeNull()
})
