import { carousel } from '@/lib/messages/en/carousel'
import { content } from '@/lib/messages/en/content'
import { controls } from '@/lib/messages/en/controls'
import { filter } from '@/lib/messages/en/filter'
import { filterDescriptions } from '@/lib/messages/en/filter-descriptions'
import { institute } from '@/lib/messages/en/institute'
import { layout } from '@/lib/messages/en/layout'
import { lost } from '@/lib/messages/en/lost'
import { noInstitute } from '@/lib/messages/en/no-institute'
import { requests } from '@/lib/messages/en/requests'
import { signIn } from '@/lib/messages/en/sign-in'
import { start } from '@/lib/messages/en/start'
import { suggestions } from '@/lib/messages/en/suggestions'
import { video } from '@/lib/messages/en/video'

export const en = {
  carousel,
  content,
  controls,
  filter,
  filterDescriptions,
  institute,
  layout,
  lost,
  noInstitute,
  requests,
  signIn,
  start,
  suggestions,
  video,
}

/**
 * Every fixed text of the interface: plain strings, so that they can be handed to client components,
 * with places such as `{page}` for `fillMessage`. A language that lacks one of these keys does not
 * compile.
 */
export type Messages = typeof en
