import { levelOfAicte, levelOfWords } from './level'

test.each([
  ['UNDER GRADUATE', 'degree'],
  ['DIPLOMA', 'diploma'],
  ['POST DIPLOMA', 'diploma'],
  ['POST GRADUATE', 'postgraduate'],
  ['Post-Graduate Diploma', 'postgraduate'],
  ['POST GRADUATE CERTIFICATE', 'postgraduate'],
  ['CERTIFICATE', 'certificate'],
  ['FELLOWSHIP', 'doctorate'],
  ['Integrated', 'integrated'],
  ['DOCTOR', null],
  ['', null],
  [undefined, null],
])('AICTE’s %p is %p', (raw, level) => expect(levelOfAicte(raw)).toBe(level))

test.each([
  ['Bachelor of Engineering', 'degree'],
  ['B.E.', 'degree'],
  ['BCA', 'degree'],
  ['MBBS', 'degree'],
  ['LLB (evening)', 'degree'],
  ['UG', 'degree'],
  ['Master of Technology', 'postgraduate'],
  ['M.Sc.', 'postgraduate'],
  ['MBA', 'postgraduate'],
  ['PGDM', 'postgraduate'],
  ['Postgraduate Diploma in Yoga', 'postgraduate'],
  ['Integrated Master of Computer Applications', 'integrated'],
  ['Diploma in Pharmacy', 'diploma'],
  ['D.Ed.', 'diploma'],
  ['Certificate in Baking', 'certificate'],
  ['ITI', 'certificate'],
  ['Ph.D.', 'doctorate'],
  ['Doctor of Philosophy', 'doctorate'],
  ['Fellow Programme in Management', 'doctorate'],
  ['PUC', 'pre_university'],
  ['Pre-university', 'pre_university'],
  // Neither a level nor letters within a word.
  ['Computer Science', null],
  ['Management', null],
  ['Doctor of Medicine', null],
  ['Beauty', null],
  ['Classes 1 to 5', null],
])('%s: %p', (text, level) => expect(levelOfWords(text)).toBe(level))

test('the first text that says one counts: column, heading, name', () => {
  expect(levelOfWords('Diploma', 'Bachelor of Arts', 'MA')).toBe('diploma')
  expect(levelOfWords(null, 'Undergraduate', 'MA')).toBe('degree')
  expect(levelOfWords('level 3', 'Science', 'MA')).toBe('postgraduate')
  expect(levelOfWords(null, null)).toBeNull()
})
