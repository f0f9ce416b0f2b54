import { render, screen } from '@testing-library/react'
import { SESSION_DAYS } from '@/lib/contract/constants'
import type { StudentSession } from '@/lib/contract/session'
import { getMessages } from '@/lib/messages/catalogue'
import { SessionList } from './session-list'

const session = (id: string, more: Partial<StudentSession> = {}): StudentSession => ({
  id,
  device: `Browser ${id}`,
  createdAt: Date.UTC(2026, 10, 20, 3, 30),
  lastSeenAt: Date.UTC(2026, 10, 21, 12, 5),
  isCurrent: false,
  ...more,
})

function show(sessions: StudentSession[] | null, lang: 'en' | 'kn' = 'en') {
  render(<SessionList sessions={sessions} lang={lang} text={getMessages(lang).account} />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('the device in one’s hand stands first and says so; the others say when, in Indian time, and end', () => {
  const rows = show([session('1', { device: null }), session('2', { isCurrent: true }), session('3')])
  const since = 'Signed in since 20 Nov 2026, 9:00 am'
  const seen = 'Last seen 21 Nov 2026, 5:35 pm'
  expect(rows).toEqual([
    `Browser 2This device${since}`,
    `Unknown device${since}${seen}Sign out`,
    `Browser 3${since}${seen}Sign out`,
  ])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => [button.getAttribute('value'), button.getAttribute('aria-label')])).toEqual([
    ['1', 'Sign out: Unknown device'],
    ['3', 'Sign out: Browser 3'],
    ['others', null],
  ])
})

test('how long one stays signed in is what the session lasts', () => {
  const { sessionsText } = getMessages('en').account
  expect(sessionsText).not.toMatch(/\d/)
  show([session('1')])
  expect(
    screen.getByText(`You stay signed in for ${SESSION_DAYS} days on each of these.`, { exact: false }),
  ).toBeVisible()
})

test('moments that a provider does not tell are left out', () => {
  expect(show([session('1', { createdAt: null, lastSeenAt: null })])).toEqual(['Browser 1Sign out'])
})

test('where there is this device alone, there is nothing to end', () => {
  expect(show([session('1', { isCurrent: true })])).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a form goes back to the page in its own language', () => {
  show([session('1')], 'kn')
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
    expect(button.form).toHaveFormValues({ lang: 'kn' })
    expect(button.form).toHaveAttribute('action', '/api/sessions/end')
  }
})

test('while the list cannot be had, it says so', () => {
  expect(show(null)).toEqual([])
  expect(screen.getByText('The list cannot be shown just now. Please try again in a moment.')).toBeVisible()
})
