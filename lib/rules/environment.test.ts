/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ENVIRONMENT, READERS } from '@/lib/rules/environment'

const variables: [string, { readBy: readonly string[]; unset?: string | number; isSecret?: true }][] =
  Object.entries(ENVIRONMENT)

test('.env.example names every variable, with what it is where nobody sets it', () => {
  const written = Object.fromEntries(variables.map(([name, { unset }]) => [name, String(unset ?? '')]))
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toEqual(written)
})

test.each(Object.entries(READERS))('%s reads what the table says, and nothing else', (reader, file) => {
  const source = readFileSync(file, 'utf8')
  const named = variables.map(([name]) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(source))
  expect(named).toEqual(variables.flatMap(([name, { readBy }]) => (readBy.includes(reader) ? name : [])))
})

test('a secret is never given a value by us, and what sounds like one is one', () => {
  for (const [name, { isSecret, unset }] of variables) {
    if (/SECRET|PEPPER|TOKEN|AUTH_KEY/.test(name)) expect([name, isSecret]).toEqual([name, true])
    if (isSecret) expect([name, unset]).toEqual([name, undefined])
  }
})
