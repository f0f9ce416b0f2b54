import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './faults/fault'

const FOLDER = join(__dirname, 'faults')
const LISTS = readdirSync(FOLDER).filter((name) => name !== 'fault.ts')

// They are planted by hand (npm run faults); what they quote changes all the time.
test.each(LISTS)('every fault of %s can be planted, and its test is there', async (name) => {
  const { faults }: { faults: Fault[] } = await import(join(FOLDER, name))
  const wrong = faults.filter(({ file, find, test: itsTest }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0
    return places !== 1 || !existsSync(itsTest)
  })
  expect(wrong.map(({ says, file, find }) => `${says}: ${file} has not once ${find}`)).toEqual([])
  // No test is called so: each row of a table has its own title.
  expect(faults.filter(({ title = '' }) => /%[a-z#]/i.test(title)).map(({ says }) => says)).toEqual([])
})
