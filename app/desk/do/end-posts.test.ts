/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { recordPosts } from '@/lib/bff/record-posts'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

/** A time at which something is retired or withdrawn. */

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const TIME = { 'until.day': '2027-06-01', 'until.time': '09:30' }
const UNTIL = '2027-06-01T09:30:00+05:30'

const INSTITUTION = {
  handler: DESK_FORMS['institution-retire-at'],
  ...{ call: 'POST /desk/institutions/7/retire-at', to: '/desk/kn/institutions/7#until-time' },
  ...{ form: { action: 'retire', successor: '12' }, sent: { successor: '12' } },
}
const PLAN = {
  handler: recordPosts(RECORD_ROOMS.plan).withdrawAt,
  ...{ call: 'POST /desk/plans/7/withdraw-at', to: '/desk/kn/plans/plan/7#until-time', form: {}, sent: {} },
}

describe.each([
  ['an institution', INSTITUTION],
  ['a record', PLAN],
])('of %s', (_of, { handler, call, to: page, form, sent }) => {
  async function post(typed: Record<string, string>) {
    const body = { lang: 'kn', id: '7', version: 'v1', ...form, ...TIME, ...typed }
    const answer = await handler(bffRequest('/desk/do/x', { form: body, cookies: COOKIES }))
    return deskReplyAfter(answer, COOKIES)
  }

  test.each([
    ['set', UNTIL, 'endSet'],
    ['unset', '', 'endRemoved'],
  ])('it is %s as it was shown, in India', async (button, until, said) => {
    const calls = answerAsProvider(provider, { [call]: { body: { message: 'x' } } })
    const { to, reply } = await post({ do: button })
    expect([to, reply?.said]).toEqual([page, said])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', until, ...sent })
  })

  test.each([
    [422, 'endRefused', { until: 'past' }],
    [409, 'changed', undefined],
  ])('refused with %d it is said there, and what was typed is kept', async (status, said, wrong) => {
    const errors = { until: ['past'] }
    answerAsProvider(provider, { [call]: { status, body: { message: 'x', ...(status === 422 && { errors }) } } })
    const { to, reply } = await post({ do: 'set' })
    expect([to, reply?.said, reply?.wrong, reply?.typed]).toEqual([page, said, wrong, { ...TIME, ...sent }])
  })
})

test.each([
  [
    'an institution',
    DESK_FORMS['institution-state'],
    'POST /desk/institutions/7/state',
    INSTITUTION.form,
    INSTITUTION.sent,
  ],
  ['a record', recordPosts(RECORD_ROOMS.plan).withdraw, 'POST /desk/plans/7/withdraw', {}, {}],
])(
  '%s that is to end now, and does not, keeps the time that was typed beside it',
  async (_, handler, call, form, sent) => {
    const calls = answerAsProvider(provider, { [call]: { status: 409, body: { message: 'x' } } })
    const body = { lang: 'kn', id: '7', version: 'v1', ...form, ...TIME }
    const request = bffRequest('/desk/do/x', { form: body, cookies: COOKIES })
    const { reply } = await deskReplyAfter(await handler(request), COOKIES)
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...form })
    expect(reply?.typed).toEqual({ ...TIME, ...sent })
  },
)

test('a successor that is refused is where one is led to', async () => {
  const { handler, call, form } = INSTITUTION
  answerAsProvider(provider, { [call]: { status: 422, body: { message: 'x', errors: { successor: ['unread'] } } } })
  const body = { lang: 'kn', id: '7', version: 'v1', ...form, ...TIME, do: 'set' }
  const { to } = await deskReplyAfter(
    await handler(bffRequest('/desk/do/x', { form: body, cookies: COOKIES })),
    COOKIES,
  )
  expect(to).toBe('/desk/kn/institutions/7#successor')
})
