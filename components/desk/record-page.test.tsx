import { render, screen } from '@testing-library/react'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { RecordListPage, RecordPage } from './record-page'

const { desk, deskPlans: text, deskContent: content } = getMessages('en')
const noted = { record: 'plan 7', at: '2027-01-02T03:04:05Z' }
const past = deskRecordPastSchema.parse({
  data: {
    values: { name: 'Scholar', price: '2990' },
    history: [
      {
        ...noted,
        id: 2,
        by: 'Asha',
        action: 'plan-withdrawn',
        before: { name: 'Scholar', price: '2990' },
        after: null,
      },
      { ...noted, id: 1, by: 'Ravi', action: 'plan-added', before: null, after: { name: 'Scholar', price: '2990' } },
    ],
  },
})

test.each([
  [['POST /desk/plans'], '/desk/en/plans/new?from=7'],
  [[], undefined],
])('of a record that is withdrawn its history stands there; who may %j brings it back at %s', (may, way) => {
  const user = { id: '1', name: 'Uma', mail: 'uma@desk.example', role: 'editor', may, cuts_pictures: true } as const
  const opened = {
    ...{ room: RECORD_ROOMS.plan, id: '7', data: null, past, form: null, version: null, content, reply: null },
    ...({ page: '/plans/plan/7', missing: null, siteUrl: new URL('https://guide.example') } as const),
    user: { ...user, may: [...may] },
  }
  render(
    <RecordPage title={desk.plans} {...{ opened, lang: 'en', desk, text }}>
      {() => 'a form'}
    </RecordPage>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scholar')
  expect(screen.getByText(/Withdrawn by Asha, 2 Jan 2027/)).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: text.bringItBack })?.getAttribute('href')).toBe(way)
  expect(screen.queryByText('a form')).toBeNull()
})

const ID = 'new_0123456789ab'
test.each([
  [
    'content-published',
    { id: '7' },
    /A draft that was published under the name of Asha, 2 Jan 2027/,
    '/desk/en/plans/plan/7',
  ],
  ['draft-discarded', null, /A draft that Asha discarded, 2 Jan 2027/, `/desk/en/plans/new?from=${ID}`],
])('of a draft of what was not there it says how it ended, and leads on: %s', (action, after, sentence, way) => {
  const values = after === null ? { name: 'Scholar' } : {}
  const entry = { ...noted, record: `plan ${ID}`, id: 2, by: 'Asha', action, before: null, after }
  const user = {
    id: '1',
    name: 'Uma',
    mail: 'uma@desk.example',
    role: 'editor',
    may: ['POST /desk/plans'],
    cuts_pictures: true,
  } as const
  const opened = {
    ...{ room: RECORD_ROOMS.plan, id: ID, data: null, form: null, version: null, content, reply: null },
    ...({ page: `/plans/plan/${ID}`, missing: null, siteUrl: new URL('https://guide.example') } as const),
    past: deskRecordPastSchema.parse({ data: { values, history: [entry] } }),
    user: { ...user, may: [...user.may] },
  }
  render(
    <RecordPage title={desk.plans} {...{ opened, lang: 'en', desk, text }}>
      {() => 'a form'}
    </RecordPage>,
  )
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: after === null ? text.bringItBack : text.toAdded })).toHaveAttribute(
    'href',
    way,
  )
})

test.each(['title', 'title_kn', 'name_kn'])('a record is called by its %s', (field) => {
  const opened = {
    ...{ room: RECORD_ROOMS.notification, id: '7', data: null, form: null, version: null, content, reply: null },
    ...({ page: '/notifications/7', missing: null, siteUrl: new URL('https://guide.example') } as const),
    past: deskRecordPastSchema.parse({ data: { values: { [field]: 'ಹೊಸ ದಿನ' }, history: [] } }),
    user: null,
  }
  render(
    <RecordPage title={desk.notifications} {...{ opened, lang: 'en', desk, text }}>
      {() => 'a form'}
    </RecordPage>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ಹೊಸ ದಿನ')
})

test('above the list stand the drafts of what is not there yet', () => {
  const at = Date.parse('2027-01-02T03:04:05Z')
  const draft = { list: 'plans', id: ID, name: { en: 'Scholar' }, by: 'Asha', at, schedule: null, place: null } as const
  const opened = {
    ...{ room: RECORD_ROOMS.plan, mayAdd: true, drafts: [draft], content, user: null, reply: null },
    ...({ page: '/plans', missing: null, areDraftsAway: false } as const),
  }
  render(
    <RecordListPage title={desk.plans} {...{ opened, lang: 'en', desk, text }}>
      the list
    </RecordListPage>,
  )
  expect(screen.getByRole('link', { name: 'Scholar' })).toHaveAttribute('href', `/desk/en/plans/plan/${ID}`)
  expect(screen.getByRole('heading', { name: text.newDrafts })).toBeVisible()
})
