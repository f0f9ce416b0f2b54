import { saysVerified } from '@/lib/contract/auth'
import { readAnswer } from '@/lib/contract/dropped'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import { endpoints } from '@/lib/contract/endpoints'
import { errorMessage } from '@/lib/contract/error'
import { institutePageSchema } from '@/lib/contract/institute'
import { isFields } from '@/lib/contract/lenient'
import { optionListSchema } from '@/lib/contract/lookup'
import type { Json } from '@/testing/poor-answers'
import { type Answer, ask, type Asked } from './ask'
import { type Call, callsWith, type Found } from './calls'
import { lostValues } from './lost-values'
import { RULES } from './rules'

/** `fails`: the website cannot use the call. `loses`: a part of the answer is left out. `absent`: an optional part. */
export type Grade = 'fails' | 'loses' | 'absent'
type Deviation = { grade: Grade; what: string; does: string }
export type Checked = { name: string; ms: number; deviations: Deviation[] }
/** `only`: a part of the names of what is tried. */
export type Options = { base: string; token?: string; limitMs: number; only?: string }

const HALF = 'visitors wait; beside other work it will time out'
const fails = (what: string, does: string): Deviation => ({ grade: 'fails', what, does })

/** Whether an answer is JSON as the contract has it. */
function formOf({ type, json }: Answer, without: string): Deviation[] {
  if (json === undefined) return [fails('its answer is no JSON in UTF-8', without)]
  return /\bjson\b/.test(type)
    ? []
    : [{ grade: 'loses', what: `its type is ${type || 'not said'}, not JSON`, does: 'it is read all the same' }]
}

function readDeviations({ schema, without }: Call, answer: Answer): Deviation[] {
  const form = formOf(answer, without)
  if (schema === undefined || answer.json === undefined) return form
  const read = readAnswer(schema, answer.json)
  if (!read.ok) return [...form, fails(`its answer cannot be read: ${read.issues}`, without)]
  const dropped = read.dropped.first.map(({ index, issues }) => ({
    grade: 'loses' as const,
    what: `element ${index} of a list cannot be read: ${issues}`,
    does: 'it is left out, and counted in the log',
  }))
  // JSON.parse made it.
  const lost = lostValues(schema, answer.json as Json).map(({ path, value }) => ({
    grade: 'loses' as const,
    what: `${path} cannot be read: ${value}`,
    does: 'it counts as not said',
  }))
  return [...form, ...dropped, ...lost]
}

function missing({ isOptional, without }: Call, status: number): Deviation {
  return { grade: isOptional ? 'absent' : 'fails', what: `status ${status}`, does: without }
}

function slow({ ms }: Answer, limitMs: number): Deviation[] {
  return ms > limitMs / 2 ? [{ grade: 'loses', what: `it took ${ms} ms of ${limitMs}`, does: HALF }] : []
}

/** What is refused is refused in words, and never as an outage. */
function refusalDeviations(call: Call, answer: Answer): Deviation[] {
  const { status, json } = answer
  if (status === 404)
    return call.isOptional ? [missing(call, status)] : errorMessage(json) === null ? [missing(call, status)] : []
  if (status >= 500)
    return [
      fails(`status ${status} for a body that cannot be used`, 'the visitor reads of an outage, not of a mistake'),
    ]
  if (saysVerified(json) || (isFields(json) && isFields(json.data) && 'token' in json.data))
    return [fails('it takes an empty body for a right code', 'anybody would be signed in')]
  if (status === 429 && answer.retryAfter === null)
    return [{ grade: 'loses', what: '429 without Retry-After', does: 'nobody is told how long to wait' }]
  if (status === 201)
    return [{ grade: 'loses', what: 'it takes an empty body', does: 'forms are checked by the website alone' }]
  if (status === 200 && errorMessage(json) === null)
    return [fails(`status ${status} for an empty body, and no message`, 'the visitor reads that it was done')]
  const form = formOf(answer, 'the visitor reads a general sentence')
  if (form.length > 0 || errorMessage(json) !== null) return form
  return [{ grade: 'loses', what: `status ${status} without a message`, does: 'the visitor reads a general sentence' }]
}

function personalDeviations(call: Call, { status }: Answer): Deviation[] {
  if (status === 401) return []
  if (status === 404 && call.isOptional) return [missing(call, status)]
  return [fails(`status ${status} without a token, not 401`, 'a session that ended is not noticed')]
}

async function check(call: Call, options: Options): Promise<Checked> {
  const began = performance.now()
  const url = new URL(call.path, options.base)
  const headers: Record<string, string> = { accept: 'application/json' }
  const asked =
    call.kind === 'write' || call.body !== undefined
      ? await ask(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(call.body ?? {}),
          },
          options.limitMs,
        )
      : await ask(url, { headers }, options.limitMs)
  const deviations = 'failure' in asked ? [fails(asked.failure, call.without)] : judge(call, asked.answer, options)
  if (call.kind === 'personal' && options.token !== undefined)
    deviations.push(...(await checkSignedIn(call, url, options)))
  return { name: call.name, ms: Math.round(performance.now() - began), deviations }
}

function judge(call: Call, answer: Answer, { limitMs }: Options): Deviation[] {
  if (call.kind === 'write') return refusalDeviations(call, answer)
  if (call.kind === 'personal') return personalDeviations(call, answer)
  if (answer.status !== 200)
    return [missing(answer.status === 404 ? call : { ...call, isOptional: false }, answer.status)]
  return [...readDeviations(call, answer), ...slow(answer, limitMs)]
}

async function checkSignedIn(call: Call, url: URL, { token = '', limitMs }: Options): Promise<Deviation[]> {
  const asked = await ask(url, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } }, limitMs)
  if ('failure' in asked) return [fails(asked.failure, call.without)]
  if (asked.answer.status === 200) return readDeviations(call, asked.answer)
  return asked.answer.status === 404 ? [] : [missing(call, asked.answer.status)]
}

const firstOf = (asked: Asked, read: (json: unknown) => string | undefined) =>
  ('answer' in asked ? read(asked.answer.json) : undefined) ?? '1'

/** An exam and a category of it, with which the search can be asked. */
function ranksOf(asked: Asked): Found['ranks'] {
  const exams = 'answer' in asked ? closingRankExamsSchema.safeParse(asked.answer.json).data : undefined
  const [exam] = exams ?? []
  const category = exam?.years[0]?.categories[0]?.code
  return exam === undefined || category === undefined ? null : { exam: exam.id, category }
}

/** Tries every call of the contract and then what holds between them. */
export async function conformance(given: Options): Promise<Checked[]> {
  const options = { ...given, base: given.base.endsWith('/') ? given.base : `${given.base}/` }
  const askPath = (path: string) =>
    ask(new URL(path, options.base), { headers: { accept: 'application/json' } }, options.limitMs)
  const list = await askPath(endpoints.institutes(new URLSearchParams({ page: '1', limit: '5' })))
  const page = 'answer' in list ? institutePageSchema.safeParse(list.answer.json) : null
  const found: Found = {
    typeId: firstOf(await askPath(endpoints.instituteTypes), (json) => optionListSchema.safeParse(json).data?.[0]?.id),
    instituteId: page?.data?.items[0]?.id ?? '1',
    ranks: ranksOf(await askPath(endpoints.closingRanks)),
  }
  const checked: Checked[] = []
  const isMeant = ({ name }: { name: string }) => name.includes(options.only ?? '')
  for (const call of callsWith(found).filter(isMeant)) checked.push(await check(call, options))
  for (const { name, does, check: rule } of page?.success ? RULES.filter(isMeant) : []) {
    const began = performance.now()
    const what = await rule(page?.data ?? institutePageSchema.parse([]), askPath, found)
    checked.push({
      name,
      ms: Math.round(performance.now() - began),
      deviations: what === null ? [] : [fails(what, does)],
    })
  }
  return checked
}
