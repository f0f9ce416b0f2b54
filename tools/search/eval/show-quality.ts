import { markdownTable, showShare } from '@/tools/bench/tables'
import type { Scored } from './evaluate'
import type { Directory } from './right-answers'
import { rate } from './score'

const HALVES = ['develop', 'report'] as const

function shares(scored: readonly Scored[]): string[] {
  const { recallAt1, recallAt3, meanReciprocalRank } = rate(scored.map(({ score }) => score))
  return [
    showShare(recallAt1),
    showShare(recallAt3),
    Number.isNaN(meanReciprocalRank) ? '–' : meanReciprocalRank.toFixed(3),
  ]
}

const ofHalf = (scored: readonly Scored[], half: string) => scored.filter((query) => query.half === half)

/** One table for each half and one for all: what each engine found. */
export function showEngines(engines: readonly { name: string; scored: readonly Scored[] }[]): string {
  const head = (title: string) => [title, 'recall@1', 'recall@3', 'MRR']
  const table = (title: string, select: (scored: readonly Scored[]) => readonly Scored[]) => {
    const count = select(engines[0]?.scored ?? []).length
    return markdownTable(
      head(`${title} (${count} queries)`),
      engines.map(({ name, scored }) => [name, ...shares(select(scored))]),
    )
  }
  return [
    ...HALVES.map((half) => table(`${half} half`, (scored) => ofHalf(scored, half))),
    table('all', (all) => all),
  ].join('\n\n')
}

/** How each kind of query fared with one engine, in the develop half: the other is one figure and no guide. */
export function showKinds(scored: readonly Scored[]): string {
  const developed = ofHalf(scored, 'develop')
  const rows = [...new Set(developed.map(({ kind }) => kind))].map((kind) => {
    const ofKind = developed.filter((query) => query.kind === kind)
    return [kind, String(ofKind.length), ...shares(ofKind)]
  })
  return markdownTable(['ours, by kind (develop half)', 'queries', 'recall@1', 'recall@3', 'MRR'], rows)
}

/** What was not among the first three, of the develop half alone: whoever reads the other's misses spoils its figure. */
export function showFailures(scored: readonly Scored[], { known, records }: Directory): string {
  const nameOf = (id: number | undefined) => (id === undefined ? '?' : (known.get(id)?.name ?? '?'))
  const lines = ofHalf(scored, 'develop')
    .filter(({ score }) => !score.three)
    .map((query) => {
      const wanted = 'answers' in query ? nameOf(records.get(query.answers[0] ?? '')) : JSON.stringify(query.in)
      return `- [${query.kind}] "${query.query}" wants ${wanted}; got ${query.ids.slice(0, 3).map(nameOf).join(' | ') || 'nothing'}`
    })
  return [`${lines.length} misses of the develop half`, ...lines].join('\n')
}
