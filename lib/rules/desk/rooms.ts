import { DESK_ROLES, type DeskCall, type DeskRole, mayCall } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import { deskPath } from './desk-path'

export type DeskPage = `/${string}` | ''
/**
 * Every room of the desk, with the call that it stands on: whoever may not make it is not shown the way. The rooms' links
 * and the page of help are made of it.
 */
export const DESK_ROOMS = [
  { page: '', name: 'overview', call: 'GET /desk/session' },
  { page: '/enquiries', name: 'enquiries', call: 'GET /desk/enquiries' },
  { page: '/templates', name: 'templates', call: 'GET /desk/templates' },
  { page: '/content', name: 'content', call: 'GET /desk/content' },
  { page: '/reviews', name: 'reviews', call: 'GET /desk/reviews' },
  { page: '/record', name: 'ownRecord', call: 'GET /desk/record' },
  { page: '/replies', name: 'replies', call: 'GET /desk/replies' },
  { page: '/accounts', name: 'accounts', call: 'GET /desk/accounts' },
  { page: '/institutions', name: 'institutions', call: 'GET /desk/institutions' },
  { page: '/proposals', name: 'proposals', call: 'GET /desk/proposals' },
  { page: '/home-lists', name: 'showcases', call: 'GET /desk/showcases' },
  { page: '/dates', name: 'calendar', call: 'GET /desk/dates' },
  { page: '/notifications', name: 'notifications', call: 'GET /desk/notifications' },
  { page: '/plans', name: 'plans', call: 'GET /desk/plans' },
  { page: '/scholarships', name: 'scholarships', call: 'GET /desk/scholarships' },
  { page: '/fee-sheets', name: 'feeSheets', call: 'GET /desk/fee-sheets' },
  { page: '/imports', name: 'imports', call: 'GET /desk/imports' },
  { page: '/matches', name: 'matches', call: 'GET /desk/matches' },
  { page: '/rank-colleges', name: 'rankColleges', call: 'GET /desk/rank-colleges' },
  { page: '/rank-words', name: 'rankWords', call: 'GET /desk/rank-words' },
  { page: '/audit', name: 'audit', call: 'GET /desk/audit' },
  { page: '/sessions', name: 'sessions', call: 'GET /desk/sessions' },
] as const satisfies readonly { page: DeskPage; name: keyof DeskMessages; call: DeskCall }[]
export type DeskRoom = (typeof DESK_ROOMS)[number]
export type DeskRoomName = DeskRoom['name']

/** The room that a page stands in; that of the overview where it stands in none. */
export function roomOf(page: DeskPage): DeskRoomName {
  const of = DESK_ROOMS.filter(({ page: its }) => its !== '' && (page === its || page.startsWith(`${its}/`)))
  return of.sort((a, b) => b.page.length - a.page.length)[0]?.name ?? 'overview'
}

/** The page of help, at what it says of a room. */
export const helpPath = (lang: Language, room: DeskRoomName) => `${deskPath(lang, '/help')}#${room}`

/** The guide, at what it says of a room. */
export const guidePath = (lang: Language, room: DeskRoomName) => `${deskPath(lang, '/guide')}#${room}`

/** Who may be in a room. */
export const rolesOf = ({ call }: Pick<DeskRoom, 'call'>): DeskRole[] =>
  DESK_ROLES.filter((role) => mayCall(role, call))
