import { cleanGender } from './gender'

test.each([
  ['Girls Only', 'women'],
  ['for women', 'women'],
  ['Ladies', 'women'],
  ['F', 'women'],
  ['ಮಹಿಳೆಯರಿಗೆ ಮಾತ್ರ', 'women'],
  ['ಬಾಲಕಿಯರು', 'women'],
  ['Boys Only', 'men'],
  ['Men', 'men'],
  ['M', 'men'],
  ['ಬಾಲಕರು', 'men'],
  ['Co. Educational', 'mixed'],
  ['co-ed', 'mixed'],
  ['Coeducation', 'mixed'],
  ['Boys and Girls', 'mixed'],
  ['Women & men', 'mixed'],
  ['Both', 'mixed'],
  ['Y', null],
  ['3', null],
  ['Null', null],
  [undefined, null],
])('%p: %p', (raw, gender) => expect(cleanGender(raw)).toBe(gender))
