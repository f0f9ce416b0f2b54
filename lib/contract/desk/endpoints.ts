import type { CmsType, SectionName } from '@/lib/contract/content/sections'

/** The paths of the desk's calls, relative to `API_BASE_URL`. All are optional: without them there is no desk. */
export const deskEndpoints = {
  deskInvitation: 'desk/invitation',
  deskInvitationAccept: 'desk/invitation/accept',
  deskSignIn: 'desk/sign-in',
  deskSignOut: 'desk/sign-out',
  deskSession: 'desk/session',
  deskSessions: 'desk/sessions',
  deskSessionEnd: (id: number) => `desk/sessions/${id}/end`,
  deskOverview: 'desk/overview',
  deskEnquiries: (query: URLSearchParams) => `desk/enquiries?${query}`,
  deskEnquiry: (id: number) => `desk/enquiries/${id}`,
  deskEnquiryState: (id: number) => `desk/enquiries/${id}/state`,
  deskEnquiryNotes: (id: number) => `desk/enquiries/${id}/notes`,
  deskContentList: 'desk/content',
  deskContent: (section: SectionName) => `desk/content/${section}`,
  deskContentDraft: (section: SectionName) => `desk/content/${section}/draft`,
  deskContentPublish: (section: SectionName) => `desk/content/${section}/publish`,
  deskContentDiscard: (section: SectionName) => `desk/content/${section}/discard`,
  deskContentRevert: (section: SectionName) => `desk/content/${section}/revert`,
  deskContentVersions: (section: SectionName, query: URLSearchParams) => `desk/content/${section}/versions?${query}`,
  deskContentVersion: (section: SectionName, number: number) => `desk/content/${section}/versions/${number}`,
  deskPreview: (type: CmsType) => `desk/preview?type=${type}`,
  deskAudit: (query: URLSearchParams) => `desk/audit?${query}`,
} as const
