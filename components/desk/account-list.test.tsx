import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { AccountList } from './account-list'

test('from each account a link leads to what was done by it, and with it', () => {
  const { desk, deskAccounts: room } = getMessages('kn')
  const account = { id: '5', name: 'Asha Rao', mail: 'asha@desk.example', role: 'editor' as const, own: false }
  const none = { created_at: null, closed_at: null, locked_until: null, institute: null }
  render(<AccountList accounts={[{ ...account, ...none }]} lang="kn" text={{ desk, room }} />)
  const link = screen.getByRole('link', { name: `${desk.history}: Asha Rao` })
  expect(link).toHaveAttribute('href', '/desk/kn/audit?q=Asha+Rao')
})
