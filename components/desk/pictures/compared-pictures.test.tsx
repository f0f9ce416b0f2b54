import { render, screen, within } from '@testing-library/react'
import { deskInstitutions as text } from '@/lib/messages/en/desk-institutions'
import { ComparedPictures } from './compared-pictures'

const GATE = { address: '/media/pictures/gate.webp', alt: { en: 'The gate', kn: 'ದ್ವಾರ' } }
const HALL = { address: '/media/pictures/hall.webp', alt: null }
const before = { logo: null, gallery: [GATE, HALL] }

test('each picture is seen with its words, and what the other side does not have so is marked', () => {
  const after = { logo: '/media/pictures/logo.webp', gallery: [{ ...HALL, alt: { en: 'The hall' } }, GATE] }
  const { container } = render(<ComparedPictures pictures={after} others={before} mark="added" text={text} />)
  const shown = screen.getAllByRole('listitem').map((each) => within(each).getByRole('presentation'))
  expect(shown.map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringContaining('logo.webp'),
    expect.stringContaining('hall.webp'),
    expect.stringContaining('gate.webp'),
  ])
  expect([...container.querySelectorAll('ins')].map((each) => each.textContent)).toEqual([text.logo, 'The hall'])
  expect(screen.getByText('ದ್ವಾರ')).toHaveAttribute('lang', 'kn')
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toContain('2. The gateದ್ವಾರ')
})

test('one of which nobody has said what is seen says that', () => {
  const { container } = render(
    <ComparedPictures pictures={before} others={{ logo: null, gallery: [] }} mark="removed" text={text} />,
  )
  expect([...container.querySelectorAll('del')].map((each) => each.textContent)).toEqual([
    ...['The gate', 'ದ್ವಾರ'],
    text.noAlt,
  ])
})

test('a side without any says so', () => {
  const none = { logo: null, gallery: [] }
  const { container } = render(<ComparedPictures pictures={none} others={before} mark="added" text={text} />)
  expect(container).toHaveTextContent('—')
})
