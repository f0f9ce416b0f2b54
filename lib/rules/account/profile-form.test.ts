import fc from 'fast-check'
import { checkProfileForm, PROFILE_PROBLEMS, readProfileForm, withHostMeant } from '@/lib/rules/account/profile-form'
import { fillMessage } from '@/lib/rules/text/fill-message'

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.org' }

function shown(typed: Record<string, unknown>): [string, string] | null {
  const found = checkProfileForm(typed)
  if (found === null) return null
  const host = found.problem === 'hostMisspelt' ? found.host : ''
  return [found.field, fillMessage(PROFILE_PROBLEMS[found.problem], { host })]
}

test('what is right is taken', () => {
  expect(shown(PROFILE)).toBeNull()
  expect(shown({ ...PROFILE, email: ' Asha@Gmail.com ' })).toBeNull()
})

test('the first thing that is wrong is named, in the order of the specification', () => {
  const wrong = { first_name: ' ', last_name: '\t', email: '' }
  expect(shown(wrong)).toEqual(['first_name', 'First name is required'])
  expect(shown({ ...wrong, first_name: 'Asha' })).toEqual(['last_name', 'Last name is required'])
  const named = { first_name: 'Asha', last_name: 'Rao' }
  expect(shown(named)).toEqual(['email', 'Email is required'])
  expect(shown({ ...named, email: 'asha@' })).toEqual(['email', 'Please enter a valid email address'])
  expect(shown({ ...named, email: 'as ha@gmial.com' })).toEqual(['email', 'Please enter a valid email address'])
  expect(shown({ ...named, email: 'asha@gmial.com' })).toEqual(['email', 'Did you mean "gmail.com"?'])
  // What the specification does not check comes after what it does.
  const long = { ...named, first_name: 'x'.repeat(51) }
  expect(shown({ ...long, email: '' })).toEqual(['email', 'Email is required'])
  expect(shown({ ...long, email: 'asha@example.org' })).toEqual([
    'first_name',
    'First name must not exceed 50 characters',
  ])
})

test.each([
  ['gmail.com', ['gmial.com', 'GMAL.com', 'gmai.COM']],
  ['yahoo.com', ['yaho.com', 'yahooo.com', 'Yhoo.com']],
  ['hotmail.com', ['hotmial.com', 'hotmal.com', 'hotmai.com']],
  ['outlook.com', ['outlok.com', 'outloo.com', 'oulook.com']],
])('%s is meant by %j', (host, misspelt) => {
  for (const typed of misspelt) {
    expect(shown({ ...PROFILE, email: `asha@${typed}` })).toEqual(['email', `Did you mean "${host}"?`])
    expect(withHostMeant(`asha@${typed}`)).toBe(`asha@${host}`)
  }
  expect(shown({ ...PROFILE, email: `asha@${host}` })).toBeNull()
})

test.each(['asha@mygmial.com', 'asha@gmial.com.in', 'gmial.com@example.org'])('%s is as it is', (email) => {
  expect(shown({ ...PROFILE, email })).toBeNull()
  expect(withHostMeant(email)).toBe(email)
})

test.each([
  [{ last_name: 'x'.repeat(51) }, ['last_name', 'Last name must not exceed 50 characters']],
  [{ first_name: 'Asha\u0007' }, ['first_name', 'This contains a character that cannot be used']],
  [{ last_name: '\u0000Rao' }, ['last_name', 'This contains a character that cannot be used']],
  [{ email: 'asha\u0007@example.org' }, ['email', 'Please enter a valid email address']],
])('%j cannot be kept', (wrong, expected) => {
  expect(shown({ ...PROFILE, ...wrong })).toEqual(expected)
})

test('the browser and the servers find the same, whatever is typed', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(PROFILE)), fc.anything()), (typed) => {
      expect(checkProfileForm(readProfileForm(typed))).toEqual(checkProfileForm(typed))
    }),
  )
})
