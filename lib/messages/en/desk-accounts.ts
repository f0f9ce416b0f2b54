import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of the desk in which an administrator says who else works there. */
export const deskAccounts = {
  intro:
    'Who may sign in at the desk, and as what. What you do here is in the audit trail. You cannot change your own account: so there is always an administrator left.',
  found: icu('{count, plural, one {# account} other {# accounts}}'),
  link: 'The link for {name}',
  linkHint:
    'It opens the account once, until this time tomorrow. Hand it over by a way that nobody else reads: whoever has it can open the account. It stands here for five minutes and nowhere else.',
  name: 'Name',
  role: 'Role',
  standing: 'Standing',
  open: 'Open',
  closed: 'Closed, {moment}',
  locked: 'Locked until {moment}: too many wrong codes',
  you: 'You',
  change: 'What to do',
  changeRole: 'Change the role',
  newRole: 'New role of {name}',
  unlock: 'Unlock',
  closing: 'Close…',
  close: 'Close the account of {name}',
  closeHint: 'They are signed out at once and cannot come in again, unless they are invited.',
  invited: 'Invited, not accepted yet',
  until: 'until {moment}',
  invite: 'Invite somebody',
  representative: 'Who is to represent an institution is invited with its number: find it here first.',
  institute: 'Number of the institution',
  instituteWrong: 'Give the number of an institution that is not retired; for any other role leave it empty.',
  instituteHint:
    'For a representative alone: search for it above. Who is to represent another institution from now on is closed first.',
  inviteHint:
    'Who has an account already gets a new authenticator by it, for instance for a new phone; their passkeys go.',
  send: 'Make a link',
} as const
export type DeskAccountMessages = Translated<typeof deskAccounts>
