import { DESK_CALLS, DESK_ROLES, mayCall } from '@/lib/contract/desk/rights'

/** Said here a second time: the table itself cannot be wrong to a test that reads it. */
const ROOMS = {
  enquiries: ['counsellor', 'administrator'],
  'error-reports': ['editor', 'administrator'],
  content: ['editor', 'administrator'],
  institutions: ['editor', 'administrator'],
  imports: ['importer', 'administrator'],
  reviews: ['moderator', 'administrator'],
  replies: ['representative'],
  record: ['representative'],
  'proposed-pictures': ['editor', 'administrator', 'representative'],
  'proposed-brochures': ['editor', 'administrator', 'representative'],
  proposals: ['editor', 'administrator'],
  accounts: ['administrator'],
  audit: ['administrator'],
  plans: ['editor', 'administrator'],
  templates: ['counsellor', 'administrator'],
  dates: ['editor', 'administrator'],
  notifications: ['editor', 'administrator'],
  scholarships: ['editor', 'administrator'],
  'fee-sheets': ['editor', 'administrator'],
  'rank-words': ['editor', 'administrator'],
  'rank-colleges': ['editor', 'importer', 'administrator'],
  matches: ['editor', 'importer', 'administrator'],
  duplicates: ['editor', 'importer', 'administrator'],
  changes: ['editor', 'administrator'],
  showcases: ['editor', 'administrator'],
  overview: DESK_ROLES,
  presence: DESK_ROLES,
  session: DESK_ROLES,
  sessions: DESK_ROLES,
  'sign-out': DESK_ROLES,
  passkeys: DESK_ROLES,
}

test('every room that a call of the table is in is said here', () => {
  const rooms = DESK_CALLS.map((call) => /\/desk\/(?:drafts\/)?([a-z-]+)/.exec(call)?.[1])
  expect(Object.keys(ROOMS).sort()).toEqual([...new Set(rooms)].sort())
})

test.each(Object.entries(ROOMS))('the room %s is theirs alone: %s', (room, roles) => {
  const calls = DESK_CALLS.filter((call) => new RegExp(`/desk/(drafts/)?${room}(/|$)`).test(call))
  expect(calls).not.toEqual([])
  for (const call of calls) expect([call, DESK_ROLES.filter((role) => mayCall(role, call))]).toEqual([call, roles])
})
