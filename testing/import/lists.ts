import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Small lists with the defects of the public ones, for tests. Every institution in them is invented. */
type Programme = [programme: string, level: string, course: string, intake?: string]

const ENGINEERING: Programme = ['ENGINEERING AND TECHNOLOGY', 'UNDER GRADUATE', 'COMPUTER SCIENCE & ENGINEERING', '60']

export function aicteRow(
  id: string,
  name: string,
  address: string,
  programmes: Programme[] = [ENGINEERING],
  over: Record<string, unknown> = {},
) {
  return {
    aicte_id: id,
    institute_name: name,
    address,
    district: 'BANGALORE URBAN',
    institution_type: 'Private-Self Financing',
    state: 'Karnataka',
    university: 'Visvesvaraya&nbsp;Technological University, Belgaum',
    programmes: programmes.map(([programme, level, course, intake = '30']) => ({
      programme,
      level,
      course,
      intake,
      course_type: 'Course Institute-1',
    })),
    ...over,
  }
}

export const AICTE_ROWS = [
  aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', '132, AECS LAYOUT, IT PARK ROAD BANGALORE - 560037'),
  aicteRow('1-2', 'MALLIGE INSTITUTE OF TECHNOLOGY (MBA)', '#132 AECS LAYOUT IT PARK ROAD', [
    ['MANAGEMENT', 'POST GRADUATE', 'MBA'],
  ]),
  aicteRow('1-3', 'MALLIGE  INSTITUTE OF TECHNOLOGY', '132, BEHIND AECS LAYOUT IT PARK ROAD BANGALORE 560 037', [
    ['COMPUTER APPLICATIONS', 'POST GRADUATE', 'MCA'],
  ]),
  aicteRow('1-4', 'GOVERNMENT FIRST GRADE COLLEGE', 'K R PURAM', [['COMPUTER APPLICATIONS', 'UNDER GRADUATE', 'BCA']]),
  aicteRow('1-5', 'GOVERNMENT FIRST GRADE COLLEGE', 'VIJAYANAGAR', [['MANAGEMENT', 'UNDER GRADUATE', 'BBA']]),
  aicteRow('1-6', 'SAMPIGE COLLEGE', 'MUMBAI', [ENGINEERING], { state: 'Maharashtra', district: 'MUMBAI' }),
  aicteRow('1-7', ' ', 'NOWHERE'),
]

export function schoolLines(count: number): string {
  const head = 'schcd,schname,schcat,management,rururb,dtname,stname,vilname\n'
  const line = (index: number) =>
    `29${String(index + 100_000_000)},GLPS  HALLI ${index},1,Department of Education,1,MYSURU,Karnataka,HALLI\n`
  return head + Array.from({ length: count }, (_, index) => line(index)).join('')
}

export function writeList(folder: string, name: string, content: string | object[]): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
  return file
}
