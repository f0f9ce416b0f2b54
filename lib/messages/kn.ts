import type { Messages } from '@/lib/messages/en'
import { carousel } from '@/lib/messages/kn/carousel'
import { content } from '@/lib/messages/kn/content'
import { controls } from '@/lib/messages/kn/controls'
import { filter } from '@/lib/messages/kn/filter'
import { filterDescriptions } from '@/lib/messages/kn/filter-descriptions'
import { institute } from '@/lib/messages/kn/institute'
import { layout } from '@/lib/messages/kn/layout'
import { lost } from '@/lib/messages/kn/lost'
import { noInstitute } from '@/lib/messages/kn/no-institute'
import { requests } from '@/lib/messages/kn/requests'
import { signIn } from '@/lib/messages/kn/sign-in'
import { start } from '@/lib/messages/kn/start'
import { suggestions } from '@/lib/messages/kn/suggestions'
import { video } from '@/lib/messages/kn/video'

export const kn: Messages = {
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
