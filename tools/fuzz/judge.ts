import { callsWith } from '@/tools/conformance/calls'
import { readAnswer } from '@/lib/contract/dropped'
import { z } from 'zod'
import type { Described } from './described'
import { isOfDesk } from './desk'
import type { Input } from './input'
import type { Answered, World } from './world'

/** The calls as the website reads them (tools/conformance/calls.ts). */
const READ = callsWith({ typeId: '1', instituteId: '1', ranks: null }).filter(({ kind }) => kind !== 'write')
/** What decides by which schema an answer is read. */
const DECIDING = ['type', 'records']

/** The website's schema of what a call answers. */
function readerOf({ method, path }: Described, query: URLSearchParams): z.ZodType | undefined {
  if (method !== 'GET') return undefined
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return READ.find((call) => {
    const url = new URL(call.path, 'http://localhost/')
    return pattern.test(url.pathname) && DECIDING.every((name) => url.searchParams.get(name) === query.get(name))
  })?.schema
}

function judgeBody(call: Described, input: Input, { status, type, text }: Answered): string | null {
  const declared = call.answers.get(status)
  // HTTP has these two for every call that is read.
  if (status === 304 && 'if-none-match' in input.headers && call.method === 'GET') return null
  if (declared === undefined) return `status ${status} is not described: ${text.slice(0, 200)}`
  if (declared.size === 0) return null
  const schema = declared.get(type)
  if (schema === undefined) return `content type ${type || 'of none'} is not described for ${status}`
  if (type !== 'application/json') return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return `the body of ${status} is no JSON`
  }
  const described = schema.safeParse(json)
  if (!described.success) return `the body of ${status} is not as described: ${z.prettifyError(described.error)}`
  if (status !== 200) return null
  const reader = readerOf(call, new URLSearchParams(input.query))
  if (reader === undefined) return null
  const read = readAnswer(reader, json)
  if (!read.ok) return `the website cannot read the body: ${read.issues}`
  return read.dropped.count > 0 ? `the website leaves out ${read.dropped.count} elements` : null
}

/** Which secret of the first visitor an answer tells. What the request itself said is none to who said it. */
export const toldSecret = ({ text, headers, sent }: Answered, secrets: readonly string[]): string | undefined =>
  secrets.find((secret) => (text + headers).includes(secret) && !sent.includes(secret))

/** The token of a link, which is none of somebody's. */
const hasOwnToken = (name: string) => /^GET \/desk\/preview(?:\/|$)/.test(name)

/** What is wrong with an answer, in words; `null` for nothing. */
export function judge(
  call: Described,
  input: Input,
  answered: Answered,
  { secrets, credentials, owned }: Pick<World, 'secrets' | 'credentials' | 'owned'>,
): string | null {
  const { status, reason, sent } = answered
  if (status >= 500) return `status ${status} ${reason}`
  const isAtDesk = isOfDesk(call.name) && input.caller === 'second'
  const told = toldSecret(answered, isAtDesk ? credentials : [...credentials, ...secrets])
  if (told !== undefined) return `it tells of the first visitor: ${told}`
  const isTaken = status < 400
  if (isTaken && call.needsToken && input.caller !== 'second') return `status ${status} without a token`
  if (isTaken && call.needsToken && owned.some((id) => sent.includes(id)))
    return `status ${status} for what is another's`
  if (call.needsToken && !hasOwnToken(call.name) && status === 401 && input.caller === 'second')
    return 'who is signed in is not let in'
  return judgeBody(call, input, answered)
}
