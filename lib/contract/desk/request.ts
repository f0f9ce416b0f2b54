import type { DeskCall, OPEN_DESK_CALLS } from '@/lib/contract/desk/rights'
import { segment } from '@/lib/contract/endpoints'

export type AnyDeskCall = DeskCall | (typeof OPEN_DESK_CALLS)[number]
type IdsIn<Call> = Call extends `${string}{${infer Id}}${infer Rest}` ? Id | IdsIn<Rest> : never
type Words = Readonly<Record<string, string | number>>
/** The ids in the path of a call; the rest is the query of a GET, or the body of a POST. */
export type Asked<Call extends AnyDeskCall> = Readonly<Record<IdsIn<Call>, string | number>> &
  (Call extends `GET ${string}` ? Words : Readonly<Record<string, unknown>>)
/** What has no id can be asked for without a word. */
export type AskedOf<Call extends AnyDeskCall> = [IdsIn<Call>] extends [never]
  ? [asked?: Asked<Call>]
  : [asked: Asked<Call>]

export type DeskRequest = { method: 'GET' | 'POST'; path: string; body: Readonly<Record<string, unknown>> | undefined }

/**
 * A call of the desk as it is sent, its path relative to `API_BASE_URL`: `GET /desk/plans/{id}` with an id. All are optional:
 * without them there is no desk.
 */
export const deskRequest = <Call extends AnyDeskCall>(call: Call, ...[asked]: AskedOf<Call>) =>
  requestOf(call, asked ?? {})

/** The same of a call whose ids are known to be there. */
export function requestOf(call: AnyDeskCall, asked: Readonly<Record<string, unknown>>): DeskRequest {
  const rest = new Map(Object.entries(asked))
  const [verb, template = ''] = call.split(' /')
  const path = template.replace(/\{(\w+)\}/g, (_, id: string) => {
    const value = segment(String(rest.get(id)))
    rest.delete(id)
    return value
  })
  if (verb === 'POST') return { method: 'POST', path, body: Object.fromEntries(rest) }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return { method: 'GET', path: query === '' ? path : `${path}?${query}`, body: undefined }
}
