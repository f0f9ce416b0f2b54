import { LOOK_UP, type Goal } from './goals'
import type { MeasuredDirectory } from './measure-directory'
import { ratio } from '@/tools/bench/statistics'
import { markdownTable, showMegabytes, showMs, showRatio } from '@/tools/bench/tables'

/** What was measured on one directory, as Markdown. */
export function showDirectory(title: string, measured: MeasuredDirectory, emptyMegabytes: number): string {
  const lookUp = measured.summaries.get(LOOK_UP)
  const times = [...measured.summaries].map(([name, { samples, p50, p95, p99, most }]) => [
    name,
    String(samples),
    ...[p50, p95, p99, most].map(showMs),
    showRatio(ratio(p95, lookUp?.p95 ?? NaN)),
  ])
  const sizes = measured.sizes.map(({ what, megabytes, where }, index) => [
    what,
    Math.round(megabytes).toLocaleString('en'),
    index === 0 ? `${where} (${emptyMegabytes} with an empty directory)` : where,
  ])
  return [
    `### ${measured.database}, ${measured.institutes.toLocaleString('en')} institutions: ${title}`,
    markdownTable(['ms', 'samples', 'p50', 'p95', 'p99', 'most', 'p95 / look-up'], times),
    markdownTable(['memory and index', 'MB', 'where'], sizes),
    describeIndex(measured),
    ...measured.left.map((reason) => `Left out: ${reason}.`),
    '',
  ].join('\n\n')
}

function describeIndex({ index, institutes, startMs, second }: MeasuredDirectory): string {
  const count = (value: number) => value.toLocaleString('en')
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return [
    `The index: ${count(index.words)} words, ${count(index.postings)} places where they stand;`,
    `${showMegabytes(index.kept)} of memory with all that belongs to it (${Math.round(index.kept / institutes)} bytes for each), ${showMegabytes(index.bytes)} of it in lists and columns;`,
    `loaded in ${seconds(index.loadMs)}. The provider answered ${seconds(startMs)} after its start.`,
    ...(second
      ? [
          `A second one, from the index that the first had kept, ${seconds(second.startMs)} after its own;`,
          `a change showed in both after ${count(Math.round(second.changeMs))} ms, the slowest of ten.`,
        ]
      : []),
  ].join(' ')
}

const VERDICTS = new Map<boolean | null, string>([
  [true, 'passed'],
  [false, 'FAILED'],
  [null, '–'],
])

function showGoals(goals: readonly Goal[]): string {
  const rows = goals.map(({ goal, found, passed }) => [goal, found, VERDICTS.get(passed) ?? ''])
  return ['### Goals', markdownTable(['goal', 'found', 'result'], rows)].join('\n\n')
}

/** Prints the goals. One that is missed makes the program end with 1. */
export function reportGoals(goals: readonly Goal[]): void {
  console.log(`${showGoals(goals)}\n`)
  if (goals.some(({ passed }) => passed === false)) process.exitCode = 1
}
