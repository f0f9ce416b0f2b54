import '@/provider/platform/load-env-file'
import { writeFileSync } from 'node:fs'
import { mistakeLine } from '@/lib/rules/configuration/read-variables'
import { configurationPage } from './configuration-page'
import { configurationInForce, configurationMistakes } from '@/server/configuration'

const USAGE = `npm run config             what is in force, secrets hidden; then each mistake
npm run config -- --json   the same for machines
npm run config -- --page   docs/configuration.md anew
npm run config -- --all    also variables of services that are not chosen

Ends with 0 where the website and the provider would start, with 1 where they would not, with 2 where
the command cannot be read.`

const args = process.argv.slice(2)
const unknown = args.filter((arg) => !['--json', '--all', '--page', '--help'].includes(arg))

function main(): number {
  if (args.includes('--help') || unknown.length > 0) {
    console.log(USAGE)
    return unknown.length > 0 ? 2 : 0
  }
  if (args.includes('--page')) {
    writeFileSync('docs/configuration.md', configurationPage())
    return 0
  }
  const mistakes = configurationMistakes(process.env)
  const all = configurationInForce(process.env)
  const variables = args.includes('--all') ? all : all.filter(({ isUsed, isSet }) => isUsed || isSet)
  if (args.includes('--json')) console.log(JSON.stringify({ variables, mistakes }, null, 2))
  else {
    const width = Math.max(...variables.map(({ variable }) => variable.length))
    for (const { variable, value, readBy, isUsed } of variables)
      console.log(`${variable.padEnd(width)}  ${value}  [${readBy.join(', ')}${isUsed ? '' : '; not used'}]`)
    console.log('')
    for (const mistake of mistakes) console.log(`MISTAKE: ${mistakeLine(mistake)}`)
    console.log(mistakes.length === 0 ? 'All of it can be used.' : `${mistakes.length} to mend.`)
  }
  return mistakes.length === 0 ? 0 : 1
}

process.exitCode = main()
