import { fireEvent, screen } from '@testing-library/react'
import * as en from '@/lib/messages/en'
import { openFrame } from '@/testing/open-sign-in'
import { ProfileTab } from './profile-tab'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a profile that could not be had: says so, loads when asked, and shows the form', async () => {
  const href = '/settings?tab=profile'
  const { answer, calls, wait } = openFrame({
    children: <ProfileTab profile={null} href={href} lang="en" text={en.account} reply={null} />,
  })
  expect(screen.getByText('Your profile cannot be shown just now.')).toBeVisible()
  const retry = screen.getByRole('link', { name: 'Try again' })
  expect(retry).toHaveAttribute('href', href)
  fireEvent.click(retry)
  expect(screen.getByText('Loading profile...')).toBeVisible()
  await wait(0)
  expect(calls.at(-1)?.path).toBe('/api/profile')
  await answer({ id: null, firstName: 'Asha', lastName: 'Rao', email: null, phone: null, image: null, plan: null })
  expect(screen.getByRole('textbox', { name: 'First name *' })).toHaveValue('Asha')
  expect(screen.queryByText('Loading profile...')).toBeNull()
})
