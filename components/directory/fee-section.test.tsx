import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentAddress, openDirectory } from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
}))
afterEach(() => jest.useRealTimers())

describe('the fee slider', () => {
  /** Shows the page, and waits for the slider, which comes when its place is drawn. */
  async function openDrawn(address?: string) {
    await act(async () => void openDirectory(address, {}, { isDrawn: true }))
    return screen.getAllByRole('slider')
  }

  it('goes from ₹0 to ₹5,00,000 in steps of ₹1,000', async () => {
    const [low, high] = await openDrawn()
    for (const thumb of [low, high]) {
      expect(thumb).toHaveAttribute('min', '0')
      expect(thumb).toHaveAttribute('max', '500000')
      expect(thumb).toHaveAttribute('step', '1000')
    }
    expect(low).toHaveValue('0')
    expect(high).toHaveValue('500000')
  })

  it('goes into the address when it has rested for 300 ms', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const [low] = await openDrawn()
    act(() => low?.focus())
    await user.keyboard('{ArrowRight}')
    act(() => jest.advanceTimersByTime(200))
    await user.keyboard('{ArrowRight}')
    act(() => jest.advanceTimersByTime(299))
    expect(currentAddress()).toBe('/filter')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(currentAddress()).toBe('/filter?min_fee=2000&max_fee=500000')
    expect(low).toHaveAttribute('aria-valuetext', '₹2,000')
  })

  it('never brings the thumbs nearer than ₹1,000', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const [low] = await openDrawn('/filter?min_fee=3000&max_fee=4000')
    act(() => low?.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    act(() => jest.advanceTimersByTime(1000))
    expect(currentAddress()).toBe('/filter?min_fee=3000&max_fee=4000')
  })

  it('is dropped by Clear Filters before it was sent', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const [low] = await openDrawn('/filter?residential=true')
    act(() => low?.focus())
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    act(() => jest.advanceTimersByTime(1000))
    expect(currentAddress()).toBe('/filter')
    expect(screen.getByText('₹0')).toBeInTheDocument()
  })

  it('does not come while it is not drawn; its place shows the fees', async () => {
    await act(async () => void openDirectory('/filter?min_fee=3000&max_fee=40000'))
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(screen.getByText('₹3,000')).toBeInTheDocument()
    expect(screen.getByText('₹40,000')).toBeInTheDocument()
  })

  it('keeps another filter that is chosen while it rests', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const [low] = await openDrawn()
    act(() => low?.focus())
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('checkbox', { name: 'Residential Only' }))
    act(() => jest.advanceTimersByTime(300))
    expect(currentAddress()).toBe('/filter?min_fee=1000&max_fee=500000&residential=true')
  })
})
