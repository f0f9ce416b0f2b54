/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { useFilterAddress } from './filter-address'

// As Next does until its transition to a new address has ended: it tells of the old one.
const mockOldAddress = new URLSearchParams('instituteId=2')
jest.mock('next/navigation', () => ({ useSearchParams: () => mockOldAddress }))

test('who goes back before the page has followed is where they were', () => {
  const { result } = renderHook(() => useFilterAddress(''))
  act(() => result.current.go({ ...EMPTY_FILTERS, typeId: '2', isResidential: true }))
  expect(result.current.filters.isResidential).toBe(true)
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current.filters.isResidential).toBe(false)
  expect(result.current.filters.typeId).toBe('2')
})
