import type { VideoMessages } from '@/lib/messages/en/video'

export const video: VideoMessages = {
  loading: 'ವೀಡಿಯೊ ತೆರೆಯುತ್ತಿದೆ...',
  none: 'ಯಾವುದೇ ವೀಡಿಯೊ ಲಭ್ಯವಿಲ್ಲ.',
  play: 'ವೀಡಿಯೊ ಪ್ಲೇ ಮಾಡಿ: {title}',
  pause: 'ವೀಡಿಯೊ ನಿಲ್ಲಿಸಿ: {title}',
}
