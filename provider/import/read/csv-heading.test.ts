import { findHeading } from './csv-heading'

const find = (text: string) => findHeading(text, (cells) => cells.includes('Name'))

test.each<[string, string, object]>([
  ['first', 'Name,Town\nA,Hassan\n', { line: 1, delimiter: ',', cells: ['Name', 'Town'], samples: [['A', 'Hassan']] }],
  ['below a line that says the separator', 'sep=|\nName|Town, or village\nA|Hassan\n', { line: 2, delimiter: '|' }],
  ['in quotation marks, too', '"SEP=;"\nName;Town\n', { line: 2, delimiter: ';', samples: [] }],
  [
    'below titles, with the separators of a table or without',
    'List of colleges, 2026\n\nAs published;;;\nNo;Name;Town;Fee\n1;A;Hassan;20\n',
    { line: 4, delimiter: ';', cells: ['No', 'Name', 'Town', 'Fee'], samples: [['1', 'A', 'Hassan', '20']] },
  ],
  [
    'below a title of several lines',
    '"Colleges\nof 2026",\nName,Town\nA,Hassan\n',
    { line: 3, cells: ['Name', 'Town'] },
  ],
  ['over several lines itself', '"Serial\nnumber",Name\n1,A\n', { line: 1, cells: ['Serial\nnumber', 'Name'] }],
  [
    'without a name for the names',
    'Colleges,,\nTitle,Place,Fee\nA,Hassan,20\n',
    { line: 2, cells: ['Title', 'Place', 'Fee'] },
  ],
])('a heading is found %s', (_where, text, heading) => expect(find(text)).toMatchObject(heading))

test.each(['Title,Kind,Place\nA,Name,Hassan\n', 'No,Title,Place,\n1,A,Hassan,Name\n'])(
  'a row that holds the word is no heading: what stands before it is as wide',
  (text) => expect(find(text)).toMatchObject({ line: 1 }),
)

test('no more than ten titles are passed over', () => {
  const titled = (count: number) => `${'A title\n'.repeat(count)}Name,Town\nA,Hassan\n`
  expect(find(titled(10))).toMatchObject({ line: 11 })
  expect(find(titled(11))).toMatchObject({ line: 1 })
})

test('a text of empty lines has none', () => expect(find('\n  \n')).toBeNull())
