import { keysOf } from '@/lib/contract/keys-of'

/** Those who keep the guide. A representative is one institution's, and has its record and its reviews, and nothing else. */
export const DESK_ROLES = ['editor', 'moderator', 'counsellor', 'importer', 'administrator', 'representative'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

const COUNSELLING: readonly DeskRole[] = ['counsellor', 'administrator']
const EDITING: readonly DeskRole[] = ['editor', 'administrator']
const MODERATION: readonly DeskRole[] = ['moderator', 'administrator']
const IMPORTING: readonly DeskRole[] = ['importer', 'administrator']
const MATCHING: readonly DeskRole[] = ['editor', 'importer', 'administrator']
const REPRESENTING: readonly DeskRole[] = ['representative']
const PROPOSING: readonly DeskRole[] = [...REPRESENTING, ...EDITING]
const ADMINISTRATION: readonly DeskRole[] = ['administrator']

/** Who keeps the records that are kept one at a time, by their list. */
export const RECORD_KEEPERS = {
  templates: COUNSELLING,
  dates: EDITING,
  plans: EDITING,
  notifications: EDITING,
  'rank-words': EDITING,
  scholarships: EDITING,
  'fee-sheets': EDITING,
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>
export type RecordList = keyof typeof RECORD_KEEPERS
export const RECORD_LISTS: readonly RecordList[] = keysOf(RECORD_KEEPERS)
/** What can be drafted before it is there, and ends at a time: an institution, or a record that is kept one at a time. */
export const DESK_LISTS = ['institutions', ...RECORD_LISTS] as const
export type DeskList = (typeof DESK_LISTS)[number]

/** The calls by which such a list and its records are read, added, saved and withdrawn, drafted, also before they are there, and brought back. */
type RecordCall =
  | `${'GET' | 'POST'} /desk/${RecordList}`
  | `${'GET' | 'POST'} /desk/${RecordList}/{id}`
  | `POST /desk/${RecordList}/{id}/${'withdraw' | 'withdraw-at' | 'draft' | 'revert'}`
  | `GET /desk/${RecordList}/{id}/${'history' | 'versions/{number}'}`
  | `${'GET' | 'POST'} /desk/drafts/${RecordList}`
const recordCalls = (list: RecordList): readonly RecordCall[] => [
  ...([`GET /desk/${list}`, `POST /desk/${list}`] as const),
  ...([`GET /desk/${list}/{id}`, `POST /desk/${list}/{id}`, `POST /desk/${list}/{id}/withdraw`] as const),
  ...([`POST /desk/${list}/{id}/withdraw-at`] as const),
  ...([`POST /desk/${list}/{id}/draft`, `POST /desk/${list}/{id}/revert`] as const),
  ...([`GET /desk/${list}/{id}/history`, `GET /desk/${list}/{id}/versions/{number}`] as const),
  ...([`GET /desk/drafts/${list}`, `POST /desk/drafts/${list}`] as const),
]

/**
 * Who may make which call of the desk: the one place that says so. The provider lets nobody else through
 * (`provider/desk/at-desk.ts`), and says to each which calls are theirs, of which the website makes its links.
 */
const RIGHTS = {
  'GET /desk/session': DESK_ROLES,
  'POST /desk/sign-out': DESK_ROLES,
  'GET /desk/sessions': DESK_ROLES,
  'POST /desk/sessions/{id}/end': DESK_ROLES,
  'GET /desk/passkeys': DESK_ROLES,
  'POST /desk/passkeys/options': DESK_ROLES,
  'POST /desk/passkeys': DESK_ROLES,
  'POST /desk/passkeys/{id}/remove': DESK_ROLES,
  'GET /desk/overview': DESK_ROLES,
  'POST /desk/presence': DESK_ROLES,
  'GET /desk/enquiries': COUNSELLING,
  'GET /desk/enquiries/{id}': COUNSELLING,
  'POST /desk/enquiries/export': COUNSELLING,
  'POST /desk/enquiries/{id}/state': COUNSELLING,
  'POST /desk/enquiries/{id}/follow-up': COUNSELLING,
  'POST /desk/enquiries/{id}/notes': COUNSELLING,
  'POST /desk/error-reports/{id}/mended': EDITING,
  'GET /desk/content': EDITING,
  'GET /desk/content/{section}': EDITING,
  'POST /desk/content/{section}/draft': EDITING,
  'POST /desk/content/{section}/publish': EDITING,
  'POST /desk/content/{section}/schedule': EDITING,
  'POST /desk/content/{section}/discard': EDITING,
  'POST /desk/content/{section}/revert': EDITING,
  'POST /desk/content/{section}/pictures': EDITING,
  'GET /desk/content/{section}/versions': EDITING,
  'GET /desk/content/{section}/versions/{number}': EDITING,
  'GET /desk/reviews': MODERATION,
  'GET /desk/reviews/{id}': MODERATION,
  'POST /desk/reviews/{id}/state': MODERATION,
  'POST /desk/reviews/{id}/reply': MODERATION,
  'GET /desk/replies': REPRESENTING,
  'POST /desk/replies/{id}': REPRESENTING,
  'GET /desk/record': REPRESENTING,
  'POST /desk/record': REPRESENTING,
  'GET /desk/record/courses': REPRESENTING,
  'POST /desk/record/courses': REPRESENTING,
  'GET /desk/record/pictures': REPRESENTING,
  'POST /desk/record/pictures': REPRESENTING,
  'POST /desk/record/pictures/change': REPRESENTING,
  'GET /desk/record/brochures': REPRESENTING,
  'POST /desk/record/brochures': REPRESENTING,
  'POST /desk/record/brochures/change': REPRESENTING,
  'GET /desk/proposed-pictures/{name}': PROPOSING,
  'GET /desk/proposed-brochures/{name}': PROPOSING,
  'GET /desk/proposals': EDITING,
  'GET /desk/proposals/{id}': EDITING,
  'POST /desk/proposals/{id}': EDITING,
  'GET /desk/accounts': ADMINISTRATION,
  'POST /desk/accounts/invite': ADMINISTRATION,
  'POST /desk/accounts/{id}/change': ADMINISTRATION,
  'GET /desk/institutions': EDITING,
  'POST /desk/institutions': EDITING,
  'GET /desk/institutions/{id}': EDITING,
  'POST /desk/institutions/{id}': EDITING,
  'POST /desk/institutions/{id}/draft': EDITING,
  'POST /desk/institutions/{id}/page/pictures': EDITING,
  'POST /desk/institutions/{id}/revert': EDITING,
  'GET /desk/institutions/{id}/history': EDITING,
  'GET /desk/institutions/{id}/versions/{number}': EDITING,
  'GET /desk/drafts/institutions': EDITING,
  'POST /desk/drafts/institutions': EDITING,
  'POST /desk/institutions/{id}/names': EDITING,
  'POST /desk/institutions/{id}/state': EDITING,
  'POST /desk/institutions/{id}/retire-at': EDITING,
  'GET /desk/institutions/{id}/courses': EDITING,
  'POST /desk/institutions/{id}/courses': EDITING,
  'GET /desk/institutions/{id}/pictures': EDITING,
  'POST /desk/institutions/{id}/pictures': EDITING,
  'POST /desk/institutions/{id}/pictures/change': EDITING,
  'GET /desk/institutions/{id}/brochures': EDITING,
  'POST /desk/institutions/{id}/brochures': EDITING,
  'POST /desk/institutions/{id}/brochures/change': EDITING,
  'GET /desk/institutions/{id}/merge': EDITING,
  'POST /desk/institutions/{id}/merge': EDITING,
  'GET /desk/showcases': EDITING,
  'POST /desk/showcases/{list}': EDITING,
  'GET /desk/showcases/{list}': EDITING,
  'POST /desk/showcases/{list}/draft': EDITING,
  'POST /desk/showcases/{list}/revert': EDITING,
  'GET /desk/showcases/{list}/versions/{number}': EDITING,
  'GET /desk/changes': EDITING,
  'POST /desk/changes': EDITING,
  'GET /desk/changes/{id}': EDITING,
  'POST /desk/changes/{id}/undo': EDITING,
  'GET /desk/imports': IMPORTING,
  'POST /desk/imports': IMPORTING,
  'GET /desk/imports/{id}': IMPORTING,
  'POST /desk/imports/{id}/try': IMPORTING,
  'POST /desk/imports/{id}/publish': IMPORTING,
  'GET /desk/imports/{id}/undo': IMPORTING,
  'POST /desk/imports/{id}/undo': IMPORTING,
  'GET /desk/matches': MATCHING,
  'POST /desk/matches': MATCHING,
  'GET /desk/duplicates': MATCHING,
  'POST /desk/duplicates': MATCHING,
  'GET /desk/rank-colleges': MATCHING,
  'GET /desk/rank-colleges/{id}': MATCHING,
  'POST /desk/rank-colleges/{id}': MATCHING,
  'GET /desk/audit': ADMINISTRATION,
  // fromEntries forgets which calls these are.
  ...(Object.fromEntries(
    keysOf(RECORD_KEEPERS).flatMap((list) => recordCalls(list).map((call) => [call, RECORD_KEEPERS[list]])),
  ) as Record<RecordCall, readonly DeskRole[]>),
} as const satisfies Readonly<Record<string, readonly DeskRole[]>>
export type DeskCall = keyof typeof RIGHTS

/** What nobody can be signed in for: how one comes in; and the preview, for who has its link. */
export const OPEN_DESK_CALLS = [
  'POST /desk/invitation',
  'POST /desk/invitation/accept',
  'POST /desk/sign-in',
  'POST /desk/sign-in/passkey/options',
  'POST /desk/sign-in/passkey',
  'GET /desk/preview',
  'GET /desk/preview/institution',
  'GET /desk/preview/records',
  'GET /desk/preview/showcase',
] as const

/** What has drafts in a table of their own: what can be drafted before it is there, and the lists of the home page. */
export const DRAFTED_LISTS = [...DESK_LISTS, 'showcases'] as const
export type DraftedList = (typeof DRAFTED_LISTS)[number]
/** By which the draft of one is kept and published. */
export const draftCall = (list: DraftedList) =>
  list === 'showcases' ? ('POST /desk/showcases/{list}/draft' as const) : (`POST /desk/${list}/{id}/draft` as const)

export const DESK_CALLS: readonly DeskCall[] = keysOf(RIGHTS)

export function mayCall(role: DeskRole, call: DeskCall): boolean {
  const allowed: readonly DeskRole[] = RIGHTS[call]
  return allowed.includes(role)
}

/** The calls that a role may make. */
export const callsOf = (role: DeskRole): DeskCall[] => DESK_CALLS.filter((call) => mayCall(role, call))
