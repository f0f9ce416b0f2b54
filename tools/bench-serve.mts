import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { type Measured, runWrk } from './serving/wrk'
import { ensureTool } from '@/scripts/test-tools'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run bench:serve -- [--seconds 4]

  Loads the built website (npm run build) with wrk on this machine, beside a bare Node process and nginx
  that send the same bytes, and beside \`next start\`; then with new pages, and changes, among the load; then
  how much the page cache serves from memory where there are 100,000 institutions.

  For example: npm run bench:serve -- --seconds 10`

const { values } = readCommandLine(USAGE, { seconds: { type: 'string', default: '4' } })
const seconds = Number(values.seconds)
if (!(seconds > 0) || !existsSync('.next/BUILD_ID')) refuse(USAGE)
ensureTool('wrk', 'wrk')
ensureTool('nginx', 'nginx-light')

const PAGES = { home: '/', filter: '/filter', institution: '/college/detail?id=7' }
const CONNECTIONS = [16, 256]
const COLD_SHARE = 0.05
/** What a provider that imports may say, and what Next can render anew on a small machine. */
const CHANGES_PER_SECOND = { alone: 100, visited: 20 }
/** The sample's institutions but for the one of PAGES. */
const OTHERS = Array.from({ length: 71 }, (_, index) => index + 1).filter((id) => id !== 7)
/** Where fewer were answered than there are connections, it goes on for so many times as long. */
const LONGER = 6
/** As PAGE_CACHE_MB has it by default, and enough to fill it twice. */
const CACHE_MB = 64
const ZIPF_REQUESTS = 10_000
const SECRET = 'of this measurement alone'

/** The body as it comes over the wire, to a browser unless told. */
async function bytesOf(url: string, encoding = 'gzip, br'): Promise<Buffer> {
  const asked = request(url, { headers: { 'accept-encoding': encoding } }).end()
  const [answer] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @throws Error after half a minute */
async function waitUntilThere(url: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await wait(100)
  }
  throw new Error(`${url} does not answer`)
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function nginxConfig(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; }
}
`
}

const folder = await mkdtemp(join(tmpdir(), 'bench-serve-'))
// nginx reads as nobody in particular.
await chmod(folder, 0o755)
const [ours, plain, bare, nginx, provider, plainProvider] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
const shared = { API_BASE_URL: '', DATABASE_URL: '', REVALIDATE_SECRET: SECRET, CONTENT_MAX_AGE: '60' }
const environmentOf = (port: number, providerPort: number, name: string) => ({
  ...shared,
  PORT: String(port),
  PROVIDER_PORT: String(providerPort),
  SITE_URL: `http://localhost:${port}`,
  DATA_DIR: join(folder, name),
})

const website = await startCaptured(
  ['--import', 'tsx', 'server/start.ts'],
  environmentOf(ours, provider, 'ours'),
  at(ours, '/'),
)
const withNextAlone = await startCaptured(
  ['--import', 'tsx', 'scripts/start-plain.ts'],
  environmentOf(plain, plainProvider, 'plain'),
  at(plain, '/icon.svg'),
)
const children: ChildProcess[] = []
try {
  // Each page asked for as often as it needs to get its best compression.
  for (let round = 0; round < 4; round += 1) {
    for (const path of Object.values(PAGES)) await bytesOf(at(ours, path))
    await wait(1_000)
  }
  for (const [name, path] of Object.entries(PAGES)) {
    await writeFile(join(folder, name), await bytesOf(at(ours, path)))
    await writeFile(join(folder, `${name}.html`), await bytesOf(at(ours, path), 'identity'))
  }
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, nginx))
  const names = Object.keys(PAGES).flatMap((name) => [name, `${name}.html`])
  const node = [process.execPath, '--import', 'tsx', 'tools/serving/bare-server.ts', folder, String(bare), ...names]
  for (const [file = '', ...args] of [node, ['nginx', '-c', join(folder, 'nginx.conf'), '-p', folder]]) {
    children.push(spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
  }
  for (const url of [at(bare, '/home'), at(nginx, '/home'), at(plain, PAGES.institution)]) await waitUntilThere(url)

  const contenders: [string, (name: string, path: string) => string][] = [
    ['bare Node', (name) => at(bare, `/${name}`)],
    ['nginx', (name) => at(nginx, `/${name}`)],
    ['next start', (_, path) => at(plain, path)],
    ['ours', (_, path) => at(ours, path)],
  ]
  process.stdout.write(
    `${cpus().length} cores, Node ${process.version}, ${seconds} s each; wrk shares the machine.\n\n`,
  )
  process.stdout.write('| page | connections | who | requests/s | of bare Node | p50 ms | p99 ms | failed |\n')
  process.stdout.write('|---|--:|---|--:|--:|--:|--:|--:|\n')
  for (const [name, path] of Object.entries(PAGES)) {
    for (const connections of CONNECTIONS) {
      let best = 0
      for (const [who, urlOf] of contenders) {
        const measured = await measure(urlOf(name, path), connections)
        // What still waits in line there would count against whoever comes next.
        await answered(urlOf(name, path))
        if (who === 'bare Node') best = measured.perSecond
        process.stdout.write(row([name, connections, who], measured, `${(measured.perSecond / best).toFixed(2)} ×`))
      }
    }
  }

  for (const [name, path] of Object.entries(PAGES)) {
    const bareAlone = await runWrk(at(bare, `/${name}.html`), 16, seconds, undefined, 'identity')
    const measured = await runWrk(at(ours, path), 16, seconds, undefined, 'identity')
    process.stdout.write(row([`${name}, uncompressed`, 16, 'bare Node'], bareAlone, '1.00 ×'))
    const share = `${(measured.perSecond / bareAlone.perSecond).toFixed(2)} ×`
    process.stdout.write(row([`${name}, uncompressed`, 16, 'ours'], measured, share))
  }

  // A page that nobody has asked for: a search of its own.
  const cold = join(folder, 'cold.lua')
  await writeFile(
    cold,
    `math.randomseed(os.time())
request = function()
  if math.random() < ${COLD_SHARE} then return wrk.format("GET", "/filter?search=" .. math.random(1, 1000000000)) end
  return wrk.format("GET", "/")
end
`,
  )
  process.stdout.write(row(['home, 5 % new searches', 16, 'ours'], await runWrk(at(ours, '/'), 16, seconds, cold), '—'))

  // The warm pages by themselves, while others are rendered: how long they take then.
  const others = runWrk(at(ours, '/'), 4, seconds, cold)
  process.stdout.write(row(['home, while others render', 16, 'ours'], await runWrk(at(ours, '/'), 16, seconds), '—'))
  await others

  for (const kind of ['alone', 'visited'] as const) {
    const isOver = new AbortController()
    const changing = changeOthers(isOver.signal, kind)
    const measured = await runWrk(at(ours, PAGES.institution), 16, seconds)
    isOver.abort()
    const { changes, visits } = await changing
    const others = `${perSecond(changes)} changes${kind === 'visited' ? ` and ${perSecond(visits)} of their pages anew` : ''}/s`
    process.stdout.write(row([`institution, ${others}`, 16, 'ours'], measured, '—'))
  }
  await measureCache()
} finally {
  for (const child of children) await end(child)
  await Promise.all([website.stop(), withNextAlone.stop()])
  await rm(folder, { recursive: true, force: true })
}

/** Many connections to a slow server are all answered at the same time, at last: too late for a short measurement. */
async function measure(url: string, connections: number): Promise<Measured> {
  const measured = await runWrk(url, connections, seconds)
  return measured.perSecond * seconds >= connections ? measured : runWrk(url, connections, seconds * LONGER)
}

/** How much is had from memory where there are more pages than it keeps (tools/serving). */
async function measureCache(): Promise<void> {
  const files = [join(folder, 'institution.html'), join(folder, 'filter.html')]
  process.stdout.write(`\n100,000 institutions, Zipf (s = 1), ${ZIPF_REQUESTS} requests, counted from the half on:\n\n`)
  process.stdout.write('| load | institutions had | filter pages had | kept MB | bound MB |\n|---|--:|--:|--:|--:|\n')
  const command = ['--import', 'tsx', 'tools/serving/bench.ts', ...files, String(CACHE_MB), String(ZIPF_REQUESTS)]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  children.push(child)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The cache could not be measured')
}

function row(what: (string | number)[], { perSecond, p50Ms, p99Ms, failed }: Measured, share: string): string {
  const answered = perSecond === 0 ? 'none in time' : perSecond.toFixed(0)
  return `| ${[...what, answered, share, p50Ms.toFixed(2), p99Ms.toFixed(2), failed].join(' | ')} |\n`
}

/**
 * Says that one institution after the other has changed, but for the loaded one; `visited`: somebody
 * comes at once, so that Next renders it.
 * @returns how many were done in time
 */
async function changeOthers(
  isOver: AbortSignal,
  kind: 'alone' | 'visited',
): Promise<{ changes: number; visits: number }> {
  const done = { changes: 0, visits: 0 }
  const changeOne = async (id: number) => {
    const tags = JSON.stringify({ tags: [`institute:${id}`] })
    await answered(at(ours, '/api/revalidate'), {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: tags,
    })
    if (!isOver.aborted) done.changes += 1
    if (kind === 'alone' || isOver.aborted) return
    await answered(at(ours, `/college/detail?id=${id}`))
    if (!isOver.aborted) done.visits += 1
  }
  const begun: Promise<void>[] = []
  const start = performance.now()
  while (!isOver.aborted) {
    const due = ((performance.now() - start) / 1000) * CHANGES_PER_SECOND[kind]
    while (begun.length < due) begun.push(changeOne(OTHERS[begun.length % OTHERS.length] ?? 0))
    await wait(5)
  }
  await Promise.all(begun)
  return done
}

/** @throws Error unless it is answered with a success */
async function answered(url: string, options?: RequestInit): Promise<void> {
  const answer = await fetch(url, options)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  await answer.arrayBuffer()
}

function perSecond(count: number): number {
  return Math.round(count / seconds)
}
