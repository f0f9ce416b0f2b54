import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { asItIs, besideField, formRoute, language } from '@/lib/bff/form-route'
import { answerJson, type Outcome, type Page } from '@/lib/bff/result'
import { isDone, callBff } from '@/lib/client/bff-call'
import { failed, FAILURE_STATUS, isFailureReason, SENT } from '@/lib/rules/result'
import { getEnvironment } from '@/lib/server/env'
import { ProviderError } from '@/lib/server/provider/provider'
import { bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'

/** The protocol between browser and website: what a route says is what a script reads, and where a form leads. */

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://provider.invalid')))
afterEach(() => jest.restoreAllMocks())

const cookies = { session: 'the-token', 'signed-in': '1' }

/** What the browser makes of an answer. */
function read(answer: NextResponse) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  return callBff('/api/x', {}, { is: isDone, fields: ['name'] })
}

const reasons = Object.keys(FAILURE_STATUS).filter(isFailureReason)

describe('a failure', () => {
  test.each(reasons)('%s has its status, says when to try again, and is read as it was said', async (reason) => {
    const said = { message: 'Why', field: 'name', errors: { name: 'Wrong' }, retryAfter: 7 }
    const answer = answerJson(failed(reason, said))
    expect(answer.status).toBe(FAILURE_STATUS[reason])
    expect(answer.headers.get('retry-after')).toBe('7')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(cookiesAfter(answer, cookies)).toEqual(reason === 'signed-out' ? {} : cookies)
    expect(await read(answer)).toEqual(reason === 'signed-out' ? failed(reason) : failed(reason, said))
  })

  test('says nothing of what it does not know', async () => {
    const answer = answerJson(failed('refused', { message: null }))
    expect(answer.headers.has('retry-after')).toBe(false)
    expect(await answer.json()).toEqual({ reason: 'refused', message: null })
  })

  test('can say the time to wait in its header alone, and have another status', async () => {
    const answer = answerJson({ ...failed('limited', { message: 'Later' }), status: 503, retryAfter: 9 })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '9'])
    expect(await answer.json()).toEqual({ reason: 'limited', message: 'Later' })
  })

  test('of a field that the form does not have is none that a script can read', async () => {
    expect(await read(answerJson(failed('invalid', { field: 'other' })))).toMatchObject(failed('away'))
  })
})

test('a success is read as it was said', async () => {
  expect(await read(answerJson(SENT))).toEqual(SENT)
})

describe('a route', () => {
  const SIGN_IN = '/login?return=%2Fsettings'
  const kept = jest.fn<void, [NextResponse]>()
  const pageOf = ({ ok }: Outcome): Page => ({ to: ok ? '/done' : '/again', signIn: SIGN_IN, keep: kept })

  function post(
    work: () => Promise<Outcome>,
    content: Parameters<typeof bffRequest>[1],
    page: ((outcome: Outcome) => Page | null) | undefined = pageOf,
  ) {
    const schema = z.object({ name: z.string().min(1), lang: language })
    const route = formRoute({ schema, work, refuse: asItIs, page })
    return route(bffRequest('/api/x', { cookies, ...content }))
  }
  const fields = { name: 'Asha' }
  const SCRIPT = { accept: 'application/json' }
  const done = async () => SENT
  const signedOut = async () => failed('signed-out')

  test('answers a script with JSON, a form with its page, and a form that a script sends with JSON', async () => {
    expect((await post(done, { json: fields })).status).toBe(200)
    const page = await post(done, { form: fields })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/done'])
    expect((await post(done, { form: fields, headers: SCRIPT })).status).toBe(200)
    expect(kept).toHaveBeenCalledTimes(1)
    expect(kept).toHaveBeenCalledWith(page)
  })

  test.each([
    ['without a page', undefined],
    ['whose page has nothing to say', () => null],
  ])('%s answers a form with JSON', async (_, page) => {
    const schema = z.object({ name: z.string() })
    const answer = await formRoute({ schema, work: done, refuse: asItIs, page })(bffRequest('/api/x', { form: fields }))
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })

  test('leads who is signed out to sign in, where the page asks for that, and clears the session', async () => {
    const answer = await post(signedOut, { form: fields })
    expect(answer.headers.get('location')).toBe(SIGN_IN)
    expect(cookiesAfter(answer, cookies)).toEqual({})
    const other = await post(signedOut, { form: fields }, () => ({ to: '/public' }))
    expect(other.headers.get('location')).toBe('/public')
    expect(cookiesAfter(other, cookies)).toEqual(cookies)
  })

  test.each([{ json: fields }, { form: fields }])('ends the session where the outcome says so: %j', async (content) => {
    const answer = await post(async () => ({ ...SENT, endsSession: true }), content)
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })

  test('does no work for what does not fit its schema, and names the field; no page could say it', async () => {
    const work = jest.fn(done)
    for (const content of [{ json: { name: '' } }, { form: { name: '' } }]) {
      const answer = await post(work, content)
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { reason: 'invalid', message: null, field: 'name', retryAfter: null },
      ])
    }
    expect(work).not.toHaveBeenCalled()
  })

  test('says that a provider is away, and hides no defect', async () => {
    const away = async () => Promise.reject(new ProviderError('timeout', 'x', 'slow'))
    const answer = await post(away, { json: fields })
    expect([answer.status, await answer.json()]).toEqual([503, { reason: 'away', message: null }])
    expect((await post(away, { form: fields })).headers.get('location')).toBe('/again')
    const defect = async () => Promise.reject(new TypeError('a defect'))
    await expect(post(defect, { json: fields })).rejects.toThrow('a defect')
  })
})

test('a refusal can stand beside its field, if the form has it', () => {
  const fields = ['name']
  const unfit = 'This cannot be used'
  expect(besideField(failed('invalid', { field: 'name' }), fields, unfit)).toEqual(
    failed('invalid', { message: null, errors: { name: unfit } }),
  )
  for (const field of [null, 'lang', '__proto__']) {
    const none = failed('invalid', { message: null, errors: {} })
    expect(besideField(failed('invalid', { field }), fields, unfit)).toEqual(none)
  }
  expect(besideField(failed('limited', { retryAfter: 9 }), fields, unfit)).toEqual(
    failed('limited', { message: null, retryAfter: 9 }),
  )
})
