import { render, screen } from '@testing-library/react'
import PageError from '@/app/[lang]/error'
import InstituteError from '@/app/[lang]/college/[id]/error'

const mockParams = { lang: 'en' }
jest.mock('next/navigation', () => ({ useParams: () => mockParams }))

const broken = (digest?: string) => Object.assign(new Error('broken'), digest === undefined ? {} : { digest })
const PAGES = [
  ['a page', (error: Error) => <PageError error={error} retry={() => {}} />],
  ['the page of an institution', (error: Error) => <InstituteError error={error} retry={() => {}} />],
] as const

describe.each(PAGES)('%s that broke', (_, page) => {
  test.each([
    ['en', 'If you write to us, give this number: 7KXM-92QT-BD4F'],
    ['kn', 'ನಮಗೆ ಬರೆಯುವುದಾದರೆ ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ: 7KXM-92QT-BD4F'],
  ])('shows by which number it is known (%s)', (lang, words) => {
    mockParams.lang = lang
    render(page(broken('7KXM-92QT-BD4F')))
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === words),
    ).toBeVisible()
  })

  test('says nothing of a number where there is none, as where the browser’s own script broke', () => {
    mockParams.lang = 'en'
    render(page(broken()))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(/this number/)).toBeNull()
  })
})
