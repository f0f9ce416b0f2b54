import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AccountPopup } from '@/components/auth/account-popup'
import { AuthProviders } from '@/components/auth/auth-providers'
import { AvatarArea } from '@/components/auth/avatar-area'
import { showToast } from '@/components/ui/toast'
import { reloadAt } from '@/lib/client/go-to'
import { getMessages } from '@/lib/messages/catalogue'
import * as en from '@/lib/messages/en'
import type { SessionUser } from '@/lib/rules/auth/sign-in'
import { ASHA, type Frame, openFrame } from '@/testing/open-sign-in'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({
  ...jest.requireActual<object>('@/lib/client/go-to'),
  goTo: jest.fn(),
  reloadAt: jest.fn(),
}))

beforeAll(() => {
  // jsdom has none, and so takes no kind of pointer along.
  window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent
})
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

const button = () => screen.getByRole('button', { name: /^Account/ })
const menu = () => screen.queryByRole('menu')
const item = (name: string) => screen.getByRole('menuitem', { name })

async function openSignedIn(who: SessionUser | null = ASHA): Promise<Frame> {
  const frame = openFrame({ hint: true })
  if (who === null) await frame.cut()
  else await frame.answer({ user: who })
  return frame
}

async function openMenu(who: SessionUser | null = ASHA): Promise<Frame> {
  const frame = await openSignedIn(who)
  await frame.user.click(button())
  await frame.wait(50)
  return frame
}

async function openPictured(who: SessionUser) {
  const frame = await openMenu(who)
  await act(() => import('@/components/auth/avatar-picture'))
  return frame
}

/** As a mouse comes and goes: jsdom's own events say nothing of the kind of pointer. */
async function point(frame: Frame, type: 'over' | 'out', target: Element, pointerType = 'mouse') {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, relatedTarget: document.body })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(target, event)
  await frame.wait(0)
}

describe('while it is not known who is there', () => {
  test('the HTML is a grey placeholder, and for browsers without scripting a link to /login of the same size', () => {
    const html = renderToString(
      <AuthProviders>
        <AvatarArea lang="en" text={en.signIn} prefix="/kn" />
      </AuthProviders>,
    )
    document.body.innerHTML = html
    const [placeholder, link] = [document.querySelector('span'), document.querySelector('a')]
    expect(placeholder).toHaveClass('size-11', 'bg-line', 'noscript:hidden')
    expect(placeholder).toBeEmptyDOMElement()
    expect(link).toHaveClass('size-11', 'scripting:hidden')
    expect(link).toHaveAttribute('href', '/kn/login')
    expect(link).toHaveAccessibleName('Login')
    document.body.innerHTML = ''
  })

  test('the placeholder stays until the server has answered', async () => {
    const { answer } = openFrame({ hint: true })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await answer({ user: ASHA })
    expect(button()).toBeVisible()
  })
})

test('signed out: a button with a name, that is said to open a dialog', () => {
  openFrame()
  expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-haspopup', 'dialog')
  expect(screen.getByRole('button', { name: 'Login' })).toHaveClass('size-11')
})

describe('signed in', () => {
  test('has the name of who it is, and says whether its menu is open', async () => {
    const { user, wait } = await openSignedIn()
    expect(button()).toHaveAccessibleName('Account: Asha Rao')
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await user.click(button())
    await wait(50)
    expect(button()).toHaveAttribute('aria-expanded', 'true')
  })

  test('the menu shows name and plan, and leads where the specification says', async () => {
    await openMenu()
    expect(menu()).toHaveTextContent('Asha RaoPremium')
    expect(item('My Profile')).toHaveAttribute('href', '/myprofile')
    expect(item('Subscription')).toHaveAttribute('href', '/pricing')
    expect(item('Subscription history')).toHaveAttribute('href', '/settings?tab=subscription')
    expect(item('Logout')).toHaveClass('text-kumkum')
    expect(item('Logout').querySelector('svg')).toBeInTheDocument()
  })

  test('its picture stands on the button and in the header of the menu; without one a default icon', async () => {
    await openPictured({ ...ASHA, image: '/media/asha.webp' })
    for (const place of [button(), menu()]) {
      expect(decodeURIComponent(place?.querySelector('img')?.src ?? '')).toContain('/media/asha.webp')
    }
    cleanup()
    await openPictured(ASHA)
    for (const place of [button(), menu()]) {
      expect(place?.querySelector('img')).toBeNull()
      expect(place?.querySelector('svg')).toBeInTheDocument()
    }
  })

  test.each([
    ['kn', 'Asha Rao', 'en', 'Premium', 'en'],
    ['kn', 'ಆಶಾ ರಾವ್', null, 'Premium', 'en'],
    ['kn', 'ಆಶಾ ರಾವ್', null, null, null],
    ['en', 'ಆಶಾ ರಾವ್', 'kn', 'Premium', null],
  ] as const)(
    'on a page in %s, the name %s has the language %s and the plan %s %s',
    (lang, fullName, written, plan, of) => {
      const text = getMessages(lang).signIn
      const area = { current: document.body.appendChild(document.createElement('button')) }
      render(
        <AccountPopup
          openedBy="hover"
          onClose={jest.fn()}
          trigger={area}
          place={{ current: document.body }}
          user={{ ...ASHA, fullName, plan }}
          lang={lang}
          text={text}
          label={text.account}
          onLogout={jest.fn()}
        />,
      )
      expect(screen.getByText(fullName).getAttribute('lang')).toBe(written)
      expect(screen.getByText(plan ?? text.basicPlan).getAttribute('lang')).toBe(of)
      area.current.remove()
    },
  )

  test('without a plan the label is Basic', async () => {
    await openMenu({ ...ASHA, plan: null })
    expect(menu()).toHaveTextContent('Basic')
  })

  test('when it cannot be asked who it is, the menu is there all the same', async () => {
    await openMenu(null)
    expect(button()).toHaveAccessibleName('Account')
    expect(menu()).toHaveTextContent('Student')
    expect(item('Logout')).toBeVisible()
  })

  test('a picture that cannot be loaded gives way to the drawn one', async () => {
    await openSignedIn({ ...ASHA, image: '/media/asha.webp' })
    await act(() => import('@/components/auth/avatar-picture'))
    const picture = button().querySelector('img')
    expect(picture?.src).toContain('asha.webp')
    fireEvent.error(picture as HTMLImageElement)
    expect(button().querySelector('img')).toBeNull()
    expect(button().querySelector('svg')).toBeInTheDocument()
  })
})

describe('the menu opens', () => {
  test('on hover, without taking the focus, and closes 150 ms after the pointer has left', async () => {
    const frame = await openSignedIn()
    const place = button().parentElement as HTMLElement
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await point(frame, 'over', place)
    await frame.wait(50)
    expect(menu()).toBeVisible()
    expect(field).toHaveFocus()
    await point(frame, 'out', place)
    await frame.wait(149)
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await frame.wait(1)
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await frame.wait(300)
    expect(menu()).not.toBeInTheDocument()
    expect(field).toHaveFocus()
    field.remove()
  })

  test('and stays where the pointer comes back in time', async () => {
    const frame = await openSignedIn()
    const place = button().parentElement as HTMLElement
    await point(frame, 'over', place)
    await point(frame, 'out', place)
    await frame.wait(100)
    await point(frame, 'over', place)
    await frame.wait(1000)
    expect(menu()).toBeVisible()
  })

  test('not when a finger passes, but when it presses', async () => {
    const frame = await openSignedIn()
    await point(frame, 'over', button().parentElement as HTMLElement, 'touch')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await frame.user.pointer([{ keys: '[TouchA]', target: button() }])
    await frame.wait(50)
    expect(menu()).toBeVisible()
  })

  test('by a press, and closes by another; one on what hover has opened keeps it', async () => {
    const frame = await openSignedIn()
    await point(frame, 'over', button().parentElement as HTMLElement)
    fireEvent.click(button(), { detail: 1 })
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(button(), { detail: 1 })
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'by the key %j, with the focus on its first item',
    async (key) => {
      const { user, wait } = await openSignedIn()
      act(() => button().focus())
      await user.keyboard(key)
      await wait(50)
      expect(item('My Profile')).toHaveFocus()
    },
  )
})

describe('with the keyboard', () => {
  async function openByKey() {
    const frame = await openSignedIn()
    act(() => button().focus())
    await frame.user.keyboard('{Enter}')
    await frame.wait(50)
    return frame
  }

  test('arrows, Home and End move, in a circle', async () => {
    const { user, wait } = await openByKey()
    for (const [key, name] of [
      ['{ArrowDown}', 'Subscription'],
      ['{End}', 'Logout'],
      ['{ArrowDown}', 'My Profile'],
      ['{ArrowUp}', 'Logout'],
      ['{Home}', 'My Profile'],
    ] as const) {
      await user.keyboard(key)
      await wait(20)
      expect(item(name)).toHaveFocus()
    }
  })

  test('Escape closes and gives the focus back', async () => {
    const { user, wait } = await openByKey()
    await user.keyboard('{Escape}')
    await wait(300)
    expect(menu()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])('%s closes and gives the focus back to the button', async (key) => {
    const { user, wait } = await openByKey()
    await user.keyboard(key)
    await wait(300)
    expect(menu()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  test('a pointer that leaves by chance does not close it', async () => {
    const frame = await openByKey()
    const place = button().parentElement as HTMLElement
    await point(frame, 'over', place)
    await point(frame, 'out', place)
    await frame.wait(500)
    expect(menu()).toBeVisible()
  })
})

test('a press elsewhere closes it', async () => {
  const { user, wait } = await openMenu()
  await user.click(document.body)
  await wait(300)
  expect(menu()).not.toBeInTheDocument()
})

describe('Logout', () => {
  test('asks the server once, signs out, and reloads to / with the login modal to come', async () => {
    const { user, calls, answer } = await openMenu()
    await user.click(item('Logout'))
    expect(calls.slice(1)).toMatchObject([{ path: '/api/logout', body: {} }])
    expect(reloadAt).not.toHaveBeenCalled()
    await answer({ ok: true })
    expect(reloadAt).toHaveBeenCalledWith('/#sign-in')
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test.each(['offline', '503'])('%s: a toast, and still signed in', async (kind) => {
    const { user, answer, cut } = await openMenu()
    await user.click(item('Logout'))
    if (kind === '503') await answer({ reason: 'away' }, 503)
    else await cut()
    expect(showToast).toHaveBeenCalledWith({
      type: 'error',
      message: 'You could not be logged out. Please try again.',
    })
    expect(reloadAt).not.toHaveBeenCalled()
    expect(button()).toBeVisible()
  })

  test('of a session that was over already is the same as any', async () => {
    const { user, answer } = await openMenu()
    await user.click(item('Logout'))
    await answer({ reason: 'signed-out' }, 401)
    expect(reloadAt).toHaveBeenCalledTimes(1)
  })
})

test('the header is no item, so that arrows pass it', async () => {
  await openMenu()
  expect(
    within(menu() as HTMLElement)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['My Profile', 'Subscription', 'Subscription history', 'Logout'])
})
