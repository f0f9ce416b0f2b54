import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { FindInstitution, type Finding } from './find-institution'

const text = getMessages('en').deskFind
const row = { id: '12', name: { en: 'Lake College' }, category: null, changed_at: null }
const rows = [{ ...row, city: { en: 'Hubballi' }, district: { en: 'Dharwad' } }]
const show = (finding: Finding) =>
  render(
    <FindInstitution page="/institutions/7" param="successor" place="state" lang="en" finding={finding} text={text} />,
  )

test('each that is found says where it is and its number, and leads to the form with it', () => {
  show({ asked: 'lake', rows, total: 1 })
  expect(screen.getByRole('searchbox', { name: text.findBy })).toHaveValue('lake')
  expect(screen.getByRole('listitem')).toHaveTextContent('Lake CollegeHubballi, Dharwad, No. 12')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/desk/en/institutions/7?successor=12#state')
  expect(screen.queryByText(text.moreFound)).toBeNull()
})

test('that nothing is found is said, and that there are more', () => {
  const { unmount } = show({ asked: 'lake', rows: [], total: 0 })
  expect(screen.getByText(text.noneFound)).toBeVisible()
  unmount()
  show({ asked: 'lake', rows, total: 9 })
  expect(screen.getByText(text.moreFound)).toBeVisible()
})

test('that nobody can say what is found is said, and what was searched for stands there', () => {
  show({ asked: 'lake', rows: null, total: 0 })
  expect(screen.getByRole('alert')).toHaveTextContent(text.away)
  expect(screen.getByRole('searchbox')).toHaveValue('lake')
})

test('before anybody searches nothing is said', () => {
  show(null)
  expect(screen.getByText(text.find).closest('details')).not.toHaveAttribute('open')
  expect([screen.queryByText(text.noneFound), screen.queryByRole('listitem')]).toEqual([null, null])
})
