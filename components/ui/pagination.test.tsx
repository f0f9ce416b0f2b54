import { render, screen } from '@testing-library/react'
import { Pagination, type PaginationItem } from './pagination'

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}' }
const page = (number: number): PaginationItem => ({ kind: 'page', page: number, href: `/filter?page=${number}` })

test('pages are links, and the current one says so', () => {
  render(
    <Pagination
      items={[page(1), { kind: 'gap', key: 'a' }, page(4), page(5)]}
      current={4}
      previousHref="/filter?page=3"
      nextHref="/filter?page=5"
      labels={labels}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '1',
    '…',
    '4',
    '5',
  ])
  expect(screen.getByRole('link', { name: 'Page 4', current: 'page' })).toHaveAttribute('href', '/filter?page=4')
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/filter?page=3')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/filter?page=5')
})

test('at an end there is no link onward', () => {
  render(<Pagination items={[page(1)]} current={1} previousHref={null} nextHref={null} labels={labels} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
