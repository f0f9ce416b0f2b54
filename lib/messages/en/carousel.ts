import type { Translated } from '@/lib/messages/translated'

/** Words of what moves: components/ui/carousel.tsx. */
export const carousel = {
  /** Said by screen readers instead of "region" and "group". */
  carousel: 'carousel',
  slide: 'slide',
  /** The name of a slide; its kind is said by `slide`. */
  place: '{number} of {total}',
  /** Of a dot, and what is said when the visitor has moved. */
  position: 'Slide {number} of {total}',
  choose: 'Choose a slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop changing slides by itself',
  play: 'Change slides by itself',
} as const
export type CarouselMessages = Translated<typeof carousel>
