import { putTogether, takeApart } from './name-parts'

it.each([
  ['Government Higher Primary School Kallahalli', ['', 'Government Higher Primary School', 'Kallahalli']],
  ['Sri Basaveshwara Rural Polytechnic, Gadag', ['Sri Basaveshwara', 'Rural Polytechnic', 'Gadag']],
  ['R.V. College of Engineering', ['R.V.', 'College of Engineering', '']],
  [
    'KLE Societys Arts and Commerce College for Women Hubballi',
    ['KLE Societys', 'Arts and Commerce College for Women', 'Hubballi'],
  ],
  ['Minerva', ['Minerva', '', '']],
])('takes %s apart', (name, [founder, kind, place]) => {
  expect(takeApart(name)).toMatchObject({ founder, kind, place })
})

it('puts together what it took apart', () => {
  for (const name of [
    'Sri Basaveshwara Rural Polytechnic, Gadag',
    'Government High School Arakere',
    'Don Bosco School',
  ]) {
    expect(putTogether(takeApart(name))).toBe(name)
  }
})
