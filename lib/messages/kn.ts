import type { Messages } from '@/lib/messages/en'
import { account } from '@/lib/messages/kn/account'
import { broken } from '@/lib/messages/kn/broken'
import { calendar } from '@/lib/messages/kn/calendar'
import { carousel } from '@/lib/messages/kn/carousel'
import { cascade } from '@/lib/messages/kn/cascade'
import { chances } from '@/lib/messages/kn/chances'
import { compare } from '@/lib/messages/kn/compare'
import { content } from '@/lib/messages/kn/content'
import { controls } from '@/lib/messages/kn/controls'
import { desk } from '@/lib/messages/kn/desk'
import { deskContent } from '@/lib/messages/kn/desk-content'
import { deskDates } from '@/lib/messages/kn/desk-dates'
import { deskNotifications } from '@/lib/messages/kn/desk-notifications'
import { deskPlans } from '@/lib/messages/kn/desk-plans'
import { deskRankWords } from '@/lib/messages/kn/desk-rank-words'
import { deskScholarships } from '@/lib/messages/kn/desk-scholarships'
import { deskBulk } from '@/lib/messages/kn/desk-bulk'
import { deskTemplates } from '@/lib/messages/kn/desk-templates'
import { deskAccounts } from '@/lib/messages/kn/desk-accounts'
import { deskPasskeys } from '@/lib/messages/kn/desk-passkeys'
import { deskProposals } from '@/lib/messages/kn/desk-proposals'
import { deskReplies } from '@/lib/messages/kn/desk-replies'
import { deskReviews } from '@/lib/messages/kn/desk-reviews'
import { deskErrors } from '@/lib/messages/kn/desk-errors'
import { deskFeeSheets } from '@/lib/messages/kn/desk-fee-sheets'
import { deskImports } from '@/lib/messages/kn/desk-imports'
import { deskHelp } from '@/lib/messages/kn/desk-help'
import { deskMatches } from '@/lib/messages/kn/desk-matches'
import { deskRankColleges } from '@/lib/messages/kn/desk-rank-colleges'
import { deskInstitutions } from '@/lib/messages/kn/desk-institutions'
import { deskPictures } from '@/lib/messages/kn/desk-pictures'
import { deskOverview } from '@/lib/messages/kn/desk-overview'
import { costs } from '@/lib/messages/kn/costs'
import { enquiries } from '@/lib/messages/kn/enquiries'
import { explore } from '@/lib/messages/kn/explore'
import { filter } from '@/lib/messages/kn/filter'
import { filterDescriptions } from '@/lib/messages/kn/filter-descriptions'
import { gallery } from '@/lib/messages/kn/gallery'
import { home } from '@/lib/messages/kn/home'
import { institute } from '@/lib/messages/kn/institute'
import { layout } from '@/lib/messages/kn/layout'
import { lost } from '@/lib/messages/kn/lost'
import { offline } from '@/lib/messages/kn/offline'
import { openData } from '@/lib/messages/kn/open-data'
import { developers } from '@/lib/messages/kn/developers'
import { pay } from '@/lib/messages/kn/pay'
import { plans } from '@/lib/messages/kn/plans'
import { policies } from '@/lib/messages/kn/policies'
import { review } from '@/lib/messages/kn/review'
import { reviewReport } from '@/lib/messages/kn/review-report'
import { reviewState } from '@/lib/messages/kn/review-state'
import { shortlist } from '@/lib/messages/kn/shortlist'
import { signIn } from '@/lib/messages/kn/sign-in'
import { sources } from '@/lib/messages/kn/sources'
import { start } from '@/lib/messages/kn/start'
import { suggestions } from '@/lib/messages/kn/suggestions'
import { updates } from '@/lib/messages/kn/updates'
import { updatesList } from '@/lib/messages/kn/updates-list'
import { video } from '@/lib/messages/kn/video'

export const kn: Messages = {
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
