/** Milliseconds of computing that `work` takes in this process: on a busy machine the clock would measure its neighbours. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
