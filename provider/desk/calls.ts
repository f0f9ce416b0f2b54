import { deskAdministration } from '@/provider/desk/routes/administration'
import { deskAuditCalls } from '@/provider/desk/routes/audit'
import { deskContentCalls } from '@/provider/desk/routes/content'
import { deskContentPictureCalls } from '@/provider/desk/routes/content-pictures'
import { deskVersionCalls } from '@/provider/desk/routes/content-versions'
import { deskChangeCalls } from '@/provider/desk/routes/changes'
import { deskEnquiryExport } from '@/provider/desk/routes/enquiry-export'
import { deskEnquiryCalls } from '@/provider/desk/routes/enquiries'
import { deskPresenceCalls } from '@/provider/desk/routes/presence'
import { deskOverview } from '@/provider/desk/routes/overview'
import { deskPictureCalls } from '@/provider/desk/routes/institution-pictures'
import { deskBrochureCalls } from '@/provider/desk/routes/institution-brochures'
import { deskRecordCalls } from '@/provider/desk/routes/records'
import { deskRepresentativeCalls } from '@/provider/desk/routes/proposals'
import { deskShowcaseCalls } from '@/provider/desk/routes/showcases'
import { deskReviewCalls } from '@/provider/desk/routes/reviews'
import { deskCourseCalls } from '@/provider/desk/routes/institution-courses'
import { deskInstitutionDraftCalls } from '@/provider/desk/routes/institution-drafts'
import { deskInstitutionStateCalls } from '@/provider/desk/routes/institution-state'
import { deskImportUndoCalls } from '@/provider/desk/routes/import-undo'
import { deskImportCalls } from '@/provider/desk/routes/imports'
import { deskDuplicateCalls } from '@/provider/desk/routes/duplicates'
import { deskMatchCalls } from '@/provider/desk/routes/matches'
import { deskRankCollegeCalls } from '@/provider/desk/routes/rank-colleges'
import { deskMergeCalls } from '@/provider/desk/routes/institution-merge'
import { deskInstitutionCalls } from '@/provider/desk/routes/institutions'
import { deskPasskeyCalls } from '@/provider/desk/routes/passkeys'
import { deskSessions } from '@/provider/desk/routes/sessions'
import { deskSignIn } from '@/provider/desk/routes/sign-in'
import { deskPreviewCalls } from '@/provider/desk/routes/preview'

/** The calls of the desk, by room. */
export const deskRouters = [
  deskSignIn,
  deskSessions,
  deskPasskeyCalls,
  deskOverview,
  deskPresenceCalls,
  deskEnquiryCalls,
  deskContentCalls,
  deskContentPictureCalls,
  deskVersionCalls,
  deskPreviewCalls,
  deskEnquiryExport,
  deskReviewCalls,
  ...deskRepresentativeCalls,
  deskAdministration,
  deskInstitutionCalls,
  deskInstitutionDraftCalls,
  deskInstitutionStateCalls,
  deskCourseCalls,
  deskPictureCalls,
  deskBrochureCalls,
  deskMergeCalls,
  deskShowcaseCalls,
  ...deskRecordCalls,
  deskChangeCalls,
  deskImportCalls,
  deskImportUndoCalls,
  deskMatchCalls,
  deskDuplicateCalls,
  deskRankCollegeCalls,
  deskAuditCalls,
]
