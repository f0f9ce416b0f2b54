const STEPS = ['B', 'kB', 'MB', 'GB'] as const

/** The size of a file as people read it: `13486981` is "13 MB". */
export function fileSize(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), STEPS.length - 1)
  const value = bytes / 1_000 ** step
  return `${value.toFixed(value < 10 && step > 0 ? 1 : 0)} ${STEPS[step]}`
}
