import { startAuthentication } from '@simplewebauthn/browser'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { canUsePasskeys } from '@/lib/client/desk/passkey'
import { getMessages } from '@/lib/messages/catalogue'
import { PasskeyForm } from './passkey-form'

jest.mock('@simplewebauthn/browser')

const text = getMessages('en').deskPasskeys
const FORM = (
  <PasskeyForm
    ceremony="sign-in"
    lang="en"
    button={text.signIn}
    waiting={text.waiting}
    failures={text.failures}
    without={text.without}
  />
)
const fetched = jest.fn()
const submitted = jest.fn()

function answering(status: number, body: unknown = {}) {
  fetched.mockResolvedValue({ ok: status < 300, status, json: async () => body })
}

beforeEach(() => {
  submitted.mockClear()
  jest.mocked(canUsePasskeys).mockReturnValue(true)
  global.fetch = fetched
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    submitted(Object.fromEntries(new FormData(this)))
  })
  answering(200, { challenge: 'abc' })
})

async function press() {
  render(FORM)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
}
const named = (name: string) => Object.assign(new Error('x'), { name })

test('the browser is asked with the desk’s question, and its answer is sent as a form', async () => {
  jest.mocked(startAuthentication).mockResolvedValue({
    ...{ id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  })
  await press()
  expect(fetched).toHaveBeenCalledWith('/desk/do/passkey-sign-in-options', expect.objectContaining({ method: 'POST' }))
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } })
  expect(submitted).toHaveBeenCalledWith({ lang: 'en', response: expect.stringContaining('"id":"key"') })
})

test('cancelled by the person it says so calmly, and can be tried again', async () => {
  jest.mocked(startAuthentication).mockRejectedValue(named('NotAllowedError'))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent(text.failures.cancelled)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false')
  expect(submitted).not.toHaveBeenCalled()
})

test.each([
  [401, 'signedOut'],
  [409, 'stale'],
  [422, 'full'],
  [429, 'limited'],
  [503, 'away'],
] as const)('where the desk answers %d it says %s beside the button', async (status, failure) => {
  answering(status)
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(text.failures[failure])
})

test.each([
  ['SecurityError', 'unusable'],
  ['InvalidStateError', 'known'],
] as const)('where the browser says %s it says %s', async (name, failure) => {
  jest.mocked(startAuthentication).mockRejectedValue(named(name))
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(text.failures[failure])
})

test('no network, or an answer of somebody else’s: away', async () => {
  fetched.mockRejectedValue(new TypeError('x'))
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(text.failures.away)
  answering(200, { challenge: 1 })
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('alert')).toHaveTextContent(text.failures.away)
})

test('is in the page from the start, and not where the browser knows no passkeys', () => {
  expect(renderToString(FORM)).toContain(text.signIn)
  // Before there is script it would send an empty answer.
  expect(renderToString(FORM)).toMatch(/<button type="submit" disabled=""/)
  jest.mocked(canUsePasskeys).mockReturnValue(false)
  render(FORM)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(text.without)).toBeVisible()
})
