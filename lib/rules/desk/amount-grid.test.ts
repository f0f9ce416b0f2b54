import { cellName, gridIn, gridOf, readAmount, shapeOf } from './amount-grid'

test('the cells of a form are one text, and that text is its cells', () => {
  const text = '1\t\t3\n4'
  const grid = gridOf(text)
  const cells = grid.flatMap((row, at) => row.map((cell, column) => [cellName('fees', at, column), cell]))
  expect(shapeOf(grid)).toBe('3 1')
  expect(gridIn('fees', { fees: shapeOf(grid), ...Object.fromEntries(cells) })).toBe(text)
})

test.each([
  ['nothing', {}],
  ['no shape', { fees: 'x' }],
  ['more cells than any sheet has', { fees: '99 99 99 99 99 99' }],
])('%s is no grid', (_name, input) => {
  expect(gridIn('fees', input)).toBeUndefined()
})

test('what stands in a cell can break no row', () => {
  expect(gridIn('fees', { fees: '2', 'fees.0.0': ' 1\t2\n3 ' })).toBe('1 2 3\t')
})

test.each([
  ['₹1,12,410', 112_410],
  [' 44200 ', 44_200],
  ['೪೪೨೦೦', 44_200],
  ['0', 0],
  ['', null],
  ['—', null],
  ['12.5', undefined],
  ['-5', undefined],
  ['12345678', undefined],
  ['many', undefined],
])('%p is %p', (cell, amount) => {
  expect(readAmount(cell)).toBe(amount)
})
