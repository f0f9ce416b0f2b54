import { readFileSync } from 'node:fs'
import { configurationInForce } from '@/server/configuration'

/** What .env.example says above each variable; several without words between them share the same. */
function wordsOfVariables(): Map<string, string> {
  const words = new Map<string, string>()
  let said: string[] = []
  let isNew = true
  for (const line of readFileSync('.env.example', 'utf8').split('\n')) {
    const [, comment] = /^# ?(.*)/.exec(line) ?? []
    const [, name] = /^(\w+)=/.exec(line) ?? []
    if (comment !== undefined) {
      said = isNew ? [comment] : [...said, comment]
      isNew = false
    } else if (name !== undefined) {
      words.set(name, said.join(' '))
      isNew = true
    } else isNew = true
  }
  return words
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** docs/configuration.md: made of the schemas and of .env.example, so that nothing is listed twice by hand. */
export function configurationPage(): string {
  const words = wordsOfVariables()
  const rows = configurationInForce({}).map(({ variable, value, readBy }) => {
    const unset = value === 'not set' ? '' : `\`${value.replace(/ \(default\)$/, '')}\``
    return `| \`${variable}\` | ${cell(unset)} | ${readBy.join(', ')} | ${cell(words.get(variable) ?? '')} |`
  })
  return [
    '# Configuration',
    '',
    'Made by `npm run config -- --page`, of the schemas and of [.env.example](../.env.example). `npm start` checks all of',
    'it first and names every mistake; `npm run config` prints what is in force, without secrets.',
    '',
    '| variable | unless set | read by | what it is |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
