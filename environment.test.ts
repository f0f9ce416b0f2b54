import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describeVariable } from '@/lib/rules/configuration/read-variables'
import { READERS } from '@/server/configuration'

const variables = READERS.flatMap(({ schema }) =>
  Object.entries(schema.shape).map(([name, variable]) => {
    const { default: unset, isSecret } = describeVariable(variable)
    return { name, unset: unset === undefined ? '' : String(unset), isSecret }
  }),
)

test('.env.example names every variable that is read, with what it is where nobody sets it', () => {
  const written = Object.fromEntries(variables.map(({ name, unset }) => [name, unset]))
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toEqual(written)
})

test('whoever reads a variable takes it for the same', () => {
  for (const one of variables) {
    for (const other of variables.filter(({ name }) => name === one.name)) expect(other).toEqual(one)
  }
})

test('a secret is never given a value by us, and what sounds like one is one', () => {
  for (const { name, unset, isSecret } of variables) {
    if (/SECRET|PEPPER|TOKEN|AUTH_KEY/.test(name)) expect([name, isSecret]).toEqual([name, true])
    if (isSecret) expect([name, unset]).toEqual([name, ''])
  }
})
