import { readAdmissionSteps, readOverview } from '@/lib/rules/text/numbered-blocks'

const entry = (key: string, value: string | null, image: string | null = null) => ({
  key,
  value: value === null ? null : { en: value },
  image,
})
const titles = (blocks: { title: { en: string } | null }[]) => blocks.map((block) => block.title?.en ?? null)

describe('readOverview', () => {
  it('joins what stands under one number, whatever the order it came in', () => {
    const overview = readOverview([
      entry('overview_sub_desc1', 'Founded by weavers.'),
      entry('overview_image1', null, '/history.webp'),
      entry('overview_description', 'A college.'),
      entry('overview_sub_title1', 'History'),
      entry('overview_title', 'About the college'),
    ])
    expect(overview).toEqual({
      title: { en: 'About the college' },
      description: { en: 'A college.' },
      blocks: [{ title: { en: 'History' }, description: { en: 'Founded by weavers.' }, image: '/history.webp' }],
    })
  })

  it('sorts by the number, not by its spelling', () => {
    const { blocks } = readOverview(['10', '2', '1', '100', '020'].map((n) => entry(`overview_sub_title${n}`, n)))
    expect(titles(blocks)).toEqual(['1', '2', '10', '020', '100'])
  })

  it('keeps numbers apart that are too long for a number', () => {
    const { blocks } = readOverview([
      entry('overview_sub_title90071992547409931', 'later'),
      entry('overview_sub_title90071992547409930', 'earlier'),
    ])
    expect(titles(blocks)).toEqual(['earlier', 'later'])
  })

  it('drops blocks with neither title nor description, also when they have a picture', () => {
    const { blocks } = readOverview([
      entry('overview_image1', null, '/only.webp'),
      entry('overview_sub_title2', null),
      entry('overview_sub_desc3', 'Only a description'),
    ])
    expect(blocks).toEqual([{ title: null, description: { en: 'Only a description' }, image: null }])
  })

  it('reads a picture from the image entry, from its text, or from beside the title', () => {
    const { blocks } = readOverview([
      entry('overview_sub_title1', 'a'),
      entry('overview_image1', '/as-text.webp'),
      entry('overview_sub_title2', 'b', '/beside.webp'),
    ])
    expect(blocks.map((block) => block.image)).toEqual(['/as-text.webp', '/beside.webp'])
  })

  it('ignores keys it does not know and takes the first of two entries that holds something', () => {
    const { title, blocks } = readOverview([
      entry('overview_title1', 'not a sub title'),
      entry('overview_sub_title', 'no number'),
      entry('admission_title1', 'of the other tab'),
      entry('overview_sub_title1', null),
      entry('overview_sub_title1', 'second'),
      entry('overview_sub_title1', 'third'),
    ])
    expect(title).toBeNull()
    expect(titles(blocks)).toEqual(['second'])
  })
})

it('reads admission steps from their own keys', () => {
  const steps = readAdmissionSteps([
    entry('admission_title2', 'Counselling'),
    entry('admission_description1', 'Fill in the form.'),
    entry('admission_title1', 'Apply'),
    entry('overview_sub_title1', 'History'),
  ])
  expect(titles(steps)).toEqual(['Apply', 'Counselling'])
  expect(steps[0]?.description).toEqual({ en: 'Fill in the form.' })
})
