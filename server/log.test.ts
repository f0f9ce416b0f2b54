import { ConfigurationError } from '@/lib/rules/configuration/read-variables'
import { log, logFailedStart } from './log'

const fatal = jest.spyOn(log, 'fatal').mockReturnValue()
beforeEach(() => void fatal.mockClear())

test('all variables that cannot be used are in one line of the log', () => {
  const problem = 'must be a whole number'
  logFailedStart(
    new ConfigurationError([
      { variable: 'PORT', found: 'set to "x"', problem },
      { variable: 'CONTENT_MAX_AGE', found: 'not set', problem },
    ]),
  )
  expect(fatal.mock.calls).toEqual([
    [
      {
        mistakes: ['PORT must be a whole number (set to "x")', 'CONTENT_MAX_AGE must be a whole number (not set)'],
      },
      'The environment cannot be used',
    ],
  ])
})

test.each([
  [new Error('next did not answer'), 'next did not answer'],
  ['gone', 'gone'],
])('any other reason is one line', (error, said) => {
  logFailedStart(error)
  expect(fatal.mock.calls).toEqual([[{ error: said }, 'cannot start']])
})
