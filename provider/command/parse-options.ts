import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError } from './command-error'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** Reads options, and `--help` beside them. @throws CommandError that names the option, and says how the command is said */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...HELP }, allowPositionals: true })
  } catch (error) {
    // Not by class: errors of Node's own may come from another realm. Its second sentence is about arguments with a dash.
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
    throw new CommandError(`${message.split('. ')[0]?.replace(/\.$/, '')}.\n\n${usage}`)
  }
}
