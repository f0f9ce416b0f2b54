import { readMobile } from '@/provider/auth/mobile-number'

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '91-98765-43210',
  '0091 9876543210',
  '09876543210',
  '+91 (0) 98765–43210',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '೯೮೭೬೫೪೩೨೧೦',
  '\u202A+91\u00A098765\u00A043210\u202C',
])('"Indian mobile numbers only": %s is one', (written) => {
  expect(readMobile(written)).toBe('9876543210')
})

test('a number that begins like the country code keeps its digits', () => {
  expect(readMobile('9198765432')).toBe('9198765432')
})

test.each([
  '',
  '5876543210',
  '987654321',
  '98765432101',
  '+1 9876543210',
  '+44 7911 123456',
  '+9198765432101',
  '98765x43210',
  '9876543210; drop table students',
  ' '.repeat(60) + '9876543210',
])('"Indian mobile numbers only": %j is none', (written) => {
  expect(readMobile(written)).toBeNull()
})
