import { act, configure, getConfig, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
// Chunks of their own, which are asked for while a test runs: known beforehand, they come at once.
import '@/components/auth/account-popup'
import '@/components/auth/auth-modals'
import { AuthProviders } from '@/components/auth/auth-providers'
import { AvatarArea } from '@/components/auth/avatar-area'
import { ModalHost } from '@/components/auth/modal-host'
import type { Language } from '@/lib/contract/language'
import type { SessionUser, SignInFailure } from '@/lib/rules/auth/sign-in'
import * as en from '@/lib/messages/en'
import { type PendingCall, stubBff } from '@/testing/stub-bff'

export const ASHA: SessionUser = { id: '7', fullName: 'Asha Rao', image: null, plan: 'Premium' }
export const PHONE = '9876543210'

const SETTLED_MS = 50

// user-event wraps every `focus()` into an `act` of its own, which ends ours where an effect moves the focus.
let isSettling = false
const { eventWrapper } = getConfig()
configure({ eventWrapper: (move) => (isSettling ? move() : eventWrapper(move)) })

export function failure(reason: SignInFailure['reason'], rest: Partial<SignInFailure> = {}): SignInFailure {
  return { reason, message: null, field: null, retryAfter: null, ...rest }
}

export type Frame = {
  user: UserEvent
  /** The requests to the BFF, as they come. */
  calls: PendingCall[]
  /** Answers the newest request. */
  answer: (body: unknown, status?: number) => Promise<void>
  /** The newest request gets no answer at all. */
  cut: () => Promise<void>
  wait: (ms: number) => Promise<void>
}

function setHint(isSignedIn: boolean) {
  document.cookie = isSignedIn ? 'signed-in=1' : 'signed-in=; max-age=0'
}

type Shown = { hint?: boolean; lang?: Language; otpLength?: number; children?: ReactNode }

/**
 * Shows the frame's part of signing in, with jest's fake timers. A test that uses it replaces
 * `next/navigation`, the toasts and lib/client/go-to.
 * @param hint whether the browser has the cookie that tells of a session
 * @param lang of the dialogs
 */
export function openFrame({ hint = false, lang = 'en', otpLength = 6, children = null }: Shown = {}): Frame {
  setHint(hint)
  const calls = stubBff()
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const props = { lang: 'en', text: en.signIn, prefix: '' } as const
  render(
    <AuthProviders>
      <AvatarArea {...props} />
      <ModalHost lang={lang} prefix={props.prefix} closeLabel={en.controls.close} otpLength={otpLength} />
      {children}
    </AuthProviders>,
  )
  const after = async (begin: () => void, ms: number) => {
    isSettling = true
    try {
      await act(async () => {
        // What loads with the first question is there.
        await jest.advanceTimersByTimeAsync(0)
        begin()
        await jest.advanceTimersByTimeAsync(ms)
      })
    } finally {
      isSettling = false
    }
  }
  return {
    user,
    calls,
    wait: (ms) => after(() => {}, ms),
    answer: (body, status) => after(() => calls.at(-1)?.answer(body, status), SETTLED_MS),
    cut: () => after(() => calls.at(-1)?.break(), SETTLED_MS),
  }
}

/** Signs Asha in by the login modal that is open. */
export async function logIn({ user, answer, wait }: Frame): Promise<void> {
  await user.type(screen.getByLabelText('Phone Number'), PHONE)
  await user.click(screen.getByRole('button', { name: 'Get OTP' }))
  await answer({ ok: true, retryAfter: 30 })
  await user.keyboard('123456{Enter}')
  await answer({ ok: true, user: ASHA, returnTo: null })
  await wait(300)
}

/** Opens the login modal from the navbar. */
export async function openLogin(options: Parameters<typeof openFrame>[0] = {}): Promise<Frame> {
  const frame = openFrame(options)
  await frame.user.click(screen.getByRole('button', { name: 'Login' }))
  await frame.wait(300)
  return frame
}
