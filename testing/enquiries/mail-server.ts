import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Mail = { from: string; to: string[]; user: string | null; source: string }

/** A mail server on loopback that keeps what it takes. What `refuse` gives is answered instead of taking it. */
export async function startMailServer(password = 'let me in') {
  const taken: Mail[] = []
  const inbox = {
    taken,
    port: 0,
    refuse: (): (Error & { responseCode?: number }) | null => null,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username ?? '' }) : done(new Error('wrong password')),
    onData(stream, session, done) {
      let source = ''
      stream.on('data', (part: Buffer) => (source += part.toString('utf8')))
      stream.on('end', () => {
        const refusal = inbox.refuse()
        if (refusal) return done(refusal)
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          user: session.user === undefined ? null : String(session.user),
          source,
        })
        done()
      })
    },
  })
  // A client that gives up is no error of the server's.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  inbox.port = (server.server.address() as AddressInfo).port
  return inbox
}
