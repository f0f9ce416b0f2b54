import { chancePageSchema } from '@/lib/contract/closing-ranks/chances'
import { instituteRanksSchema } from '@/lib/contract/closing-ranks/institute-ranks'
import { closingRankExamsSchema } from '@/lib/contract/closing-ranks/lists'
import type { Example } from '@/testing/example'

const LIST = {
  id: 4,
  year: 2025,
  round: '1',
  title: 'Cut-off ranks, first round',
  licence: 'MIT',
  url: 'https://example.org/list.pdf',
  dated: '04-08-2025',
  read_at: '2026-11-24T09:00:00+05:30',
  is_sample: true,
  categories: ['2AG'],
}
const LIST_READ = {
  id: '4',
  year: 2025,
  round: 1,
  title: 'Cut-off ranks, first round',
  licence: 'MIT',
  url: 'https://example.org/list.pdf',
  dated: '2025-08-04',
  readOn: '2026-11-24',
  isSample: true,
  categories: ['2AG'],
}
const CATEGORY = {
  code: '2AG',
  name: { en: 'Category 2A, general', kn: 'ಪ್ರವರ್ಗ 2ಎ, ಸಾಮಾನ್ಯ' },
  category: {
    code: '2A',
    name: { en: 'Category 2A' },
    meaning: { en: 'Listed backward classes' },
    source: { name: 'An order', url: 'https://example.org/order.pdf', read_at: '2026-11-24', from_copy: true },
  },
  quota: { code: 'G', name: { en: 'General' }, meaning: { en: 'Everybody of the category' } },
}
const CATEGORY_READ = {
  ...CATEGORY,
  category: {
    ...CATEGORY.category,
    source: { name: { en: 'An order' }, url: 'https://example.org/order.pdf', read_at: '2026-11-24', isFromCopy: true },
  },
  quota: { ...CATEGORY.quota, source: null },
}
const FAMILY = { id: 'computing', name: { en: 'Computer science' } }
const COLLEGE = { code: 'S001', name: 'Kaveri Institute', place: 'Hunsur Road, Mysuru' }
const CELL = { list: 4, year: 2025, round: 1, rank: '7871.25', page: 3 }
const CELL_READ = { ...CELL, list: '4', rank: 7871.25 }

const CHANCE = {
  institute: { id: 7, name: 'Kaveri Institute', disambiguation: 'Hunsur', city: 'Hunsur', district: 'Mysuru' },
  college: COLLEGE,
  several_codes: false,
  course: { en: 'Computer Science and Engineering' },
  course_family: FAMILY,
  fee: 45_000,
  seat_fee: { from: 44_200, to: '1,21,610' },
  is_residential: true,
  ranks: [CELL],
  rounds: [{ round: '1', category: '2AG', list: 4, rank: '7871.25', page: 3, is_whole: true }],
  round: 1,
  margin: 871.25,
}
const CHANCE_READ = {
  institute: {
    id: '7',
    name: { en: 'Kaveri Institute' },
    disambiguation: 'Hunsur',
    city: { en: 'Hunsur' },
    district: { en: 'Mysuru' },
  },
  college: COLLEGE,
  severalCodes: false,
  course: { en: 'Computer Science and Engineering' },
  courseFamily: FAMILY,
  fee: 45_000,
  seatFee: { from: 44_200, to: 121_610 },
  isResidential: true,
  category: null,
  ranks: [CELL_READ],
  rounds: [{ round: 1, category: '2AG', list: '4', rank: 7871.25, page: 3, isWhole: true }],
  round: 1,
  margin: 871.25,
  shortBy: null,
}

export const RANK_EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /closing-ranks': {
    schema: closingRankExamsSchema,
    answer: {
      exams: [
        {
          id: 'sample-cet',
          name: { en: 'Sample CET' },
          is_sample: true,
          years: [{ year: '2025', lists: [LIST], categories: [CATEGORY] }],
          course_families: [FAMILY],
          has_fees: true,
          has_residential: true,
          words_from: { name: 'An order of 2002', read_at: '2026-11-24' },
        },
      ],
    },
    read: [
      {
        id: 'sample-cet',
        name: { en: 'Sample CET' },
        isSample: true,
        years: [{ year: 2025, lists: [LIST_READ], categories: [CATEGORY_READ] }],
        courseFamilies: [FAMILY],
        hasFees: true,
        hasResidential: true,
        wordsFrom: { name: { en: 'An order of 2002' }, url: null, read_at: '2026-11-24', isFromCopy: false },
      },
    ],
    required: ['exams'],
  },
  'POST /closing-ranks/search': {
    schema: chancePageSchema,
    answer: {
      data: [CHANCE],
      out_of_reach: [{ ...CHANCE, several_codes: true, institute: null, round: null, margin: null, short_by: 12.5 }],
      lists: [LIST],
      year: 2025,
      total: '21',
      page: 1,
      limit: '20',
      totalPages: 3,
      facets: {
        course_family: { computing: '21' },
        district_id: { '527': 20 },
        round: { '1': 21 },
        enough_in: { '1': 21 },
        is_residential: 4,
        residential_unknown: 17,
        fee_known: 12,
        fee_unknown: 9,
        fee_open: 4,
      },
    },
    read: {
      chances: [CHANCE_READ],
      outOfReach: [{ ...CHANCE_READ, severalCodes: true, institute: null, round: null, margin: null, shortBy: 12.5 }],
      lists: [LIST_READ],
      year: 2025,
      total: 21,
      page: 1,
      limit: 20,
      totalPages: 3,
      facets: {
        courseFamily: { computing: 21 },
        district: { '527': 20 },
        round: { '1': 21 },
        enoughIn: { '1': 21 },
        isResidential: 4,
        residentialUnknown: 17,
        feeKnown: 12,
        feeUnknown: 9,
        feeOpen: 4,
      },
    },
    required: ['data'],
  },
  'GET /institutes/{id}/closing-ranks': {
    schema: instituteRanksSchema,
    answer: {
      exams: [
        {
          id: 'sample-cet',
          name: { en: 'Sample CET' },
          is_sample: true,
          words_from: null,
          years: [
            {
              year: 2025,
              lists: [LIST],
              categories: [CATEGORY],
              courses: [
                {
                  name: { en: 'Computer Science and Engineering' },
                  college: COLLEGE,
                  course_family: FAMILY,
                  ranks: [{ category: '2AG', list: 4, round: 1, rank: 7871.25, page: 3 }],
                  empty_lists: [5],
                },
              ],
            },
          ],
        },
      ],
    },
    read: [
      {
        id: 'sample-cet',
        name: { en: 'Sample CET' },
        isSample: true,
        wordsFrom: null,
        years: [
          {
            year: 2025,
            lists: [LIST_READ],
            categories: [CATEGORY_READ],
            courses: [
              {
                name: { en: 'Computer Science and Engineering' },
                college: COLLEGE,
                courseFamily: FAMILY,
                ranks: [{ category: '2AG', list: '4', round: 1, rank: 7871.25, page: 3 }],
                emptyLists: ['5'],
              },
            ],
          },
        ],
      },
    ],
    required: ['exams'],
  },
}
