import { readEnquiriesCommand } from '@/provider/enquiries/export/command'

const ALL = { since: null, types: null, suspected: null }
const read = (line: string) => readEnquiriesCommand(line.split(' ').filter(Boolean))

test.each([
  ['list', { action: 'list', filter: ALL, limit: 50 }],
  ['list --limit 5 --suspected no', { action: 'list', filter: { ...ALL, suspected: false }, limit: 5 }],
  ['export', { action: 'export', filter: ALL, format: 'csv', out: null, bom: false }],
  [
    'export --format json --suspected only --type career,mentor --out x.json',
    {
      action: 'export',
      filter: { ...ALL, suspected: true, types: ['career', 'mentor'] },
      format: 'json',
      out: 'x.json',
      bom: false,
    },
  ],
  ['export --bom', { action: 'export', filter: ALL, format: 'csv', out: null, bom: true }],
  // A day begins in India.
  [
    'list --since 2027-01-31',
    { action: 'list', filter: { ...ALL, since: new Date('2027-01-30T18:30:00Z') }, limit: 50 },
  ],
  [
    'list --since 2027-01-31T18:00+05:30',
    { action: 'list', filter: { ...ALL, since: new Date('2027-01-31T12:30:00Z') }, limit: 50 },
  ],
  [
    'list --since 2028-02-29',
    { action: 'list', filter: { ...ALL, since: new Date('2028-02-28T18:30:00Z') }, limit: 50 },
  ],
  ['forget 9880012345', { action: 'forget', phone: '9880012345' }],
  ['forget +91 98800 12345', { action: 'forget', phone: '9880012345' }],
  ['--help', { action: 'help' }],
  ['list -h', { action: 'help' }],
])('%s', (line, command) => {
  expect(read(line)).toEqual(command)
})

test.each([
  ['', /^npm run enquiries/],
  ['toString', /^npm run enquiries/],
  ['list everything', /^list takes no "everything"/],
  ['list --format json', /^list takes no --format/],
  ['forget 9880012345 --since 2027-01-01', /^forget takes no --since/],
  ['list --colour red', /^Unknown option '--colour'/],
  ['list --limit', /argument missing/],
  ['list --limit 0', /^--limit: "0"/],
  ['list --limit 1e9', /^--limit: "1e9"/],
  ['list --since yesterday', /^--since: "yesterday" is no date/],
  ['list --since 2027-02-31', /^--since: "2027-02-31" is no date/],
  ['list --since 2027-13-01', /^--since/],
  ['list --since 2027', /^--since/],
  ['list --type robots', /^--type: "robots" is none of enquiry, feedback, career, mentor/],
  ['list --suspected maybe', /^--suspected: "maybe"/],
  ['export --format xml', /^--format: "xml"/],
  ['export --format json --bom', /^--bom is for csv/],
  ['forget', /is no phone number/],
  ['forget 12345', /^"12345" is no phone number/],
  ['forget 98800123456', /is no phone number/],
  ['forget +1 4155552671', /is no phone number/],
])('"%s" is refused with a sentence', (line, message) => {
  expect(() => read(line)).toThrow(
    expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(message) }),
  )
})
