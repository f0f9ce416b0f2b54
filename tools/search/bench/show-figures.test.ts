import { reportGoals } from './show-figures'

const goal = (passed: boolean | null) => ({ goal: 'fast', found: '3 ms', passed })
const printed = jest.spyOn(console, 'log').mockImplementation(() => {})
// The test program's own: it would end with what a test leaves here.
const before = process.exitCode

beforeEach(() => {
  process.exitCode = before
})
afterAll(() => {
  process.exitCode = before
  printed.mockRestore()
})

it('ends with 1 when a goal is missed, whatever stands beside it', () => {
  reportGoals([goal(true), goal(false), goal(null)])
  expect(process.exitCode).toBe(1)
  expect(printed).toHaveBeenLastCalledWith(expect.stringContaining('FAILED'))
})

it('does not for goals that are reached or were not measured', () => {
  reportGoals([goal(true), goal(null)])
  expect(process.exitCode).toBe(before)
  expect(printed).toHaveBeenLastCalledWith(expect.stringContaining('passed'))
})
