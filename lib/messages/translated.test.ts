import { getMessages } from '@/lib/messages/catalogue'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { icuIn } from '@/lib/messages/icu'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'

const { controls, institute } = getMessages('kn')
const icu = icuIn('kn')

// The type check is the test: a directive above a line that compiles is an error to it.
test('a message takes the arguments of the English one, in every language', () => {
  expect(fillMessage(controls.page, { page: 2 })).toBe('ಪುಟ 2')
  // @ts-expect-error It has another one.
  expect(fillMessage(controls.page, { number: 2 })).toBe('ಪುಟ {page}')
  // @ts-expect-error There is one more.
  expect(fillMessage(institute.place, { city: 'ಹಾಸನ' })).toContain('{district}')

  expect(formatMessage(institute.reviewCount, { count: 2 })).toBe('2 ಅಭಿಪ್ರಾಯಗಳು')
  // @ts-expect-error Only a number can be counted.
  expect(formatMessage(institute.reviewCount, { count: 'ಎರಡು' })).toContain('ಅಭಿಪ್ರಾಯಗಳು')
})

test('a translation counts what the English message counts', () => {
  const translated: Pick<InstituteMessages, 'reviewCount'> = { reviewCount: icu('{count, plural, one {#} other {#}}') }
  // @ts-expect-error It has another argument.
  const wrong: Pick<InstituteMessages, 'reviewCount'> = { reviewCount: icu('{number, plural, one {#} other {#}}') }
  // @ts-expect-error It has one more.
  const more: Pick<InstituteMessages, 'reviewCount'> = { reviewCount: icu('{name} {count, plural, one {#} other {#}}') }
  // @ts-expect-error It counts nothing.
  const plain: Pick<InstituteMessages, 'reviewCount'> = { reviewCount: '{count}' }
  expect([translated, wrong, more, plain]).toHaveLength(4)
})
