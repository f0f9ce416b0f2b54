/** Where something stands, in any one measure from the same origin. */
export type Extent = { top: number; height: number }

/**
 * Which item's middle is closest to the middle of the list (spec 1 §2, highlights list).
 * @returns its index, the first of equals; `null` without items
 */
export function closestToCentre(list: Extent, items: readonly Extent[]): number | null {
  const middle = (extent: Extent) => extent.top + extent.height / 2
  let closest: { index: number; distance: number } | null = null
  for (const [index, item] of items.entries()) {
    const distance = Math.abs(middle(item) - middle(list))
    if (closest === null || distance < closest.distance) closest = { index, distance }
  }
  return closest?.index ?? null
}
