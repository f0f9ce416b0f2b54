import { render, screen } from '@testing-library/react'
import { carousel as text } from '@/lib/messages/en/carousel'
import { stubWindow } from '@/testing/window-stubs'
import { Carousel } from './carousel'

jest.mock('./carousel-motion', () => {
  throw new Error('the chunk cannot be had')
})

it('stays a row that scrolls, and shows its scrollbar, when its script does not come', async () => {
  const page = stubWindow()
  render(
    <Carousel preset="logos" label="Partners" text={text}>
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </Carousel>,
  )
  await page.bringNear()
  const region = screen.getByRole('region', { name: 'Partners' })
  expect(region).toHaveAttribute('data-state', 'plain')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
