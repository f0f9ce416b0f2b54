import { openApiSchema } from '@/lib/contract/open-api'
import { apiFields } from '@/lib/rules/open-data/api-fields'
import { API_EXAMPLES } from '@/lib/rules/open-data/examples'
import { brochures } from '@/provider/directory/store/brochure-tables'
import { institutes } from '@/provider/directory/store/schema'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase } from '@/testing/provider/databases'

describeOnEachDatabase('the examples of /developers', (database) => {
  const call = callsOn(() => database().db)
  beforeAll(async () => {
    const { db } = database()
    await db
      .insert(institutes)
      .values({ id: 1, name: { en: 'Kaveri Engineering' }, typeId: 1, typeIds: [1], districtId: 545 })
    await db.insert(brochures).values({ instituteId: 1, title: 'Prospectus', fileUrl: '/a.pdf' })
  })
  const describedCalls = async () => openApiSchema.parse((await call('/api/v1/openapi.json')).body)

  test.each(Object.entries(API_EXAMPLES))('%s: %s', async (path, example) => {
    const { status, body } = await call(`/api/v1${example}`)
    expect(status).toBe(200)
    const { calls, schemas } = await describedCalls()
    const described = calls.find((each) => each.path === path && each.method === 'GET')
    const success = described?.responses.find((answer) => answer.status === '200')
    // The first level of what the page says of the answer is what comes.
    const told = apiFields(success?.schema ?? null, schemas).filter(({ depth }) => depth === 0)
    const required = told.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      expect(Object.keys(body)).toEqual(expect.arrayContaining(required))
      expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(body)))
    }
  })

  test('an example has something to show: the search finds one', async () => {
    const { body } = await call(`/api/v1${API_EXAMPLES['/institutes']}`)
    expect(body).toMatchObject({ total: 1, data: [{ name: { en: 'Kaveri Engineering' } }] })
  })

  test('each call that anybody may make has an example, but for the files themselves', async () => {
    const { calls } = await describedCalls()
    const open = calls.filter(({ method, needsToken }) => method === 'GET' && !needsToken)
    expect(open.map(({ path }) => path).filter((path) => !(path in API_EXAMPLES))).toEqual(['/exports/{name}'])
  })
})
