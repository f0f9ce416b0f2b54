/** Numbers in order with some more among them. */
export function mergeSorted(
  sorted: Int32Array,
  added: readonly number[],
  compare: (a: number, b: number) => number,
): Int32Array {
  const incoming = Int32Array.from(added).sort(compare)
  const merged = new Int32Array(sorted.length + incoming.length)
  let from = 0
  let to = 0
  for (const number of incoming) {
    const until = placeOf(number, sorted, from, compare)
    merged.set(sorted.subarray(from, until), to)
    to += until - from
    from = until
    merged[to] = number
    to += 1
  }
  merged.set(sorted.subarray(from), to)
  return merged
}

function placeOf(number: number, sorted: Int32Array, from: number, compare: (a: number, b: number) => number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, number) < 0) low = middle + 1
    else high = middle
  }
  return low
}
