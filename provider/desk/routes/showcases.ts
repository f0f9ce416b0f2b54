import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { DESK_SHOWCASE, SHOWCASES } from '@/lib/contract/desk/showcase'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { changeShowcase, getShowcase } from '@/provider/desk/store/showcases'
import { placeText } from '@/provider/directory/names-by-language'
import { errorSchema, json, messageSchema, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const UNKNOWN = 'There is no such list.'
const CHANGED = 'Somebody has changed this list since you opened it. Look at it again.'
const REFUSED = 'This institution cannot be added.'

const rowSchema = z.strictObject({
  id: z.int(),
  name: textSchema,
  city: nullableTextSchema,
  district: nullableTextSchema,
  retired: z.boolean().openapi({ description: 'It is no more, and no visitor is shown it' }),
})

const listRoute = deskRoute('GET /desk/showcases', {
  summary: 'The lists of institutions on the home page, in their order, past all caches',
  responses: {
    200: json(
      z.strictObject({
        data: z.array(
          z.strictObject({ list: z.enum(SHOWCASES), version: z.string(), institutions: z.array(rowSchema) }),
        ),
      }),
      'The lists',
    ),
  },
})

const changeRoute = deskWrite('POST /desk/showcases/{list}', DESK_SHOWCASE, {
  summary: 'Adds an institution to a list of the home page, moves it there or takes it away, for the public at once',
  request: { params: z.object({ list: z.string() }) },
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'The list was changed since; nothing was done.'),
  },
})

export const deskShowcaseCalls = createRouter()
deskShowcaseCalls.openapi(listRoute, async (c) => {
  const found = await Promise.all(SHOWCASES.map((list) => getShowcase(c.var.db, list)))
  const data = found.map(({ institutions, ...showcase }) => ({
    ...showcase,
    institutions: institutions.map(({ id, name, city, district, retiredAt }) => ({
      ...{ id, name, city: placeText(city), district: placeText(district), retired: retiredAt !== null },
    })),
  }))
  return c.json({ data }, 200)
})
deskShowcaseCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const asked = c.req.valid('param').list
  const list = SHOWCASES.find((each) => each === asked)
  if (list === undefined) return c.json({ message: UNKNOWN }, 404)
  const { version, action, institute } = c.req.valid('json')
  // No institution has this number.
  const id = readId(institute) ?? 0
  const outcome = await changeShowcase(db, account, { list, version, action, id }, signIn.now())
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  if (outcome !== 'done') return c.json({ message: REFUSED, errors: { institute: [outcome] } }, 422)
  website.revalidate([cacheTags.content('homepage')])
  return c.json({ message: 'It is done.' }, 200)
})
