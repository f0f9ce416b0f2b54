/** @jest-environment jsdom */
import { waitForSmsCode } from '@/lib/client/auth/web-otp'

const get = jest.fn<Promise<unknown>, [unknown]>()

function browser({ secure = true, knows = true } = {}) {
  Object.defineProperty(window, 'isSecureContext', { value: secure, configurable: true })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  if (knows) Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true })
  else Reflect.deleteProperty(window, 'OTPCredential')
  get.mockReset()
}

test('asks for the code of an SMS and gives it', async () => {
  browser()
  get.mockResolvedValue({ code: '123456' })
  const { signal } = new AbortController()
  await expect(waitForSmsCode(signal)).resolves.toBe('123456')
  expect(get).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal })
})

test.each([
  ['has no WebOTP', { knows: false }],
  ['is on plain http', { secure: false }],
])('asks nothing where the browser %s', async (_, kind) => {
  browser(kind)
  await expect(waitForSmsCode(new AbortController().signal)).resolves.toBeNull()
  expect(get).not.toHaveBeenCalled()
})

test.each([[null], [{}], [{ code: 7 }]])('gives nothing of %j', async (credential) => {
  browser()
  get.mockResolvedValue(credential)
  await expect(waitForSmsCode(new AbortController().signal)).resolves.toBeNull()
})

test('gives nothing when the visitor declines or the wait is over', async () => {
  browser()
  get.mockRejectedValue(new DOMException('no', 'AbortError'))
  await expect(waitForSmsCode(new AbortController().signal)).resolves.toBeNull()
})
