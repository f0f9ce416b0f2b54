import { userInfo } from 'node:os'
import { CommandError } from '@/provider/command/command-error'
import { deskAudit } from '@/provider/desk/store/desk-tables'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { openDatabase } from '@/provider/open-database'
import { readReviewsCommand } from '@/provider/reviews/command'
import { embeddedDirectory } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { startScript } from '@/testing/provider/run-script'

jest.setTimeout(240_000)

const { place, remove } = embeddedDirectory()
afterAll(remove)

const run = (...args: string[]) => startScript('reviews', place, args).ended

test('npm run reviews lists and removes, and the rating follows', async () => {
  const { db, close } = await openDatabase(place)
  const instituteId = await addInstitute(db, { name: 'Hill College' })
  const row = { instituteId, role: 'Parent', updatedAt: new Date('2027-01-05T06:00:00Z') }
  await db.insert(reviews).values([
    { ...row, name: 'Asha', rating: 5, description: 'Very\n good.' },
    { ...row, name: 'Ravi', rating: 1, description: 'x'.repeat(200) },
  ])
  const listed = await run('list')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out.split('\n')).toEqual([
    `2  05-01-2027 11:30  1/5  Hill College [${instituteId}]  Ravi, Parent (sample, or account gone): ${'x'.repeat(160)}…`,
    `1  05-01-2027 11:30  5/5  Hill College [${instituteId}]  Asha, Parent (sample, or account gone): Very good.`,
    '',
  ])
  expect(await run('list', '--institute', String(instituteId + 1))).toMatchObject({ code: 0, out: 'There are none.\n' })
  expect(await run('list', '--limit', '1')).toMatchObject({ out: expect.stringMatching(/^2 [^\n]*\n$/) })
  expect(await run('remove', '2', '99')).toEqual({ code: 0, out: '1 review was removed.\n', err: '' })
  const user = userInfo().username
  expect(await db.select().from(deskAudit)).toMatchObject([
    {
      ...{ by: 'terminal', action: 'review-removed', record: 'review 2' },
      before: { institution: instituteId, rating: 1, state: 'shown' },
      after: { user },
    },
  ])
  const { averageRating: average, reviewCount: count } = institutes
  expect(await db.select({ average, count }).from(institutes)).toEqual([{ average: 5, count: 1 }])
  await close()
})

test('a wrong command ends with a sentence', async () => {
  expect(await run('remove', 'x')).toEqual({ code: 2, out: '', err: '"x" is no number of a review.\n' })
})

test.each([
  [['remove'], /^remove takes the numbers/],
  [['remove', '1', '--limit', '3'], /^remove takes no options/],
  [['list', '7'], /^list takes no "7"/],
  [['list', '--limit', '0'], /^--limit: "0" is no number from 1 to 10000\.$/],
  [['list', '--all'], /^Unknown option '--all'/],
  [[], /^npm run reviews -- list/],
])('%j is refused with a sentence', (args, sentence) => {
  const read = () => readReviewsCommand(args)
  expect(read).toThrow(CommandError)
  expect(read).toThrow(sentence)
})
