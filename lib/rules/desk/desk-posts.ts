import type { RecordPost } from './record-rooms'

/** What forms of the desk post to, but for those of records. Each has what takes it: lib/bff/desk-forms.ts does not compile without. */
export type RoomPost =
  | 'sign-in'
  | 'accept'
  | 'sign-out'
  | 'session-end'
  | `passkey-${'sign-in' | 'add'}${'' | '-options'}`
  | 'passkey-remove'
  | `account-${'invite' | 'change'}`
  | `enquiry-${'state' | 'follow-up' | 'note' | 'answer' | 'export'}`
  | 'error-mended'
  | 'content'
  | 'content-revert'
  | `showcase${'' | '-draft' | '-revert'}`
  | `institution-${'add' | 'save' | 'names' | 'state' | 'retire-at' | 'revert' | 'merge'}`
  | `institution-${'courses' | 'page' | 'picture-add' | 'picture' | 'brochure'}`
  | `change-${'many' | 'undo'}`
  | `import-${'add' | 'try' | 'publish' | 'undo'}`
  | 'match'
  | 'duplicate'
  | 'rank-college'
  | `review-${'state' | 'reply'}`
  | 'reply'
  | 'record'
  | 'proposal'
/** What a form of the desk can post to. */
export type DeskPost = RoomPost | RecordPost
