import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:net'
import { startStubServer, type StubServer } from '@/testing/stub-server'
import { makeSmsSender } from '@/provider/sms/make-sender'
import { type Sms, SmsRefused, SmsUncertain } from '@/provider/sms/sender'

/** What a vendor has to say to a request. */
type Answer = { status: number; body: string }
/** A vendor as its documentation and its users describe it. */
export type Vendor = {
  name: string
  /** The environment for a vendor that listens at this address. */
  env: (url: string) => Record<string, string>
  /** The variable that holds the secret, to be set to a wrong one; `text` is the right one, which nobody may read. */
  secret: { name: string; text: string; wrong: string }
  /** Checks the request as the vendor does. */
  answer: (request: IncomingMessage, body: string) => Answer
  /** A refusal for a reason of the vendor's own, with the status that it has there. */
  refusal: Answer
  /** The number that names the refusal, as we write it down. */
  refusalReason: string
  /** Variables that cannot be used, and what is said of them. */
  unusable: readonly [Record<string, string>, string][]
}

export const PHONE = '9876501234'
export const CODE = '493027'
export const SMS: Sms = {
  phone: PHONE,
  code: CODE,
  minutes: 5,
  id: '0b5e6f8e-6a58-4a3c-8a55-3a8d2f6d1c11',
  language: 'en',
}

export const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) })

let server: StubServer
/** How many requests the vendor has read to the end: each may have become an SMS. */
let read = 0
const logged: unknown[] = []
const log = { info: (...entry: unknown[]) => void logged.push(entry) }

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  read += 1
  return body
}

type Step = (response: ServerResponse, request: IncomingMessage, body: string) => void

/** Answers the n-th request by the n-th step, and further ones by the last. */
function inTurn(...steps: Step[]): RequestListener {
  return (request, response) =>
    void bodyOf(request).then((body) => steps[Math.min(read, steps.length) - 1]?.(response, request, body))
}

const status =
  (code: number, body = '', headers: Record<string, string> = {}): Step =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(body)
const reset: Step = (response) => void response.socket?.resetAndDestroy()
const nothing: Step = () => {}

async function unusedPort(): Promise<number> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  await new Promise((resolve) => taken.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** What `send` did: `undefined` when it succeeded. */
async function failureOf(sending: Promise<void>): Promise<Error | undefined> {
  try {
    await sending
    return undefined
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

/** Holds a sender to what is asked of every one: against the vendor, against each failure of it, and as it is set up. */
export function describeSender(vendor: Vendor) {
  describe(vendor.name, () => {
    beforeEach(async () => {
      server = await startStubServer()
      read = 0
      logged.length = 0
    })
    afterEach(() => server.close())

    function expectNothingPersonal(error: Error | undefined) {
      const said = JSON.stringify([logged, error?.message, error?.stack, error?.cause, { ...error }])
      for (const secret of [PHONE, CODE, vendor.secret.text]) expect(said).not.toContain(secret)
    }

    const senderWith = (more: Record<string, string> = {}) =>
      makeSmsSender({ ...vendor.env(server.url), SMS_TIMEOUT_MS: '1500', ...more }, log)
    const good: Step = (response, request, body) => {
      const answer = vendor.answer(request, body)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    }
    /** The right answer, cut in the middle. */
    const cut: Step = (response, request, body) => {
      const answer = vendor.answer(request, body)
      response.writeHead(answer.status, { 'content-length': answer.body.length })
      response.write(answer.body.slice(0, 10), () => response.socket?.resetAndDestroy())
    }

    test('a code is handed over once, in the shape and with the secret that the vendor wants', async () => {
      server.answer(inTurn(good))
      await expect(senderWith().send(SMS)).resolves.toBeUndefined()
      expect(read).toBe(1)
    })

    test('a wrong secret is a refusal', async () => {
      server.answer(inTurn(good))
      const error = await failureOf(senderWith({ [vendor.secret.name]: vendor.secret.wrong }).send(SMS))
      expect(error).toBeInstanceOf(SmsRefused)
      expect(read).toBe(1)
      expectNothingPersonal(error)
    })

    test("a refusal of the vendor's own is one, also with a status of success, and names the vendor's number alone", async () => {
      server.answer(inTurn(status(vendor.refusal.status, vendor.refusal.body)))
      const error = await failureOf(senderWith().send(SMS))
      expect(error).toBeInstanceOf(SmsRefused)
      expect(error?.message).toBe(`refused: ${vendor.refusalReason}`)
      expect(read).toBe(1)
      expectNothingPersonal(error)
    })

    test.each<[string, Step[], typeof SmsRefused | typeof SmsUncertain | undefined, number]>([
      ['500', [status(500, 'oops')], SmsUncertain, 1],
      ['502', [status(502)], SmsUncertain, 1],
      ['504', [status(504)], SmsUncertain, 1],
      ['503 without a time', [status(503)], SmsUncertain, 1],
      ['503 with a time, then good', [status(503, '', { 'retry-after': '0' }), good], undefined, 2],
      ['503 with a time that is too long', [status(503, '', { 'retry-after': '60' }), good], SmsRefused, 1],
      ['429, then good', [status(429), good], undefined, 2],
      ['429 without end', [status(429)], SmsRefused, 3],
      ['429, then a reset', [status(429), reset, good], SmsUncertain, 2],
      ['429, then 500', [status(429), status(500), good], SmsUncertain, 2],
      ['400', [status(400), good], SmsRefused, 1],
      ['404 in HTML', [status(404, '<h1>Not here</h1>'), good], SmsRefused, 1],
      ['moved', [status(308, '', { location: '/elsewhere' }), good], SmsRefused, 1],
      ['a reset before the answer', [reset, good], SmsUncertain, 1],
      ['a reset in the middle of the answer', [cut, good], SmsUncertain, 1],
      ['no answer', [nothing, good], SmsUncertain, 1],
      ['an endless answer', [status(201, 'x'.repeat(1_000_000)), good], SmsUncertain, 1],
    ])('%s: never sends twice', async (_, steps, failure, requests) => {
      server.answer(inTurn(...steps))
      // Short where it is waited for: on a busy machine a second may be over before the request is read.
      const limit = steps.includes(nothing) ? '1000' : '10000'
      const error = await failureOf(senderWith({ SMS_TIMEOUT_MS: limit }).send(SMS))
      expect(error?.constructor).toBe(failure)
      expect(read).toBe(requests)
      expectNothingPersonal(error)
    })

    test('nobody listens: refused, and nothing was sent', async () => {
      const error = await failureOf(makeSmsSender(vendor.env(`http://127.0.0.1:${await unusedPort()}`), log).send(SMS))
      expect(error).toBeInstanceOf(SmsRefused)
      expect(error?.message).toBe('not reached: ECONNREFUSED')
      expectNothingPersonal(error)
    })

    test('a name that nobody knows: refused, and nothing was sent', async () => {
      const error = await failureOf(makeSmsSender(vendor.env('https://vendor.invalid'), log).send(SMS))
      expect(error).toBeInstanceOf(SmsRefused)
      expect(error?.message).toMatch(/^not reached: (?:ENOTFOUND|EAI_AGAIN)$/)
    })

    test('no trusted connection: refused, and the code never left', async () => {
      server.answer(inTurn(good))
      const error = await failureOf(makeSmsSender(vendor.env(server.url.replace('http:', 'https:')), log).send(SMS))
      expect(error).toBeInstanceOf(SmsRefused)
      expect(read).toBe(0)
      expectNothingPersonal(error)
    })

    test('one that comes back while it is tried again gets the code once', async () => {
      const port = await unusedPort()
      const sending = makeSmsSender(vendor.env(`http://127.0.0.1:${port}`), log).send(SMS)
      const late = createHttpServer(inTurn(good))
      await new Promise<void>((resolve) => late.listen(port, '127.0.0.1', resolve))
      await expect(sending).resolves.toBeUndefined()
      expect(read).toBe(1)
      await new Promise((resolve) => late.close(resolve))
    })

    test.each(vendor.unusable)('%j cannot be used: it is named, and no secret', (more, sentence) => {
      let error: unknown
      try {
        senderWith(more)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toMatchObject({ message: expect.stringContaining(sentence) })
      expect(error).toMatchObject({ message: expect.not.stringContaining(vendor.secret.text) })
    })
  })
}
