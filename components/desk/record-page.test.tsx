import { render, screen } from '@testing-library/react'
import { deskRecordPastSchema } from '@/lib/contract/desk/record'
import { getMessages } from '@/lib/messages/catalogue'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { RecordPage } from './record-page'

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
  const user = { id: '1', name: 'Uma', mail: 'uma@desk.example', role: 'editor', may } as const
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
