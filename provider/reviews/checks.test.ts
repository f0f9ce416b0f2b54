import { checkWords } from '@/provider/reviews/checks'

const of = (description: string, more: { name?: string; role?: string } = {}) =>
  checkWords({ name: 'Asha Rao', role: 'Student', description, ...more })

test.each([
  ['Call 9845012345 for a seat', ['phone']],
  ['Call +91 98450-12345 for a seat', ['phone']],
  ['ಕರೆ ಮಾಡಿ ೯೮೪೫೦ ೧೨೩೪೫', ['phone']],
  ['Write to asha@example.org today', ['mail']],
  ['Look at www.example.org for more', ['link']],
  ['Everything is on seats.example.com', ['link']],
  ['THE WORST COLLEGE THAT I HAVE EVER SEEN', ['capitals']],
  ['CALL 9845012345 OR asha@example.org', ['phone', 'mail']],
])('%s: %j', (text, found) => {
  expect(of(text)).toEqual(found)
})

test.each([
  'Fees rose from 85,000 to 1,12,410 in 2024-25, for 60 seats.',
  'KCET rank 21,400; ISE and CSE are good, and AICTE and NAAC came in 2023.',
  'The teachers are good.In the hostel food is plain.',
  'ಶಿಕ್ಷಕರು ಚೆನ್ನಾಗಿ ಕಲಿಸುತ್ತಾರೆ, ಊಟ ಸಾಧಾರಣ.',
  'Batch of 2019 to 2023. Marks 9.1 of 10.',
])('nothing in: %s', (text) => {
  expect(of(text)).toEqual([])
})

test('names are looked at, too', () => {
  expect(of('A good college, all in all.', { name: 'Ravi 9845012345' })).toEqual(['phone'])
})
