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
  [['a.csv', '--map', 'x=y'], /^--map: neither "x" nor "y" is a column of ours/],
])('%j cannot be read: a sentence says why', (args, sentence) => {
  const read = () => readOptions(args)
  expect(read).toThrow(CommandError)
  expect(read).toThrow(sentence)
})
