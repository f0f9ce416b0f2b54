import { ensureRedis } from '@/scripts/test-tools'
import { measure } from './capacity/measure'
import { type Plan, type Shares, simulate } from './capacity/model'
import { readCommandLine, refuse } from '@/tools/command-line'

const USAGE = `npm run simulate:caches -- [--seed 1] [--json] [--model]

  Who answers a visitor: a CDN, a website's memory, the store that the websites share, or a rendering. Pages are visited
  by Zipf's law, with a crawler among the visitors. First the model beside the caches themselves (with a Redis, and made-up
  renderings) at a small scale; then the model at the scale of docs/scale.md. Ends with 1 where the two differ by more than
  two points in a hundred.

  --model   the model alone: no Redis is needed

  For example: npm run simulate:caches -- --model --json`

const SMALL: Plan = {
  seed: 1,
  requests: 20_000,
  perSecond: 1_000,
  pages: 5_000,
  crawlerShare: 0,
  websites: 2,
  memoryPages: 200,
  storePlaces: 1_000,
  freshSeconds: 3_600,
  cdnSeconds: 0,
}
/** 1.5 million institutions in two languages, 100,000 visitors a minute; 64 MB keep some 900 pages of institutions. */
const LARGE: Plan = {
  ...SMALL,
  requests: 1_000_000,
  perSecond: 1_700,
  pages: 3_000_000,
  memoryPages: 900,
  storePlaces: 5_000,
  websites: 4,
}
const MAX_APART = 0.02

const MEASURED: [string, Plan][] = [
  ['visitors alone', SMALL],
  ['a crawler, one request in five', { ...SMALL, crawlerShare: 0.2 }],
  ['a crawler, and a small store', { ...SMALL, crawlerShare: 0.2, storePlaces: 100 }],
]
const PLANNED: [string, Plan][] = [
  ['as configured by default', LARGE],
  ['a crawler, one request in five', { ...LARGE, crawlerShare: 0.2 }],
  ['PAGE_CACHE_MB=1024', { ...LARGE, memoryPages: 14_400 }],
  ['and REDIS_PAGES=200000 (3 GB)', { ...LARGE, memoryPages: 14_400, storePlaces: 200_000 }],
  ['and CDN_MAX_AGE=60', { ...LARGE, memoryPages: 14_400, storePlaces: 200_000, cdnSeconds: 60 }],
  ['the same, a crawler', { ...LARGE, memoryPages: 14_400, storePlaces: 200_000, cdnSeconds: 60, crawlerShare: 0.2 }],
]

const { values } = readCommandLine(USAGE, {
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  model: { type: 'boolean', default: false },
})
const seed = Number(values.seed)

function say(what: string, by: string, plan: Plan, shares: Shares): void {
  if (values.json) return console.log(JSON.stringify({ what, by, plan, shares }))
  const cells = [shares.cdn, shares.memory, shares.store, shares.rendered].map(
    (share) => `${(share * 100).toFixed(1)} %`,
  )
  console.log(`| ${[what, by, ...cells, (shares.rendered * plan.perSecond).toFixed(0)].join(' | ')} |`)
}

async function compare(what: string, plan: Plan): Promise<void> {
  const [modelled, measured] = [simulate(plan), await measure(plan)]
  say(what, 'model', plan, modelled)
  say(what, 'measured', plan, measured)
  const apart = Math.max(Math.abs(modelled.memory - measured.memory), Math.abs(modelled.rendered - measured.rendered))
  if (apart > MAX_APART) process.exitCode = 1
}

if (!Number.isInteger(seed)) refuse(USAGE)
if (!values.json) {
  console.log('| pages | by | CDN | memory | store | rendered | renderings/s |\n|---|---|--:|--:|--:|--:|--:|')
}
if (!values.model) {
  ensureRedis()
  for (const [what, plan] of MEASURED) await compare(what, { ...plan, seed })
}
for (const [what, plan] of PLANNED) say(what, 'model', plan, simulate({ ...plan, seed }))
