import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { video as text } from '@/lib/messages/en/video'
import { stubWindow } from '@/testing/window-stubs'
import { PromoVideo, type VideoSource } from './promo-video'

const SOURCES = [
  { src: '/media/film.webm', type: 'video/webm' },
  { src: '/media/film.mp4', type: 'video/mp4' },
]
const make = (sources: readonly VideoSource[] = SOURCES, isLoop?: boolean) => (
  <PromoVideo sources={sources} poster="/media/poster.webp" title="A day in Mysuru" isLoop={isLoop} text={text} />
)

let page: ReturnType<typeof stubWindow>
let isPaused: boolean
const play = jest.fn<Promise<void>, []>()

beforeEach(() => {
  page = stubWindow()
  isPaused = true
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true
    this.dispatchEvent(new Event('pause'))
  })
  play.mockReset().mockImplementation(async () => {
    isPaused = false
    film().dispatchEvent(new Event('play'))
  })
})
afterEach(() => jest.restoreAllMocks())

const film = () => screen.getByLabelText<HTMLVideoElement>('A day in Mysuru')
const loading = () => screen.queryByText('Loading video...')
const playButton = () => screen.getByRole('button', { name: 'Play the video: A day in Mysuru' })

it('has its poster, and in a browser without scripts its controls, in the HTML', () => {
  document.body.innerHTML = renderToString(make())
  const plain = new DOMParser().parseFromString(document.querySelector('noscript')?.innerHTML ?? '', 'text/html')
  expect(plain.querySelector('video')).toMatchObject({ controls: true, preload: 'none' })
  expect(plain.querySelector('video')?.getAttribute('poster')).toBe('/media/poster.webp')
  expect([...film().querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/film.webm',
    '/media/film.mp4',
  ])
  // Nobody waits for what is not fetched.
  expect(loading()).toBeNull()
  document.body.innerHTML = ''
})

it('with scripts, fetches not even its poster before it comes near', async () => {
  render(make())
  expect(film()).not.toHaveAttribute('poster')
  await page.bringNear()
  expect(film()).toHaveAttribute('poster', '/media/poster.webp')
})

it('fetches nothing before it is near the window', async () => {
  render(make())
  expect(film()).toHaveAttribute('preload', 'none')
  await page.bringNear()
  expect(film()).toHaveAttribute('preload', 'auto')
  await page.bringNear(false)
  expect(film()).toHaveAttribute('preload', 'auto')
})

it('says that it loads until it can be played, and again while it waits', async () => {
  render(make())
  // An untouched film "suspends" at once, for it may fetch nothing.
  fireEvent.suspend(film())
  expect(loading()).toBeNull()
  await page.bringNear()
  expect(loading()).toBeInTheDocument()
  fireEvent.canPlay(film())
  expect(loading()).toBeNull()
  fireEvent.waiting(film())
  expect(loading()).toBeInTheDocument()
  fireEvent.playing(film())
  expect(loading()).toBeNull()
})

it('does not wait forever for a browser that fetches only when told to play', async () => {
  render(make())
  await page.bringNear()
  fireEvent.suspend(film())
  expect(loading()).toBeNull()
})

it('is played and paused by click and by keyboard, and shows the icon while it rests', async () => {
  const user = userEvent.setup()
  render(make())
  expect(playButton().querySelector('svg')).not.toBeNull()
  await user.click(playButton())
  const pauseButton = screen.getByRole('button', { name: 'Pause the video: A day in Mysuru' })
  expect(pauseButton.querySelector('svg')).toBeNull()
  expect(pauseButton).toHaveFocus()
  await user.keyboard(' ')
  expect(playButton().querySelector('svg')).not.toBeNull()
  await user.keyboard('{Enter}')
  expect(play).toHaveBeenCalledTimes(2)
})

it('is played once, or until it is paused where it ends as it begins', () => {
  const { rerender } = render(make())
  expect(film().loop).toBe(false)
  rerender(make(SOURCES, true))
  expect(film().loop).toBe(true)
})

it('says that there is none without an address', () => {
  render(make([]))
  expect(screen.getByText('No video available.').parentElement).not.toHaveClass('aspect-video')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says so when the last form has failed, and not before', async () => {
  render(make())
  const [first, last] = film().querySelectorAll('source')
  fireEvent.error(first!)
  expect(playButton()).toBeInTheDocument()
  fireEvent.error(last!)
  expect(screen.getByText('No video available.').parentElement).toHaveClass('aspect-video')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says so when everything failed before anybody listened', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE)
  render(make())
  await page.bringNear()
  expect(screen.getByText('No video available.')).toBeInTheDocument()
})

it.each([
  ['NotSupportedError', true],
  ['NotAllowedError', false],
  ['AbortError', false],
])('takes %p of the browser as the film’s failure: %p', async (name, hasFailed) => {
  play.mockRejectedValue(new DOMException('', name))
  render(make())
  await act(async () => playButton().click())
  expect(screen.queryByText('No video available.') !== null).toBe(hasFailed)
})
