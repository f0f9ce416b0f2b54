import { readCommandLine } from './command-line'

const OPTIONS = { rows: { type: 'string', default: '7' } } as const
const said = { out: '', err: '' }
const argv = process.argv
beforeEach(() => {
  Object.assign(said, { out: '', err: '' })
  jest.spyOn(console, 'log').mockImplementation((text) => void (said.out += String(text)))
  jest.spyOn(console, 'error').mockImplementation((text) => void (said.err += String(text)))
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
})
afterEach(() => {
  process.argv = argv
  jest.restoreAllMocks()
})

function read(words: string[], takes?: number) {
  process.argv = ['node', 'tool', ...words]
  return readCommandLine('How it is said', OPTIONS, takes)
}

test('options and the words that a tool takes are read', () => {
  expect(read(['lists', '--rows', '9'], 1)).toMatchObject({ values: { rows: '9' }, positionals: ['lists'] })
  expect(read([]).values.rows).toBe('7')
})

test.each([
  [['--help'], 0, 'How it is said', ''],
  [['-h'], 0, 'How it is said', ''],
  [['--nonsense'], 2, '', "Unknown option '--nonsense'.\n\nHow it is said"],
  [['50'], 2, '', 'How it is said\n\nNot understood: 50'],
])('%j ends it', (words, code, out, err) => {
  expect(() => read(words)).toThrow(`ended with ${code}`)
  expect(said).toEqual({ out, err })
})

test('a word more than it takes ends it', () => {
  expect(() => read(['lists', 'more'], 1)).toThrow('ended with 2')
})
