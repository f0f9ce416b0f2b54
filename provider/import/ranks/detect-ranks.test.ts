import { openBytes } from '@/provider/import/read/open-file'
import { detectRanks } from './detect-ranks'

const LIST = 'exam;year;round;college;course;GM\nPGCET;2031;1;Hill College;MBA;1204\n'
const detect = (text: string) => detectRanks(openBytes('list.csv', Buffer.from(text)))

test.each(['', 'sep=;\nClosing ranks of 2031;;;;;\n\n'])(
  'a list of closing ranks is one below titles, too: %j',
  async (titles) => {
    const found = await detect(titles + LIST)
    expect(found?.ranks).toMatchObject({ exam: 'pgcet', broken: [], colleges: [{ name: 'Hill College' }] })
  },
)

test('another list is none', async () => expect(await detect('name;city\nHill College;Hassan\n')).toBeNull())
