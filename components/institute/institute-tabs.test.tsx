import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { InstituteTabs } from './institute-tabs'

const names = {
  overview: 'Overview',
  courses: 'Courses & Fees',
  admissions: 'Admissions',
  placement: 'Placement',
  facilities: 'Facilities',
  reviews: 'Reviews',
}
const panels = {
  overview: <p>All about it</p>,
  courses: <p>What is taught</p>,
  admissions: <p>How to enter</p>,
  placement: <p>Who recruits</p>,
  facilities: <p>What there is</p>,
  reviews: <p>What people say</p>,
}
const tabs = <InstituteTabs label="About" names={names} panels={panels} />
const openTabName = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => window.history.replaceState(null, '', '/college/detail?id=7'))

it('is links to sections in the HTML, all of which can be read', () => {
  const markup = renderToStaticMarkup(tabs)
  expect(markup).not.toMatch(/hidden|role="tab/)
  expect(markup.match(/href="#(\w+)"/g)).toHaveLength(6)
  for (const id of Object.keys(names)) expect(markup).toContain(`<section id="${id}"`)
})

it('opens Overview, and nothing else', () => {
  render(tabs)
  expect(openTabName()).toBe('Overview')
  expect(screen.getByText('All about it')).toBeVisible()
  expect(screen.getByText('What is taught')).not.toBeVisible()
})

it('opens the tab that the address names', () => {
  window.history.replaceState(null, '', '#facilities')
  render(tabs)
  expect(openTabName()).toBe('Facilities')
  expect(screen.getByText('What there is')).toBeVisible()
})

it('writes the tab into the address, keeping its query and the history, and follows the address', async () => {
  render(tabs)
  const entries = window.history.length
  await userEvent.click(screen.getByRole('tab', { name: 'Placement' }))
  expect(window.location.search + window.location.hash).toBe('?id=7#placement')
  expect(window.history.length).toBe(entries)
  window.history.replaceState(null, '', '#courses')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(openTabName()).toBe('Courses & Fees')
})

it('keeps the open tab when the hash belongs to something else', () => {
  window.history.replaceState(null, '', '#reviews')
  render(tabs)
  window.history.replaceState(null, '', '#content')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(openTabName()).toBe('Reviews')
})

it('walks by arrow keys without filling the history', async () => {
  render(tabs)
  const entries = window.history.length
  screen.getByRole('tab', { name: 'Overview' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(openTabName()).toBe('Reviews')
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(openTabName()).toBe('Courses & Fees')
  await userEvent.keyboard('{End}')
  expect(openTabName()).toBe('Reviews')
  await userEvent.keyboard('{Home}')
  expect(openTabName()).toBe('Overview')
  expect(window.history.length).toBe(entries)
})

it('has one tab in the order of focus, and its panel after it', async () => {
  render(tabs)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus()
})

it('leaves a click for a new browser tab to the browser', () => {
  render(tabs)
  expect(fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }), { ctrlKey: true })).toBe(true)
  expect(openTabName()).toBe('Overview')
})

it('lets the browser search find what is in a closed tab, and opens it', () => {
  render(tabs)
  const closed = screen.getByText('How to enter').closest('section')
  expect(closed).toHaveAttribute('hidden', 'until-found')
  act(() => void closed?.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(openTabName()).toBe('Admissions')
  expect(window.location.hash).toBe('#admissions')
})
