export type CarouselPreset = {
  /** Two rows: each slide is a grid. One row: each item is a slide. */
  rows: 1 | 2
  /** Milliseconds from one slide to the next; `null` where nothing moves by itself. */
  interval: number | null
  /** Milliseconds of the movement. */
  speed: number
  /** How many dots at most; `null`: one for each slide, as long as they fit. */
  maxDots: number | null
  /** Previous and next, from 768 px on. */
  hasButtons: boolean
}

/**
 * The carousels of the product (spec 1 §4 and §9). How many columns each has at which width stands
 * in carousel.module.css under the same name, so that the server's HTML is right at every width.
 */
export const carouselPresets = {
  /** Categories and mentors: 1, 2, 3 or 4 columns of two rows. */
  grid: { rows: 2, interval: 3000, speed: 500, maxDots: null, hasButtons: true },
  /** Partners: 1, 2, 3 or 4. */
  logos: { rows: 1, interval: 3000, speed: 500, maxDots: null, hasButtons: true },
  /** Testimonials: 1 or 2. */
  quotes: { rows: 1, interval: 3500, speed: 600, maxDots: null, hasButtons: true },
  /** Founders: 1, 2, 3 or 4, and they stand still. */
  people: { rows: 1, interval: null, speed: 500, maxDots: null, hasButtons: true },
  /** Notifications: one at a time, with the dots beside it. */
  notices: { rows: 1, interval: 3000, speed: 500, maxDots: 4, hasButtons: false },
} satisfies Record<string, CarouselPreset>

export type CarouselPresetName = keyof typeof carouselPresets
