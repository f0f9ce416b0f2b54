import { act, screen, within } from '@testing-library/react'
import { showToast } from '@/components/ui/toast'
import type { ShownProfile } from '@/lib/client/account/profile-calls'
import { GOING, goTo, reloadAt } from '@/lib/client/go-to'
import * as en from '@/lib/messages/en'
import type { ProfileReply } from '@/lib/rules/account/profile-reply'
import { ASHA, logIn, openFrame } from '@/testing/open-sign-in'
import { ProfileForm } from './profile-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({
  ...jest.requireActual<object>('@/lib/client/go-to'),
  goTo: jest.fn(),
  reloadAt: jest.fn(),
}))

const STORED: ShownProfile = {
  id: '7',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9845012345',
  image: null,
  plan: 'Premium',
}
const SAVED = { ...STORED, firstName: 'Usha', plan: { name: 'Premium' }, image: '/media/a.webp' }
const PNG = new File(['png'], 'me.png', { type: 'image/png' })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  URL.createObjectURL = jest.fn(() => 'blob:http://localhost/1')
  URL.revokeObjectURL = jest.fn()
  window.history.replaceState(null, '', '/settings?tab=profile')
})
afterEach(() => jest.useRealTimers())

let posted: FormData[]

async function start(reply: ProfileReply | null = null, stored = STORED) {
  const frame = openFrame({
    hint: true,
    children: (
      <>
        <ProfileForm profile={stored} href="/settings?tab=profile" lang="en" text={en.account} reply={reply} />
        <a href="https://elsewhere.example/">Pricing</a>
        <a href="#content">Skip</a>
      </>
    ),
  })
  posted = []
  const bff = globalThis.fetch
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.body instanceof FormData) posted.push(init.body)
    return bff(path, init)
  }) as typeof fetch
  await frame.answer({ user: ASHA })
  const save = async () => {
    await frame.user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await frame.wait(20)
  }
  const type = async (name: string, text: string) => {
    await frame.user.clear(field(name))
    if (text !== '') await frame.user.type(field(name), text)
  }
  return { ...frame, save, type }
}

const field = (name: string) => screen.getByRole('textbox', { name: `${name} *` })
const picture = () => screen.getByLabelText<HTMLInputElement>(/Change/)

test('the fields hold what is stored, and the picker takes pictures alone', async () => {
  await start()
  expect(field('First name')).toHaveValue('Asha')
  expect(field('Last name')).toHaveValue('Rao')
  expect(field('Email')).toHaveValue('asha@example.org')
  expect(picture()).toHaveAttribute('accept', 'image/*')
})

test('first name, last name and email are required and marked so; the phone is held, and has no field', async () => {
  await start()
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((each) => each.closest('div')?.querySelector('label')?.textContent)).toEqual([
    'First name *',
    'Last name *',
    'Email *',
  ])
  for (const each of fields) expect(each).toHaveAttribute('aria-required', 'true')
  const form = fields[0]?.closest('form')
  expect(new FormData(form ?? undefined).get('phone')).toBe('9845012345')
  expect(form?.querySelector('[name="phone"]')).not.toBeVisible()
})

test('the picture comes last, so that nothing typed is lost without JavaScript where it is refused', async () => {
  await start()
  const form = picture().form ?? undefined
  expect([...new FormData(form).keys()].at(-1)).toBe('image')
})

test('Discard Changes stands before Save Changes', async () => {
  await start()
  const discard = screen.getByRole('button', { name: 'Discard Changes' })
  const save = screen.getByRole('button', { name: 'Save Changes' })
  expect(discard.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a change is saved, said for three seconds, and shows in the navbar', async () => {
  const frame = await start()
  await frame.type('First name', 'Usha')
  await frame.save()
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  expect(frame.calls.at(-1)?.path).toBe('/api/profile')
  expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
    first_name: 'Usha',
    last_name: 'Rao',
    email: 'asha@example.org',
    phone: '9845012345',
    lang: 'en',
  })
  await frame.answer(SAVED)
  expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument()
  // What stands there is not said once more.
  expect(showToast).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Account: Usha Rao' })).toBeInTheDocument()
  // The answer itself took 50 ms of them.
  await frame.wait(2_949)
  expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument()
  await frame.wait(1)
  expect(screen.queryByText('Profile updated successfully!')).toBeNull()
})

test('once it is saved by Enter, the focus is on the button, and stays when the word of success goes', async () => {
  const frame = await start()
  await frame.type('First name', 'Usha{Enter}')
  await frame.wait(20)
  await frame.answer(SAVED)
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus()
  await frame.wait(3_000)
  expect(screen.queryByText('Profile updated successfully!')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus()
})

describe('what is wrong is said at its field, in the order of the specification, and nothing is sent', () => {
  test.each([
    [{ 'First name': ' ', 'Last name': '', Email: '' }, 'First name', 'First name is required'],
    [{ 'Last name': '', Email: '' }, 'Last name', 'Last name is required'],
    [{ Email: '' }, 'Email', 'Email is required'],
    [{ Email: 'asha@example' }, 'Email', 'Please enter a valid email address'],
    [{ Email: 'asha@Gmial.com' }, 'Email', 'Did you mean "gmail.com"?'],
  ])('%j', async (typed, wrong, message) => {
    const frame = await start()
    for (const [name, text] of Object.entries(typed)) await frame.type(name, text)
    await frame.save()
    expect(field(wrong)).toHaveAccessibleDescription(message)
    expect(field(wrong)).toHaveFocus()
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(posted).toEqual([])
    await frame.user.type(field('Last name'), 'x')
    expect(screen.queryByText(message)).toBeNull()
  })

  test('a misspelt mail host is put right by one press', async () => {
    const frame = await start()
    await frame.type('Email', 'asha@hotmial.com')
    await frame.save()
    await frame.user.click(screen.getByRole('button', { name: 'Use asha@hotmail.com' }))
    expect(field('Email')).toHaveValue('asha@hotmail.com')
    expect(screen.queryByText(/Did you mean/)).toBeNull()
    await frame.save()
    expect(posted[0]?.get('email')).toBe('asha@hotmail.com')
  })
})

describe('a failure', () => {
  test.each<[string, (frame: Awaited<ReturnType<typeof start>>) => Promise<void>, string]>([
    [
      'what the provider says',
      (frame) => frame.answer({ reason: 'invalid', field: null, message: 'Not today' }, 422),
      'Not today',
    ],
    ['no answer', (frame) => frame.cut(), 'Failed to update profile'],
    ['an answer of something else', (frame) => frame.answer('<html>', 502), 'Failed to update profile'],
  ])('%s is shown until something is edited, and the text is kept', async (_, fail, message) => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    await frame.save()
    await fail(frame)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(showToast).not.toHaveBeenCalled()
    expect(field('First name')).toHaveValue('Usha')
    await frame.wait(5_000)
    expect(screen.getByText(message)).toBeInTheDocument()
    await frame.user.type(field('Last name'), 'x')
    expect(screen.queryByText(message)).toBeNull()
  })

  test('what belongs to a field stands there', async () => {
    const frame = await start()
    await frame.save()
    await frame.answer({ reason: 'invalid', field: 'email', message: 'Taken' }, 422)
    expect(field('Email')).toHaveAccessibleDescription('Taken')
    expect(field('Email')).toHaveFocus()
  })

  describe('a session that is over: the login modal', () => {
    async function saveAndLogIn(stored = STORED) {
      const frame = await start(null, stored)
      await frame.type('First name', 'Usha')
      await frame.save()
      await frame.answer({ reason: 'signed-out' }, 401)
      await frame.wait(300)
      expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
      await logIn(frame)
      expect(frame.calls.at(-1)?.path).toBe('/api/profile')
      expect(posted).toHaveLength(1)
      return frame
    }

    test('and it is saved after signing in', async () => {
      const frame = await saveAndLogIn()
      await frame.answer({ ...SAVED, firstName: 'Asha' })
      expect(posted).toHaveLength(2)
      expect(posted[1]?.get('first_name')).toBe('Usha')
      expect(reloadAt).not.toHaveBeenCalled()
    })

    test('but never into the account of somebody else who signs in: the page becomes theirs', async () => {
      const frame = await saveAndLogIn()
      await frame.answer({ ...SAVED, id: '8', firstName: 'Bindu' })
      expect(posted).toHaveLength(1)
      expect(field('First name')).toHaveValue('Bindu')
      expect(reloadAt).toHaveBeenCalledWith('/settings?tab=profile')
    })

    test.each([
      ['both have the same id', '7', { id: '7', phone: null }, 2],
      ['without ids both have the same phone', null, { id: null, phone: '9845012345' }, 2],
      ['without ids they have other phones', null, { id: null, phone: '9880012345' }, 1],
      ['nothing says whose they are', null, { id: null, phone: null }, 1],
    ])('where %s', async (_, id, own, posts) => {
      const frame = await saveAndLogIn({ ...STORED, id, phone: own.phone === null ? null : STORED.phone })
      await frame.answer({ ...SAVED, ...own })
      expect(posted).toHaveLength(posts)
      expect(reloadAt).toHaveBeenCalledTimes(2 - posts)
    })

    test('nor where it cannot be known whose it is: what was typed stays', async () => {
      const frame = await saveAndLogIn()
      await frame.answer({ reason: 'away' }, 503)
      expect(posted).toHaveLength(1)
      expect(field('First name')).toHaveValue('Usha')
      expect(screen.getByText(en.account.saveFailed)).toBeInTheDocument()
    })
  })
})

describe('the picture', () => {
  test('is shown before it is saved', async () => {
    const frame = await start()
    await frame.user.upload(picture(), PNG)
    expect(document.querySelector('img[src^="blob:"]')).toBeInTheDocument()
    await frame.save()
    await frame.answer(SAVED)
    expect(document.querySelector('img[src^="blob:"]')).toBeNull()
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/1')
  })

  test.each([
    [
      'over 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'The picture must not exceed 5 MB',
    ],
    [
      'of another type',
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
      'The picture must be a JPEG, PNG or WebP',
    ],
  ])('%s it is refused beside the field', async (_, file, message) => {
    const frame = await start()
    await frame.user.upload(picture(), file)
    expect(picture()).toHaveAccessibleDescription(new RegExp(`^${message}`))
    expect(document.querySelector('img[src^="blob:"]')).toBeNull()
    await frame.save()
    expect(posted).toEqual([])
    expect(screen.getByText(message)).toBeInTheDocument()
  })
})

test('Discard Changes brings back what is stored', async () => {
  const frame = await start()
  await frame.type('First name', 'Usha')
  await frame.user.upload(picture(), PNG)
  await frame.user.click(screen.getByRole('button', { name: 'Discard Changes' }))
  expect(field('First name')).toHaveValue('Asha')
  expect(document.querySelector('img[src^="blob:"]')).toBeNull()
})

test('after a saving that was refused without JavaScript, too: by its page, to which nothing typed goes along', async () => {
  const failure = { reason: 'invalid', field: 'email', message: 'No address.' } as const
  const frame = await start({ typed: { first_name: 'Usha', email: 'usha@' }, failure })
  expect(field('First name')).toHaveValue('Usha')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Discard Changes' })
  const { form } = button
  expect([button.type, form?.getAttribute('action'), form?.method]).toEqual(['submit', '/settings', 'get'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ tab: 'profile', discard: 'yes' })
  // Enter in a field saves: what it presses belongs to the form of the field.
  expect(button.form).not.toBe(picture().form)
  await frame.user.click(button)
  expect(field('First name')).toHaveValue('Asha')
  expect(screen.getByRole('button', { name: 'Discard Changes' })).toHaveAttribute('type', 'reset')
})

test('after saving, that is what is stored', async () => {
  const frame = await start()
  await frame.type('First name', 'Usha')
  await frame.save()
  await frame.answer(SAVED)
  await frame.type('First name', 'Nobody')
  await frame.user.click(screen.getByRole('button', { name: 'Discard Changes' }))
  expect(field('First name')).toHaveValue('Usha')
})

describe('changes that are not saved', () => {
  const unloads = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
  const follow = async (frame: Awaited<ReturnType<typeof start>>, name: string) => {
    const followed = jest.fn((event: Event) => event.preventDefault())
    const link = screen.getByRole('link', { name, hidden: true })
    link.addEventListener('click', followed)
    await frame.user.click(link)
    await frame.wait(50)
    return followed
  }

  test('are not asked about where the page is loaded anew for somebody else', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    expect(unloads()).toBe(true)
    window.dispatchEvent(new Event(GOING))
    expect(unloads()).toBe(false)
  })

  test('are not asked about where there are none', async () => {
    const frame = await start()
    expect(unloads()).toBe(false)
    expect(await follow(frame, 'Pricing')).toHaveBeenCalled()
    await frame.type('First name', 'Ashax')
    await frame.type('First name', 'Asha')
    expect(unloads()).toBe(false)
    expect(question()).toBeNull()
  })

  test('are asked about by a reload', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    expect(unloads()).toBe(true)
  })

  test('are asked about by a link, which is followed when they may be lost', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    const followed = await follow(frame, 'Pricing')
    expect(followed).not.toHaveBeenCalled()
    await frame.user.click(within(question()!).getByRole('button', { name: 'Stay here' }))
    await frame.wait(50)
    expect(question()).toBeNull()
    expect(field('First name')).toHaveValue('Usha')

    await follow(frame, 'Pricing')
    await frame.user.click(within(question()!).getByRole('button', { name: 'Leave' }))
    await frame.wait(50)
    expect(followed).toHaveBeenCalledTimes(1)
    expect(unloads()).toBe(false)
  })

  test('stay where a link leads to a part of this page', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    expect(await follow(frame, 'Skip')).toHaveBeenCalled()
    expect(question()).toBeNull()
  })

  test('are asked about by Logout, before anybody is logged out', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    const logOut = async (answer: string) => {
      await frame.user.click(screen.getByRole('button', { name: /^Account/ }))
      await frame.wait(50)
      await frame.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
      await frame.wait(50)
      await frame.user.click(within(question()!).getByRole('button', { name: answer }))
      await frame.wait(50)
    }
    await logOut('Stay here')
    expect(frame.calls.at(-1)?.path).not.toBe('/api/logout')
    await logOut('Leave')
    expect(frame.calls.at(-1)?.path).toBe('/api/logout')
    // Until it is done: it may fail.
    expect(unloads()).toBe(true)
    await frame.answer({ ok: true })
    expect(reloadAt).toHaveBeenCalledWith('/#sign-in')
  })

  test('are asked about by Back', async () => {
    const frame = await start()
    const before = window.history.length
    await frame.type('First name', 'Usha')
    expect(window.history.length).toBe(before + 1)
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {})
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await frame.wait(50)
    expect(question()).toBeInTheDocument()
    await frame.user.click(within(question()!).getByRole('button', { name: 'Leave' }))
    expect(go).toHaveBeenCalledWith(-2)
    go.mockRestore()
  })

  test('once saved, Back needs no second press', async () => {
    const frame = await start()
    await frame.type('First name', 'Usha')
    await frame.save()
    await frame.answer(SAVED)
    expect(unloads()).toBe(false)
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(back).toHaveBeenCalledTimes(1)
    expect(question()).toBeNull()
    back.mockRestore()
  })
})

describe('what a saving without JavaScript came to', () => {
  test('that it is saved, for three seconds', async () => {
    const frame = await start({ typed: {}, failure: null })
    expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument()
    await frame.wait(3_000)
    expect(screen.queryByText('Profile updated successfully!')).toBeNull()
  })

  test('or what was typed, and what is wrong', async () => {
    await start({
      typed: { first_name: 'Usha', last_name: 'Rao', email: 'usha@gmial.com' },
      failure: { reason: 'invalid', field: 'email', message: 'Did you mean "gmail.com"?' },
    })
    expect(field('First name')).toHaveValue('Usha')
    expect(field('Email')).toHaveAccessibleDescription('Did you mean "gmail.com"?')
    expect(screen.getByRole('button', { name: 'Use usha@gmail.com' })).toBeInTheDocument()
    expect(goTo).not.toHaveBeenCalled()
  })
})
