import { expect, type Locator } from '@playwright/test'

/**
 * Pulls the frame that is drawn on a picture small by its corner, and drags it as far to the right as it goes.
 * @param isLowered whether also as far down
 * @returns the width of the small frame, in its heights
 */
export async function drawFrame(group: Locator, { isLowered = false } = {}): Promise<number> {
  const { mouse } = group.page()
  const box = async () => (await group.locator('.desk-crop-frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async (from: [number, number], by: [number, number]) => {
    await mouse.move(...from)
    await mouse.down()
    await mouse.move(from[0] + by[0], from[1] + by[1], { steps: 4 })
    await mouse.up()
  }
  await group.scrollIntoViewIfNeeded()
  const before = await box()
  await drag([before.x + before.width - 5, before.y + before.height - 5], [-before.width * 0.7, 0])
  const small = await box()
  expect(small.width / before.width).toBeCloseTo(0.3, 1)
  await drag([small.x + 20, small.y + 20], [before.width, isLowered ? before.height : 0])
  expect((await box()).x + small.width).toBeCloseTo(before.x + before.width, -1)
  return small.width / small.height
}
