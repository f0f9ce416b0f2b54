import { DESK_CALLS, DESK_ROLES, mayCall } from '@/lib/contract/desk/rights'

/** Said here a second time: the table itself cannot be wrong to a test that reads it. */
const ROOMS = {
  enquiries: ['counsellor', 'administrator'],
  content: ['editor', 'administrator'],
  institutions: ['editor', 'administrator'],
  imports: ['importer', 'administrator'],
  reviews: ['moderator', 'administrator'],
  replies: ['representative'],
  record: ['representative'],
  proposals: ['editor', 'administrator'],
  accounts: ['administrator'],
  audit: ['administrator'],
  plans: ['editor', 'administrator'],
  templates: ['counsellor', 'administrator'],
}

test.each(Object.entries(ROOMS))('the room %s is theirs alone: %s', (room, roles) => {
  const calls = DESK_CALLS.filter((call) => new RegExp(`/desk/${room}(/|$)`).test(call))
  expect(calls).not.toEqual([])
  for (const call of calls) expect([call, DESK_ROLES.filter((role) => mayCall(role, call))]).toEqual([call, roles])
})
