import { cacheTags } from '@/lib/contract/cache-tags'
import '@/provider/platform/load-env-file'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { ConfigurationError, mistakeLine } from '@/lib/rules/configuration/read-variables'
import { createApp } from '@/provider/app'
import { makeDigests } from '@/provider/auth/digests'
import { findPepper } from '@/provider/auth/pepper'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { readTrustList } from '@/provider/auth/visitor-address'
import { metricsPlace } from '@/lib/rules/configuration/metrics'
import { watch } from '@/lib/metrics/count'
import { startTracing } from '@/lib/tracing/start-tracing'
import { providerMistakes } from '@/provider/configuration'
import { findApart, runApart } from '@/provider/desk/imports/runner'
import { startPublishing } from '@/provider/desk/publish-due'
import { makeDeskSecrets } from '@/provider/desk/secrets'
import { type ProviderSettings, readEnv } from '@/provider/env'
import { startFollowUp } from '@/provider/payments/follow-up'
import { makeGateway } from '@/provider/payments/settings'
import { pictures } from '@/provider/pictures/routes'
import { readNoticeSettings } from '@/provider/enquiries/notices/settings'
import { makeChannels, makeNotices } from '@/provider/enquiries/notices/start-notices'
import { countWaiting } from '@/provider/enquiries/store/enquiry-notices'
import { openWhenThere } from '@/provider/open-database'
import { liveDirectory, type LiveDirectory } from '@/provider/search/live-directory'
import { UnansweredSearches } from '@/provider/search/unanswered/unanswered-searches'
import { SnapshotFile } from '@/provider/search/snapshot/snapshot-file'
import { sampleBrochures } from '@/sample/brochure-routes'
import { fillContentOnce } from '@/sample/content-seed'
import { sampleFilm } from '@/sample/film-routes'
import { seedSample } from '@/sample/seed'
import { makeSmsSender } from '@/provider/sms/make-sender'
import { hasPlaceholders } from '@/provider/content/store/content'
import { makeLog } from '@/provider/http/request-id'
import type { Database, OpenDatabase } from '@/provider/platform/database'
import { fillOnce, hasSample } from '@/provider/directory/store/first-content'
import { Editions } from '@/provider/open-data/editions'
import { startPurging } from '@/provider/purge'
import { traceQueries } from '@/provider/platform/tracing'
import { serveMetrics, watchDatabase } from '@/provider/platform/metrics'
import { Replica } from '@/provider/platform/replica'
import { makeRevalidator, type Revalidator } from '@/provider/platform/revalidator'

const log = makeLog()
/** Signals go to the whole group: when to end is then the parent's to say, which answers visitors first (server/program.ts). */
const IS_SUPERVISED = process.argv.includes('--supervised')
/** How long requests in flight may take once the provider is told to stop. */
const STOP_LIMIT_MS = 10_000

/** What a public website should not show. */
async function warnOfSample(db: Database, siteUrl: string): Promise<void> {
  if (await hasSample(db)) {
    log.warn(
      { siteUrl },
      'SAMPLE INSTITUTIONS ARE SHOWN: they are invented. Take them away with "npm run sample -- remove".',
    )
  }
  if (await hasPlaceholders(db)) {
    log.warn(
      { siteUrl },
      'Addresses of the sample (.example) still stand on the pages and in the policies. Put yours there: docs/content.md.',
    )
  }
}

/** Reads the directory into memory, and says where it is read from later on, and who learns of that. */
async function readDirectory(directory: LiveDirectory, replica: Replica | null, website: Revalidator): Promise<void> {
  if (replica !== null) directory.bulk = replica
  directory.watch = {
    // What was asked for while it was read is kept as it was before.
    readAnew: () => website.revalidate([cacheTags.directory]),
    failed: (error) => log.error({ error: String(error) }, 'the directory could not be read anew'),
  }
  await directory.search()
}

/** What goes on in the database, for whoever watches. */
function showWork(opened: OpenDatabase, isTraced: boolean): void {
  watchDatabase(opened)
  watch('provider_notices_waiting', async () => [{ labels: {}, value: await countWaiting(opened.db) }])
  if (isTraced) traceQueries(opened)
}

function makeSignIn(env: ProviderSettings, pepper: string): SignInDependencies {
  return {
    digests: makeDigests(pepper),
    sms: makeSmsSender(process.env, log),
    codeLength: env.OTP_LENGTH,
    isPrivate: env.OTP_ENUMERATION === 'private',
    budget: { hourly: env.OTP_HOURLY_BUDGET, daily: env.OTP_DAILY_BUDGET },
    trusted: readTrustList(env.PROVIDER_TRUST),
    now: () => new Date(),
    log,
  }
}

function makeOpenData(env: ProviderSettings, siteUrl: URL, bulk: () => Replica | null): Editions {
  return new Editions({
    folder: path.join(env.DATA_DIR, 'open-data'),
    licence: env.OPEN_DATA_LICENCE === 'none' ? null : env.OPEN_DATA_LICENCE,
    siteUrl,
    log,
    bulk,
  })
}

/** It is told of every change: what it keeps expires by itself at best, which nobody sees until somebody wonders. */
function warnOfSilence(env: ProviderSettings): void {
  if (env.DATABASE_URL !== undefined && env.REVALIDATE_SECRET === undefined)
    log.warn('REVALIDATE_SECRET is not set: no website is told of a change')
}

async function main() {
  const mistakes = providerMistakes(process.env)
  if (mistakes.length > 0) throw new ConfigurationError(mistakes)
  const env = readEnv(process.env)
  const metrics = metricsPlace(env)
  const stopTracing = await startTracing('provider', env.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (metrics !== null) await serveMetrics(metrics, IS_SUPERVISED)
  let opened: OpenDatabase | null = null
  let ready: Database | null = null
  let replica: Replica | null = null
  const stopping = new AbortController()

  const pepper = findPepper(env, log)
  const signIn = makeSignIn(env, pepper)
  const channels = makeChannels(readNoticeSettings(process.env))
  const notices = makeNotices(channels, log)
  const keptDays = env.ENQUIRY_DAYS ?? null
  const enquiries = { channels: channels.map((channel) => channel.name), wake: notices.wake, keptDays }
  const website = makeRevalidator(env, log)
  warnOfSilence(env)
  const gateway = makeGateway(process.env, log)
  const siteUrl = new URL(env.SITE_URL)
  const openData = makeOpenData(env, siteUrl, () => replica)
  const unanswered = env.DESK === 'on' ? new UnansweredSearches() : null
  const app = createApp({
    database: () => ready,
    log,
    signIn,
    openData,
    enquiries,
    website,
    payments: { gateway, siteUrl: env.SITE_URL },
    desk: env.DESK === 'on' ? makeDeskSecrets(pepper) : null,
    siteUrl,
    imports: runApart,
    duplicates: findApart,
    unanswered,
    isStopping: () => stopping.signal.aborted,
    media: [pictures, sampleBrochures, sampleFilm],
  })
  const server = serve({ fetch: app.fetch, hostname: env.PROVIDER_HOST, port: env.PROVIDER_PORT }, ({ port }) =>
    log.info({ address: `http://${env.PROVIDER_HOST}:${port}/api/v1` }, 'listening'),
  )
  server.on('error', (error) => {
    log.fatal({ error: error.message }, 'cannot listen')
    process.exit(1)
  })

  async function stop(signal: string) {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'stopping')
    // The website that started it has its visitors answered first; a balancer looks at /readyz.
    if (!IS_SUPERVISED) await wait(env.STOP_GRACE_S * 1000)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await Promise.all([new Promise((resolve) => server.close(resolve)), notices.stop(), website.settled()])
    await Promise.all([opened?.close(), replica?.close()])
    await stopTracing?.()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void (IS_SUPERVISED || stop(signal)))
  // Whoever started it, and would start it again, is gone, or tells it so to stop.
  process.on('disconnect', () => void stop('disconnect'))
  if (IS_SUPERVISED && !process.connected) return stop('disconnect')

  opened = await openWhenThere(env, log, stopping.signal)
  if (!opened) return
  const { db } = opened
  showWork(opened, stopTracing !== null)
  const added = await fillOnce(db, seedSample)
  await fillContentOnce(db)
  if (env.DATABASE_REPLICA_URL !== undefined) replica = new Replica(env.DATABASE_REPLICA_URL, db, log)
  const directory = liveDirectory(db)
  directory.snapshot = new SnapshotFile(env.DATA_DIR, log)
  await readDirectory(directory, replica, website)
  // Only now: an empty directory, answered a moment too early, would be cached.
  ready = db
  startPurging(db, log, keptDays)
  startFollowUp(db, gateway, log)
  if (env.DESK === 'on') startPublishing(db, website, log)
  unanswered?.start(db, log)
  notices.start(db)
  log.info({ database: env.DATABASE_URL ? 'PostgreSQL' : 'embedded', sampleInstitutes: added }, 'ready')
  if (env.SITE_URL.startsWith('https:')) await warnOfSample(db, env.SITE_URL)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigurationError)
    log.fatal({ mistakes: error.mistakes.map(mistakeLine) }, 'The environment cannot be used')
  else log.fatal({ error: error instanceof Error ? error.message : String(error) }, 'cannot start')
  process.exit(1)
})
