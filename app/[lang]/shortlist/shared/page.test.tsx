/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import SharedShortlistPage from './page'
import { readShared } from './read-shared'

jest.mock('./read-shared', () => ({ readShared: jest.fn() }))

async function open(found: Partial<Awaited<ReturnType<typeof readShared>>>): Promise<string> {
  jest.mocked(readShared).mockResolvedValueOnce({ cards: [], missing: 0, away: 0, ...found })
  const params = Promise.resolve({ lang: 'kn' })
  return renderToStaticMarkup(await SharedShortlistPage({ params, searchParams: Promise.resolve({ ids: '7,7,9' }) }))
}

test('what cannot be had just now is said, with a way to try the same list again', async () => {
  const page = await open({ away: 2 })
  expect(readShared).toHaveBeenLastCalledWith(['7', '9'])
  expect(page).toContain('ಕೆಲವು ಸಂಸ್ಥೆಗಳ ಮಾಹಿತಿ ಸದ್ಯಕ್ಕೆ ಸಿಗುತ್ತಿಲ್ಲ.')
  expect(page).toMatch(/href="\/kn\/shortlist\/shared\?ids=7,9"[^>]*>ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ</)
})

test('an address of nobody says so, and offers the directory', async () => {
  const page = await open({ missing: 3 })
  expect(page).toContain('ಈ ಕೊಂಡಿಯಲ್ಲಿ ಯಾವ ಸಂಸ್ಥೆಯೂ ಇಲ್ಲ.')
  expect(page).not.toContain('ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ')
})
