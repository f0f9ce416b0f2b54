import { broken } from '@/lib/messages/en/broken'
import type { Translated } from '@/lib/messages/translated'

/** The pages for an address that leads nowhere, for an institution that there is not, while the website starts, and for too long a form. */
export const lost = {
  title: 'Page not found',
  heading: 'There is no page at this address.',
  hint: 'It may have been typed a little differently, or it has moved.',
  home: broken.home,
  startingTitle: 'One moment, please',
  starting: 'The website is just starting. Please try again in a few seconds.',
  tooLargeTitle: 'This is too long to be sent',
  tooLarge:
    'Nothing was sent. Go back in your browser: most of what you filled in is still there. Make it shorter and send it again.',
  fileTooLargeTitle: 'The file is too large',
  fileTooLarge:
    'Nothing was sent: at most {megabytes} MB are read at once. Go back in your browser, choose a smaller file, and send it again.',
  institute: { ...broken.institute, hint: 'The link may be old, or the institution may have left the directory.' },
} as const
export type LostMessages = Translated<typeof lost>
