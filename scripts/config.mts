import { writeFileSync } from 'node:fs'
import { mistakeLine } from '@/lib/rules/configuration/read-variables'
import { CommandError } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { HELP_ASKED, runCommand } from '@/provider/command/run-command'
import { configurationPage } from './configuration-page'
import { configurationInForce, configurationMistakes } from '@/server/configuration'

const usage = `npm run config             what is in force, secrets hidden; then each mistake
npm run config -- --json   the same for machines
npm run config -- --page   docs/configuration.md anew
npm run config -- --all    also variables of services that are not chosen

Ends with 0 where the website and the provider would start, with 1 where they would not, with 2 where
the command cannot be read.`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  page: { type: 'boolean', default: false },
} as const

function read(args: readonly string[]) {
  const { positionals, values } = parseOptions(args, OPTIONS, usage)
  if (values.help) return HELP_ASKED
  if (positionals.length > 0) throw new CommandError(`config takes no "${positionals[0]}".\n\n${usage}`)
  const { json, all, page } = values
  return { json, all, page }
}

async function work(said: { json: boolean; all: boolean; page: boolean }): Promise<void> {
  if (said.page) return writeFileSync('docs/configuration.md', configurationPage())
  const mistakes = configurationMistakes(process.env)
  const all = configurationInForce(process.env)
  const variables = said.all ? all : all.filter(({ isUsed, isSet }) => isUsed || isSet)
  if (said.json) console.log(JSON.stringify({ variables, mistakes }, null, 2))
  else {
    const width = Math.max(...variables.map(({ variable }) => variable.length))
    for (const { variable, value, readBy, isUsed } of variables)
      console.log(`${variable.padEnd(width)}  ${value}  [${readBy.join(', ')}${isUsed ? '' : '; not used'}]`)
    console.log('')
    for (const mistake of mistakes) console.log(`MISTAKE: ${mistakeLine(mistake)}`)
    console.log(mistakes.length === 0 ? 'All of it can be used.' : `${mistakes.length} to mend.`)
  }
  if (mistakes.length > 0) process.exitCode = 1
}

await runCommand({ usage, read, work })
