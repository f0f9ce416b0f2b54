import type { Fault } from './fault'

export const faults: Fault[] = [
  {
    says: 'a mobile number of India begins with 6 to 9',
    file: 'lib/rules/auth/phone.ts',
    find: '/^[6-9]\\d{9}$/',
    put: '/^[5-9]\\d{9}$/',
    test: 'lib/rules/auth/phone.test.ts',
  },
]
