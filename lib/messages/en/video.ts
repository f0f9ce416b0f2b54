import type { Translated } from '@/lib/messages/translated'

/** Words of components/ui/promo-video.tsx (spec 1 §2, "Video", and §8). */
export const video = {
  loading: 'Loading video...',
  none: 'No video available.',
  play: 'Play the video: {title}',
  pause: 'Pause the video: {title}',
} as const
export type VideoMessages = Translated<typeof video>
