import { createContext, runInContext, type Context } from 'node:vm'

type Compiled = (this: object, module: object, exports: Record<string, unknown>) => void
type Runtime = new () => { executor: { compile: (source: string, filename: string) => Compiled | null } }

const mockCompiled: string[] = []
let mockWorld: Context | null = null
const mockByJest = jest.fn()
jest.mock('node:vm', () => {
  const actual = jest.requireActual<typeof import('node:vm')>('node:vm')
  return {
    ...actual,
    Script: class extends actual.Script {
      constructor(source: string, options: { filename: string }) {
        super(source, options)
        mockCompiled.push(options.filename)
      }
    },
  }
})
jest.mock('jest-runtime', () => ({
  __esModule: true,
  default: class {
    executor = {
      compile: mockByJest,
      injectedModuleParameters: ['module', 'exports'],
      environment: { getVmContext: () => mockWorld },
    }
  },
}))

const { default: Runtime } = jest.requireActual<{ default: Runtime }>('@/testing/jest-runtime.mjs')
const compile = (source: string) => new Runtime().executor.compile(source, '/module.js')

/** What a module exports that is run in a world of its own. */
function run(source: string) {
  mockWorld = createContext()
  const exports: Record<string, unknown> = {}
  compile(source)?.call(exports, {}, exports)
  return { exports, world: mockWorld }
}

beforeEach(() => void (mockCompiled.length = 0))

test('a module is compiled once for all worlds, and run anew in each', () => {
  const source = 'exports.list = []'
  const [one, other] = [run(source), run(source)]
  expect(mockCompiled).toEqual(['/module.js'])
  expect(one.exports.list).not.toBe(other.exports.list)
  for (const { exports, world } of [one, other])
    expect(Object.getPrototypeOf(exports.list)).toBe(runInContext('Array.prototype', world))
})

test('a module whose text is another is compiled again', () => {
  expect([run('exports.a = 1').exports, run('exports.a = 2').exports]).toEqual([{ a: 1 }, { a: 2 }])
  expect(mockCompiled).toHaveLength(2)
})

test('what cannot be read is left to jest, which says so', () => {
  run('exports.a = ')
  expect(mockByJest).toHaveBeenCalledWith('exports.a = ', '/module.js')
})

test('in a world that is gone nothing is compiled', () => {
  mockWorld = null
  expect(compile('exports.a = 1')).toBeNull()
})
