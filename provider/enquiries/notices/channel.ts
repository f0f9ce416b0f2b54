import type { NoticeChannel } from '@/provider/enquiries/store/enquiry-tables'
import type { Notice } from '@/provider/enquiries/store/enquiry-notices'

/** A way of telling the operator. */
export type Channel = {
  name: NoticeChannel
  /**
   * Delivers one notice, within half a minute.
   * @param stopped the provider is stopping: give up at once
   * @throws NoticeFailure when it was perhaps not delivered; it will be tried again
   */
  deliver: (notice: Notice, stopped: AbortSignal) => Promise<void>
}

/** A notice was not, or perhaps not, delivered. The message holds nothing personal: it is logged. */
export class NoticeFailure extends Error {
  override readonly name = 'NoticeFailure'
}
