/** @jest-environment jsdom */
import { GOING, reloadAt } from '@/lib/client/go-to'

test('a page that is loaded anew says so first, while it is still the old one', () => {
  // jsdom has no navigation, and says so.
  const { console: said } = globalThis
  const error = jest.spyOn(said, 'error').mockImplementation(() => {})
  const places: string[] = []
  const note = () => places.push(window.location.pathname)
  window.addEventListener(GOING, note)
  reloadAt('/kn')
  window.removeEventListener(GOING, note)
  expect(places).toEqual(['/'])
  expect(window.location.pathname).toBe('/kn')
  expect(error).toHaveBeenCalledTimes(1)
})
