import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { ACADEMIC_YEAR } from '@/lib/contract/desk/fee-sheet'
import { RANK_WORD_ID } from '@/lib/contract/desk/rank-word'
import { SCHOLARSHIP_NAME } from '@/lib/contract/desk/scholarship'
import type { DeskSaying } from './desk-reply'

type Room = {
  /** The list, and where one is added. */
  list: `/${string}`
  add: `/${string}`
  page: (id: string) => `/${string}`
  /** What an id looks like: nothing else is asked for. */
  id: RegExp
  /** Below `DESK_POSTS`. */
  posts: Readonly<Record<'add' | 'save' | 'withdraw', string>>
  calls: { add: string; one: (id: string) => string; edit: (id: string) => string; withdraw: (id: string) => string }
  said: Readonly<Record<'added' | 'saved' | 'withdrawn', DeskSaying>>
}

const NUMBER = /^[1-9]\d{0,9}$/

/** The rooms of the desk in which records are kept one at a time, by what a record is called. */
export const RECORD_ROOMS = {
  date: {
    ...{ list: '/dates', add: '/dates/new', page: (id) => `/dates/event/${id}`, id: EVENT_NAME },
    posts: { add: 'date-add', save: 'date-save', withdraw: 'date-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskDateAdd, one: deskEndpoints.deskDate },
      ...{ edit: deskEndpoints.deskDateEdit, withdraw: deskEndpoints.deskDateWithdraw },
    },
    said: { added: 'dateAdded', saved: 'saved', withdrawn: 'dateWithdrawn' },
  },
  plan: {
    ...{ list: '/plans', add: '/plans/new', page: (id) => `/plans/plan/${id}`, id: NUMBER },
    posts: { add: 'plan-add', save: 'plan-save', withdraw: 'plan-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskPlanAdd, one: deskEndpoints.deskPlan },
      ...{ edit: deskEndpoints.deskPlanEdit, withdraw: deskEndpoints.deskPlanWithdraw },
    },
    said: { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' },
  },
  notification: {
    ...{
      list: '/notifications',
      add: '/notifications/new',
      page: (id) => `/notifications/notification/${id}`,
      id: NUMBER,
    },
    posts: { add: 'notification-add', save: 'notification-save', withdraw: 'notification-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskNotificationAdd, one: deskEndpoints.deskNotification },
      ...{ edit: deskEndpoints.deskNotificationEdit, withdraw: deskEndpoints.deskNotificationWithdraw },
    },
    said: { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' },
  },
  word: {
    ...{ list: '/rank-words', add: '/rank-words/new', page: (id) => `/rank-words/word/${id}`, id: RANK_WORD_ID },
    posts: { add: 'rank-word-add', save: 'rank-word-save', withdraw: 'rank-word-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskRankWordAdd, one: deskEndpoints.deskRankWord },
      ...{ edit: deskEndpoints.deskRankWordEdit, withdraw: deskEndpoints.deskRankWordWithdraw },
    },
    said: { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' },
  },
  scholarship: {
    ...{ list: '/scholarships', add: '/scholarships/new', page: (id) => `/scholarships/scholarship/${id}` },
    id: SCHOLARSHIP_NAME,
    posts: { add: 'scholarship-add', save: 'scholarship-save', withdraw: 'scholarship-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskScholarshipAdd, one: deskEndpoints.deskScholarship },
      ...{ edit: deskEndpoints.deskScholarshipEdit, withdraw: deskEndpoints.deskScholarshipWithdraw },
    },
    said: { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' },
  },
  template: {
    ...{ list: '/templates', add: '/templates/new', page: (id) => `/templates/template/${id}`, id: NUMBER },
    posts: { add: 'template-add', save: 'template-save', withdraw: 'template-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskTemplateAdd, one: deskEndpoints.deskTemplate },
      ...{ edit: deskEndpoints.deskTemplateEdit, withdraw: deskEndpoints.deskTemplateWithdraw },
    },
    said: { added: 'templateAdded', saved: 'templateSaved', withdrawn: 'templateWithdrawn' },
  },
  sheet: {
    ...{ list: '/fee-sheets', add: '/fee-sheets/new', page: (id) => `/fee-sheets/sheet/${id}`, id: ACADEMIC_YEAR },
    posts: { add: 'sheet-add', save: 'sheet-save', withdraw: 'sheet-withdraw' },
    calls: {
      ...{ add: deskEndpoints.deskFeeSheetAdd, one: deskEndpoints.deskFeeSheet },
      ...{ edit: deskEndpoints.deskFeeSheetEdit, withdraw: deskEndpoints.deskFeeSheetWithdraw },
    },
    said: { added: 'recordAdded', saved: 'saved', withdrawn: 'recordWithdrawn' },
  },
} as const satisfies Record<string, Room>
export type RecordNoun = keyof typeof RECORD_ROOMS
