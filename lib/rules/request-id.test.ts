import { makeRequestId, readRequestId } from '@/lib/rules/request-id'

test('an id is short, has nothing that is taken for another sign, and is no other’s', () => {
  const made = Array.from({ length: 1_000 }, makeRequestId)
  expect(made.filter((id) => !/^[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/.test(id))).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  expect(readRequestId(made[0])).toBe(made[0])
})

test('another’s id is taken where it can stand in a log as it is', () => {
  const fit = ['0123456789abcdef0123456789abcdef', '8f3a91bc-77d2-4c1e-9a31-5f0e0f7f5f11', '7KXM-92QT-BD4F']
  expect(fit.map(readRequestId)).toEqual(fit)
  const unfit = ['', 'short', 'x'.repeat(65), 'with a space', 'line\nbreak', '<script>', 'ಕನ್ನಡ-ಕನ್ನಡ', '"quoted-id"']
  expect([...unfit, null, undefined, ['7KXM-92QT', '7KXM-92QT']].map(readRequestId)).toEqual(
    [...unfit, null, undefined, []].map(() => null),
  )
})
