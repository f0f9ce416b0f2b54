import { heading, row, TITLE, writePdf, type Columns, type Written } from '@/testing/import/rank-pdf'
import { readCollege, readKea, readTitle } from './read-kea'

const WIDE: Columns = { codes: ['1G', '2AG', 'GM', 'STR'], first: 90, pitch: 30 }
const MOVED: Columns = { codes: ['1G', '2AG', 'GM', 'GMK', 'STR'], first: 84, pitch: 24 }
const college = (text: string, y: number): Written => ({ text: `College: ${text}`, x: 22, y })
const FOOTER: Written[] = [
  { text: 'Generated on: 04-08-2031 13:21:42', x: 300, y: 570 },
  { text: 'Page 1 of 2', x: 700, y: 570 },
]
const read = (...pages: Written[][]) => readKea('list.pdf', writePdf(pages))

describe('a list of cut-off ranks as PDF', () => {
  test('each number lands under its heading, on pages whose columns move and through a college that is split', async () => {
    const file = await read(
      [
        ...TITLE,
        college('E901 Mallige College of Engineering, Hassan (AUTONOMOUS) B M ROAD, HASSAN-573201', 145),
        ...heading(WIDE, 163),
        ...row(WIDE, 173, ['CIVIL', 'ENGINEERING'], ['70257', '--', '76553.5', '17552']),
        ...FOOTER,
      ],
      [
        ...heading(MOVED, 40),
        ...row(MOVED, 50, ['MECHANICAL', 'ENGINEERING'], ['6560.5', '7347.25', '--', '41', '9.84375']),
        college('E902 Sampige University', 90),
        { text: '12 TEMPLE ROAD, HASSAN', x: 22, y: 97 },
        ...heading(MOVED, 110),
        ...row(MOVED, 120, ['DESIGN'], ['--', '--', '--', '--', '120089']),
      ],
    )
    expect(file).toMatchObject({
      exam: 'ugcet-engineering',
      broken: [],
      colleges: [
        {
          code: 'E901',
          name: 'Mallige College of Engineering, Hassan (AUTONOMOUS)',
          address: 'B M ROAD, HASSAN-573201',
          at: 1,
        },
        { code: 'E902', name: 'Sampige University', address: '12 TEMPLE ROAD, HASSAN', at: 2 },
      ],
    })
    expect(file.lists).toMatchObject([
      { exam: 'ugcet-engineering', year: 2031, round: 2, region: '', description: { dated: '2031-08-04' } },
    ])
    expect(file.lists[0]?.courses).toEqual([
      {
        college: 'E901',
        name: 'CIVIL ENGINEERING',
        page: 1,
        ranks: [
          { category: '1G', rank: 70257 },
          { category: 'GM', rank: 76553.5 },
          { category: 'STR', rank: 17552 },
        ],
        nobody: ['2AG'],
      },
      {
        college: 'E901',
        name: 'MECHANICAL ENGINEERING',
        page: 2,
        ranks: [
          { category: '1G', rank: 6560.5 },
          { category: '2AG', rank: 7347.25 },
          { category: 'GMK', rank: 41 },
          { category: 'STR', rank: 9.84375 },
        ],
        nobody: ['GM'],
      },
      {
        college: 'E902',
        name: 'DESIGN',
        page: 2,
        ranks: [{ category: 'STR', rank: 120089 }],
        nobody: ['1G', '2AG', 'GM', 'GMK'],
      },
    ])
  })

  test('a number that breaks over two lines is one number', async () => {
    const { lists } = await read([
      ...TITLE,
      college('E901 Mallige College', 145),
      ...heading(WIDE, 163),
      ...row(WIDE, 173, ['SILK', 'TECHNOLOGY'], ['247848.\n5', '--', '1200\n89', '7']),
      ...row(WIDE, 190, ['DESIGN'], ['1', '2', '3', '4']),
    ])
    expect(lists[0]?.courses.map(({ ranks }) => ranks.map(({ rank }) => rank))).toEqual([
      [247848.5, 120089, 7],
      [1, 2, 3, 4],
    ])
  })

  test('a row of which one number cannot be placed or read is rejected whole, with its page; the next one is read', async () => {
    const { lists, broken } = await read([
      ...TITLE,
      college('E901 Mallige College', 145),
      ...heading(WIDE, 163),
      ...row(WIDE, 173, ['A'], ['1', '2', '3', '4']).map((each) =>
        each.text === '3' ? { ...each, x: each.x + 14 } : each,
      ),
      ...row(WIDE, 185, ['B'], ['1', '2', '3x', '4']),
      ...row(WIDE, 197, ['C'], ['1', '2', '3']),
      ...row(WIDE, 209, ['D'], ['1', '2', '3', '4']),
    ])
    expect(lists[0]?.courses.map(({ name }) => name)).toEqual(['D'])
    expect(broken).toEqual([
      { at: 1, why: 'page 1: "A": "3" stands between the columns' },
      { at: 1, why: 'page 1: "B": "3x" under GM is no rank' },
      { at: 1, why: 'page 1: "C": nothing stands under STR' },
    ])
  })

  test('another PDF, one without a title, and what is none are refused in a sentence', async () => {
    await expect(read([{ text: 'Fees 2031-32', x: 40, y: 40 }])).rejects.toThrow(
      /^list\.pdf: expected KEA's list of cut-off ranks, .* found a PDF document without one\.$/,
    )
    await expect(
      read([college('E901 A College', 40), ...heading(WIDE, 50), ...row(WIDE, 60, ['A'], ['1', '2', '3', '4'])]),
    ).rejects.toThrow(
      /it lacks what it is for .*, the year, the round\. Say it: --exam ugcet-engineering --year 2031 --round 2\.$/,
    )
    await expect(
      read([
        { text: 'UGCET-2031 MOCK ALLOTMENT CUT-OFF RANKS FOR Engineering', x: 40, y: 20 },
        ...[college('E901 A College', 40), ...heading(WIDE, 50), ...row(WIDE, 60, ['A'], ['1', '2', '3', '4'])],
      ]),
    ).rejects.toThrow(/mock allotment, by which nobody is admitted; it was not imported\.$/)
    await expect(readKea('list.pdf', new TextEncoder().encode('%PDF-1.7 nothing'))).rejects.toThrow(
      /^list\.pdf: the PDF cannot be read \(.*\); nothing of it was imported\.$/,
    )
  })
})

const SESSION = 'Non-Interactive Admission System - 2025-26 ( Session- 1 Allotment Cut-Off)'
const REST = 'Seat Type: Rest Of karnataka Cut-Off Ranks'
const KALYANA = 'Seat Type: 371(j) Kalyana karnataka Cut-Off Ranks'

// As KEA's lists of 2025 have them; those of DCET of 2026.
test.each([
  ['UGCET-2025 ALLOTMENT CUT-OFF RANKS FOR Engineering', [SESSION, REST], 'ugcet-engineering 2025 1'],
  ['UGCET-2025 ALLOTMENT CUT-OFF RANKS FOR Engineering', [SESSION, KALYANA], 'ugcet-engineering 2025 1 H'],
  ['UGCET-2025 SESSION-2 ALLOTMENT CUT-OFF RANKS FOR Engineering', [REST], 'ugcet-engineering 2025 2'],
  ['UGCET-2025 SESSION-2 ALLOTMENT CUT-OFF RANKS FOR Engineering', [KALYANA], 'ugcet-engineering 2025 2 H'],
  ['UGCET-2025 THIRD ROUND CUT-OFF RANKS FOR Engineering', [REST], 'ugcet-engineering 2025 3'],
  ['UGCET-2031 SECOND ROUND CUT-OFF RANKS FOR Pharmacy', [], 'ugcet-pharmacy 2031 2'],
  [
    'UGCET-2031 THIRD ROUND CUT-OFF RANKS FOR Engineering',
    ['Seat Type: Hyderabad Karnataka'],
    'ugcet-engineering 2031 3 H',
  ],
  ['DCET-2026 FIRST ROUND ALLOTMENT CUT-OFF RANKS FOR Engineering', [REST], 'dcet-engineering 2026 1'],
  // Its own round behind the exam makes no other exam, and a title may be broken over lines.
  ['UGCET-2031 ALLOTMENT CUT-OFF RANKS FOR Engineering (Session-2)', [REST], 'ugcet-engineering 2031 2'],
  ['UGCET-2031 ALLOTMENT CUT-OFF RANKS FOR Engineering (Second Round)', [REST], 'ugcet-engineering 2031 2'],
  // As the same is written elsewhere.
  ['UGCET-2031 2ND ROUND CUT - OFF RANKS FOR Engineering', [REST], 'ugcet-engineering 2031 2'],
  ['DCET-2031 THIRD ROUND CUT-OFF RANKS FOR Engineering', ['Lateral entry to 2nd year'], 'dcet-engineering 2031 3'],
  ['DCET-2031 THIRD ROUND CUT-OFF RANKS FOR Engineering', ['Lateral entry to Second Year'], 'dcet-engineering 2031 3'],
  [
    'DCET-2031 ALLOTMENT CUT-OFF RANKS FOR Engineering',
    ['Session-1, 2nd Year / 3rd Semester'],
    'dcet-engineering 2031 1',
  ],
  ['UGCET-2031 ROUND - II CUTOFF RANK FOR Engineering', [REST], 'ugcet-engineering 2031 2'],
  ['UGCET-2031 ALLOTMENT CUT OFF RANKS FOR Engineering', ['( Session- IV Allotment)'], 'ugcet-engineering 2031 4'],
  ['UGCET-2031 SECOND ROUND', ['CUT-OFF', 'RANKS FOR', 'Engineering', REST], 'ugcet-engineering 2031 2'],
])('the title says which list it is: %s, %j', (title, more, which) => {
  const read = readTitle([title, ...more])
  if (typeof read === 'string') throw new Error(read)
  expect(`${read.exam} ${read.year} ${read.round} ${read.region}`.trim()).toBe(which)
})

test.each([
  [
    ['UGCET-2031 SECOND ROUND', 'CUT-OFF RANKS FOR Engineering'],
    'UGCET-2031 SECOND ROUND CUT-OFF RANKS FOR Engineering',
  ],
  [
    ['Karnataka', 'UGCET-', '2031 ALLOTMENT', 'CUT-OFF', 'RANKS FOR', 'Engineering', 'Session- 1'],
    'UGCET- 2031 ALLOTMENT CUT-OFF RANKS FOR Engineering',
  ],
  [['CUT-OFF RANKS FOR Engineering', 'UGCET-2031 FIRST ROUND'], 'CUT-OFF RANKS FOR Engineering'],
])('a title that is broken over lines is told whole, with exam and year: %j', (lines, title) => {
  const read = readTitle(lines)
  if (typeof read === 'string') throw new Error(read)
  expect([read.exam, read.year, read.description.title]).toEqual(['ugcet-engineering', 2031, `KEA: ${title}`])
})

test.each([
  ['DCET-2026 PROVISIONAL ALLOTMENT CUT-OFF RANKS FOR Engineering', 'the round'],
  ['UGCET-2031 SECOND EXTENDED ROUND CUT-OFF RANKS FOR Engineering', 'the round'],
  ['SECOND ROUND CUT-OFF RANKS FOR Engineering', 'the exam, the year'],
  ['UGCET-2031 CUT-OFF RANKS FOR ENGINEERING ROUND II', 'which exam "ENGINEERING ROUND II" is'],
  ['UGCET-2031 CUT-OFF RANKS FOR Engineering published on 3rd June', 'the round'],
  ['UGCET-2031 FIRST ROUND CUT-OFF RANKS FOR Engineering (Session-2)', 'which exam "Engineering (Session-2)" is'],
  ['UGCET-2031 CUT-OFF RANKS FOR Engineering (Evening Round 2)', 'which exam "Engineering (Evening Round 2)" is'],
  ['UGCET-2031 CUT-OFF RANKS FOR Engineering (Round 2 Evening)', 'which exam "Engineering (Round 2 Evening)" is'],
  ['UGCET-2031 FIRST ROUND CUT-OFF RANKS FOR Engineering (Evening)', 'which exam "Engineering (Evening)" is'],
  ['UGCET-2031 FIRST ROUND CUT-OFF RANKS FOR Engineering (Evening', 'which exam "Engineering (Evening" is'],
  ['UGCET-2031 FIRST ROUND CUT-OFF RANKS', 'what it is for ("… CUT-OFF RANKS FOR Engineering")'],
])('and nothing is guessed where it does not: %s', (title, lacking) => expect(readTitle([title])).toBe(lacking))

test('what a title does not say, or not clearly, can be said', () => {
  const said = { exam: 'ugcet-engineering', year: 2031, round: 2 }
  for (const title of ['UGCET SECOND EXTENDED ROUND CUT-OFF RANKS', 'CUT-OFF RANKS FOR Engineering (Evening)', 'Ranks'])
    expect(readTitle([title], said)).toMatchObject({ ...said, region: '' })
  expect(readTitle(['CUT-OFF RANKS FOR Engineering (Evening)'], { exam: 'x' })).toBe('the year, the round')
})

test.each([
  ['E001 Mallige College, Hassan HASSAN: 573 201', 'Mallige College, Hassan', 'HASSAN: 573 201'],
  ['E002 Govt.S K Institute of Technology, Hubli', 'Govt. S K Institute of Technology, Hubli', null],
  ['E003 Mallige University 100 Feet Ring Road, Bangalore', 'Mallige University', '100 Feet Ring Road, Bangalore'],
  ['E004 Mallige University(Formerly (MIT) SOCIETY CAMPUS', 'Mallige University', '(Formerly (MIT) SOCIETY CAMPUS'],
  ['E005 MALLIGE COLLEGE OF DESIGN, HASSAN', 'MALLIGE COLLEGE OF DESIGN, HASSAN', null],
  ['(E006)Mallige College, Hassan', 'Mallige College, Hassan', null],
])('name and address of a college: %s', (text, name, address) =>
  expect(readCollege(`College: ${text}`)).toEqual({ code: /E\d+/.exec(text)?.[0], name, address }),
)
