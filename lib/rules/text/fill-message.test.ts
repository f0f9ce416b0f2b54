import { fillMessage } from './fill-message'

test('values go into their places, every time', () => {
  expect(fillMessage('Page {page} of {total}, {page}', { page: 2, total: 0 })).toBe('Page 2 of 0, 2')
})

test('a place without a value stays as it is written', () => {
  expect(fillMessage('Remove {label}', {})).toBe('Remove {label}')
})

test('a value that looks like a place is not filled again', () => {
  expect(fillMessage('{a}', { a: '{b}', b: 'no' })).toBe('{b}')
})
