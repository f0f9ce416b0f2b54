import type { Yield } from '@/provider/platform/event-loop'

/** So many are sorted, and so many merged, between two looks at the clock: names take some microseconds to compare. */
const STEPS = 32

/** The numbers in order, as `sort` puts them, without holding up other calls. */
export async function sortGradually(
  numbers: Iterable<number>,
  compare: (a: number, b: number) => number,
  yieldToLoop: Yield,
): Promise<Int32Array<ArrayBuffer>> {
  let sorted = Int32Array.from(numbers)
  let merged = new Int32Array(sorted.length)
  for (let start = 0; start < sorted.length; start += STEPS) {
    sorted.subarray(start, start + STEPS).sort(compare)
    await yieldToLoop()
  }
  for (let width = STEPS; width < sorted.length; width *= 2) {
    for (let start = 0; start < sorted.length; start += 2 * width) {
      const middle = Math.min(start + width, sorted.length)
      const end = Math.min(middle + width, sorted.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at += 1) {
        if (at % STEPS === 0) await yieldToLoop()
        const isLeft = left < middle && (right === end || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0)
        merged[at] = sorted[isLeft ? left++ : right++] ?? 0
      }
    }
    ;[sorted, merged] = [merged, sorted]
  }
  return sorted
}
