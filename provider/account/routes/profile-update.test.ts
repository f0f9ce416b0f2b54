import { once } from 'node:events'
import { request, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { profileAnswerSchema, profileUpdateAnswerSchema, type Profile } from '@/lib/contract/profile'
import { studentPictures, students } from '@/provider/account/store/student-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { DAY, newPhone, signInCalls } from '@/testing/provider/sign-in'

const MEGABYTE = 1024 * 1024

const picture = (r: number) =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: { r, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer()

describeOnEachDatabase('the profile', (database) => {
  const { app, as, register, forward } = signInCalls(() => database().db)
  let token = ''
  let phone = ''

  beforeEach(async () => {
    forward(2 * DAY)
    phone = newPhone()
    token = await register(phone)
  })

  async function profile(): Promise<Profile> {
    return profileAnswerSchema.parse((await as(token, '/profile')).body)
  }

  async function update(fields: Record<string, string | Blob>) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return as(token, '/profile/update', { method: 'POST', body })
  }

  const image = async (r = 200) => new Blob([new Uint8Array(await picture(r))], { type: 'image/jpeg' })

  test('of a new student', async () => {
    expect(await profile()).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      email: null,
      phone,
      image: null,
      plan: null,
      subscriptions: [],
    })
  })

  test('is changed, and answered as it now is', async () => {
    const fields = { first_name: ' Āsha ', last_name: 'R.', email: 'asha@example.in', phone: `+91 ${phone}` }
    const answer = await update(fields)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Profile updated successfully' } })
    const changed = profileUpdateAnswerSchema.parse(answer.body).profile
    expect(changed).toMatchObject({ firstName: 'Āsha', lastName: 'R.', email: 'asha@example.in', phone })
    expect(await profile()).toEqual(changed)
    expect((await as(token, '/auth/user')).body).toMatchObject({ data: { full_name: 'Āsha R.' } })
  })

  test('a field that is not sent stays, and an empty email takes it away', async () => {
    await update({ email: 'asha@example.in' })
    await update({ last_name: 'Gowda' })
    expect(await profile()).toMatchObject({ firstName: 'Asha', lastName: 'Gowda', email: 'asha@example.in' })
    await update({ email: ' ' })
    expect((await profile()).email).toBeNull()
  })

  test('what another device changes while a picture is made anew stays changed', async () => {
    await Promise.all([
      update({ first_name: 'Usha', image: await image() }),
      update({ email: 'usha@example.in' }),
      update({ last_name: 'Gowda' }),
    ])
    expect(await profile()).toMatchObject({ firstName: 'Usha', lastName: 'Gowda', email: 'usha@example.in' })
  })

  test('whose account is deleted meanwhile is signed out, with a picture too', async () => {
    for (const fields of [{ first_name: 'Usha' }, { image: await image() }]) {
      phone = newPhone()
      token = await register(phone)
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const sent = new Response(form)
      const bytes = new Uint8Array(await sent.arrayBuffer())
      // The session is looked up before the body is read.
      const late = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await database().db.delete(students).where(eq(students.phone, phone))
            controller.enqueue(bytes)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' }
      const init = { method: 'POST', headers, body: late, duplex: 'half' }
      expect((await as(token, '/profile/update', init)).status).toBe(401)
    }
  })

  test.each([
    ['first_name', ' ', 'Please fill in all required fields'],
    ['last_name', 'x'.repeat(51), 'Last name must not exceed 50 characters'],
    ['first_name', 'a\u0007', 'First name contains a character that cannot be used'],
    ['email', 'asha', 'Enter a valid email address'],
    ['email', 'a b@example.in', 'Enter a valid email address'],
    ['email', 'a@b@example.in', 'Enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.in`, 'Enter a valid email address'],
    ['phone', '12345', 'Enter a valid 10-digit mobile number starting with 6-9'],
    ['phone', '9123456780', 'The phone number cannot be changed here.'],
    ['image', 'https://example.in/me.jpg', 'Choose a JPEG, PNG or WebP picture'],
  ])('%s %j is refused by its field, and nothing is changed', async (field, value, message) => {
    const before = await profile()
    const answer = await update({ first_name: 'Other', [field]: value })
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: [message] } } })
    expect(await profile()).toEqual(before)
  })

  test('nobody else is changed, and nothing without a session', async () => {
    const other = await register(newPhone())
    await update({ first_name: 'Other' })
    expect((await as(other, '/profile')).body).toMatchObject({ data: { first_name: 'Asha' } })
    for (const path of ['/profile', '/profile/update', '/auth/user', '/auth/logout']) {
      const method = ['/profile', '/auth/user'].includes(path) ? 'GET' : 'POST'
      const answer = await app.request(`/api/v1${path}`, { method })
      expect([path, answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([path, 401, 'Bearer'])
    }
  })

  describe('"Uploads"', () => {
    const get = (path: string | null) => app.request(path ?? 'none')

    test('"random name, served with nosniff and a sandbox policy", as WebP', async () => {
      await update({ image: await image() })
      const first = (await profile()).image
      expect(first).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp$/)
      expect((await as(token, '/auth/user')).body).toMatchObject({ data: { image_url: first } })
      const answer = await get(first)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=3600',
      })
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect({ format, width }).toEqual({ format: 'webp', width: 512 })
    })

    test('a new picture has a new name, and the old one is deleted', async () => {
      const { db } = database()
      await update({ image: await image(200) })
      const first = (await profile()).image
      const kept = await db.$count(studentPictures)
      await update({ image: await image(10) })
      expect((await profile()).image).not.toBe(first)
      expect((await get(first)).status).toBe(404)
      expect(await db.$count(studentPictures)).toBe(kept)
    })

    test('names are changed without touching the picture; a form without a file sends an empty one', async () => {
      await update({ image: await image() })
      const { image: before } = await profile()
      for (const empty of ['', new Blob([])])
        expect((await update({ first_name: 'Usha', image: empty })).status).toBe(200)
      expect(await profile()).toMatchObject({ firstName: 'Usha', image: before })
    })

    test('what is no picture is refused, whatever it says to be', async () => {
      const page = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/jpeg' })
      const message = 'Choose a JPEG, PNG or WebP picture'
      expect(await update({ image: page })).toMatchObject({ status: 422, body: { errors: { image: [message] } } })
      const broken = new Blob([new Uint8Array([0xff, 0xd8, 0xff]), 'x'.repeat(99)])
      expect(await update({ image: broken })).toMatchObject({
        status: 422,
        body: { errors: { image: ['This picture cannot be read'] } },
      })
      expect((await profile()).image).toBeNull()
    })

    test('a file over 5 MB is refused', async () => {
      const file = new Blob([new Uint8Array(5 * MEGABYTE + 1)])
      expect((await update({ image: file })).status).toBe(413)
    })

    test.each(['/media/uploads/x.webp', '/media/uploads/..%2fsecret', `/media/uploads/${'0'.repeat(32)}.webp`])(
      'there is no %s',
      async (path) => {
        expect((await get(path)).status).toBe(404)
      },
    )

    test('"5 MB counted in the stream": a body whose length is not said is cut off', async () => {
      const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const options: RequestOptions = {
        port,
        host: '127.0.0.1',
        path: '/api/v1/profile/update',
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' },
      }
      const upload = request(options)
      upload.on('error', () => {})
      const answered = once(upload, 'response')
      let written = 0
      const chunk = Buffer.alloc(64 * 1024)
      const feed = setInterval(() => {
        written += chunk.length
        upload.write(chunk)
      }, 1)
      const [answer] = await answered
      clearInterval(feed)
      upload.destroy()
      server.close()
      expect(answer.statusCode).toBe(413)
      expect(written).toBeGreaterThan(5 * MEGABYTE)
      expect(written).toBeLessThan(8 * MEGABYTE)
    })

    test.each([
      ['no boundary', 'multipart/form-data', 'x', 400],
      ['cut short', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="first_name"', 400],
      ['JSON', 'application/json', '{"first_name":"A"}', 415],
    ])("a body that cannot be read (%s) is the sender's fault", async (_name, type, body, status) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
      const answer = await app.request('/api/v1/profile/update', { method: 'POST', headers, body })
      expect([answer.status, await answer.json()]).toEqual([status, { message: expect.any(String) }])
    })
  })
})
