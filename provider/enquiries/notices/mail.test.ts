import { createServer, type AddressInfo } from 'node:net'
import { makeMail } from '@/provider/enquiries/notices/mail'
import type { MailServer } from '@/provider/enquiries/notices/settings'
import { startMailServer } from '@/testing/enquiries/mail-server'
import { NEVER, noticeOf } from '@/testing/enquiries/notice'
import type { Enquiry } from '@/provider/enquiries/store/enquiries'

let inbox: Awaited<ReturnType<typeof startMailServer>>

beforeEach(async () => {
  inbox = await startMailServer()
})
afterEach(() => inbox.close())

const serverAt = (port: number, more: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  secure: false,
  requireTLS: false,
  ignoreTLS: true,
  auth: null,
  ...more,
})
const mailBy = (server: MailServer, limitMs?: number) =>
  makeMail({ server, to: ['desk@example.org', 'head@example.org'], from: 'website@example.org' }, limitMs)
const send = (enquiry: Partial<Enquiry> = {}, more: Partial<MailServer> = {}) =>
  mailBy(serverAt(inbox.port, more)).deliver(noticeOf(enquiry), NEVER)

/** The header lines of the mail, unfolded, and its text, decoded. */
function read(source = '') {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]+: */, '')]))
  const body = rest.join('\r\n\r\n')
  const encoding = headers.get('content-transfer-encoding')
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : decodeURIComponent(
          body
            .replace(/=\r\n/g, '')
            .replace(/%/g, '%25')
            .replace(/=([0-9A-F]{2})/g, '%$1'),
        )
  return { headers, text: text.replaceAll('\r\n', '\n') }
}

test('tells what a visitor asked for', async () => {
  await send()
  const [mail] = inbox.taken
  expect(mail).toMatchObject({ from: 'website@example.org', to: ['desk@example.org', 'head@example.org'], user: null })
  const { headers, text } = read(mail?.source)
  expect(text.trimEnd()).toBe(
    [
      'Name:     Asha Rao',
      'Phone:    9880012345',
      'Email:    asha@example.org',
      'Course:   Civil Engineering',
      'Page:     /contact',
      'Received: 05-01-2027 11:30 (Indian time)',
      '',
      'When do admissions begin?',
      'And where? ಧನ್ಯವಾದ',
    ].join('\n'),
  )
  expect(headers.get('reply-to')).toBe('Asha Rao <asha@example.org>')
  expect(headers.get('auto-submitted')).toBe('auto-generated')
})

test('the subject names the kind and the number alone', async () => {
  await send()
  await send({ type: 'career', isSuspected: true })
  expect(inbox.taken.map((mail) => read(mail.source).headers.get('subject'))).toEqual([
    'New enquiry, no. 41',
    "New request for career counselling, no. 41 (perhaps a robot's)",
  ])
})

test('a repeat has the same Message-ID', async () => {
  await send()
  await send()
  const ids = inbox.taken.map((mail) => read(mail.source).headers.get('message-id'))
  expect(ids).toEqual([`<${noticeOf().uid}@example.org>`, `<${noticeOf().uid}@example.org>`])
})

test.each([
  { name: 'Asha\r\nBcc: victim@example.org', email: 'asha@example.org' },
  { name: 'Asha <victim@example.org>, "x', email: 'asha@example.org' },
  { email: 'asha@example.org>,<victim@example.org' },
  { email: 'asha,victim@example.org' },
  { message: '.\r\nRSET\r\nMAIL FROM:<x@example.org>' },
])('what a visitor writes reaches nobody else: %#', async (enquiry) => {
  await send(enquiry)
  expect(inbox.taken).toHaveLength(1)
  const [mail] = inbox.taken
  expect(mail?.to).toEqual(['desk@example.org', 'head@example.org'])
  const { headers } = read(mail?.source)
  expect(headers.get('bcc')).toBeUndefined()
  const reply = (headers.get('reply-to') ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '')
  expect([...reply.matchAll(/<([^>]*)>/g)].map(([, address]) => address)).toEqual(
    enquiry.email === undefined || enquiry.email === 'asha@example.org' ? ['asha@example.org'] : [],
  )
})

test('a server that asks who it is', async () => {
  await send({}, { auth: { user: 'desk', pass: 'let me in' } })
  expect(inbox.taken[0]?.user).toBe('desk')
  await expect(send({}, { auth: { user: 'desk', pass: 'wrong' } })).rejects.toThrow(/^EAUTH 535$/)
})

test('a refusal is a failure, and its words, which may be personal, stay where they are', async () => {
  inbox.refuse = () => Object.assign(new Error('no mailbox asha@example.org'), { responseCode: 550 })
  await expect(send()).rejects.toThrow(/^[A-Z]+ 550$/)
  inbox.refuse = () => Object.assign(new Error('later'), { responseCode: 451 })
  await expect(send()).rejects.toThrow(/^[A-Z]+ 451$/)
})

test('a server that offers no encryption gets nothing where it is required', async () => {
  await expect(send({}, { requireTLS: true, ignoreTLS: false })).rejects.toThrow(/^ETLS/)
  expect(inbox.taken).toEqual([])
})

test('nobody there is a failure', async () => {
  await expect(mailBy(serverAt(1)).deliver(noticeOf(), NEVER)).rejects.toThrow(/^ESOCKET|^ECONN/)
})

test('a server that says nothing is a failure, in time; and at once when the provider stops', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  await expect(mailBy(serverAt(port), 200).deliver(noticeOf(), NEVER)).rejects.toThrow(
    /^no answer in time$|^ETIMEDOUT$/,
  )
  const stopping = new AbortController()
  const told = mailBy(serverAt(port)).deliver(noticeOf(), stopping.signal)
  setTimeout(() => stopping.abort(), 50)
  await expect(told).rejects.toThrow('the provider stopped')
  silent.close()
})
