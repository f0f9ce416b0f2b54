import { execFileSync } from 'node:child_process'

/** Of one process: its number, that of its parent, and its resident memory in kB. */
type Row = [pid: number, parent: number, kilobytes: number]

/** The resident memory of a process and of all that it started, in MB. @param listing `ps -eo pid=,ppid=,rss=` */
export function treeMegabytes(listing: string, root: number): number {
  const rows = listing
    .trim()
    .split('\n')
    .map((line): Row => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return [pid, parent, kilobytes]
    })
  const sumOf = (pid: number): number =>
    rows.reduce(
      (sum, [each, parent, kilobytes]) => sum + (each === pid ? kilobytes : parent === pid ? sumOf(each) : 0),
      0,
    )
  return sumOf(root) / 1024
}

/** The same of now. */
export function residentMegabytes(pid: number): number {
  return treeMegabytes(execFileSync('ps', ['-eo', 'pid=,ppid=,rss=']).toString(), pid)
}

/** How much values that are measured at even distances rise from each to the next, by least squares. */
export function rise(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return over / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}
