/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { environmentSchema } from '@/lib/server/env'
import { mailSchema, webhookSchema } from '@/provider/enquiries/notices/settings'
import { envSchema } from '@/provider/env'
import { PAYERS } from '@/provider/payments/payers'
import { choiceSchema as payerSchema } from '@/provider/payments/settings'
import { choiceSchema as senderSchema } from '@/provider/sms/make-sender'
import { SENDERS } from '@/provider/sms/senders'
import { settingsSchema } from '@/server/settings'

/** Everybody who reads the environment. */
const READERS = [settingsSchema, environmentSchema, envSchema, webhookSchema, mailSchema, payerSchema, senderSchema]
const SERVICES = [...PAYERS, ...SENDERS].map(({ settings }) => settings)

const variables = [...READERS, ...SERVICES].flatMap(({ shape }) =>
  Object.entries(shape).map(([name, schema]) => {
    const { default: unset, isSecret } = z.toJSONSchema(schema, { io: 'input' })
    return { name, unset: unset === undefined ? '' : String(unset), isSecret: isSecret === true }
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
