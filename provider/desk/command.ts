import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk/rights'
import { isEmail } from '@/lib/rules/text/email'
import { CommandError } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { TERMINAL, noteAudit } from '@/provider/desk/store/audit'
import { closeAccount, getAccountByMail, listAccounts, setCredential, tidyMail } from '@/provider/desk/store/accounts'
import { recordOf } from '@/provider/desk/sign-in'
import { releaseEnquiriesOf } from '@/provider/desk/store/enquiries'
import { inviteToDesk } from '@/provider/desk/store/administration'
import { readId } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'
import { indianDateTime } from '@/provider/platform/indian-time'
import { oneOf } from '@/provider/platform/service'

export const USAGE = `npm run desk -- invite NAME MAIL [--role ROLE] [--institution ID] | list | unlock MAIL | close MAIL

  invite    prints a link that opens an account, once and within a day; for who has one already, it brings
            a new authenticator in the place of the old one and of all passkeys
  list      everybody who has an account
  unlock    lets somebody try again at once whose code was wrong too often
  close     nobody comes in by this account any more; who is in is out

  --role ROLE   ${oneOf(DESK_ROLES)};
                the first account is an administrator's unless this says otherwise
  --institution ID   whose representative they are to be

  For example: npm run desk -- invite "Asha Rao" asha@example.org --role counsellor`

export type DeskCommand =
  | { action: 'help' }
  | { action: 'list' }
  | { action: 'invite'; name: string; mail: string; role: DeskRole | null; instituteId: number | null }
  | { action: 'unlock' | 'close'; mail: string }

const MAX_NAME_LENGTH = 80
const OPTIONS = { role: { type: 'string' }, institution: { type: 'string' } } as const

function readMail(text: string | undefined): string {
  const mail = tidyMail(text ?? '')
  if (isEmail(mail)) return mail
  throw new CommandError(text === undefined ? USAGE : `"${text}" is no email address.`)
}

function readRole(text: string | undefined): DeskRole | null {
  const role = DESK_ROLES.find((each) => each === text)
  if (role === undefined && text !== undefined) throw new CommandError(`--role: "${text}" is not ${oneOf(DESK_ROLES)}.`)
  return role ?? null
}

function readInstitute(text: string | undefined): number | null {
  const id = text === undefined ? null : readId(text)
  if (id === undefined) throw new CommandError(`"${text}" is no number of an institution.`)
  return id
}

/** Reads the command line. Throws a `CommandError` with what is wrong. */
export function readDeskCommand(args: readonly string[]): DeskCommand {
  const { values, positionals } = parseOptions(args, OPTIONS, USAGE)
  if (values.help) return { action: 'help' }
  const [action, ...words] = positionals
  const role = readRole(values.role)
  const instituteId = readInstitute(values.institution)
  if (action === 'invite' && words.length === 2) {
    const name = (words[0] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
    if (name === '' || [...name].length > MAX_NAME_LENGTH || /\p{C}/u.test(name)) {
      throw new CommandError(`The name is 1 to ${MAX_NAME_LENGTH} characters that can be seen.`)
    }
    return { action, name, mail: readMail(words[1]), role, instituteId }
  }
  if (role !== null || instituteId !== null) {
    throw new CommandError(`Only invite takes --role and --institution.\n\n${USAGE}`)
  }
  if (action === 'list' && words.length === 0) return { action }
  if ((action === 'unlock' || action === 'close') && words.length === 1) return { action, mail: readMail(words[0]) }
  throw new CommandError(USAGE)
}

async function roleOfInvited(db: Database, role: DeskRole | null): Promise<DeskRole> {
  if (role !== null) return role
  const accounts = await listAccounts(db)
  if (accounts.length === 0) return 'administrator'
  throw new CommandError(`Say with --role what they are: ${oneOf(DESK_ROLES)}.`)
}

async function invite(db: Database, command: Extract<DeskCommand, { action: 'invite' }>, siteUrl: string, now: Date) {
  const role = await roleOfInvited(db, command.role)
  const { name, mail, instituteId } = command
  const outcome = await inviteToDesk(db, TERMINAL, { name, mail, role, instituteId }, now)
  if (outcome === 'no-institute') {
    throw new CommandError('A representative, and nobody else, takes --institution ID of one that is not retired.')
  }
  if (outcome === 'other-rights') {
    const former = await getAccountByMail(db, mail)
    throw new CommandError(
      `${mail} is ${former?.role} already, and an invitation changes nobody's role or institution. Another role: an administrator gives it at the desk. To represent an institution, or another one: close the account, and invite anew.`,
    )
  }
  return `${new URL(`/desk/en/invitation?token=${outcome.token}`, siteUrl)}\n\nIt opens the account of ${name} (${role}), once, until this time tomorrow. Who has it can open the account.`
}

async function list(db: Database): Promise<string> {
  const accounts = await listAccounts(db)
  const lines = accounts.map(({ account: { id, mail, name, role, closedAt, createdAt }, lockedUntil }) => {
    const locked = lockedUntil === null ? '' : `  locked until ${indianDateTime(lockedUntil)}`
    const closed = closedAt === null ? locked : `  closed ${indianDateTime(closedAt)}`
    return `${id}  ${role}  ${name} <${mail}>  since ${indianDateTime(createdAt)}${closed}`
  })
  return lines.length === 0 ? 'There are none.' : lines.join('\n')
}

async function change(db: Database, { action, mail }: Extract<DeskCommand, { action: 'unlock' | 'close' }>, now: Date) {
  const account = await getAccountByMail(db, mail)
  if (account === null) throw new CommandError(`Nobody has an account with ${mail}.`)
  await db.transaction(async (tx) => {
    if (action === 'close') {
      await closeAccount(tx, account, now)
      await releaseEnquiriesOf(tx, TERMINAL, account.id, now)
    } else await setCredential(tx, account.id, { wrongTries: 0, lockedUntil: null })
    const noted = action === 'close' ? 'account-closed' : 'account-unlocked'
    await noteAudit(tx, TERMINAL, now, { action: noted, record: recordOf(account) })
  })
  return action === 'close' ? `The account of ${account.name} is closed.` : `${account.name} may try again.`
}

/** Does what the command says. @returns what the operator reads */
export function runDeskCommand(
  db: Database,
  command: Exclude<DeskCommand, { action: 'help' }>,
  siteUrl: string,
  now: Date,
): Promise<string> {
  if (command.action === 'invite') return invite(db, command, siteUrl, now)
  return command.action === 'list' ? list(db) : change(db, command, now)
}
