import { act, screen } from '@testing-library/react'
import { SignInLink } from '@/components/auth/sign-in-link'
import { currentPath, useIntent, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { reloadAt } from '@/lib/client/go-to'
import { ASHA, openFrame, PHONE } from '@/testing/open-sign-in'

const push = jest.fn<void, [string]>()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))

const run = jest.fn()

/** A page on which something can be meant, and which sees other tabs sign in. */
function Page({ path }: { path?: string }) {
  const open = useModals((modals) => modals.open)
  const signIn = useSession((session) => session.signIn)
  useIntent('review', run)
  return (
    <>
      <button onClick={() => open('login', { name: 'review', path: path ?? currentPath() })}>Write a review</button>
      <button onClick={() => signIn(ASHA)}>In another tab</button>
      <SignInLink modal="register" lang="kn">
        Join
      </SignInLink>
    </>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/college/detail?id=7')
})
afterEach(() => jest.useRealTimers())

async function start(options: Parameters<typeof openFrame>[0] = {}) {
  const frame = openFrame({ children: <Page />, ...options })
  const settle = () => frame.wait(300)
  const press = async (name: string) => {
    await frame.user.click(screen.getByText(name))
    await settle()
  }
  const signIn = async (account = ASHA) => {
    await frame.user.type(screen.getByLabelText('Phone Number'), PHONE)
    await frame.user.click(screen.getByRole('button', { name: 'Get OTP' }))
    await frame.answer({ ok: true, retryAfter: 30 })
    await frame.user.keyboard('123456{Enter}')
    await frame.answer({ ok: true, user: account, returnTo: null })
    await frame.wait(300)
  }
  return { ...frame, press, signIn, settle }
}

describe('what a visitor meant to do', () => {
  test('is done once after signing in, on the page where it was meant, which is not left', async () => {
    const { press, signIn } = await start()
    await press('Write a review')
    expect(run).not.toHaveBeenCalled()
    await signIn()
    expect(run).toHaveBeenCalledTimes(1)
    expect(push).not.toHaveBeenCalled()
  })

  test('is kept through registering', async () => {
    const { press, user, answer, wait } = await start()
    await press('Write a review')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await user.type(screen.getByLabelText('Phone Number'), `${PHONE}{Enter}`)
    await answer({ ok: true, retryAfter: 30 })
    await user.keyboard('1234{Enter}')
    await answer({ ok: true })
    await user.keyboard('Asha')
    await user.type(screen.getByLabelText('Last name'), 'Rao{Enter}')
    await answer({ ok: true, user: ASHA, returnTo: null })
    await wait(300)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('waits for its page where it is another', async () => {
    const { press, signIn } = await start({ children: <Page path="/college/detail?id=8" /> })
    await press('Write a review')
    await signIn()
    expect(push).toHaveBeenCalledWith('/college/detail?id=8')
    expect(run).not.toHaveBeenCalled()
  })

  test('is forgotten when the modal is closed', async () => {
    const { press, signIn, user, wait } = await start()
    await press('Write a review')
    await user.keyboard('{Escape}')
    await wait(300)
    await press('Join')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await signIn()
    expect(run).not.toHaveBeenCalled()
    expect(push).toHaveBeenCalledWith('/')
  })

  test('is not done for another account: the modal closes, and the page is loaded anew', async () => {
    const { press, signIn } = await start()
    await press('In another tab')
    // Without the cookie that tells of a session, as after a 401.
    act(() => void window.dispatchEvent(new Event('focus')))
    await press('Write a review')
    await signIn({ ...ASHA, id: '8', fullName: 'Ravi Patil' })
    expect(run).not.toHaveBeenCalled()
    expect(reloadAt).toHaveBeenCalledWith('/college/detail?id=7')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('is done where another tab signs in meanwhile, and the modal closes', async () => {
    const { press, user, wait } = await start()
    await press('Write a review')
    await user.click(screen.getByText('In another tab'))
    await wait(300)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('a link to sign in', () => {
  test('is a link to the page of its own, and opens the modal instead', async () => {
    const { press } = await start()
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/kn/register')
    await press('Join')
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
  })

  test('gets the focus back', async () => {
    const { press, user, wait } = await start()
    await press('Join')
    await user.keyboard('{Escape}')
    await wait(300)
    expect(screen.getByRole('link', { name: 'Join' })).toHaveFocus()
  })

  test.each(['Control', 'Shift', 'Meta'])('with %s is a link', async (key) => {
    const { user, settle } = await start()
    const link = screen.getByRole('link', { name: 'Join' })
    const onClick = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    document.addEventListener('click', onClick, { once: true })
    await user.keyboard(`{${key}>}`)
    await user.click(link)
    await settle()
    expect(onClick).toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the anchor #sign-in', () => {
  const show = (hash: string) => window.history.replaceState({ kept: true }, '', `/?a=1${hash}`)

  test('opens the login modal and goes out of the address', async () => {
    show('#sign-in')
    const { settle } = await start()
    await settle()
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    expect(window.location.href).toMatch(/\/\?a=1$/)
    expect(window.history.state).toEqual({ kept: true })
  })

  test('also when it comes later', async () => {
    const { settle } = await start()
    show('#sign-in')
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    await settle()
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  })

  test('waits until it is known who is there, and opens nothing for somebody who is signed in', async () => {
    show('#sign-in')
    const { settle, answer } = await start({ hint: true })
    await settle()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await answer({ user: ASHA })
    await settle()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens it for somebody whose session is over', async () => {
    show('#sign-in')
    const { settle, answer } = await start({ hint: true })
    await answer({ user: null })
    await settle()
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  })

  test('another anchor stays', async () => {
    show('#results')
    const { settle } = await start()
    await settle()
    expect(window.location.hash).toBe('#results')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
