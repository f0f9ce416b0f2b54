import type { ParseArgsConfig } from 'node:util'
import { CommandError, notUnderstood } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'

/** Ends a tool whose command line cannot be read, as the operator's commands end: with 2, and nothing begun. */
export function refuse(why: string): never {
  console.error(why)
  process.exit(2)
}

/**
 * Reads the command line of a tool. `--help` prints `usage`, and ends with 0.
 * @param takes how many words it takes besides its options
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  takes = 0,
) {
  try {
    const line = parseOptions(process.argv.slice(2), options, usage)
    const stray = line.positionals[takes]
    if (stray !== undefined) refuse(notUnderstood(stray, usage))
    if (!('help' in line.values)) return line
  } catch (error) {
    if (error instanceof CommandError) refuse(error.message)
    throw error
  }
  console.log(usage)
  process.exit(0)
}
