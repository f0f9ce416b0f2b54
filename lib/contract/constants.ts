/** What both programs must know of each other, once, and without zod: browsers load it. */

/** India has one time zone and no summer time. */
export const INDIA_AHEAD_MS = 330 * 60_000
/** Longer ones are no identifier of anybody's, and would stand in addresses and cache keys. */
export const MAX_ID_LENGTH = 64
/** What can be an id in an address (docs/contract.md "Texts and values"). */
export const ID_PATTERN = new RegExp(`^\\d{1,${MAX_ID_LENGTH}}$`)
/** The largest number of a record of the embedded provider: serials of PostgreSQL end here. */
export const MAX_ID = 2_147_483_647
/** The largest answer of a provider that the website reads, in bytes. A detail with everything is under 200 kB. */
export const MAX_ANSWER_BYTES = 5_000_000
/** The most institutions that a page of the directory holds. */
export const MAX_PAGE_SIZE = 100

/** Digits of a one-time code: what an operator may choose (`OTP_LENGTH`). */
export const CODE_LENGTHS = { shortest: 4, longest: 8 } as const
/** After so many seconds another code may be asked for, unless the provider says later (spec 1 §9). */
export const RESEND_AFTER_S = 30
/** How long after its code a registration may be completed. */
export const VERIFIED_MINUTES = 15
export const SESSION_DAYS = 30

/** A longer text is no phone number, however it is written. */
export const MAX_PHONE_LENGTH = 40
/** The largest picture that is taken, of a student (ADR 48) or of an institution (ADR 118). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** For so long a picture or a brochure can be brought back that was removed at the desk. */
export const REMOVED_DAYS = 30
/** The sentence that stood at the button of a form. */
export const MAX_CONSENT_LENGTH = 2_000
/** A note or an answer of the desk, and the words of who reports a review, in characters. */
export const MAX_NOTE_LENGTH = 2_000
/** So many reviews an institution's page has, the newest: with more its answer would be too large to be read. */
export const MAX_REVIEWS_ON_PAGE = 500
/** So many institutions a student can keep. */
export const MAX_SHORTLISTED = 100
/** What a gateway is called in addresses. */
export const GATEWAY_NAME = /^[a-z]{2,20}$/
/** The header by which a gateway signs a message. The website knows no gateway by name, and passes on one of this form. */
export const SIGNATURE_HEADER = /^x-[a-z0-9-]{1,40}-signature$/
export type SignatureHeader = `x-${string}-signature`
export const BILLING_CYCLES = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/**
 * Names filters, as a comma list: an institution of which one of them is not known passes that one too. A provider may
 * lack it. Here, and not beside the filters: the home page loads this and none of those.
 */
export const INCLUDE_UNKNOWN = 'include_unknown'
/** Asks `GET /institutes` and `GET /institute/details` for what may be given on (docs/open-data.md). A provider may lack it. */
export const WITH_RECORDS = 'records'
