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
  deskReviews: (query: URLSearchParams) => `desk/reviews?${query}`,
  deskReview: (id: number) => `desk/reviews/${id}`,
  deskReviewState: (id: number) => `desk/reviews/${id}/state`,
  deskAudit: (query: URLSearchParams) => `desk/audit?${query}`,
} as const
