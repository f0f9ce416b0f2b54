import { Agent, request as ask } from 'node:http'
import { DESK_POSTS, deskCookieName, deskPath } from '@/lib/rules/desk/desk-path'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'

/** What an editor's browser asks of the built website, over a connection that is kept open. */
export type EditorWebsite = {
  /** A page of the desk in English, by its path below that: read whole. */
  open: (path: `/${string}` | '') => Promise<{ ms: number; html: string }>
  /** Saves an institution by its form, with a field that says something else, and opens the page to which that leads. */
  save: (id: number, fields: Readonly<Record<string, string>>) => Promise<{ savedMs: number; ms: number }>
  stop: () => Promise<void>
}

/** Which version the form of an institution has. @throws where the page has no such form */
function versionIn(html: string): string {
  const [, form = ''] = html.split(`action="${DESK_POSTS}institution-save"`)
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1]
  if (version === undefined) throw new Error('no form of an institution')
  return version
}

/** Starts the website before a provider, for whoever has the token. @param provider its address */
export async function startEditorWebsite(provider: string, token: string): Promise<EditorWebsite> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const website = await startCaptured(
    ['--import', 'tsx', 'server/start.ts'],
    {
      ...{ API_BASE_URL: `${provider}/api/v1`, SITE_URL: site, PORT: String(port), DESK: 'on' },
      // One editor here does what fifty do in ten minutes.
      POSTS_PER_ADDRESS: '1000000',
    },
    `${site}${deskPath('en', '/sign-in')}`,
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (path: string, form?: URLSearchParams) =>
    new Promise<{ status: number; to: string; html: string }>((resolve, reject) => {
      const headers = {
        cookie: `${deskCookieName(false)}=${token}`,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: site }),
      }
      const request = ask(site + path, { agent, method: form ? 'POST' : 'GET', headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            ...{ status: answer.statusCode ?? 0, to: answer.headers.location ?? '' },
            html: Buffer.concat(parts).toString('utf8'),
          }),
        )
      })
      request.on('error', reject)
      request.end(form?.toString())
    })
  const open: EditorWebsite['open'] = async (path) => {
    const start = performance.now()
    const { status, html } = await send(deskPath('en', path))
    const ms = performance.now() - start
    // A page that says that the desk cannot be reached is answered quickly.
    if (status !== 200 || html.includes('role="alert"')) throw new Error(`${path}: ${status} ${html.slice(0, 200)}`)
    return { ms, html }
  }
  return {
    open,
    async save(id, fields) {
      const version = versionIn((await open(`/institutions/${id}`)).html)
      const start = performance.now()
      const sent = new URLSearchParams({ lang: 'en', id: String(id), version, was: '{}', ...fields })
      const { status, to } = await send(`${DESK_POSTS}institution-save`, sent)
      const savedMs = performance.now() - start
      if (status !== 303 || !new URL(to, site).pathname.endsWith(`/institutions/${id}`))
        throw new Error(`a save of ${id}: ${status} ${to}`)
      const { html } = await open(`/institutions/${id}`)
      const ms = performance.now() - start
      // What is refused leads there, too.
      if (versionIn(html) === version) throw new Error(`a save of ${id}: nothing was changed`)
      return { savedMs, ms }
    },
    async stop() {
      agent.destroy()
      await website.stop()
    },
  }
}
