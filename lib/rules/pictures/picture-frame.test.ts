import {
  fitFrame,
  type Frame,
  frameHeight,
  isFrameOf,
  MIN_FRAME,
  largestFrame,
  moveFrame,
  pullFrame,
  readFrame,
  resizeFrame,
  shareOf,
  writeFrame,
} from './picture-frame'

const BANNER = 16 / 9
const TALL = { width: 900, height: 1600 }
const WIDE = { width: 3200, height: 600 }
const near = (frame: Frame) => ({
  left: expect.closeTo(frame.left, 6),
  top: expect.closeTo(frame.top, 6),
  width: expect.closeTo(frame.width, 6),
})
const frame = (left: number, top: number, width: number): Frame => ({ left, top, width })
/** Of a tall picture a banner takes the whole width and so much of the height. */
const HIGH = 900 / BANNER / 1600
/** Of a wide one the whole height. */
const BROAD = (600 * BANNER) / 3200

test.each([
  ['start', TALL, frame(0, 0, 1)],
  ['middle', TALL, frame(0, (1 - HIGH) / 2, 1)],
  ['end', TALL, frame(0, 1 - HIGH, 1)],
  ['start', WIDE, frame(0, 0, BROAD)],
  ['end', WIDE, frame(1 - BROAD, 0, BROAD)],
] as const)('the largest frame, %s, of %j', (part, size, expected) => {
  expect(largestFrame(size, BANNER, part)).toEqual(near(expected))
})

test('a frame has the shape that is asked for', () => {
  expect(frameHeight(frame(0, 0, 1), TALL, BANNER) * 1600).toBeCloseTo(900 / BANNER)
  expect(frameHeight(frame(0, 0, 0.5), TALL, 1) * 1600).toBeCloseTo(450)
})

test.each([
  ['beyond the end', frame(2, 2, 0.5), frame(0.5, 1 - HIGH / 2, 0.5)],
  ['before the beginning', frame(-1, -1, 0.5), frame(0, 0, 0.5)],
  ['too large', frame(0.5, 0, 7), frame(0, 0, 1)],
  ['too small', frame(0, 0, 0), frame(0, 0, MIN_FRAME)],
])('%s it is fitted into the picture', (_, asked, expected) => {
  expect(fitFrame(asked, TALL, BANNER)).toEqual(near(expected))
  expect(isFrameOf(asked, TALL, BANNER)).toBe(false)
  expect(isFrameOf(expected, TALL, BANNER)).toBe(true)
})

test('it is moved as far as there is room', () => {
  const half = frame(0.1, 0.2, 0.5)
  expect(moveFrame(half, TALL, BANNER, { right: 0.2, down: -0.1 })).toEqual(near(frame(0.3, 0.1, 0.5)))
  expect(moveFrame(half, TALL, BANNER, { right: 9, down: 9 })).toEqual(near(frame(0.5, 1 - HIGH / 2, 0.5)))
})

test('pulled at its corner it grows by the longer way, and its first corner stays', () => {
  const half = frame(0.1, 0.2, 0.5)
  expect(pullFrame(half, TALL, BANNER, { right: 0.2, down: 0 })).toEqual(near(frame(0.1, 0.2, 0.7)))
  expect(pullFrame(half, TALL, BANNER, { right: -0.2, down: 0.001 })).toEqual(near(frame(0.1, 0.2, 0.3)))
  expect(pullFrame(half, TALL, BANNER, { right: 0, down: HIGH * 0.2 })).toEqual(near(frame(0.1, 0.2, 0.7)))
  expect(pullFrame(half, TALL, BANNER, { right: 9, down: 9 })).toEqual(near(frame(0.1, 0.2, 0.9)))
})

test('of another size its middle stays, and at an edge the picture is not left', () => {
  expect(resizeFrame(frame(0.2, 0.2, 0.5), TALL, BANNER, 0.3)).toEqual(near(frame(0.3, 0.2 + HIGH * 0.1, 0.3)))
  expect(resizeFrame(frame(0, 0, 0.5), TALL, BANNER, 0.8)).toEqual(near(frame(0, 0, 0.8)))
  expect(shareOf(frame(0, 0, BROAD / 2), WIDE, BANNER)).toBeCloseTo(0.5)
})

test('what a form sends is read again, and is still one of the picture', () => {
  const drawn = fitFrame(frame(0.33333, 0.77777, 0.41111), TALL, BANNER)
  const read = readFrame(writeFrame(drawn))
  expect(read && isFrameOf(read, TALL, BANNER)).toBe(true)
})

test.each(['', '0 0 1', '0.1000 0.1000', '-0.100 0.1000 0.5000', '0.1000 0.1000 0.5000 0.5000', 'NaN NaN NaN', '1e9'])(
  'anything else is none: %j',
  (text) => expect(readFrame(text)).toBeNull(),
)
