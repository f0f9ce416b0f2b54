import { CommandError } from '@/provider/command/command-error'
import { readOptions } from '@/provider/import/options'

test.each([
  [[], /^Which files\?/],
  [['--wrong', 'a.csv'], /Unknown option '--wrong'/],
  [['a.csv', '--map', 'x'], /^--map: expected ours=theirs,… or a file of such lines; there is no file x\.$/],
  [['a.csv', '--licence', 'free'], /^--licence: expected one of GODL-India, .*, reserved; found "free"\.$/],
  [['a.csv', '--url', 'javascript:1'], /^--url: expected an address such as .*; found "javascript:1"\.$/],
  [['a.csv', '--dated', '2026-02-31'], /^--dated: expected a day such as 2026-10-30; found "2026-02-31"\.$/],
  [['a.csv', '--dated', '30-10-2026'], /^--dated: expected a day/],
  [['--undo', 'x'], /^--undo: expected the number of an import, found "x"\.$/],
  [['a.csv', '--undo', '7'], /^--undo: takes an import back, and reads no file\.$/],
  [['a.pdf', '--exam', 'UGCET Engineering'], /^--exam: expected an exam's id such as ugcet-engineering; found "UGCET/],
  [['a.pdf', '--year', '31'], /^--year: expected a year such as 2031; found "31"\.$/],
  [['a.pdf', '--round', '0'], /^--round: expected a number from 1 to 9; found "0"\.$/],
  [['a.pdf', 'b.pdf', '--round', '2'], /^--exam, --year and --round: say of one file which list it is\.$/],
  [['a.csv', '--map', 'x=y'], /^--map: neither "x" nor "y" is a column of ours/],
])('%j cannot be read: a sentence says why', (args, sentence) => {
  const read = () => readOptions(args)
  expect(read).toThrow(CommandError)
  expect(read).toThrow(sentence)
})

test('which list a PDF is can be said, in whole or in part', () => {
  const said = (...args: string[]) => {
    const options = readOptions(['a.pdf', ...args])
    return 'request' in options ? options.request.saidOfList : null
  }
  expect(said('--exam', 'ugcet-engineering', '--year', '2031', '--round', '2')).toEqual({
    exam: 'ugcet-engineering',
    year: 2031,
    round: 2,
  })
  expect(said('--round', '2')).toEqual({ round: 2 })
  expect(said()).toBeUndefined()
})
