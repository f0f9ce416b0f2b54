import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { Fields } from '@/lib/contract/body'
import type { DeskCall } from '@/lib/contract/desk/rights'
import { addsOnce, type Again } from '@/provider/desk/adds-once'
import { atDesk, type AtDeskEnv, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { FAILURES, INVALID, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { idempotencyHeaders } from '@/provider/http/idempotency-key'

type Said<Asked, Answers> = { summary: string; description?: string; request?: Asked; responses: Answers }

const security = [{ bearer: [] }]
// `as const` would make texts of their numbers where they are spread.
/** How every call of the desk refuses. */
const REFUSALS = { 404: NO_RECORD, ...DESK_REFUSALS, ...FAILURES }
/** How one that takes a body does. */
export const BODY_REFUSALS = { ...UNREADABLE, 422: INVALID, ...REFUSALS }

const ONCE = idempotencyHeaders(
  'Names the form, its words among it: a repeat is answered as the first, and added once. The words are not compared',
)

type MethodOf<Call extends DeskCall> = Call extends `GET ${string}` ? 'get' : 'post'
type PathOf<Call extends DeskCall> = Call extends `${string} ${infer Path}` ? Path : never

/** `GET /desk/plans` is both. */
function placeOf<Call extends DeskCall>(call: Call) {
  const [method = '', path = ''] = call.split(' ')
  // Split by its type as it is here.
  return { method: method.toLowerCase() as MethodOf<Call>, path: path as PathOf<Call> }
}

const goOn = createMiddleware<AtDeskEnv>((_, next) => next())

/** A call of the desk without a body: for who may make it, with how it refuses. */
export const deskRoute = <Call extends DeskCall, Answers extends object, Asked extends object = object>(
  call: Call,
  { responses, request, ...said }: Said<Asked, Answers>,
) =>
  createRoute({
    ...placeOf(call),
    ...said,
    middleware: [atDesk(call)] as const,
    security,
    // Left out, it asks for nothing: `Asked` is any object then.
    request: request as Asked,
    responses: { ...REFUSALS, ...responses },
  })

/**
 * The same with a body of these fields. One that adds has `again`, what is answered where that has been added: it adds
 * once under the key of its form.
 */
export const deskWrite = <
  Call extends DeskCall,
  Body extends Fields,
  Answers extends object,
  Asked extends object = object,
>(
  call: Call,
  body: Body,
  {
    responses,
    request,
    again,
    limit = SMALL_BODY,
    ...said
  }: Said<Asked, Answers> & { again?: Again; limit?: typeof SMALL_BODY },
) =>
  createRoute({
    ...placeOf(call),
    ...said,
    middleware: [atDesk(call), again === undefined ? goOn : addsOnce(again), limit] as const,
    security,
    request: {
      // As above.
      ...(request as Asked),
      ...(again !== undefined && { headers: ONCE }),
      body: jsonBody(body),
    },
    responses: { ...BODY_REFUSALS, ...responses },
  })
