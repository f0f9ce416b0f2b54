import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { readBody, textsBeforeFile } from '@/lib/server/read-body'

const post = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
  })
const json = (value: unknown) => post(JSON.stringify(value), 'application/json')

test('JSON and both kinds of forms give the same fields', async () => {
  const multipart = new FormData()
  multipart.set('phone', '98450')
  const bodies = [
    json({ phone: '98450' }),
    post('phone=98450', 'application/x-www-form-urlencoded;charset=UTF-8'),
    post(multipart),
  ]
  const read = await Promise.all(bodies.map((body) => readBody(body)))
  expect(read).toEqual([
    { ok: true, kind: 'json', fields: { phone: '98450' } },
    { ok: true, kind: 'form', fields: { phone: '98450' } },
    { ok: true, kind: 'form', fields: { phone: '98450' } },
  ])
})

test('the type counts without regard to case and to what stands after it', async () => {
  expect(await readBody(post('{}', 'Application/JSON ; charset=utf-8'))).toEqual({ ok: true, kind: 'json', fields: {} })
})

test('a post without a body has no fields', async () => {
  expect(await readBody(post(null))).toEqual({ ok: true, kind: 'json', fields: {} })
})

test('texts are in NFC, so that the same name is the same text', async () => {
  const { fields } = { fields: {}, ...(await readBody(json({ name: 'Rene\u0301' }))) }
  expect(fields).toEqual({ name: 'Ren\u00e9' })
})

test('signs that nobody sees, which come along when a number is copied, are left away; joiners of Kannada stay', async () => {
  const copied = await readBody(json({ phone: '\u202a98450\u200b 12345\u202c', name: 'ರಾ\u200dವ್\u200c' }))
  expect(copied).toMatchObject({ fields: { phone: '98450 12345', name: 'ರಾ\u200dವ್\u200c' } })
})

test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800', '\udfff'])(
  'control characters are refused, and their field is named and keeps the rest: %j',
  async (sign) => {
    expect(await readBody(json({ phone: '1', name: `a${sign}` }))).toEqual({
      ok: false,
      status: 422,
      kind: 'json',
      fields: { phone: '1', name: 'a' },
      field: 'name',
    })
  },
)

test('tabs and line breaks are text', async () => {
  expect(await readBody(json({ a: 'x\t\r\ny' }))).toMatchObject({ ok: true, fields: { a: 'x\t\r\ny' } })
})

test('64 KB is the most, said or counted', async () => {
  const of = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
  expect(await readBody(post(of(65_536), 'application/json'))).toMatchObject({ ok: true })
  expect(await readBody(post(of(65_537), 'application/json'))).toEqual({ ok: false, status: 413 })
  expect(await readBody(post('{}', 'application/json', { 'content-length': '65537' }))).toEqual({
    ok: false,
    status: 413,
  })
})

test('a field that would be everybody’s is a field like any other', async () => {
  const body = await readBody(post('{"__proto__":{"isAdmin":true}}', 'application/json'))
  expect(body.ok && Object.keys(body.fields)).toEqual(['__proto__'])
})

describe('a multipart form of more parts than any form has is not taken apart', () => {
  const parts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--b--\r\n`

  test.each([
    [49, 'multipart/form-data; boundary=b', true],
    [50, 'multipart/form-data; boundary=b', false],
    [50, 'multipart/form-data; boundary="b"; charset=utf-8', false],
    [50, 'multipart/form-data; boundary=x, multipart/form-data; boundary=b', false],
    [50, 'multipart/form-data; boundary=x; boundary=b', false],
    [1_000, 'multipart/form-data; boundary=b', false],
  ])('%d parts of %s', async (count, type, isRead) => {
    const parse = jest.spyOn(Response.prototype, 'formData')
    const body = await readBody(post(parts(count), type))
    expect(body).toEqual(isRead ? { ok: true, kind: 'form', fields: { a: '1' } } : { ok: false, status: 400 })
    const types = parse.mock.contexts.map((response) => (response as Response).headers.get('content-type'))
    parse.mockRestore()
    // Where it is parsed at all, then by a boundary that is not in it.
    expect(types.filter((each) => each?.includes('boundary="b"'))).toHaveLength(isRead ? 1 : 0)
  })
})

test('nor is one with a part of endless headers', async () => {
  const parse = jest.spyOn(Response.prototype, 'formData')
  const body = (lines: number) =>
    `--b\r\nContent-Disposition: form-data; name="a"\r\n${'x:y\r\n'.repeat(lines)}\r\n${'1'.repeat(9_000)}\r\n--b--\r\n`
  const type = 'multipart/form-data; boundary=b'
  expect(await readBody(post(body(100), type))).toMatchObject({ ok: true })
  expect(await readBody(post(body(1_000), type))).toEqual({ ok: false, status: 400 })
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})

describe('of a form that was refused unread, the texts before its file', () => {
  const part = (head: string, content: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const name = part('name="first_name"', 'A\u0007sha')
  const file = part('name="image"; filename="a.png"', 'x'.repeat(200_000))
  const type = 'multipart/form-data; boundary=b'

  test('are read, and no more than them', async () => {
    const read = { bytes: 0 }
    const bytes = Buffer.from(`${name}${file}--b--\r\n`)
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytes.subarray(read.bytes, read.bytes + 1_000))
          read.bytes += 1_000
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': type }
    const request = new NextRequest('http://localhost/', { method: 'POST', headers, body, duplex: 'half' })
    expect(await textsBeforeFile(request)).toEqual({ first_name: 'Asha' })
    expect(read.bytes).toBeLessThan(70_000)
  })

  test.each([
    ['whose file comes first', `${file}${name}--b--\r\n`, type],
    ['that ends within a text', part('name="first_name"', 'x'.repeat(200_000)), type],
    ['without a boundary', `${name}${file}`, 'multipart/form-data'],
  ])('of one %s there are none', async (_, body, of) => {
    expect(await textsBeforeFile(post(body, of))).toEqual({})
  })
})

test('no body whatever makes it throw', async () => {
  const types = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
  )
  await fc.assert(
    fc.asyncProperty(types, fc.uint8Array({ maxLength: 300 }), async (type, bytes) => {
      const body = await readBody(post(new Uint8Array(bytes), type))
      expect([true, false]).toContain(body.ok)
    }),
  )
})
