import { hintForOthers, labelInEach } from '@/lib/messages/in-each-language'
import type { PLAN_WORDS, PlanField, PlanFlaw, PlanPart } from '@/lib/contract/desk/plan'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import { plans } from '@/lib/messages/en/plans'
import type { Translated } from '@/lib/messages/translated'

/** The room of plans at the desk. */
export const deskPlans = {
  ...deskRecords,
  ...{ noPrice: plans.noPrice, cycles: { monthly: plans.monthly, yearly: plans.yearly } },

  intro: 'What students can choose, in the order of the website, which shows a change within seconds.',
  add: 'Add a plan',
  addIntro: 'It stands on the website as soon as it is added, unless you say that it is not sold.',
  back: 'All plans',
  onWebsite: 'The plans on the website',
  found: icu('{count, plural, =0 {No plans yet.} one {# plan.} other {# plans.}}'),
  plan: 'Plan',
  price: 'Price',
  state: 'State',
  contents: icu('{count, plural, =0 {Contains nothing} one {Contains # thing} other {Contains # things}}'),
  invented: 'Invented, as an example',
  isSold: 'Sold',
  isNotSold: 'Not sold',

  parts: { plan: 'Plan', features: 'What it contains' } satisfies Record<PlanPart, string>,
  fields: {
    ...labelInEach('en', 'name', 'Name in {language}'),
    cycle: 'Paid by the',
    price: 'Price in whole rupees',
    sold: 'Sold on the website',
    position: 'Place in the order',
    ...labelInEach('en', 'features', 'In {language}, a line each'),
  } satisfies Record<PlanField, string>,
  hints: {
    name: 'By name and cycle a student’s own plan is found: no two plans have the same.',
    price: 'For one month or one year, such as 2990. 0: it costs nothing, and needs no payment.',
    sold: 'What is not sold no page shows. Whoever has it keeps it.',
    position: 'The smallest stands first. Empty: last.',
    ...hintForOthers('features', 'Each line beside its English one; an empty line where one is not translated yet.'),
  } satisfies Partial<Record<PlanField, string>>,
  words: { monthly: 'Month', yearly: 'Year', yes: 'Yes', no: 'No' } satisfies Record<
    (typeof PLAN_WORDS)[keyof typeof PLAN_WORDS][number],
    string
  >,
  flaws: {
    ...deskRecords.commonFlaws,
    tooLong: 'This is too long: at most {most} characters in a line.',
    unread: 'This is no whole number, or it is too large.',
    tooMany: 'These are too many: at most {lines} lines.',
    uneven: 'A line here stands beside none in English.',
    twice: 'Another plan has this name and cycle. Change that one, or give this one another name.',
  } satisfies Record<PlanFlaw, string>,
  sample: 'This plan is invented, as an example. Once you save it, it stays when the sample is taken away.',
  bought:
    'A new price holds for whoever chooses the plan from now on. Whoever has chosen it pays what it cost then. Under another name or cycle the website shows them no plan as theirs: add a new plan instead.',

  withdraw: 'Withdraw this plan',
  withdrawIntro: 'Nobody has chosen it yet, so it can go. What it said stays in the audit trail.',
  kept: 'Students have chosen this plan, so it cannot be withdrawn: say that it is not sold.',
} as const
export type DeskPlanMessages = Translated<typeof deskPlans>
