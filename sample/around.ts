import type { Text } from '@/lib/contract/lenient'
import { DAY_MS } from '@/lib/contract/time'
import type { notifications, plans } from '@/provider/directory/store/schema'
import { both } from './content/parts'

type Notice = readonly [title: Text, description: Text, link: string | null, from: number, to: number, status?: string]

/** Five that show, one switched off, one past and one to come; days are counted from the seeding. */
const NOTICES: readonly Notice[] = [
  [
    both('Compare fees across districts', 'ಜಿಲ್ಲೆಗಳ ಶುಲ್ಕ ಹೋಲಿಸಿ'),
    both(
      'The filter now takes a fee range of up to ₹5 lakh a year.',
      'ಶೋಧಕದಲ್ಲಿ ಈಗ ವರ್ಷಕ್ಕೆ ₹5 ಲಕ್ಷದವರೆಗಿನ ಶುಲ್ಕದ ಮಿತಿಯನ್ನು ಆರಿಸಬಹುದು.',
    ),
    '/filter',
    -3,
    60,
  ],
  [
    both('Residential campuses on one page', 'ವಸತಿ ಸಂಸ್ಥೆಗಳು ಒಂದೇ ಪುಟದಲ್ಲಿ'),
    both(
      'Institutions where every student can have a room, from Kodagu to Bidar.',
      'ಕೊಡಗಿನಿಂದ ಬೀದರ್‌ವರೆಗೆ, ಪ್ರತಿ ವಿದ್ಯಾರ್ಥಿಗೂ ಕೊಠಡಿ ಇರುವ ಸಂಸ್ಥೆಗಳು.',
    ),
    '/filter?residential=true',
    -10,
    45,
  ],
  [
    both('Agriculture seats are open', 'ಕೃಷಿ ಸೀಟುಗಳಿಗೆ ಅರ್ಜಿ ಆರಂಭ'),
    both(
      'Three colleges with farms of their own are taking applications.',
      'ಸ್ವಂತ ಜಮೀನು ಇರುವ ಮೂರು ಕಾಲೇಜುಗಳು ಅರ್ಜಿ ಸ್ವೀಕರಿಸುತ್ತಿವೆ.',
    ),
    '/filter?instituteId=12',
    -1,
    30,
  ],
  [
    both('Counselling by telephone', 'ಫೋನ್ ಮೂಲಕ ಸಮಾಲೋಚನೆ'),
    both(
      'Ask for a call in Kannada or English; we ring between ten and five.',
      'ಕನ್ನಡ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಕರೆ ಕೇಳಿ; ಹತ್ತರಿಂದ ಐದರ ನಡುವೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
    ),
    '/careerCounselling',
    -20,
    90,
  ],
  [
    both('Sample institutions', 'ಮಾದರಿ ಸಂಸ್ಥೆಗಳು'),
    both(
      'What is shown here is invented, so that you can see how the directory works.',
      'ಇಲ್ಲಿ ಕಾಣುವುದು ಕಲ್ಪಿತ; ಪಟ್ಟಿ ಹೇಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ ಎಂದು ತೋರಿಸಲು ಮಾತ್ರ.',
    ),
    null,
    -30,
    365,
  ],
  [
    both('Library timings', 'ಗ್ರಂಥಾಲಯದ ಸಮಯ'),
    both('Reading rooms close early during the festival week.', 'ಹಬ್ಬದ ವಾರದಲ್ಲಿ ವಾಚನಾಲಯಗಳು ಬೇಗ ಮುಚ್ಚುತ್ತವೆ.'),
    null,
    -5,
    20,
    'Inactive',
  ],
  [
    both('Results week', 'ಫಲಿತಾಂಶದ ವಾರ'),
    both(
      'Helplines stayed open until eight while the class 12 results came out.',
      '12ನೇ ತರಗತಿಯ ಫಲಿತಾಂಶದ ವಾರದಲ್ಲಿ ಸಹಾಯವಾಣಿ ರಾತ್ರಿ ಎಂಟರವರೆಗೆ ತೆರೆದಿತ್ತು.',
    ),
    '/contact',
    -40,
    -12,
  ],
  [
    both('Mock interviews', 'ಅಣಕು ಸಂದರ್ಶನ'),
    both(
      'Two Saturdays of practice with mentors from hospitals, courts and workshops.',
      'ಆಸ್ಪತ್ರೆ, ನ್ಯಾಯಾಲಯ ಮತ್ತು ಕಾರ್ಯಾಗಾರಗಳ ಮಾರ್ಗದರ್ಶಕರೊಂದಿಗೆ ಎರಡು ಶನಿವಾರ ಅಭ್ಯಾಸ.',
    ),
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
    startsAt: new Date(now.getTime() + from * DAY_MS),
    endsAt: new Date(now.getTime() + to * DAY_MS),
    isSample: true,
  }))
}

type Plan = readonly [
  name: Text,
  price: number,
  cycle: 'monthly' | 'yearly',
  features: readonly Text[],
  isActive?: boolean,
]

const PLANS: readonly Plan[] = [
  [
    both('Basic', 'ಬೇಸಿಕ್'),
    0,
    'monthly',
    [
      both('Search and filter every institution', 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ, ಶೋಧಿಸಿ'),
      both('Save and compare institutions', 'ಸಂಸ್ಥೆಗಳನ್ನು ಉಳಿಸಿ, ಹೋಲಿಸಿ'),
      both('One reply from a counsellor a month', 'ತಿಂಗಳಿಗೆ ಸಮಾಲೋಚಕರ ಒಂದು ಉತ್ತರ'),
    ],
  ],
  [
    both('Smart Student', 'ಸ್ಮಾರ್ಟ್ ಸ್ಟೂಡೆಂಟ್'),
    299,
    'monthly',
    [
      both('All of Basic', 'ಬೇಸಿಕ್‌ನಲ್ಲಿರುವ ಎಲ್ಲವೂ'),
      both('Two calls with a counsellor', 'ಸಮಾಲೋಚಕರೊಂದಿಗೆ ಎರಡು ಕರೆ'),
      both('Reminders of application dates', 'ಅರ್ಜಿಯ ದಿನಾಂಕಗಳ ನೆನಪು'),
      both('Brochures in one download', 'ಎಲ್ಲ ಕೈಪಿಡಿಗಳು ಒಂದೇ ಡೌನ್‌ಲೋಡ್‌ನಲ್ಲಿ'),
    ],
  ],
  [
    both('Family', 'ಕುಟುಂಬ'),
    499,
    'monthly',
    [
      both('All of Smart Student', 'ಸ್ಮಾರ್ಟ್ ಸ್ಟೂಡೆಂಟ್‌ನಲ್ಲಿರುವ ಎಲ್ಲವೂ'),
      both('Calls together with parents, in Kannada or English', 'ಪೋಷಕರೊಂದಿಗೆ ಕರೆ, ಕನ್ನಡ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ'),
      both('A written plan for two students', 'ಇಬ್ಬರು ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಬರಹದಲ್ಲಿ ಯೋಜನೆ'),
    ],
  ],
  [
    both('Basic', 'ಬೇಸಿಕ್'),
    0,
    'yearly',
    [
      both('Search and filter every institution', 'ಎಲ್ಲ ಸಂಸ್ಥೆಗಳನ್ನು ಹುಡುಕಿ, ಶೋಧಿಸಿ'),
      both('Save and compare institutions', 'ಸಂಸ್ಥೆಗಳನ್ನು ಉಳಿಸಿ, ಹೋಲಿಸಿ'),
      both('Twelve replies from a counsellor', 'ಸಮಾಲೋಚಕರ ಹನ್ನೆರಡು ಉತ್ತರ'),
    ],
  ],
  [
    both('Smart Student', 'ಸ್ಮಾರ್ಟ್ ಸ್ಟೂಡೆಂಟ್'),
    2990,
    'yearly',
    [
      both('All of Basic', 'ಬೇಸಿಕ್‌ನಲ್ಲಿರುವ ಎಲ್ಲವೂ'),
      both('Twenty-four calls with a counsellor', 'ಸಮಾಲೋಚಕರೊಂದಿಗೆ ಇಪ್ಪತ್ನಾಲ್ಕು ಕರೆ'),
      both('Reminders of application dates', 'ಅರ್ಜಿಯ ದಿನಾಂಕಗಳ ನೆನಪು'),
      both('Help with two application forms', 'ಎರಡು ಅರ್ಜಿ ತುಂಬಲು ನೆರವು'),
    ],
  ],
  [
    both('Family', 'ಕುಟುಂಬ'),
    4990,
    'yearly',
    [
      both('All of Smart Student', 'ಸ್ಮಾರ್ಟ್ ಸ್ಟೂಡೆಂಟ್‌ನಲ್ಲಿರುವ ಎಲ್ಲವೂ'),
      both('Calls together with parents, in Kannada or English', 'ಪೋಷಕರೊಂದಿಗೆ ಕರೆ, ಕನ್ನಡ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ'),
      both('Written plans for up to three students', 'ಮೂವರು ವಿದ್ಯಾರ್ಥಿಗಳವರೆಗೆ ಬರಹದಲ್ಲಿ ಯೋಜನೆ'),
      both('A mentor from the chosen field', 'ಆಯ್ದ ಕ್ಷೇತ್ರದ ಮಾರ್ಗದರ್ಶಕರು'),
    ],
  ],
  [
    both('Exam Season', 'ಪರೀಕ್ಷಾ ಸಮಯ'),
    199,
    'monthly',
    [
      both('Daily timetable by message', 'ಸಂದೇಶದಲ್ಲಿ ದಿನದ ವೇಳಾಪಟ್ಟಿ'),
      both('Three doubts answered a week', 'ವಾರಕ್ಕೆ ಮೂರು ಸಂದೇಹಗಳಿಗೆ ಉತ್ತರ'),
    ],
    false,
  ],
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
