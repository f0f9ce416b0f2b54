import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { becomeToastHost, type Toast } from '@/components/ui/toast'
import { institute } from '@/lib/messages/en/institute'
import { ShareButton } from './share-button'

const toasts: Toast[] = []
let leave: () => void
beforeEach(() => {
  toasts.length = 0
  leave = becomeToastHost((toast) => toasts.push(toast))
  window.history.replaceState(null, '', '/college/detail?id=7#courses')
})
afterEach(() => leave())

const url = 'http://localhost/college/detail?id=7#courses'
function browserWith(parts: { share?: unknown; clipboard?: unknown }) {
  for (const key of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, key, { configurable: true, value: parts[key] })
  }
}
async function press(parts: Parameters<typeof browserWith>[0]) {
  const user = userEvent.setup()
  browserWith(parts)
  render(<ShareButton title="Tunga Vidyalaya" text={institute.share} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
}
const field = () => screen.queryByRole('textbox', { name: 'Copy this link' })
const refusing = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name))

it('shares by the browser where it can', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  await press({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Tunga Vidyalaya', url })
  expect(toasts).toEqual([])
})

it('is silent when the visitor closes the browser’s sharing', async () => {
  const writeText = jest.fn()
  await press({ share: refusing('AbortError'), clipboard: { writeText } })
  expect(writeText).not.toHaveBeenCalled()
  expect(field()).toBeNull()
})

it.each([{}, { share: refusing('NotAllowedError') }])('else copies the link and says so', async (parts) => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  await press({ ...parts, clipboard: { writeText } })
  expect(writeText).toHaveBeenCalledWith(url)
  expect(toasts).toEqual([{ type: 'success', message: 'Link with search parameters copied to clipboard!' }])
})

it.each([{}, { clipboard: { writeText: refusing('NotAllowedError') } }])(
  'else shows the link to be copied by hand',
  async (parts) => {
    await press(parts)
    expect(field()).toHaveValue(url)
    expect(field()).toHaveFocus()
    expect(toasts).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(field()).toBeNull()
    // The cross has taken itself away.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus())
  },
)
