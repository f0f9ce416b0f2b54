import { OTHER_LANGUAGES } from '@/lib/contract/lenient'
import { byCodedField } from '@/lib/contract/text-fields'
import { accountExportSchema } from '@/lib/contract/account'
import { sessionAnswerSchema, userAnswerSchema } from '@/lib/contract/auth'
import { brochureListSchema } from '@/lib/contract/brochure'
import { calendarSchema } from '@/lib/contract/calendar'
import { checkoutAnswerSchema } from '@/lib/contract/checkout'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { institutePageSchema } from '@/lib/contract/institute'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { districtListSchema, optionListSchema } from '@/lib/contract/lookup'
import { notificationListSchema } from '@/lib/contract/notification'
import { partnerListSchema } from '@/lib/contract/partner'
import { planAnswerSchema } from '@/lib/contract/plan'
import { profileAnswerSchema, profileUpdateAnswerSchema } from '@/lib/contract/profile'
import { ownReviewAnswerSchema } from '@/lib/contract/review'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { sessionListSchema } from '@/lib/contract/session'
import { shortlistAnswerSchema } from '@/lib/contract/shortlist'
import { subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { suggestionListSchema } from '@/lib/contract/suggestion'
import { openDataSchema, recordDetailSchema, recordPageSchema } from '@/lib/contract/open-data'
import { sourceListSchema } from '@/lib/contract/source'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import type { Example } from '@/testing/example'
import type { Json } from '@/testing/poor-answers'

const STUDENT = {
  id: 12,
  first_name: 'Asha',
  last_name: 'Rao',
  full_name: 'Asha B Rao',
  phone_number: '9880012345',
  email: 'asha@example.org',
  image_url: '/students/12.webp',
  plan: { name: 'Scholar' },
}
const STUDENT_READ = {
  id: '12',
  firstName: 'Asha',
  lastName: 'Rao',
  fullName: 'Asha B Rao',
  phoneNumber: '9880012345',
  email: 'asha@example.org',
  image: '/students/12.webp',
  plan: 'Scholar',
}
const SUBSCRIPTION = {
  id: 9,
  name: 'Scholar',
  price: 2999,
  billing_cycle: 'yearly',
  start_date: '01-06-2026',
  expire_date: '31-05-2027',
  status: 'active',
  amount: 299900,
}
const SUBSCRIPTION_READ = {
  id: '9',
  name: 'Scholar',
  price: 2999,
  billingCycle: 'yearly',
  startDate: '2026-06-01',
  expireDate: '2027-05-31',
  status: 'active',
  amount: 299900,
}
const PROFILE = {
  id: 12,
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.org',
  phone: '9880012345',
  image_url: '/students/12.webp',
  plan: SUBSCRIPTION,
  subscriptions: [SUBSCRIPTION],
}
const PROFILE_READ = {
  id: '12',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9880012345',
  image: '/students/12.webp',
  plan: SUBSCRIPTION_READ,
  subscriptions: [SUBSCRIPTION_READ],
}

/** Counts of every filter that is counted, one of them a number in quotes. */
export const FACETS = {
  answer: { ...facetsOf({ '101': 7, '102': '1' }), known: { fee: { known: 3, of: '14' } } },
  read: { ...facetsOf({ '101': 7, '102': 1 }), known: { fee: { known: 3, of: 14 } } },
}

function facetsOf(options: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    DIRECTORY_FILTERS.flatMap(({ name, counted }) =>
      counted === 'not' ? [] : [[name, counted === 'once' ? 5 : options] as const],
    ),
  )
}

export const OPEN_RECORD = {
  id: 7,
  name: 'Kaveri Institute',
  ...byCodedField('name', OTHER_LANGUAGES, () => 'ಕಾವೇರಿ'),
  other_names: ['KIT'],
  types: ['Engineering'],
  streams: ['Civil'],
  ownership: 'private',
  gender: 'mixed',
  minority: true,
  classes: { from: 11, to: 12 },
  hostel_fee: { from: 60_000, to: 90_000 },
  mess_fee: { from: 36_000, to: 36_000 },
  management_fee: { from: 150_000, to: 250_000 },
  university: 'VTU',
  address: '1 Hill Road',
  city: 'Mysuru',
  district: 'Mysuru',
  state: 'Karnataka',
  pin: '570001',
  coordinates: { latitude: 12.311827, longitude: 76.652985 },
  website: 'https://kaveri.example',
  courses: [{ name: 'Civil', category: 'B.E.', duration: '4 years', level: 'degree', fees: 45_000, seats: 60 }],
  rating: 4.5,
  review_count: 8,
  is_sample: true,
  changed_on: '2030-06-01',
  sources: ['aicte'],
  licences: ['MIT'],
}

const UNDERSTOOD = {
  parts: [{ is: 'type', values: ['1'], name: { en: 'Engineering', kn: 'ಎಂಜಿನಿಯರಿಂಗ್' }, without: 'colleges' }],
  sort: 'fee',
  unknown: ['is_residential'],
}

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /auth/otp/verify and /auth/register/complete': {
    schema: sessionAnswerSchema,
    answer: { message: 'Suceesfully Completed', data: { token: 't0k3n', student: STUDENT } },
    read: { token: 't0k3n', student: STUDENT_READ },
    required: ['data', 'data.token'],
  },
  'GET /auth/user': {
    schema: userAnswerSchema,
    answer: { data: STUDENT },
    read: STUDENT_READ,
    required: ['data'],
  },
  'GET /auth/sessions': {
    schema: sessionListSchema,
    answer: {
      data: [
        {
          id: 7,
          device: 'Chrome, Android',
          created_at: '2026-11-20T03:30:00Z',
          last_seen_at: '2026-11-21T03:30:00Z',
          current: true,
        },
      ],
    },
    read: [
      {
        id: '7',
        device: 'Chrome, Android',
        createdAt: Date.UTC(2026, 10, 20, 3, 30),
        lastSeenAt: Date.UTC(2026, 10, 21, 3, 30),
        isCurrent: true,
      },
    ],
    required: ['data'],
  },
  'GET /profile': {
    schema: profileAnswerSchema,
    answer: { data: PROFILE },
    read: PROFILE_READ,
    required: ['data'],
  },
  'POST /profile/update': {
    schema: profileUpdateAnswerSchema,
    answer: { message: 'Saved', data: PROFILE },
    read: { message: 'Saved', profile: PROFILE_READ },
  },
  'GET /get/institutetype and /get/streams/{id}': {
    schema: optionListSchema,
    answer: {
      data: [
        { id: 1, name: 'Engineering' },
        { id: '2', name: { en: 'Law', kn: 'ಕಾನೂನು' } },
      ],
    },
    read: [
      { id: '1', name: { en: 'Engineering' } },
      { id: '2', name: { en: 'Law', kn: 'ಕಾನೂನು' } },
    ],
    required: ['data'],
  },
  'GET /get/district-city': {
    schema: districtListSchema,
    answer: {
      data: [{ id: 527, name: 'Mysuru', other_names: ['Mysore'], cities: [{ id: 803, name: 'Nanjangud' }] }],
    },
    read: [
      { id: '527', name: { en: 'Mysuru' }, otherNames: ['Mysore'], cities: [{ id: '803', name: { en: 'Nanjangud' } }] },
    ],
    required: ['data'],
  },
  'GET /institutes': {
    schema: institutePageSchema,
    answer: {
      data: [
        {
          id: 7,
          name: 'Kaveri Institute',
          disambiguation: 'Hunsur',
          image_url: '/logos/7.webp',
          address: { city: 'Hunsur', district: 'Mysuru', state: 'Karnataka' },
          state: 'Karnataka',
          average_rating: 4.2,
          courses: [{ id: 1, name: 'Civil' }],
          category: 'Engineering',
          ownership: 'aided',
          gender: 'women',
          classes: { from: '1', to: 7 },
          fees: { from: 45_000, to: '90000' },
          seats: '240',
        },
      ],
      total: 21,
      page: 2,
      limit: 10,
      totalPages: 3,
      last_page: 3,
      facets: FACETS.answer,
      understood: { ...UNDERSTOOD, is_missing: true },
      did_you_mean: {
        institutes: [{ id: 7, name: 'A College', disambiguation: 'Mysuru', city: 'Mysuru', district: 'Mysuru' }],
        places: [{ name: 'Ballari', district_id: 526, city_id: null }],
        hidden: { district_id: 4, fee: '2' },
      },
    },
    read: {
      items: [
        {
          id: '7',
          name: { en: 'Kaveri Institute' },
          disambiguation: 'Hunsur',
          image: '/logos/7.webp',
          city: { en: 'Hunsur' },
          district: { en: 'Mysuru' },
          state: { en: 'Karnataka' },
          averageRating: 4.2,
          courses: ['Civil'],
          category: { en: 'Engineering' },
          ownership: 'aided',
          gender: 'women',
          classes: { from: 1, to: 7 },
          fees: { from: 45_000, to: 90_000 },
          seats: 240,
          changedOn: null,
        },
      ],
      total: 21,
      totalPages: 3,
      facets: FACETS.read,
      understood: { ...UNDERSTOOD, isMissing: true },
      didYouMean: {
        institutes: [
          {
            id: '7',
            name: { en: 'A College' },
            disambiguation: 'Mysuru',
            city: { en: 'Mysuru' },
            district: { en: 'Mysuru' },
          },
        ],
        places: [{ name: { en: 'Ballari' }, districtId: '526', cityId: null }],
        hidden: { district_id: 4, fee: 2 },
      },
    },
    required: ['data'],
  },
  'GET /institutes/suggest': {
    schema: suggestionListSchema,
    answer: {
      data: [{ id: 7, name: 'Kaveri Institute', city: 'Nanjangud', district: 'Mysuru' }],
      total: 12,
      understood: { ...UNDERSTOOD, is_missing: false },
    },
    read: {
      institutes: [
        {
          id: '7',
          name: { en: 'Kaveri Institute' },
          disambiguation: null,
          city: { en: 'Nanjangud' },
          district: { en: 'Mysuru' },
        },
      ],
      reading: { understood: { ...UNDERSTOOD, isMissing: false }, total: 12 },
    },
    required: ['data'],
  },
  'GET /institute/{id}/brochures': {
    schema: brochureListSchema,
    answer: { brochures: [{ brochure_id: 3, title: 'Prospectus', file_url: '/files/3.pdf', language: 'en' }] },
    read: [{ id: '3', title: 'Prospectus', fileUrl: '/files/3.pdf', language: 'en' }],
    required: ['brochures'],
  },
  'GET /exports': {
    schema: openDataSchema,
    answer: {
      data: {
        licence: 'CC-BY-4.0',
        edition: {
          name: '2030-06-01',
          made_at: '2030-06-01T06:00:00Z',
          institutes: 1618,
          courses: '8,090',
          samples: 0,
          withheld: 4,
          files: [
            {
              name: 'karnataka-courses-2030-06-01.csv.gz',
              kind: 'courses.csv',
              is_compressed: true,
              bytes: 120,
              sha256: 'a'.repeat(64),
            },
          ],
        },
      },
    },
    read: {
      licence: 'CC-BY-4.0',
      edition: {
        name: '2030-06-01',
        madeAt: Date.UTC(2030, 5, 1, 6),
        institutes: 1618,
        courses: 8090,
        samples: 0,
        withheld: 4,
        files: [
          {
            name: 'karnataka-courses-2030-06-01.csv.gz',
            kind: 'courses.csv',
            is_compressed: true,
            bytes: 120,
            sha256: 'a'.repeat(64),
          },
        ],
      },
    },
    required: ['data'],
  },
  'GET /institutes?records=1': {
    schema: recordPageSchema,
    answer: {
      data: [{ id: 7, name: 'Kaveri Institute', disambiguation: 'Hinkal', record: OPEN_RECORD }],
      totalPages: 2,
      last_page: 2,
    },
    read: {
      items: [{ id: '7', name: 'Kaveri Institute', disambiguation: 'Hinkal', record: { ...OPEN_RECORD, id: '7' } }],
      totalPages: 2,
    },
    required: ['data'],
  },
  'GET /institute/details?records=1': {
    schema: recordDetailSchema,
    answer: {
      data: {
        institute: { institute_name: { en: 'Kaveri Institute' }, disambiguation: 'Hinkal' },
        record: OPEN_RECORD,
      },
    },
    read: { name: 'Kaveri Institute', disambiguation: 'Hinkal', record: { ...OPEN_RECORD, id: '7' } },
    required: ['data', 'data.institute', 'data.institute.institute_name', 'data.institute.institute_name.en'],
  },
  'GET /calendar': {
    schema: calendarSchema,
    answer: {
      data: [
        {
          id: 'hill-test-apply',
          exam: 'hill-test',
          exam_name: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' },
          kind: 'application',
          title: { en: 'Applications' },
          institute_type_ids: [1, '2'],
          first_day: '01-06-2030',
          last_day: '2030-06-30',
          first_time: '10:00',
          last_time: '17:30',
          source: { title: 'Hill Authority', url: 'https://hill.example/', checked_on: '2030-05-01' },
          is_sample: true,
        },
      ],
    },
    read: [
      {
        id: 'hill-test-apply',
        exam: 'hill-test',
        examName: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' },
        kind: 'application',
        title: { en: 'Applications' },
        typeIds: ['1', '2'],
        firstDay: '2030-06-01',
        lastDay: '2030-06-30',
        firstTime: '10:00',
        lastTime: '17:30',
        source: { title: 'Hill Authority', url: 'https://hill.example/', checkedOn: '2030-05-01' },
        isSample: true,
      },
    ],
    required: ['data'],
  },
  'GET /sources': {
    schema: sourceListSchema,
    answer: {
      data: [
        {
          name: 'aicte',
          title: 'Approved institutions',
          licence: 'MIT',
          url: 'https://example.org/list',
          attribution: 'Compiled by somebody',
          dated: '30-10-2025',
          read_at: '2026-11-24T09:00:00+05:30',
          institutes: '1,618',
        },
      ],
    },
    read: [
      {
        name: 'aicte',
        title: 'Approved institutions',
        licence: 'MIT',
        url: 'https://example.org/list',
        attribution: 'Compiled by somebody',
        dated: '2025-10-30',
        readOn: '2026-11-24',
        institutes: 1618,
      },
    ],
    required: ['data'],
  },
  'GET /fee-rules': {
    schema: feeSheetListSchema,
    answer: {
      data: [
        {
          year: '2030-31',
          title: { en: 'Fees', kn: 'ಶುಲ್ಕ' },
          authority: 'Examinations',
          order: 'ED 1',
          dated: '23-07-2030',
          url: 'https://example.org/fees',
          page: '2',
          read_at: '2030-07-24',
          remarks: ['Provisional'],
          columns: [
            {
              id: 'general',
              name: 'Everybody else',
              short: 'GM',
              note: 'Ask',
              seat: 'government',
              courses: ['law'],
              applies: [{ category: 'SC', income_over: '2,50,000', income_upto: 1_000_000 }],
            },
          ],
          tables: [
            {
              title: 'Law',
              period: 'semester',
              says_period: 1,
              courses: [
                {
                  id: 'law',
                  name: 'Law',
                  known_as: ['LLB'],
                  exams: ['klat'],
                  years: '5',
                  years_note: 'With a year of practice',
                  university_fee: 100,
                  extras: [{ name: 'Library', amount: 50 }],
                },
              ],
              rows: [
                {
                  id: 'government',
                  name: 'Government colleges',
                  ownerships: ['government'],
                  amounts: [{ column: 'general', amount: '1,000' }],
                  known_as: ['Hill College'],
                  other_fees: 10,
                  other_fees_of: ['law'],
                },
              ],
            },
          ],
        },
      ],
    },
    read: [
      {
        year: '2030-31',
        title: { en: 'Fees', kn: 'ಶುಲ್ಕ' },
        authority: { en: 'Examinations' },
        order: 'ED 1',
        dated: '2030-07-23',
        url: 'https://example.org/fees',
        page: 2,
        readOn: '2030-07-24',
        remarks: [{ en: 'Provisional' }],
        columns: [
          {
            id: 'general',
            name: { en: 'Everybody else' },
            short: { en: 'GM' },
            note: { en: 'Ask' },
            seat: 'government',
            courses: ['law'],
            applies: [{ category: 'SC', over: 250_000, upto: 1_000_000 }],
          },
        ],
        tables: [
          {
            title: { en: 'Law' },
            period: 'semester',
            saysPeriod: true,
            courses: [
              {
                id: 'law',
                name: { en: 'Law' },
                knownAs: ['LLB'],
                exams: ['klat'],
                years: 5,
                yearsNote: { en: 'With a year of practice' },
                universityFee: 100,
                extras: [{ name: { en: 'Library' }, amount: 50 }],
              },
            ],
            rows: [
              {
                id: 'government',
                name: { en: 'Government colleges' },
                ownerships: ['government'],
                amounts: [{ column: 'general', amount: 1000 }],
                knownAs: ['Hill College'],
                otherFees: 10,
                otherFeesOf: ['law'],
              },
            ],
          },
        ],
      },
    ],
    required: ['data'],
  },
  ...RANK_EXAMPLES,
  'GET /scholarships': {
    schema: scholarshipListSchema,
    answer: {
      data: [
        {
          id: 'vidyasiri',
          name: { en: 'Vidyasiri', kn: 'ವಿದ್ಯಾಸಿರಿ' },
          giver: 'The department',
          year: '2030-31',
          applies: [{ category: '2A', income_over: 0, income_upto: '1,00,000' }],
          courses: ['law'],
          gives: 'A stipend',
          conditions: ['No hostel'],
          apply: 'Online',
          until: '31-10-2030',
          url: 'https://example.org/vidyasiri',
          read_at: '2030-07-24',
          from_copy: 1,
          is_sample: 1,
        },
      ],
    },
    read: [
      {
        id: 'vidyasiri',
        name: { en: 'Vidyasiri', kn: 'ವಿದ್ಯಾಸಿರಿ' },
        giver: { en: 'The department' },
        year: '2030-31',
        applies: [{ category: '2A', over: 0, upto: 100_000 }],
        courses: ['law'],
        gives: { en: 'A stipend' },
        conditions: [{ en: 'No hostel' }],
        apply: { en: 'Online' },
        until: '2030-10-31',
        url: 'https://example.org/vidyasiri',
        readOn: '2030-07-24',
        isFromCopy: true,
        isSample: true,
      },
    ],
    required: ['data'],
  },
  'GET /partners': {
    schema: partnerListSchema,
    answer: [{ institute_id: 7, name: 'Kaveri Institute', logo: '/logos/7.webp', city: 'Mysuru' }],
    read: [{ instituteId: '7', name: { en: 'Kaveri Institute' }, logo: '/logos/7.webp', city: { en: 'Mysuru' } }],
  },
  'GET /top-institutes': {
    schema: topInstituteListSchema,
    answer: [
      {
        institute_id: 7,
        name: 'Kaveri Institute',
        disambiguation: 'Hinkal, Mysuru',
        logo: '/logos/7.webp',
        city: 'Mysuru',
        average_rating: '4.2',
        courses: [{ courses: 'Civil' }, { name: 'Mechanical' }],
      },
    ],
    read: [
      {
        instituteId: '7',
        name: { en: 'Kaveri Institute' },
        disambiguation: 'Hinkal, Mysuru',
        logo: '/logos/7.webp',
        city: { en: 'Mysuru' },
        averageRating: 4.2,
        courses: ['Civil', 'Mechanical'],
      },
    ],
  },
  'GET /notification': {
    schema: notificationListSchema,
    answer: {
      data: {
        notifications: [
          {
            id: 4,
            title: 'Counselling opens',
            description: { en: 'Bring your papers.' },
            link: 'https://example.org/counselling',
            status: 'Active',
            start_datetime: '20-11-2026 09:30',
            end_datetime: '27-11-2026 18:00',
          },
        ],
      },
    },
    read: [
      {
        id: '4',
        title: { en: 'Counselling opens' },
        description: { en: 'Bring your papers.' },
        link: 'https://example.org/counselling',
        status: 'Active',
        startsAt: Date.UTC(2026, 10, 20, 4, 0),
        endsAt: Date.UTC(2026, 10, 27, 12, 30),
      },
    ],
    required: ['data', 'data.notifications'],
  },
  'GET /plans': {
    schema: planAnswerSchema,
    answer: {
      all_plans: [
        {
          id: 2,
          name: 'Scholar',
          price: '2,999',
          billing_cycle: 'yearly',
          is_active: 1,
          features: ['Calls', 'Visits'],
        },
      ],
      checkout: true,
    },
    read: {
      plans: [
        {
          id: '2',
          name: { en: 'Scholar' },
          price: 2999,
          billingCycle: 'yearly',
          isActive: true,
          features: [{ en: 'Calls' }, { en: 'Visits' }],
        },
      ],
      hasCheckout: true,
    },
  },
  'POST /subscriptions/checkout': {
    schema: checkoutAnswerSchema,
    answer: { data: { id: 9, url: 'https://pay.example/9', status: 'pending' } },
    read: { id: '9', url: 'https://pay.example/9', status: 'pending' },
    required: ['data', 'data.url'],
  },
  'GET /subscriptions/{id}': {
    schema: subscriptionAnswerSchema,
    answer: {
      data: {
        id: 9,
        status: 'Active',
        plan: { id: 2, name: 'Scholar', price: '2,999', billing_cycle: 'yearly' },
        amount: 299900,
        start_date: '01-06-2026',
        expire_date: '2027-05-31',
        payment: {
          title: 'Razorpay',
          action: 'https://pay.example/9',
          fields: { order_id: 'order_9' },
        },
      },
    },
    read: {
      id: '9',
      status: 'active',
      plan: { id: '2', name: 'Scholar', price: 2999, billingCycle: 'yearly' },
      amount: 299900,
      startDate: '2026-06-01',
      expireDate: '2027-05-31',
      payment: {
        title: 'Razorpay',
        action: 'https://pay.example/9',
        fields: { order_id: 'order_9' },
      },
    },
    required: ['data', 'data.status'],
  },
  'GET /institutes/{id}/reviews/mine': {
    schema: ownReviewAnswerSchema,
    answer: {
      data: {
        ...{ name: 'Asha', role: 'Student', rating: '4', description: 'Good labs and teachers.' },
        ...{ state: 'rejected', reason: { en: 'It was copied.', kn: 'ಇದು ನಕಲು.' }, words: 'Write it yourself.' },
      },
    },
    read: {
      ...{ name: 'Asha', role: 'Student', rating: 4, description: 'Good labs and teachers.' },
      ...{ state: 'rejected', reason: { en: 'It was copied.', kn: 'ಇದು ನಕಲು.' }, words: 'Write it yourself.' },
    },
  },
  'GET /account/export': {
    schema: accountExportSchema,
    answer: { data: { student: { name: 'Asha' }, reviews: [] } },
    read: { student: { name: 'Asha' }, reviews: [] },
    required: ['data'],
  },
  'GET and POST /shortlist': {
    schema: shortlistAnswerSchema,
    answer: { data: { institute_ids: ['7', 12] } },
    read: ['7', '12'],
    required: ['data'],
  },
}
