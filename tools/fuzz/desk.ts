import { z } from 'zod'
import { DESK_CALLS, DESK_ROLES, type DeskCall, type DeskRole, mayCall } from '@/lib/contract/desk/rights'
import { addInvitation } from '@/provider/desk/store/accounts'
import type { Database } from '@/provider/platform/database'
import type { deskCalls } from '@/testing/provider/desk'
import type { Described } from './described'
import type { Known } from './values'

/** Whether who is signed in at the desk is needed for it. */
export const isOfDesk = (call: string): call is DeskCall => DESK_CALLS.some((one) => one === call)
const pageSchema = z.object({ data: z.array(z.object({ id: z.union([z.string(), z.number()]) })).min(1) })
/** So many records of a room are sent its calls. */
const MAX_IDS = 4
const NOBODY = '2147483647'
const VERSION = /"version":"?([^",}]+)/

/** Those who keep the guide, in the world of the fuzz run: of each role one, who signs in anew when a session is over. */
export function startDesk(desk: ReturnType<typeof deskCalls>, db: Database, instituteId: number) {
  const tokens = new Map<DeskRole, string>()
  let people = 0

  async function join(role: DeskRole): Promise<string> {
    const invited = { name: `A ${role}`, mail: `fuzz-${(people += 1)}@desk.example`, role }
    const own = role === 'representative' ? { instituteId } : {}
    const { session } = await desk.accept(await addInvitation(db, { ...invited, ...own }, desk.now()))
    tokens.set(role, session)
    return session
  }

  /** A session of somebody who may make the call; `null`: it is none of the desk's. */
  async function tokenFor(call: string): Promise<string | null> {
    if (!isOfDesk(call)) return null
    const role = DESK_ROLES.find((one) => mayCall(one, call)) ?? 'administrator'
    const token = tokens.get(role)
    if (token !== undefined && (await desk.as(token, '/desk/session')).status === 200) return token
    return join(role)
  }

  /** What a call of one record can be about: what the list of its room has, and the versions of these. */
  async function knownFor({ path }: Described): Promise<Known> {
    const list = path.replace(/\/\{.*/, '')
    const token = await tokenFor(`GET ${list}`)
    if (token === null || list === path) return {}
    const listed = pageSchema.safeParse((await desk.as(token, list)).body)
    if (!listed.success) return {}
    const ids = listed.data.data.slice(0, MAX_IDS).map(({ id }) => String(id))
    const records = await Promise.all(ids.map(async (id) => (await desk.as(token, `${list}/${id}`)).body))
    const versions = records.map((body) => VERSION.exec(JSON.stringify(body))?.[1] ?? '1')
    return { id: [...ids, NOBODY], version: [...versions, '0', '1'] }
  }
  return { tokenFor, knownFor }
}
