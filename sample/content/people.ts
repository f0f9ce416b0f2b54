import type { Content } from '@/provider/content/sections'
import { avatarAddress } from '@/provider/pictures/address'
import { both } from '@/sample/content/parts'

/** All of these people are invented; docs/content.md says how to take them away. Even avatars are women. */
type Voice = readonly [avatar: number, name: string, nameKn: string, who: string, whoKn: string, en: string, kn: string]

const VOICES: readonly Voice[] = [
  [
    2,
    'Ananya Hegde',
    'ಅನನ್ಯಾ ಹೆಗಡೆ',
    'Degree student, Hassan',
    'ಪದವಿ ವಿದ್ಯಾರ್ಥಿನಿ, ಹಾಸನ',
    'I had marked four colleges by name alone. Seeing their fees next to each other changed two of them.',
    'ಹೆಸರು ನೋಡಿ ನಾಲ್ಕು ಕಾಲೇಜು ಗುರುತಿಸಿದ್ದೆ. ಶುಲ್ಕಗಳನ್ನು ಒಟ್ಟಿಗೆ ನೋಡಿದ ಮೇಲೆ ಅವುಗಳಲ್ಲಿ ಎರಡು ಬದಲಾದವು.',
  ],
  [
    7,
    'Basavaraj Patil',
    'ಬಸವರಾಜ ಪಾಟೀಲ',
    'Parent, Vijayapura',
    'ಪೋಷಕರು, ವಿಜಯಪುರ',
    'The counsellor told us which papers to carry to the admission desk. We made one trip instead of three.',
    'ಪ್ರವೇಶಕ್ಕೆ ಯಾವ ದಾಖಲೆ ಒಯ್ಯಬೇಕೆಂದು ಸಮಾಲೋಚಕರು ಹೇಳಿದರು. ಮೂರು ಬಾರಿ ಹೋಗುವ ಬದಲು ಒಂದೇ ಬಾರಿ ಹೋದೆವು.',
  ],
  [
    14,
    'Fathima Zohra',
    'ಫಾತಿಮಾ ಜೊಹ್ರಾ',
    'PU student, Mangaluru',
    'ಪಿಯು ವಿದ್ಯಾರ್ಥಿನಿ, ಮಂಗಳೂರು',
    'I wanted biology, but not medicine. My mentor, who works with food, showed me five courses that I had never heard of.',
    'ನನಗೆ ಜೀವಶಾಸ್ತ್ರ ಬೇಕಿತ್ತು, ವೈದ್ಯಕೀಯ ಬೇಡವಾಗಿತ್ತು. ಆಹಾರ ಕ್ಷೇತ್ರದಲ್ಲಿರುವ ನನ್ನ ಮಾರ್ಗದರ್ಶಕರು ನಾನು ಕೇಳಿರದ ಐದು ಕೋರ್ಸ್ ತೋರಿಸಿದರು.',
  ],
  [
    21,
    'Ramesh Naik',
    'ರಮೇಶ ನಾಯ್ಕ',
    'Diploma student, Karwar',
    'ಡಿಪ್ಲೊಮಾ ವಿದ್ಯಾರ್ಥಿ, ಕಾರವಾರ',
    'I filtered by hostel. Three polytechnics near the coast had rooms, and I visited only those three.',
    'ಹಾಸ್ಟೆಲ್ ಇರುವುದನ್ನು ಮಾತ್ರ ಆರಿಸಿದೆ. ಕರಾವಳಿಯ ಮೂರು ಪಾಲಿಟೆಕ್ನಿಕ್‌ಗಳಲ್ಲಿ ಕೊಠಡಿ ಇತ್ತು; ಆ ಮೂರಕ್ಕೆ ಮಾತ್ರ ಭೇಟಿ ಕೊಟ್ಟೆ.',
  ],
  [
    26,
    'Lakshmi Devaiah',
    'ಲಕ್ಷ್ಮಿ ದೇವಯ್ಯ',
    'Parent, Madikeri',
    'ಪೋಷಕರು, ಮಡಿಕೇರಿ',
    'We read it in Kannada at home, all of us together. My mother asked most of the questions.',
    'ಮನೆಯಲ್ಲಿ ಎಲ್ಲರೂ ಸೇರಿ ಕನ್ನಡದಲ್ಲೇ ಓದಿದೆವು. ಹೆಚ್ಚು ಪ್ರಶ್ನೆ ಕೇಳಿದ್ದು ನನ್ನ ತಾಯಿ.',
  ],
  [
    33,
    'Imran Sheikh',
    'ಇಮ್ರಾನ್ ಶೇಖ್',
    'Graduate, Kalaburagi',
    'ಪದವೀಧರ, ಕಲಬುರಗಿ',
    'After B.Com. I did not know whether to work or to study on. One call laid out both, with what each would cost.',
    'ಬಿ.ಕಾಂ. ಆದ ಮೇಲೆ ಕೆಲಸವೋ ಓದೋ ತಿಳಿಯಲಿಲ್ಲ. ಒಂದೇ ಕರೆಯಲ್ಲಿ ಎರಡೂ ದಾರಿ ಮತ್ತು ಅವುಗಳ ಖರ್ಚು ಸ್ಪಷ್ಟವಾಯಿತು.',
  ],
]

type Founder = readonly [avatar: number, name: string, nameKn: string, en: string, kn: string]

const FOUNDERS: readonly Founder[] = [
  [
    10,
    'Sharada Murthy',
    'ಶಾರದಾ ಮೂರ್ತಿ',
    'Taught physics for 22 years in Shivamogga and Tumakuru. Writes the pages about streams.',
    'ಶಿವಮೊಗ್ಗ ಮತ್ತು ತುಮಕೂರಿನಲ್ಲಿ 22 ವರ್ಷ ಭೌತಶಾಸ್ತ್ರ ಕಲಿಸಿದವರು. ವಿಭಾಗಗಳ ಪುಟಗಳನ್ನು ಬರೆಯುತ್ತಾರೆ.',
  ],
  [
    17,
    'Vinayak Kulkarni',
    'ವಿನಾಯಕ ಕುಲಕರ್ಣಿ',
    'Ran the admission office of a degree college. Checks dates, fees and forms.',
    'ಪದವಿ ಕಾಲೇಜೊಂದರ ಪ್ರವೇಶ ಕಚೇರಿ ನಡೆಸಿದವರು. ದಿನಾಂಕ, ಶುಲ್ಕ ಮತ್ತು ಅರ್ಜಿಗಳನ್ನು ಪರಿಶೀಲಿಸುತ್ತಾರೆ.',
  ],
  [
    22,
    'Mary Pinto',
    'ಮೇರಿ ಪಿಂಟೊ',
    'Counselled pupils in village schools near Udupi. Leads the calls with families.',
    'ಉಡುಪಿಯ ಹಳ್ಳಿ ಶಾಲೆಗಳಲ್ಲಿ ಮಕ್ಕಳಿಗೆ ಸಮಾಲೋಚನೆ ನೀಡಿದವರು. ಕುಟುಂಬಗಳೊಂದಿಗಿನ ಕರೆಗಳನ್ನು ನೋಡಿಕೊಳ್ಳುತ್ತಾರೆ.',
  ],
  [
    29,
    'Yusuf Attar',
    'ಯೂಸುಫ್ ಅತ್ತಾರ',
    'Builds the directory, and answers when somebody finds a page that is wrong.',
    'ಸಂಸ್ಥೆಗಳ ಪಟ್ಟಿಯನ್ನು ರೂಪಿಸುತ್ತಾರೆ; ತಪ್ಪಾದ ಪುಟ ಕಂಡವರಿಗೆ ಉತ್ತರಿಸುತ್ತಾರೆ.',
  ],
  [
    34,
    'Girija Gowda',
    'ಗಿರಿಜಾ ಗೌಡ',
    'Grew up on a farm near Mandya. Looks after the mentors and their visits to villages.',
    'ಮಂಡ್ಯದ ಬಳಿಯ ಹೊಲದಲ್ಲಿ ಬೆಳೆದವರು. ಮಾರ್ಗದರ್ಶಕರು ಮತ್ತು ಅವರ ಹಳ್ಳಿ ಭೇಟಿಗಳನ್ನು ನೋಡಿಕೊಳ್ಳುತ್ತಾರೆ.',
  ],
  [
    41,
    'Suresh Lamani',
    'ಸುರೇಶ ಲಮಾಣಿ',
    'Was the first of his family to finish college. Helps students find scholarships.',
    'ಕುಟುಂಬದಲ್ಲಿ ಕಾಲೇಜು ಮುಗಿಸಿದ ಮೊದಲಿಗರು. ವಿದ್ಯಾರ್ಥಿವೇತನ ಹುಡುಕಲು ನೆರವಾಗುತ್ತಾರೆ.',
  ],
]

type Mentor = readonly [avatar: number, name: string, nameKn: string, work: string, workKn: string]

const MENTORS: readonly Mentor[] = [
  [4, 'Asha Bhandary', 'ಆಶಾ ಭಂಡಾರಿ', 'Software tester', 'ಸಾಫ್ಟ್‌ವೇರ್ ಪರೀಕ್ಷಕಿ'],
  [5, 'Manjunath Rao', 'ಮಂಜುನಾಥ ರಾವ್', 'Civil engineer', 'ಸಿವಿಲ್ ಎಂಜಿನಿಯರ್'],
  [8, 'Nazneen Khan', 'ನಜ್ನೀನ್ ಖಾನ್', 'Pharmacist', 'ಔಷಧ ತಜ್ಞೆ'],
  [9, 'Prakash Hiremath', 'ಪ್ರಕಾಶ ಹಿರೇಮಠ', 'High school teacher', 'ಪ್ರೌಢಶಾಲಾ ಶಿಕ್ಷಕ'],
  [16, 'Deepa Shetty', 'ದೀಪಾ ಶೆಟ್ಟಿ', 'Chartered accountant', 'ಲೆಕ್ಕ ಪರಿಶೋಧಕಿ'],
  [13, 'Joseph D’Souza', 'ಜೋಸೆಫ್ ಡಿಸೋಜ', 'Hotel chef', 'ಹೋಟೆಲ್ ಬಾಣಸಿಗ'],
  [20, 'Kavitha Reddy', 'ಕವಿತಾ ರೆಡ್ಡಿ', 'Agricultural officer', 'ಕೃಷಿ ಅಧಿಕಾರಿ'],
  [19, 'Arjun Nayaka', 'ಅರ್ಜುನ್ ನಾಯಕ', 'Lawyer', 'ವಕೀಲ'],
  [28, 'Savitri Joshi', 'ಸಾವಿತ್ರಿ ಜೋಶಿ', 'Textile designer', 'ಜವಳಿ ವಿನ್ಯಾಸಕಿ'],
  [25, 'Mehboob Nadaf', 'ಮೆಹಬೂಬ್ ನದಾಫ್', 'Electrical contractor', 'ವಿದ್ಯುತ್ ಗುತ್ತಿಗೆದಾರ'],
  [32, 'Chandana Urs', 'ಚಂದನಾ ಅರಸ್', 'Hospital nurse', 'ಆಸ್ಪತ್ರೆಯ ನರ್ಸ್'],
  [31, 'Ravi Kamble', 'ರವಿ ಕಾಂಬಳೆ', 'Newspaper reporter', 'ಪತ್ರಿಕಾ ವರದಿಗಾರ'],
]

/** Grounds that differ from neighbour to neighbour. */
const ground = (index: number) => [264, 84, 24, 156, 204, 48][index % 6] ?? 264

export const testimonial: Content['testimonial'] = VOICES.map(([avatar, name, nameKn, who, whoKn, en, kn], index) => ({
  name: both(name, nameKn),
  job_title: both(who, whoKn),
  description: both(en, kn),
  image_url: avatarAddress(avatar, ground(index)),
  is_sample: true,
}))

export const founders: Content['founders'] = FOUNDERS.map(([avatar, name, nameKn, en, kn], index) => ({
  name: both(name, nameKn),
  description: both(en, kn),
  image_url: avatarAddress(avatar, ground(index + 1)),
  is_sample: true,
}))

export const mentors_data: Content['mentors_data'] = MENTORS.map(([avatar, name, nameKn, work, workKn], index) => ({
  id: index + 1,
  name: both(name, nameKn),
  job_title: both(work, workKn),
  image_url: avatarAddress(avatar, ground(index + 2)),
  is_sample: true,
}))
