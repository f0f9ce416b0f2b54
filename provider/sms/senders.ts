import type { Service } from '@/provider/platform/service'
import { gateway } from '@/provider/sms/gateway/sender'
import { msg91 } from '@/provider/sms/msg91/sender'
import type { SmsSender } from '@/provider/sms/sender'
import { terminal } from '@/provider/sms/terminal'
import { twilio } from '@/provider/sms/twilio/sender'

/** Who can send the codes: a line for each. */
export const SENDERS: readonly Service<SmsSender>[] = [terminal, gateway, msg91, twilio]
