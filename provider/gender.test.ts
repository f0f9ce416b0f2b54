import { sql } from 'drizzle-orm'
import { genderOf } from '@/provider/gender'
import { describeOnEachDatabase } from '@/testing/provider/databases'

/** What a list says, the name, and who may study there. */
const SAID = [
  ['mixed', 'Government Girls High School, Kittur', 'mixed'],
  ['men', 'Hill School', 'men'],
  [null, 'Hill College', null],
  [null, 'Hill Institute of Technology for Women', 'women'],
  [null, 'Besant Women’s College', 'women'],
  [null, "BESANT WOMEN'S COLLEGE", 'women'],
  [null, 'Womens Polytechnic, Hubballi', 'women'],
  [null, 'Government Girls Independent PU College Sagar', 'women'],
  [null, 'Government P.U. College (Girls)', 'women'],
  [null, 'Government Girls High School', 'women'],
  [null, 'Karnataka State Akkamahadevi Women University', 'women'],
  [null, 'Smt. A. S. M. College for Ladies', 'women'],
  [null, 'Mahila Maha Vidyalaya', 'women'],
  [null, 'Mahila Arts College', 'women'],
  [null, 'Kasturba Gandhi Balika Vidyalaya', 'women'],
  [null, 'Kanya PU College, Nandgad', 'women'],
  // Societies of women, which run schools for all.
  [null, 'Mahila Samaja First Grade College', null],
  [null, 'Sri Kanaka Mahila Mandali High School', null],
  [null, 'Women’s Peace League High School', null],
  [null, 'Mahilaxmi High School', null],
  [null, 'Our Lady of Bon Secours Degree College', null],
  [null, 'School of Women’s Studies', null],
  [null, 'Balikoppa High School', null],
  [null, 'Kanyakumari College', null],
  // Named so in former times, and open to all since.
  [null, 'Government Urdu Higher Primary School for Girls', null],
  [null, 'Government Boys High School', null],
  [null, 'Government Boys and Girls High School', null],
] as const

describeOnEachDatabase('who may study there', (database) => {
  const read = async (listed: string | null, name: object) => {
    const { rows } = await database().db.execute<{ gender: string | null }>(
      sql`select ${genderOf(sql`said.listed`, sql`said.name`)} as gender
        from (values (${listed}::text, ${JSON.stringify(name)}::jsonb)) as said (listed, name)`,
    )
    return rows[0]?.gender
  }

  test.each(SAID)('a list says %p, the name is %s: %p', async (listed, name, gender) => {
    expect(await read(listed, { en: name })).toBe(gender)
  })

  test.each([
    ['ಕಾವೇರಿ ಮಹಿಳಾ ಕಾಲೇಜು', 'women'],
    ['ಸರ್ಕಾರಿ ಬಾಲಕಿಯರ ಪ್ರೌಢಶಾಲೆ', 'women'],
    ['ಸರ್ಕಾರಿ ಬಾಲಕಿಯರ ಹಿರಿಯ ಪ್ರಾಥಮಿಕ ಶಾಲೆ', null],
    ['ಮಹಿಳಾ ಸಮಾಜ ಪ್ರೌಢಶಾಲೆ', null],
    ['ಕಾವೇರಿ ಕಾಲೇಜು', null],
  ])('a Kannada name may say it: %s', async (kn, gender) => {
    expect(await read(null, { en: 'Kaveri', kn })).toBe(gender)
  })
})
