import { bulletLines } from './bullet-lines'

test('one bullet for each line that is not empty', () => {
  expect(bulletLines('Silk\n\n  \nSandalwood\r\n\tCoffee ')).toEqual(['Silk', 'Sandalwood', 'Coffee'])
})

test.each(['', ' \n\t\r\n'])('no bullet of nothing: %j', (text) => {
  expect(bulletLines(text)).toEqual([])
})
