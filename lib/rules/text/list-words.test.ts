import { capitalised, listWords } from './list-words'

test('words are joined as their language does', () => {
  expect(listWords(['courses', 'fees', 'seats'], 'en')).toBe('courses, fees and seats')
  expect(listWords(['courses'], 'en')).toBe('courses')
  expect(listWords(['ಶುಲ್ಕ', 'ವಿಳಾಸ'], 'kn')).toBe('ಶುಲ್ಕ ಮತ್ತು ವಿಳಾಸ')
})

test('a capital begins a sentence, where there is one', () => {
  expect(capitalised('courses of A')).toBe('Courses of A')
  expect(capitalised('ಶುಲ್ಕ')).toBe('ಶುಲ್ಕ')
})
