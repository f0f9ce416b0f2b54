/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { carouselPresets, type CarouselPresetName } from './carousel-presets'

const sheet = postcss.parse(readFileSync(join(process.cwd(), 'components/ui/carousel.module.css'), 'utf8'))

/** Whether "(768px <= width < 1024px)", "(width < 768px)" and the like hold. */
function holds(condition: string, width: number): boolean {
  const [, low, atLeast, atMost, high] = /^\((?:(\d+)px (<=?) )?width(?: (<=?|>=?) (\d+)px)?\)$/.exec(condition) ?? []
  if (low === undefined && high === undefined) throw new Error(`cannot read ${condition}`)
  const compare = (left: number, sign: string | undefined, right: number) =>
    sign === '<' ? left < right : sign === '<=' ? left <= right : sign === '>' ? left > right : left >= right
  return (
    (low === undefined || compare(Number(low), atLeast, width)) &&
    (high === undefined || compare(width, atMost, Number(high)))
  )
}

/** The rules of a preset that hold at a width. */
function rulesOf(preset: CarouselPresetName, width: number): Rule[] {
  const found: Rule[] = []
  sheet.walkRules(`.${preset}`, (rule) => {
    found.push(rule)
    rule.walkAtRules('media', (media) => {
      if (!holds(media.params, width)) return
      found.push(postcss.rule({ selector: `.${preset}`, nodes: media.nodes?.map((node) => node.clone()) }))
    })
  })
  return found
}

function columnsAt(preset: CarouselPresetName, width: number): number {
  const values = rulesOf(preset, width).flatMap((rule) =>
    rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop === '--columns' ? [Number(node.value)] : [])),
  )
  return values.at(-1) ?? 1
}

// Spec 1 §4 and §9.
it.each<[CarouselPresetName, [number, number][]]>([
  [
    'grid',
    [
      [320, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ],
  ],
  [
    'logos',
    [
      [320, 1],
      [619, 1],
      [620, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ],
  ],
  [
    'quotes',
    [
      [320, 1],
      [767, 1],
      [768, 2],
      [1920, 2],
    ],
  ],
  [
    'people',
    [
      [320, 1],
      [480, 1],
      [481, 2],
      [768, 2],
      [769, 3],
      [1024, 3],
      [1025, 4],
      [1920, 4],
    ],
  ],
  [
    'notices',
    [
      [320, 1],
      [1920, 1],
    ],
  ],
])('%s has its columns at each width', (preset, expected) => {
  expect(expected.map(([width]) => [width, columnsAt(preset, width)])).toEqual(expected)
})

it.each([360, 768, 1024, 1280])('the grid fills its slides row by row at %p px', (width) => {
  const columns = columnsAt('grid', width)
  document.body.innerHTML = `<div>${'<p class="item"></p>'.repeat(19)}</div>`
  const items = [...document.querySelectorAll('.item')]
  const declared = (item: Element, property: string) =>
    rulesOf('grid', width)
      .flatMap((rule) => rule.nodes.filter((node) => node.type === 'rule'))
      .filter((rule) => item.matches(rule.selector))
      .flatMap((rule) =>
        rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : [])),
      )
      .at(-1)
  items.forEach((item, index) => {
    const place = index % (2 * columns)
    expect([index, declared(item, 'grid-row') ?? '1']).toEqual([index, place < columns ? '1' : '2'])
    expect([index, declared(item, 'scroll-snap-align')]).toEqual([index, place === 0 ? 'start' : 'none'])
  })
})

it('every preset with two rows says so in both places', () => {
  for (const [preset, { rows }] of Object.entries(carouselPresets)) {
    const declared: string[] = []
    sheet.walkRules(`.${preset}`, (rule) => rule.walkDecls('--rows', ({ value }) => void declared.push(value)))
    expect([preset, ...declared]).toEqual(rows === 2 ? [preset, '2'] : [preset])
  }
})
