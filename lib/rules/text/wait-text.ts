import { formatMessage, type IcuMessage } from '@/lib/rules/text/format-message'

/** A sentence that says when it can be tried again, in whole minutes. */
export type WaitMessage = IcuMessage<{ minutes: number }>

/** When it can be tried again, in whole minutes, at least one. Apart from lib/rules/result.ts, which every page loads. */
export function waitText(seconds: number, message: WaitMessage): string {
  return formatMessage(message, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
}
