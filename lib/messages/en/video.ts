/** Words of components/ui/promo-video.tsx (spec 1 §2, "Video", and §8). */
export const video = {
  loading: 'Loading video...',
  none: 'No video available.',
  play: 'Play the video: {title}',
  pause: 'Pause the video: {title}',
}
export type VideoMessages = typeof video
