import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { callsOn } from '@/testing/provider/calls'

/** Made once for this file: it takes half a second. */
let description: Promise<unknown> | null = null
const readDescription = () => (description ??= callsOn(() => null)('/api/v1/openapi.json').then(({ body }) => body))

const operationSchema = z.looseObject({
  summary: z.string().min(5),
  responses: z.record(z.string(), z.looseObject({ description: z.string().min(5) })),
})
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

describe('the description of the calls that write', () => {
  const read = async () => documentSchema.parse(await readDescription())

  test.each([
    ['/auth/otp/send', 'post', ['200', '400', '401', '404', '409', '413', '415', '422', '429', '503']],
    ['/auth/otp/verify', 'post', ['200', '400', '404', '409', '413', '415', '422', '503']],
    ['/auth/register/complete', 'post', ['200', '400', '409', '413', '415', '422', '503']],
    ['/auth/user', 'get', ['200', '401', '503']],
    ['/auth/logout', 'post', ['200', '401', '503']],
    ['/auth/sessions', 'get', ['200', '401', '503']],
    ['/auth/sessions/{id}/end', 'post', ['200', '401', '404', '503']],
    ['/auth/sessions/end-others', 'post', ['200', '401', '503']],
    ['/profile', 'get', ['200', '401', '503']],
    ['/institutes/{id}/reviews', 'post', ['200', '201', '202', '400', '401', '404', '413', '415', '422', '429', '503']],
    ['/institutes/{id}/reviews/mine', 'get', ['200', '401', '404', '503']],
    ['/reviews/{id}/report', 'post', ['201', '400', '404', '413', '415', '422', '429', '503']],
    ['/shortlist', 'get', ['200', '401', '503']],
    ['/shortlist', 'post', ['200', '400', '401', '413', '415', '422', '503']],
    ['/account/export', 'get', ['200', '401', '503']],
    ['/account/delete', 'post', ['200', '400', '401', '413', '415', '422', '503']],
    ['/subscriptions/checkout', 'post', ['201', '400', '401', '404', '409', '413', '415', '422', '429', '503']],
    ['/subscriptions/{id}', 'get', ['200', '401', '404', '503']],
    ['/subscriptions/{id}/cancel', 'post', ['200', '401', '404', '503']],
    ['/payments/development', 'post', ['200', '400', '401', '404', '413', '415', '422', '503']],
    ['/payments/{gateway}/return', 'post', ['200', '400', '404', '413', '415', '422', '503']],
    ['/payments/{gateway}/message', 'post', ['200', '401', '404', '413', '503']],
    ['/closing-ranks/search', 'post', ['200', '400', '413', '415', '422', '503']],
    ['/profile/update', 'post', ['200', '400', '401', '413', '415', '422', '503']],
  ])('%s', async (path, method, statuses) => {
    const operation = (await read()).paths[path]?.[method]
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(statuses)
    // Asking for a code needs one only to delete; a gateway's message has a signature instead.
    const needsToken = statuses.includes('401') && !['/auth/otp/send', '/payments/{gateway}/message'].includes(path)
    expect(operation?.security).toEqual(needsToken ? [{ bearer: [] }] : undefined)
  })

  test.each(['/contact/store', '/counselling/store'])('%s', async (path) => {
    const operation = (await read()).paths[path]?.post
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(['201', '400', '413', '415', '422', '429', '503'])
    const text = JSON.stringify(operation)
    expect(text).toContain('"name":"idempotency-key","in":"header"')
    for (const field of ['name', 'phone', 'email', 'interest']) expect(text).toContain(`"${field}":{"type":"string"`)
    expect(text).toContain('Required: ten digits')
  })

  test('the fields are described as the texts that they are sent as', async () => {
    const text = JSON.stringify((await read()).paths)
    expect(text).toContain('"phone_number":{"type":"string"')
    expect(text).toContain('"image":{"type":"string","format":"binary"')
    expect(text).toContain('`phone` cannot be changed here')
    expect(text).toContain('"rating":{"type":"integer","minimum":1,"maximum":5}')
  })
})

test('nothing is described as two closed objects at once: no answer could be both', async () => {
  const both = [
    ...JSON.stringify(await readDescription()).matchAll(
      /"allOf":\[\{"\$ref":"[^"]+"\},\{[^\]]*?"additionalProperties":false/g,
    ),
  ]
  expect(both.map(([text]) => text)).toEqual([])
})

test('docs/contract.md names every call, and no others', async () => {
  const { paths } = z
    .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await readDescription())
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const text = readFileSync('docs/contract.md', 'utf8')
  const named = [...text.matchAll(/`((?:GET|POST) \/[\w{}/.-]+)/g)].map(([, call]) => call)
  // What the website answers, and the description itself.
  const apart = ['POST /api/revalidate', 'GET /openapi.json']
  expect([...new Set(named)].filter((call) => !apart.includes(call ?? '')).sort()).toEqual(described.sort())
})
