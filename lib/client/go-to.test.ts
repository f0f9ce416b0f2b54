/** @jest-environment jsdom */
import { goTo, GOING, reloadAt } from '@/lib/client/go-to'

test.each([
  ['is loaded anew', reloadAt, '/kn'],
  ['is left for another', goTo, '/'],
])('a page that %s says so first, while it is still the old one', (_, leave, at) => {
  window.history.replaceState(null, '', '/')
  // jsdom has no navigation, and says so.
  const { console: said } = globalThis
  const error = jest.spyOn(said, 'error').mockImplementation(() => {})
  const places: string[] = []
  const note = () => places.push(window.location.pathname)
  window.addEventListener(GOING, note)
  leave('/kn')
  window.removeEventListener(GOING, note)
  expect(places).toEqual(['/'])
  expect(window.location.pathname).toBe(at)
  expect(error).toHaveBeenCalledTimes(1)
})
