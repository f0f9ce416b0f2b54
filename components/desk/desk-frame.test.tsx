import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { DeskFrame } from './desk-frame'

const text = getMessages('en').desk

function alertsOf(said: DeskSaying | null, missing: DeskSaying | null) {
  const reply = said === null ? null : { to: '/desk/en/imports', said, typed: {} }
  render(
    <DeskFrame lang="en" text={text} user={null} title="Imports" page="/imports" reply={reply} missing={missing}>
      <p>The page</p>
    </DeskFrame>,
  )
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent)
}

test.each<[what: string, said: DeskSaying | null, missing: DeskSaying | null, alerts: string[]]>([
  ['nothing is missing', null, null, []],
  ['the page cannot be shown', null, 'away', [text.said.away]],
  ['the form before met the same', 'away', 'away', [text.said.away]],
  ['the form before was refused for another reason', 'changed', 'away', [text.said.changed, text.said.away]],
  ['it was done, and the page cannot be shown', 'done', 'unknown', [text.said.unknown]],
])('what cannot be shown is said once: %s', (_what, said, missing, alerts) => {
  expect(alertsOf(said, missing)).toEqual(alerts)
})

test.each([
  [
    { q: 'ಬೆಟ್ಟ & hill', page: '2' },
    '/desk/kn/institutions?q=%E0%B2%AC%E0%B3%86%E0%B2%9F%E0%B3%8D%E0%B2%9F+%26+hill&page=2',
  ],
  [{}, '/desk/kn/institutions'],
])('what the page narrows stays in the other language: %j', (query, href) => {
  const frame = { lang: 'en', text, user: null, title: 'Institutions', page: '/institutions', reply: null } as const
  render(
    <DeskFrame {...frame} query={query}>
      <p>The page</p>
    </DeskFrame>,
  )
  expect(screen.getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute('href', href)
})
