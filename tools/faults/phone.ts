import type { Fault } from './fault'

export const faults: Fault[] = [
  {
    says: 'a mobile number of India begins with 6 to 9',
    file: 'lib/rules/auth/phone.ts',
    find: '/^[6-9]\\d{9}$/',
    put: '/^[5-9]\\d{9}$/',
    test: 'lib/rules/auth/phone.test.ts',
  },
  {
    says: 'ten digits after +91 are the number, also where they begin with 0',
    file: 'lib/rules/auth/phone.ts',
    find: "national.length > PHONE_LENGTH ? national.replace(/^0/, '') : national",
    put: "national.replace(/^0/, '')",
    test: 'lib/rules/auth/phone.test.ts',
    title: '+91 080 2345 678',
  },
]
