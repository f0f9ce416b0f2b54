import { Script } from 'node:vm'
import JestRuntime from 'jest-runtime'

/** What this worker has compiled, by file: most test files read the same modules as the one before. */
const compiled = new Map()

/** A module's function, as jest wraps a module, that can be made in the world of any test file. */
function scriptOf(filename, source, parameters) {
  const known = compiled.get(filename)
  if (known?.source === source && known.parameters === parameters) return known.script
  const head = `(function(${parameters}){`
  // What stands in the first line keeps its column in messages.
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { source, parameters, script })
  return script
}

/**
 * Jest's runtime, by which a worker compiles each module once (docs/adr/0175-modules-are-compiled-once.md). Each test
 * file still runs its modules anew, in a world of its own.
 */
export default class Runtime extends JestRuntime {
  constructor(...options) {
    super(...options)
    const { executor } = this
    const compileAnew = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const world = executor.environment.getVmContext()
      if (world === null) return null
      try {
        return scriptOf(filename, source, executor.injectedModuleParameters.join()).runInContext(world)
      } catch (error) {
        if (error.name !== 'SyntaxError') throw error
        // Jest says in its own words what cannot be read.
        return compileAnew(source, filename)
      }
    }
  }
}
