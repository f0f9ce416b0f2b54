/**
 * How many slides a carousel has. With two rows a slide is a grid that holds `2 × columns` items
 * (spec 1 §4, "Category and mentor carousels"); with one row each item is a slide, of which
 * `columns` are seen at once. What is seen whole at once is one slide.
 */
export function slideCount(items: number, columns: number, rows: 1 | 2): number {
  if (items <= columns * rows) return 1
  return rows === 1 ? items : Math.ceil(items / (columns * rows))
}

/** The slide that an item belongs to, and moves with. */
export function slideOfItem(item: number, columns: number, rows: 1 | 2): number {
  return rows === 1 ? item : Math.floor(item / (columns * rows))
}

/** Whether an item is seen while `selected` is the (first) slide in view; behind the last comes the first. */
export function isItemShown(item: number, selected: number, items: number, columns: number, rows: 1 | 2): boolean {
  if (rows === 2) return slideOfItem(item, columns, rows) === selected
  return (item - selected + items) % items < columns
}

/** The first item stays in view when the columns change: the slide that then shows it. */
export function slideAfterResize(selected: number, before: number, after: number, rows: 1 | 2): number {
  return rows === 1 ? selected : Math.floor((selected * before) / after)
}

/** The slides that have a dot: at most `max`, around the selected one. */
export function dotWindow(selected: number, slides: number, max: number): number[] {
  const length = Math.min(slides, max)
  const first = Math.min(Math.max(selected - Math.floor(length / 2), 0), slides - length)
  return Array.from({ length }, (_, index) => first + index)
}

/** Spec 1 §9, in px: what a finger must pass to change the slide. */
const SWIPE_THRESHOLD = 50

/**
 * Where a swipe ends. `moved` is how far the finger went, in px (to the left: negative), `near` the
 * slide nearest to where it left off. A long swipe may pass several slides; a short one none.
 */
export function slideAfterSwipe(from: number, near: number, moved: number, slides: number): number {
  if (Math.abs(moved) <= SWIPE_THRESHOLD) return from
  if (near !== from) return near
  return (from - Math.sign(moved) + slides) % slides
}
