import { writeFileSync } from 'node:fs'
import { DEFAULTS } from '@/lib/rules/environment'
import { asJunit, asText, countOf } from '@/tools/conformance/report'
import { conformance } from '@/tools/conformance/run'
import { notUnderstood } from '@/provider/command/command-error'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run conformance -- URL    tries a provider against the contract, call by call
  --token TOKEN   also the calls of a student: one of somebody who may be read, from a login of yours
  --junit FILE    writes the result for a build server
  --json          prints it for machines
  --strict        what is lost fails, too
  --only WORDS    what has these words in its name
  --timeout MS    how long a call may take (${DEFAULTS.API_TIMEOUT_MS})

  npm run conformance -- http://127.0.0.1:3001/api/v1
  npm run conformance -- https://provider.example/api/v1 --junit conformance.xml

Calls that write are asked with an empty body and no token, which a provider refuses; one that does not is named, and
may have kept an empty request.
Ends with 0 where the website can use all of it, 1 where it cannot, 2 where the command cannot be read.`

const OPTIONS = {
  token: { type: 'string' },
  only: { type: 'string' },
  junit: { type: 'string' },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  timeout: { type: 'string', default: String(DEFAULTS.API_TIMEOUT_MS) },
} as const

async function main(): Promise<number> {
  const { values, positionals } = readCommandLine(USAGE, OPTIONS, 1)
  const base = positionals[0] ?? ''
  const limitMs = Number(values.timeout)
  if (!URL.canParse(base)) refuse(notUnderstood(base, USAGE))
  if (!(limitMs > 0)) refuse(notUnderstood(`--timeout ${values.timeout}`, USAGE))
  const { token, only, junit, json, strict } = values
  const checked = await conformance({
    base,
    limitMs,
    ...(token === undefined ? {} : { token }),
    ...(only === undefined ? {} : { only }),
  })
  console.log(json ? JSON.stringify(checked, null, 2) : asText(checked))
  if (junit !== undefined) writeFileSync(junit, asJunit(checked))
  return countOf(checked, 'fails') + (strict ? countOf(checked, 'loses') : 0) > 0 ? 1 : 0
}

process.exitCode = await main()
