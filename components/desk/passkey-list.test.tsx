import { render, screen } from '@testing-library/react'
import { MAX_PASSKEYS } from '@/lib/contract/desk/session-life'
import { getMessages } from '@/lib/messages/catalogue'
import { PasskeyList } from './passkey-list'

jest.mock('@simplewebauthn/browser', () => ({ browserSupportsWebAuthn: () => true }))

const { desk: text, deskPasskeys: room } = getMessages('en')
const passkeys = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: `Key ${at + 1}`,
    added_at: null,
    used_at: null,
  }))
const show = (count: number) =>
  render(<PasskeyList own={{ may_add: true, passkeys: passkeys(count) }} lang="en" reply={null} {...{ text, room }} />)

test('who has as many passkeys as an account may have is told so, in the place of the form', () => {
  show(MAX_PASSKEYS)
  expect(screen.getByText(/10 passkeys at most/)).toBeVisible()
  expect(screen.queryByRole('button', { name: room.add })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(MAX_PASSKEYS)
})

test('who has one less may add one', () => {
  show(MAX_PASSKEYS - 1)
  expect(screen.getByRole('button', { name: room.add })).toBeVisible()
})
