import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { AUDIT_ACTIONS, type AuditValues } from '@/lib/contract/desk/audit'
import type { EndingList } from '@/lib/contract/desk/end'
import { ANSWERED_BY, ENQUIRY_STATES } from '@/lib/contract/desk/enquiry-states'
import type { PresenceList } from '@/lib/contract/desk/presence'
import { DESK_ROLES, type DraftedList } from '@/lib/contract/desk/rights'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import type { Text } from '@/lib/contract/lenient'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import { namesContentPicture } from '@/provider/pictures/upload-tables'
import { draftColumns, moment, timeColumns } from '@/provider/platform/columns'

/** Those who keep the guide, how they come in, and what they do. They have nothing in common with students. */

export const deskAccounts = pgTable('desk_accounts', {
  id: serial().primaryKey(),
  /** In lower case. */
  mail: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: DESK_ROLES }).notNull(),
  /**
   * Whose representative they are; `null` for every other role. No reference: whoever empties the directory would take the
   * desk's accounts along, and one whose institution is gone finds no review of it.
   */
  instituteId: integer(),
  createdAt: moment().notNull(),
  /** Who is gone stays named in what they did. */
  closedAt: moment(),
})

/** A link that lives a day and serves once. The token itself stands nowhere. */
export const deskInvitations = pgTable('desk_invitations', {
  tokenDigest: text().primaryKey(),
  mail: text().notNull(),
  name: text().notNull(),
  role: text({ enum: DESK_ROLES }).notNull(),
  /** Whose representative they are to be. */
  instituteId: integer(),
  tries: smallint().notNull().default(0),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

const CREDENTIAL_KINDS = ['totp'] as const

/** By what somebody shows who they are. */
export const deskCredentials = pgTable(
  'desk_credentials',
  {
    id: serial().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => deskAccounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: CREDENTIAL_KINDS }).notNull(),
    /** Encrypted under the pepper (provider/desk/secrets.ts). */
    sealedSecret: text().notNull(),
    /** Of the code that was used last: it and all before it are used up. */
    lastStep: integer().notNull(),
    /** Wrong ones since the last right one. */
    wrongTries: integer().notNull().default(0),
    /** Until then no code is looked at. */
    lockedUntil: moment(),
  },
  (table) => [unique().on(table.accountId, table.kind)],
)

export const deskSessions = pgTable(
  'desk_sessions',
  {
    tokenDigest: text().primaryKey(),
    id: serial().notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => deskAccounts.id, { onDelete: 'cascade' }),
    device: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
)

/** The passkeys of an account, any number: public keys, by which nobody else can sign in. */
export const deskPasskeys = pgTable(
  'desk_passkeys',
  {
    id: serial().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => deskAccounts.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, in Base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in Base64url. */
    publicKey: text().notNull(),
    /** How often it says that it was used, up to 2³² - 1: a copy of it is behind. Synchronised ones stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    addedAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.accountId)],
)

/** What was asked of a browser and not answered yet. The challenge follows from the ticket's digest; each is spent once. */
export const deskChallenges = pgTable('desk_challenges', {
  ticketDigest: text().primaryKey(),
  /** In which session a passkey is added; `null`: somebody signs in. */
  sessionId: integer().references(() => deskSessions.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
})

/** Append-only: triggers of the migration refuse every change of a row, and its removal. Nothing of a visitor's stands here. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: serial().primaryKey(),
    at: moment().notNull(),
    /** `null` where an operator did it by a command. No reference: an entry outlives what it names. */
    accountId: integer(),
    by: text().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    /** What was changed, such as `enquiry 41`. */
    record: text().notNull(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    /** Of something that was added: by which sending, so that a repeat adds nothing (ADR 136). */
    once: text().unique(),
  },
  (table) => [
    index().on(table.record, table.id),
    // For the purge: of a trail that only grows it reads what names a picture.
    index('desk_audit_content_pictures').on(table.id).where(namesContentPicture(table.before, table.after)),
  ],
)

/** How an enquiry stands; one without a row is new, and its version 0. */
export const deskEnquiries = pgTable(
  'desk_enquiries',
  {
    enquiryId: integer()
      .primaryKey()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    state: text({ enum: ENQUIRY_STATES }).notNull(),
    takenBy: integer().references(() => deskAccounts.id),
    /** The day in India from which it is due; not once it is closed. */
    followUpOn: date(),
    /** Grows with each change, so that nobody changes what they have not seen. */
    version: integer().notNull(),
    /** When it came to this state and to whoever has taken it: no day to follow it up changes that. */
    changedAt: moment().notNull(),
  },
  (table) => [index().on(table.state), index().on(table.followUpOn)],
)

/** They go with their enquiry, when its visitor is forgotten. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: serial().primaryKey(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => deskAccounts.id),
    text: text().notNull(),
    /** It is what was answered, and how; `null`: a note. */
    answeredBy: text({ enum: ANSWERED_BY }),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.enquiryId)],
)

/** Templates of answers to enquiries. */
export const deskTemplates = pgTable('desk_templates', {
  id: serial().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  text: jsonb().$type<Text>().notNull(),
  /** For which kinds of enquiries; none: for all. */
  types: text({ enum: ENQUIRY_TYPES }).array().notNull(),
})

/**
 * Who has a record open now, by their session, with which it goes. A row lives as long as their browser says so, and some
 * minutes (`presence.ts`).
 */
export const deskPresence = pgTable(
  'desk_session_presence',
  {
    list: text().$type<PresenceList>().notNull(),
    /** No reference, as below. */
    recordId: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => deskAccounts.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => deskSessions.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.recordId, table.sessionId] })],
)

/** What somebody of the desk wants a record of a room to say, and no page shows yet; one of each at most. */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    /** The room's, as its calls name it; of institutions, that are not there yet alone. */
    list: text().$type<DraftedList>().notNull(),
    /** No reference: records lie in many tables, and some of them come with the program. */
    recordId: text().notNull(),
    ...draftColumns(),
  },
  (table) => [primaryKey({ columns: [table.list, table.recordId] })],
)

/** What ends by itself: an institution is retired then, a record of a room withdrawn. `said`: of an institution the successor. */
export const recordEnds = pgTable(
  'record_ends',
  {
    list: text().$type<EndingList>().notNull(),
    /** No reference, as above. */
    recordId: text().notNull(),
    said: jsonb().$type<Record<string, string>>().notNull(),
    /** Called as a draft's: one code keeps to both. */
    ...timeColumns(),
  },
  (table) => [primaryKey({ columns: [table.list, table.recordId] })],
)
