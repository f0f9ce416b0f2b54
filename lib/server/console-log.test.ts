import { consoleToLog } from '@/lib/server/console-log'
import { ProviderError } from '@/lib/server/provider/provider'

const written = jest.fn()
jest.mock('@/lib/server/log', () => ({
  log: {
    error: (...line: unknown[]) => written('error', ...line),
    warn: (...line: unknown[]) => written('warn', ...line),
  },
}))

const { error, warn } = console
beforeEach(() => {
  written.mockClear()
  consoleToLog()
})
afterEach(() => Object.assign(console, { error, warn }))

test('what Next writes is a line of the log', () => {
  console.error('internal image response failed for', '/media/a.webp', 404)
  console.warn('%s is old', 'this')
  expect(written.mock.calls).toEqual([
    ['error', {}, 'internal image response failed for /media/a.webp 404'],
    ['warn', {}, 'this is old'],
  ])
})

test('an error is in it once, with its place', () => {
  console.error('\u2a2f', new TypeError('broken'))
  console.error('\u2a2f', new ProviderError('timeout', 'institutes', 'no answer in time'))
  expect(written).toHaveBeenCalledTimes(1)
  expect(written).toHaveBeenCalledWith('error', {}, expect.stringMatching(/TypeError: broken\n +at /))
})

test('the mark that the page of an error shows is in its line', () => {
  console.error('\u2a2f', Object.assign(new TypeError('broken'), { digest: '3417253912' }))
  expect(written).toHaveBeenCalledWith('error', { digest: '3417253912' }, expect.stringMatching(/TypeError: broken/))
})
