import { PECULIAR } from '@/e2e/other-provider/institutions'

/** What the home page and its neighbours ask for, as the other provider has it. */

/** A bare list. */
export const partners = (host: string): unknown => [
  {
    institute_id: PECULIAR.complete,
    name: 'Kaveri Valley Institute of Engineering',
    logo: `${host}/pictures/kaveri.png`,
    city: 'Mysuru',
  },
  { institute_id: String(PECULIAR.kannada), name: { en: 'Kuvempu Hills College' } },
  { name: 'A partner that is no institution', logo: `${host}/pictures/gone.png` },
  { institute_id: 5 },
]

export const topInstitutes = (host: string): unknown => ({
  data: [
    {
      institute_id: String(PECULIAR.complete),
      name: 'Kaveri Valley Institute of Engineering',
      logo: `${host}/pictures/kaveri.svg`,
      city: 'Mysuru',
      average_rating: '4.6',
      courses: [{ courses: 'Computer Science' }, { name: 'Civil' }, {}, 4],
    },
    { institute_id: PECULIAR.kannada, name: 'Kuvempu Hills College', average_rating: 41 },
  ],
})

export const NOTIFICATIONS = {
  data: {
    notifications: [
      {
        id: 1,
        title: 'Applications are open',
        link: 'https://example.org/apply',
        status: 'Active',
        start_datetime: '01-01-2020 09:00',
        end_datetime: '31-12-2099 18:00',
      },
      {
        id: '2',
        title: { en: 'Over since long' },
        status: 'Active',
        start_datetime: '01-01-2020 09:00',
        end_datetime: '02-01-2020 09:00',
      },
      { id: 3, title: 'Withdrawn', status: 'Inactive' },
      {
        id: 4,
        description: 'Without dates',
        link: 'javascript:alert(1)',
        status: 'active',
        start_datetime: '31-02-2020 09:00',
      },
      { id: 5, status: 'Active' },
    ],
  },
}

export const PLANS = {
  all_plans: [
    { id: '1', name: 'Free', price: '0', billing_cycle: 'monthly', is_active: '1', features: '["Search", "", 4]' },
    { id: 2, name: 'Scholar', price: '2,999', billing_cycle: 'Yearly', is_active: true, features: ['Calls', null] },
    { id: 3, name: 'Old', price: 99, billing_cycle: 'monthly', is_active: 0, features: 'Calls' },
    { id: 4, name: 'Without a cycle', is_active: 1 },
  ],
}
