/** How many pictures the mosaic shows (spec 2 §9). */
export const MOSAIC_SIZE = 6

const WHOLE = 'col-span-6 row-span-3'
const HALF = 'col-span-3 row-span-2'
const LEADING = 'col-span-4 row-span-2'
const THIRD = 'col-span-2'

/** By the number of pictures: the first tiles, then what all others are. Each layout leaves no hole in six columns. */
const LAYOUTS: Record<number, { first: readonly string[]; others: string }> = {
  1: { first: [], others: WHOLE },
  2: { first: [], others: HALF },
  3: { first: [LEADING], others: THIRD },
  4: { first: ['col-span-4 row-span-3'], others: THIRD },
  5: { first: [HALF, HALF], others: THIRD },
  6: { first: [LEADING], others: THIRD },
}

/** The grid classes of one tile among `count` (1 to 6). */
export function mosaicTile(index: number, count: number): string {
  const layout = LAYOUTS[count]
  return layout?.first[index] ?? layout?.others ?? THIRD
}
