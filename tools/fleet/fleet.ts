import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { type Cluster, startCluster, startReplica } from '@/testing/provider/postgres-cluster'
import { type RedisServer, startRedis } from '@/testing/store/redis-server'
import { startBalancer } from './nginx'

export const SECRET = 'of this drill and no other'

/** One program of the fleet, which can be killed and started again in its place. */
export class Member {
  #program: CapturedProgram | null = null

  constructor(
    readonly url: string,
    private readonly readyPath: string,
    private readonly file: string,
    private readonly environment: Record<string, string>,
  ) {}

  async start(): Promise<void> {
    this.#program = await startCaptured(['--import', 'tsx', this.file], this.environment, this.url + this.readyPath)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.#program?.stop(signal)
    this.#program = null
  }
}

export type Fleet = {
  /** The balancer's. */
  site: string
  websites: [Member, Member]
  providers: [Member, Member]
  replica: Cluster
  redis: RedisServer
  sql: pg.Pool
  stop: () => Promise<void>
}

/** Two websites, two providers, PostgreSQL with a replica, Redis, and nginx before both pairs, all on loopback. */
export async function startFleet(): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-fleet-'))
  const [balanced, balancedProviders] = [await freePort(), await freePort()]
  const site = `http://localhost:${balanced}`
  const [cluster, redis] = await Promise.all([startCluster(), startRedis()])
  const replica = await startReplica(cluster)
  const common = { SITE_URL: site, REVALIDATE_SECRET: SECRET }
  const provider = async (name: string) => {
    const port = await freePort()
    const databases = { DATABASE_URL: cluster.url('postgres'), DATABASE_REPLICA_URL: replica.url('postgres') }
    const its = { ...databases, PROVIDER_PORT: String(port), DATA_DIR: join(folder, name) }
    const pepper = { OTP_PEPPER: 'a pepper of the drill alone, long enough' }
    const desk = { DESK: 'on' }
    return new Member(`http://127.0.0.1:${port}`, '/readyz', 'provider/main.ts', {
      ...{ ...common, ...its, ...pepper, ...desk },
    })
  }
  const website = async () => {
    const port = await freePort()
    return new Member(`http://localhost:${port}`, '/readyz', 'server/start.ts', {
      ...common,
      PORT: String(port),
      TRUST_PROXY: '1',
      API_BASE_URL: `http://127.0.0.1:${balancedProviders}/api/v1`,
      REDIS_URL: redis.url,
      FORM_SECRET: 'a secret for forms of the drill alone',
    })
  }
  const providers: Fleet['providers'] = [await provider('one'), await provider('other')]
  const websites: Fleet['websites'] = [await website(), await website()]
  const portsOf = (members: readonly Member[]) => members.map(({ url }) => Number(new URL(url).port))
  const stopBalancer = await startBalancer(folder, [
    { port: balanced, to: portsOf(websites) },
    { port: balancedProviders, to: portsOf(providers) },
  ])
  const sql = new pg.Pool({ connectionString: cluster.url('postgres') })
  // When the drill is over its server goes first.
  sql.on('error', () => {})
  const stop = async () => {
    await Promise.all([...websites, ...providers].map((member) => member.stop('SIGKILL')))
    await sql.end().catch(() => {})
    await Promise.all([stopBalancer(), redis.kill(), replica.stop()])
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(providers.map((member) => member.start()))
    await Promise.all(websites.map((member) => member.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return { site, websites, providers, replica, redis, sql, stop }
}
