import { userInfo } from 'node:os'
import { takeLease } from '@/provider/import/store/lease'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { describeNames, readNamesCommand, runNamesCommand } from './command'
import { NameError } from './name-error'

jest.setTimeout(60_000)

describeOnEachDatabase('names by an editor', (database) => {
  let id = 0
  beforeEach(async () => {
    const alternativeNames = ['From a list', 'SCE']
    id = await addInstitute(database().db, { name: 'Sampige College', kn: 'ಸಂಪಿಗೆ ಕಾಲೇಜು', alternativeNames })
  })

  const names = async (...args: string[]) => {
    const command = readNamesCommand(args)
    if ('help' in command) throw new Error('no command')
    return describeNames(await runNamesCommand(database(), command)).slice(1)
  }
  const stored = async () => {
    const { rows } = await database().pool.query<{ alternative_names: string[] }>(
      'select alternative_names from institutes where id = $1',
      [id],
    )
    return rows[0]?.alternative_names
  }

  test('are added, listed and taken away', async () => {
    expect(await names('list', `${id}`)).toEqual(['    From a list', '    SCE'])
    expect(await names('add', `${id}`, ' Sampige \u0000 Engg  ', 'ಸಂಪಿಗೆ')).toEqual([
      '    Sampige Engg  (an editor’s)',
      '    ಸಂಪಿಗೆ  (an editor’s)',
      '    From a list',
      '    SCE',
    ])
    expect(await stored()).toEqual(['Sampige Engg', 'ಸಂಪಿಗೆ', 'From a list', 'SCE'])
    // Any spelling that differs in case and punctuation alone will do.
    expect(await names('remove', `${id}`, 'sampige-engg', 'S.C.E.')).toEqual([
      '    ಸಂಪಿಗೆ  (an editor’s)',
      '    From a list',
      '    not SCE  (taken away by an editor)',
      '    not Sampige Engg  (taken away by an editor)',
    ])
    expect(await names('add', `${id}`, 'S.C.E.')).toContain('    S.C.E.  (an editor’s)')
    expect(await stored()).toEqual(expect.arrayContaining(['S.C.E.', 'ಸಂಪಿಗೆ', 'From a list']))
  })

  test('are noted in the audit trail under the terminal, before and after, and not where nothing is done', async () => {
    await names('add', `${id}`, 'Sampige Engg')
    await names('remove', `${id}`, 'SCE')
    await expect(names('remove', `${id}`, 'Nothing')).rejects.toThrow(NameError)
    await names('list', `${id}`)
    const { rows } = await database().pool.query(
      `select "by", action, before, after from desk_audit where record = $1 order by id`,
      [`institution ${id}`],
    )
    const entry = { by: 'terminal', action: 'names-changed' }
    expect(rows).toEqual([
      {
        ...entry,
        before: { names: 'From a list; SCE' },
        after: { names: 'Sampige Engg; From a list; SCE', user: userInfo().username },
      },
      {
        ...entry,
        before: { names: 'Sampige Engg; From a list; SCE' },
        after: { names: 'Sampige Engg; From a list', user: userInfo().username },
      },
    ])
  })

  test('are logged, for what is kept in memory to follow', async () => {
    const changes = async () => {
      const { rows } = await database().pool.query<{ at: string }>(
        'select changed_in::text as at from directory_changes where institute_id = $1',
        [id],
      )
      return rows[0]?.at
    }
    const before = await changes()
    await names('add', `${id}`, 'Something')
    expect(await changes()).not.toBe(before)
  })

  test.each<[string[], RegExp]>([
    [['add', '2147483647', 'X1'], /^No institution has the id 2147483647\./],
    [['list', '2147483647'], /^No institution has the id/],
    [['remove', '2147483647', 'X1'], /^No institution has the id/],
  ])('%j names an unknown institution', async (args, sentence) => {
    await expect(names(...args)).rejects.toThrow(NameError)
    await expect(names(...args)).rejects.toThrow(sentence)
  })

  test.each<[string[], RegExp]>([
    [['New', 'sce.'], /^Sampige College \(\d+\) has the name "SCE" already\.$/],
    [['New', 'SAMPIGE COLLEGE'], /has the name "Sampige College" already/],
    [['New', 'ಸಂಪಿಗೆ ಕಾಲೇಜು'], /has the name "ಸಂಪಿಗೆ ಕಾಲೇಜು" already/],
    [['New', 'N.E.W'], /has the name "New" already/],
    [['New', 'x'], /^"x" is no name/],
    [['New', 'y'.repeat(151)], /is longer than 150 letters/],
    [Array.from({ length: 19 }, (_, index) => `New ${index}`), /would have 21 other names; 20 are the most/],
  ])('of %j none is added', async (args, sentence) => {
    await expect(names('add', `${id}`, ...args)).rejects.toThrow(sentence)
    expect(await stored()).toEqual(['From a list', 'SCE'])
  })

  test('of names to take away, one that is not there keeps all', async () => {
    await expect(names('remove', `${id}`, 'SCE', 'Nothing')).rejects.toThrow(
      `Sampige College (${id}) has no other name "Nothing". It has: "From a list", "SCE".`,
    )
    await expect(names('remove', `${id}`, 'Sampige College')).rejects.toThrow(NameError)
    expect(await stored()).toEqual(['From a list', 'SCE'])
  })

  test('not while an import runs, which would publish what it prepared before', async () => {
    const lease = await takeLease(database().pool)
    await expect(names('add', `${id}`, 'New')).rejects.toThrow('An import is running; nothing was changed.')
    await lease.release()
    expect(await names('add', `${id}`, 'New')).toContain('    New  (an editor’s)')
  })
})

test.each<[string[], RegExp]>([
  [[], /^npm run names/],
  [['rename', '1', 'A'], /^npm run names/],
  [['list'], /^"" is no id of an institution/],
  [['list', '0'], /^"0" is no id/],
  [['list', '1.5'], /^"1\.5" is no id/],
  [['list', '9999999999'], /is no id/],
  [['list', '1', 'A'], /^list takes an id alone/],
  [['add', '1'], /^Which names\?/],
  [['remove', '1'], /^Which names\?/],
  [['add', '1', 'A1', ' '], /^" " is no name/],
  [['add', '1', '--'], /^"--" is no name/],
])('%j is answered by a sentence', (args, sentence) => {
  expect(() => readNamesCommand(args)).toThrow(NameError)
  expect(() => readNamesCommand(args)).toThrow(sentence)
})
