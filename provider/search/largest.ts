/** Moves the `count` largest numbers to the front, in no order (Hoare's selection). */
function partitionLargest(values: Float64Array, count: number): void {
  let low = 0
  let high = values.length - 1
  let random = values.length
  while (low < high) {
    // Somewhere between: no order of the numbers is a bad one on purpose.
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    const pivot = values[low + (random % (high - low + 1))] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left += 1
      while ((values[right] ?? 0) < pivot) right -= 1
      if (left <= right) {
        const swapped = values[left] ?? 0
        values[left] = values[right] ?? 0
        values[right] = swapped
        left += 1
        right -= 1
      }
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}

/** The `count` largest of the numbers, the largest first. The numbers are put in another order. */
export function largest(values: Float64Array, count: number): Float64Array {
  if (count < values.length) partitionLargest(values, count)
  return values.subarray(0, count).sort().reverse()
}
