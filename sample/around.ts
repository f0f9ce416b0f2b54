import type { notifications, plans } from '@/provider/directory/store/schema'

const DAY = 86_400_000

type Notice = readonly [
  title: string,
  description: string,
  link: string | null,
  from: number,
  to: number,
  status?: string,
]

/** Five that show, one switched off, one past and one to come; days are counted from the seeding. */
const NOTICES: readonly Notice[] = [
  ['Compare fees across districts', 'The filter now takes a fee range of up to ₹5 lakh a year.', '/filter', -3, 60],
  [
    'Residential campuses on one page',
    'Institutions where every student can have a room, from Kodagu to Bidar.',
    '/filter?residential=true',
    -10,
    45,
  ],
  [
    'Agriculture seats are open',
    'Three colleges with farms of their own are taking applications.',
    '/filter?instituteId=12',
    -1,
    30,
  ],
  [
    'Counselling by telephone',
    'Ask for a call in Kannada or English; we ring between ten and five.',
    '/careerCounselling',
    -20,
    90,
  ],
  [
    'Sample institutions',
    'What is shown here is invented, so that you can see how the directory works.',
    null,
    -30,
    365,
  ],
  ['Library timings', 'Reading rooms close early during the festival week.', null, -5, 20, 'Inactive'],
  ['Results week', 'Helplines stayed open until eight while the class 12 results came out.', '/contact', -40, -12],
  [
    'Mock interviews',
    'Two Saturdays of practice with mentors from hospitals, courts and workshops.',
    '/mentoring',
    15,
    40,
  ],
]

/** @param now the moment from which the notices' days are counted */
export function sampleNotifications(now: Date): (typeof notifications.$inferInsert)[] {
  return NOTICES.map(([title, description, link, from, to, status = 'Active']) => ({
    title,
    description,
    link,
    status,
    startsAt: new Date(now.getTime() + from * DAY),
    endsAt: new Date(now.getTime() + to * DAY),
    isSample: true,
  }))
}

type Plan = readonly [
  name: string,
  price: number,
  cycle: 'monthly' | 'yearly',
  features: readonly string[],
  isActive?: boolean,
]

const PLANS: readonly Plan[] = [
  [
    'Basic',
    0,
    'monthly',
    ['Search and filter every institution', 'Save and compare institutions', 'One reply from a counsellor a month'],
  ],
  [
    'Smart Student',
    299,
    'monthly',
    ['All of Basic', 'Two calls with a counsellor', 'Reminders of application dates', 'Brochures in one download'],
  ],
  [
    'Family',
    499,
    'monthly',
    ['All of Smart Student', 'Calls together with parents, in Kannada or English', 'A written plan for two students'],
  ],
  [
    'Basic',
    0,
    'yearly',
    ['Search and filter every institution', 'Save and compare institutions', 'Twelve replies from a counsellor'],
  ],
  [
    'Smart Student',
    2990,
    'yearly',
    [
      'All of Basic',
      'Twenty-four calls with a counsellor',
      'Reminders of application dates',
      'Help with two application forms',
    ],
  ],
  [
    'Family',
    4990,
    'yearly',
    [
      'All of Smart Student',
      'Calls together with parents, in Kannada or English',
      'Written plans for up to three students',
      'A mentor from the chosen field',
    ],
  ],
  ['Exam Season', 199, 'monthly', ['Daily timetable by message', 'Three doubts answered a week'], false],
]

export function samplePlans(): (typeof plans.$inferInsert)[] {
  return PLANS.map(([name, price, billingCycle, features, isActive = true], position) => ({
    name,
    price,
    billingCycle,
    features: [...features],
    isActive,
    position,
    isSample: true,
  }))
}
