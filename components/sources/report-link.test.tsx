import { render, screen } from '@testing-library/react'
import { REPORTABLE } from '@/lib/contract/source'
import { reportableFrom, reportedIn } from '@/lib/rules/enquiries/correction'
import { ReportLink } from './report-link'

test.each(REPORTABLE)('an error in %s has an address that the form and the desk read', (figure) => {
  render(
    <ReportLink id="7" figure={figure} lang="kn">
      Report an error
    </ReportLink>,
  )
  const href = screen.getByRole('link', { name: 'Report an error' }).getAttribute('href') ?? ''
  expect(href).toBe(`/kn/correction?id=7&figure=${figure}`)
  expect(reportedIn(href)).toEqual({ id: '7', figure })
})

test('of no institution nothing but the figure goes along', () => {
  render(
    <ReportLink id={null} figure="chances" lang="en">
      Report an error
    </ReportLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/correction?figure=chances')
})

test('the figure beside which somebody was stands first, then those beside it, then all others, each once', () => {
  expect(reportableFrom('seats').slice(0, 3)).toEqual(['seats', 'courses', 'fees'])
  expect([...reportableFrom('seats')].sort()).toEqual([...REPORTABLE].sort())
  expect(reportableFrom(null)).toEqual(REPORTABLE)
})
