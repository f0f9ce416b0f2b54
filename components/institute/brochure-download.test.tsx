import { screen } from '@testing-library/react'
import { showToast } from '@/components/ui/toast'
import { saveFile } from '@/lib/client/brochures/save-file'
import * as en from '@/lib/messages/en'
import { ASHA, logIn, openFrame } from '@/testing/open-sign-in'
import { BrochureDownload } from './brochure-download'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/client/go-to', () => ({ goTo: jest.fn(), reloadAt: jest.fn() }))
jest.mock('@/lib/client/brochures/save-file', () => ({ saveFile: jest.fn() }))

const text = en.institute.brochures
const FILE = new Blob(['%PDF-'])

/** What the route of brochures answers; the rest of the BFF waits for the test. */
let file: () => Promise<Partial<Response>>
let asked: [string, RequestInit | undefined][]

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/college/detail?id=7')
  asked = []
  file = () => Promise.resolve({ ok: true, status: 200, blob: () => Promise.resolve(FILE) })
})
afterEach(() => jest.useRealTimers())

async function open(hint: boolean) {
  const frame = openFrame({
    hint,
    children: <BrochureDownload instituteId="7" brochureId="a/3" title="Prospectus: 2026" lang="en" text={text} />,
  })
  const bff = globalThis.fetch
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (!path.includes('/brochures/')) return bff(path, init)
    asked.push([path, init])
    return file()
  }) as typeof fetch
  if (hint) await frame.answer({ user: ASHA })
  const link = screen.getByRole('link', { name: 'Download Brochure Prospectus: 2026' })
  const press = async () => {
    await frame.user.click(link)
    await frame.wait(300)
  }
  return { ...frame, link, press }
}

test('without its script it is a link to the file', async () => {
  const { link } = await open(true)
  expect(link).toHaveAttribute('href', '/api/institutes/7/brochures/a%2F3?lang=en')
})

test('the file is saved under its title, and said to be', async () => {
  const { press } = await open(true)
  await press()
  expect(asked).toEqual([['/api/institutes/7/brochures/a%2F3?lang=en', { headers: { accept: 'application/pdf' } }]])
  expect(saveFile).toHaveBeenCalledWith(FILE, 'Prospectus 2026.pdf')
  expect(showToast).toHaveBeenCalledWith({ type: 'success', message: 'Brochure downloaded successfully!' })
})

test.each<[string, () => Promise<Partial<Response>>, string]>([
  ['an answer of failure', () => Promise.resolve({ ok: false, status: 502 }), 'Failed to download file'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to download brochure'],
  [
    'a file that breaks off',
    () => Promise.resolve({ ok: true, status: 200, blob: () => Promise.reject(new TypeError('network error')) }),
    'Failed to download brochure',
  ],
])('%s is said in the specification’s words', async (_, reply, message) => {
  file = reply
  const { press } = await open(true)
  await press()
  expect(showToast).toHaveBeenCalledWith({ type: 'error', message })
  expect(saveFile).not.toHaveBeenCalled()
})

test('while it comes, pressing again asks for nothing', async () => {
  let give: (reply: Partial<Response>) => void = () => {}
  file = () => new Promise((resolve) => (give = resolve))
  const { press, link, wait } = await open(true)
  await press()
  await press()
  expect(link).toHaveAttribute('aria-busy', 'true')
  expect(link).toHaveTextContent('Downloading…')
  expect(asked).toHaveLength(1)
  await wait(0)
  give({ ok: true, status: 200, blob: () => Promise.resolve(FILE) })
  await wait(50)
  expect(link).not.toHaveAttribute('aria-busy')
})

test('signed out it opens the login modal, and goes on after signing in', async () => {
  const frame = await open(false)
  await frame.press()
  expect(asked).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
  await logIn(frame)
  expect(asked).toHaveLength(1)
  expect(saveFile).toHaveBeenCalledTimes(1)
})

test('a session that turns out to be over is the same', async () => {
  file = () => Promise.resolve({ ok: false, status: 401 })
  const frame = await open(true)
  await frame.press()
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
  expect(showToast).not.toHaveBeenCalled()
  file = () => Promise.resolve({ ok: true, status: 200, blob: () => Promise.resolve(FILE) })
  await logIn(frame)
  expect(saveFile).toHaveBeenCalledTimes(1)
})
