import * as en from '@/lib/messages/en'
import * as kn from '@/lib/messages/kn'
import { sayClassBounds, sayClasses, sayGender } from './study-words'

const SCHOOL = { from: 1, to: 8 }
const ONE = { from: 5, to: 5 }

test('where classes are taught it is girls and boys who study', () => {
  expect(sayGender('women', SCHOOL, en.filter)).toBe('Girls only')
  expect(sayGender('women', null, en.filter)).toBe('Women only')
  expect(sayGender('men', null, kn.filter)).toBe('ಪುರುಷರಿಗೆ ಮಾತ್ರ')
})

test('classes by themselves and beside their title; one alone is no range', () => {
  expect([SCHOOL, ONE].map((classes) => sayClasses(classes, en.filter))).toEqual(['Classes 1 to 8', 'Class 5'])
  expect([SCHOOL, ONE].map((classes) => sayClassBounds(classes, en.filter))).toEqual(['1 to 8', '5'])
  expect([SCHOOL, ONE].map((classes) => sayClasses(classes, kn.filter))).toEqual(['1ರಿಂದ 8ನೇ ತರಗತಿ', '5ನೇ ತರಗತಿ'])
})
