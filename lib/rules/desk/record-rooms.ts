import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { EVENT_FIELDS, EVENT_FLAWS } from '@/lib/contract/desk/date'
import { NEW_DRAFT } from '@/lib/contract/desk/draft'
import { ACADEMIC_YEAR, FEE_SHEET_FIELDS, FEE_SHEET_FLAWS } from '@/lib/contract/desk/fee-sheet'
import { NOTIFICATION_FIELDS, NOTIFICATION_FLAWS } from '@/lib/contract/desk/notification'
import { PLAN_FIELDS, PLAN_FLAWS } from '@/lib/contract/desk/plan'
import { RANK_WORD_FIELDS, RANK_WORD_FLAWS, RANK_WORD_ID } from '@/lib/contract/desk/rank-word'
import type { RecordField } from '@/lib/contract/desk/record'
import type { RecordList } from '@/lib/contract/desk/rights'
import { SCHOLARSHIP_FIELDS, SCHOLARSHIP_FLAWS, SCHOLARSHIP_NAME } from '@/lib/contract/desk/scholarship'
import { TEMPLATE_FIELDS, TEMPLATE_FLAWS } from '@/lib/contract/desk/template'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import { keysOf } from '@/lib/contract/keys-of'
import type { RecordPage } from './section-page'
import { showcasePage } from './showcase-list'
import type { DeskSaying } from './desk-reply'

type Said = Readonly<Record<'added' | 'saved' | 'withdrawn', DeskSaying>>
const SAID: Said = { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' }

type Entry<Name extends string, Flaw extends string> = {
  /** The list, in addresses of the desk and of its calls. */
  list: RecordList
  /** What an id looks like: nothing else is asked for. */
  id: RegExp
  fields: Readonly<Record<Name, RecordField>>
  flaws: readonly Flaw[]
  /** The page of the website that a preview of its draft is; none: no page is made of one. */
  website?: RecordPage
  /** What stands before the id in addresses, and in the names of its posts, where that is not the noun. */
  one?: string
  post?: string
  /** What is said once one is added, saved or withdrawn, where it has words of its own. */
  said?: Said
}

/** All that its pages, forms and posts must know of it. */
function room<Name extends string, Flaw extends string>(noun: string, entry: Entry<Name, Flaw>) {
  const { list, one = noun, post = noun, said = SAID } = entry
  return {
    ...entry,
    /** Or what is called so until it is there. */
    id: new RegExp(`${entry.id.source}|${NEW_DRAFT.source}`),
    noun,
    said,
    /** Who may add one; and who may keep a draft of one that is not there yet, and see those that wait. */
    addCall: `POST /desk/${list}`,
    newDraftCall: `POST /desk/drafts/${list}`,
    newDraftsCall: `GET /desk/drafts/${list}`,
    pages: { list: `/${list}`, add: `/${list}/new`, one: (id: string) => `/${list}/${one}/${id}` as const },
    /** What its forms post to, below `DESK_POSTS`. */
    posts: {
      ...{ add: `${post}-add`, save: `${post}-save`, revert: `${post}-revert` },
      ...{ withdraw: `${post}-withdraw`, withdrawAt: `${post}-withdraw-at` },
    },
  } as const
}
type Room<Name extends string, Flaw extends string> = ReturnType<typeof room<Name, Flaw>>
export type RecordRoom<Name extends string = string, Flaw extends string = string> = Omit<Room<Name, Flaw>, 'posts'> & {
  posts: Readonly<Record<keyof Room<Name, Flaw>['posts'], RecordPost>>
}

const NUMBER = /^[1-9]\d{0,9}$/

const ENTRIES = {
  date: {
    list: 'dates',
    one: 'event',
    website: '/dates',
    id: EVENT_NAME,
    fields: EVENT_FIELDS,
    flaws: EVENT_FLAWS,
    said: { added: 'dateAdded', saved: 'saved', withdrawn: 'dateWithdrawn' },
  },
  plan: { list: 'plans', website: '/pricing', id: NUMBER, fields: PLAN_FIELDS, flaws: PLAN_FLAWS },
  notification: {
    list: 'notifications',
    website: '/updates-list',
    id: NUMBER,
    fields: NOTIFICATION_FIELDS,
    flaws: NOTIFICATION_FLAWS,
  },
  word: {
    list: 'rank-words',
    post: 'rank-word',
    id: RANK_WORD_ID,
    fields: RANK_WORD_FIELDS,
    flaws: RANK_WORD_FLAWS,
  },
  scholarship: {
    list: 'scholarships',
    website: '/costs',
    id: SCHOLARSHIP_NAME,
    fields: SCHOLARSHIP_FIELDS,
    flaws: SCHOLARSHIP_FLAWS,
  },
  template: {
    list: 'templates',
    id: NUMBER,
    fields: TEMPLATE_FIELDS,
    flaws: TEMPLATE_FLAWS,
    said: { added: 'templateAdded', saved: 'templateSaved', withdrawn: 'templateWithdrawn' },
  },
  sheet: { list: 'fee-sheets', website: '/costs', id: ACADEMIC_YEAR, fields: FEE_SHEET_FIELDS, flaws: FEE_SHEET_FLAWS },
} as const satisfies Readonly<Record<string, Entry<string, string>>>

type Entries = typeof ENTRIES
type PostName<Noun extends keyof Entries> = Entries[Noun] extends { post: infer Name extends string } ? Name : Noun
/** What a form of a record posts to, below `DESK_POSTS`. */
export type RecordPost =
  `${{ [Noun in keyof Entries]: PostName<Noun> }[keyof Entries]}-${keyof Room<string, string>['posts']}`
/** Nothing at all while a list of records has no room. */
type Rooms = RecordList extends Entries[keyof Entries]['list']
  ? {
      [Noun in keyof Entries]: RecordRoom<keyof Entries[Noun]['fields'] & string, Entries[Noun]['flaws'][number]>
    }
  : never

/** The rooms of the desk in which records are kept one at a time, by what a record is called. */
// fromEntries forgets which room is whose.
export const RECORD_ROOMS = Object.fromEntries(
  keysOf(ENTRIES).map((noun) => [noun, room<string, string>(noun, ENTRIES[noun])]),
) as Rooms

/** The page of a record of the trail, by what it is called there, such as `institution 41`; `null`: it has none. */
export function pageOfRecord(record: string): `/${string}` | null {
  const [, noun = '', id = ''] = /^(fee sheet|rank word|[a-z]+) (.+)$/.exec(record) ?? []
  // Of such a list the trail's noun is the singular.
  const room = Object.values(RECORD_ROOMS).find(({ list }) => list === `${noun.replace(' ', '-')}s`)
  if (room !== undefined) return room.pages.one(id)
  if (['institution', 'import', 'review', 'proposal'].includes(noun)) return `/${noun}s/${id}`
  if (noun === 'enquiry') return `/enquiries/${id}`
  if (noun === 'content') return `/content/${id}`
  if (noun === 'showcase') return pageInList('showcases', id)
  return noun === 'account' ? '/accounts' : null
}

/** The page of a record with what it said after an entry of its history. */
export const versionPage = (page: `/${string}`, number: string | number) => `${page}?version=${number}` as const

/** Where a record of a list stands at the desk, or an institution, or a list of the home page. */
export const pageInList = (list: string, id: string): `/${string}` =>
  SHOWCASES.filter((each) => list === 'showcases' && each === id).map(showcasePage)[0] ??
  Object.values(RECORD_ROOMS)
    .find((each) => each.list === list)
    ?.pages.one(id) ??
  `/${list}/${id}`
