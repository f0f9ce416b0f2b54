import { account } from '@/lib/messages/en/account'
import { broken } from '@/lib/messages/en/broken'
import { calendar } from '@/lib/messages/en/calendar'
import { carousel } from '@/lib/messages/en/carousel'
import { cascade } from '@/lib/messages/en/cascade'
import { chances } from '@/lib/messages/en/chances'
import { compare } from '@/lib/messages/en/compare'
import { content } from '@/lib/messages/en/content'
import { controls } from '@/lib/messages/en/controls'
import { desk } from '@/lib/messages/en/desk'
import { deskContent } from '@/lib/messages/en/desk-content'
import { deskDates } from '@/lib/messages/en/desk-dates'
import { deskNotifications } from '@/lib/messages/en/desk-notifications'
import { deskPlans } from '@/lib/messages/en/desk-plans'
import { deskRankWords } from '@/lib/messages/en/desk-rank-words'
import { deskScholarships } from '@/lib/messages/en/desk-scholarships'
import { deskBulk } from '@/lib/messages/en/desk-bulk'
import { deskTemplates } from '@/lib/messages/en/desk-templates'
import { deskAccounts } from '@/lib/messages/en/desk-accounts'
import { deskPasskeys } from '@/lib/messages/en/desk-passkeys'
import { deskProposals } from '@/lib/messages/en/desk-proposals'
import { deskReplies } from '@/lib/messages/en/desk-replies'
import { deskReviews } from '@/lib/messages/en/desk-reviews'
import { deskErrors } from '@/lib/messages/en/desk-errors'
import { deskFeeSheets } from '@/lib/messages/en/desk-fee-sheets'
import { deskImports } from '@/lib/messages/en/desk-imports'
import { deskHelp } from '@/lib/messages/en/desk-help'
import { deskMatches } from '@/lib/messages/en/desk-matches'
import { deskRankColleges } from '@/lib/messages/en/desk-rank-colleges'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskPictures } from '@/lib/messages/en/desk-pictures'
import { deskOverview } from '@/lib/messages/en/desk-overview'
import { costs } from '@/lib/messages/en/costs'
import { enquiries } from '@/lib/messages/en/enquiries'
import { explore } from '@/lib/messages/en/explore'
import { filter } from '@/lib/messages/en/filter'
import { filterDescriptions } from '@/lib/messages/en/filter-descriptions'
import { gallery } from '@/lib/messages/en/gallery'
import { home } from '@/lib/messages/en/home'
import { institute } from '@/lib/messages/en/institute'
import { layout } from '@/lib/messages/en/layout'
import { lost } from '@/lib/messages/en/lost'
import { offline } from '@/lib/messages/en/offline'
import { openData } from '@/lib/messages/en/open-data'
import { developers } from '@/lib/messages/en/developers'
import { pay } from '@/lib/messages/en/pay'
import { plans } from '@/lib/messages/en/plans'
import { policies } from '@/lib/messages/en/policies'
import { review } from '@/lib/messages/en/review'
import { reviewReport } from '@/lib/messages/en/review-report'
import { reviewState } from '@/lib/messages/en/review-state'
import { shortlist } from '@/lib/messages/en/shortlist'
import { signIn } from '@/lib/messages/en/sign-in'
import { sources } from '@/lib/messages/en/sources'
import { start } from '@/lib/messages/en/start'
import { suggestions } from '@/lib/messages/en/suggestions'
import { updates } from '@/lib/messages/en/updates'
import { updatesList } from '@/lib/messages/en/updates-list'
import { video } from '@/lib/messages/en/video'
import type { Translated } from '@/lib/messages/translated'

export const en = {
  account,
  broken,
  calendar,
  carousel,
  cascade,
  chances,
  compare,
  content,
  controls,
  desk,
  deskContent,
  deskAccounts,
  deskPasskeys,
  deskReplies,
  deskProposals,
  deskReviews,
  deskErrors,
  deskFeeSheets,
  deskImports,
  deskHelp,
  deskMatches,
  deskRankColleges,
  deskInstitutions,
  deskPictures,
  deskDates,
  deskNotifications,
  deskPlans,
  deskRankWords,
  deskScholarships,
  deskBulk,
  deskTemplates,
  deskOverview,
  costs,
  explore,
  filter,
  filterDescriptions,
  gallery,
  home,
  institute,
  shortlist,
  layout,
  lost,
  offline,
  openData,
  developers,
  pay,
  plans,
  policies,
  enquiries,
  review,
  reviewReport,
  reviewState,
  signIn,
  sources,
  start,
  suggestions,
  updates,
  updatesList,
  video,
}

/**
 * Every fixed text of the interface, as plain data, so that it can be handed to client components: texts
 * with arguments such as `{page}` for `fillMessage`, and messages of ICU for `formatMessage`, where something is
 * counted. A language that lacks one of these keys does not compile.
 */
export type Messages = Translated<typeof en>
