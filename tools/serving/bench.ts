import { readFileSync } from 'node:fs'
import { type Load, runLoad } from './zipf'

/**
 * How many of its visitors the page cache serves from memory where there are more pages than it can keep, for
 * `npm run bench:serve`: `main.ts INSTITUTION.html FILTER.html MEGABYTES REQUESTS`. Prints rows of a table.
 */
const [institution = '', filter = '', megabytes = '', requests = ''] = process.argv.slice(2)
const samples = { institution: readFileSync(institution), filter: readFileSync(filter) }
const LOADS: Load[] = [
  { name: 'institutions alone', filterShare: 0 },
  { name: '30 % filter pages', filterShare: 0.3 },
  { name: 'the same, an unknown parameter on each', filterShare: 0.3, isHostile: true },
  { name: 'a crawler in the filters: 30 % never asked for before', filterShare: 0.3, isCrawled: true },
]
const percent = (share: number) => (Number.isNaN(share) ? '—' : `${(share * 100).toFixed(1)} %`)

for (const load of LOADS) {
  const { institutionHits, filterHits, bytes } = await runLoad(
    load,
    samples,
    Number(requests),
    Number(megabytes) * 1_000_000,
  )
  const cells = [load.name, percent(institutionHits), percent(filterHits), (bytes / 1_000_000).toFixed(1), megabytes]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
