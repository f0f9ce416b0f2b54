import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How the gateway treats the messages to a phone. */
const MODES = ['ok', 'refuse', '500', 'hang', 'reset'] as const
type Mode = (typeof MODES)[number]
type InboxMessage = { phone: string; code: string; message: string; id: string }
export type SmsInbox = { origin: string; messages: InboxMessage[]; stop: () => Promise<void> }

/** What the gateway wants to see, and what `SMS_GATEWAY_HEADERS` must hold. */
const KEY = 'inbox'

/** The environment by which the provider sends to the inbox. */
export const inboxEnvironment = (origin: string) => ({
  SMS_SENDER: 'gateway',
  SMS_GATEWAY_URL: `${origin}/messages`,
  SMS_GATEWAY_HEADERS: `{"authorization":"Bearer ${KEY}"}`,
  SMS_GATEWAY_BODY: '{"phone":"{phone}","code":"{code}","message":"{message}","id":"{id}"}',
  // Short, so that the tests of a gateway that hangs need not wait.
  SMS_TIMEOUT_MS: '1000',
})

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Starts an SMS gateway that keeps what it is given: `GET /messages?phone=…` shows it, oldest first;
 * `POST /__control` with `{"phone", "mode"}` makes it fail for one phone. @param port 0 for a free one
 */
export async function startSmsInbox(port = 0): Promise<SmsInbox> {
  const messages: InboxMessage[] = []
  const modes = new Map<string, Mode>()

  const send = (response: ServerResponse, status: number, value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  function take(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>) {
    if (request.headers.authorization !== `Bearer ${KEY}`) return send(response, 401, { error: 'no such key' })
    const { phone, code, message, id } = body
    if (typeof phone !== 'string' || typeof code !== 'string' || typeof message !== 'string' || typeof id !== 'string')
      return send(response, 422, { error: 'phone, code, message and id are needed' })
    const mode = modes.get(phone) ?? 'ok'
    if (mode === 'refuse') return send(response, 400, { error: `${phone} cannot be reached`, code: 21211 })
    // Those below fail after the message is on its way, as the unlucky case is.
    messages.push({ phone, code, message, id })
    if (mode === '500') return send(response, 500, { error: `failed at ${phone}` })
    if (mode === 'reset') return void response.socket?.resetAndDestroy()
    if (mode === 'ok') send(response, 202, { status: 'queued' })
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /messages') {
      const phone = url.searchParams.get('phone')
      return send(response, 200, { data: messages.filter((message) => message.phone === phone) })
    }
    const body = request.method === 'POST' ? await readJson(request) : {}
    if (call === 'POST /messages') return take(request, response, body)
    const mode = MODES.find((name) => name === body.mode)
    if (call !== 'POST /__control' || mode === undefined || typeof body.phone !== 'string')
      return send(response, 404, { error: 'not here', MODES })
    modes.set(body.phone, mode)
    send(response, 200, { mode })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    messages,
    stop: () => {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return stopped
    },
  }
}
