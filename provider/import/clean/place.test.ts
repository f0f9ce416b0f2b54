import { DISTRICTS } from '@/provider/geography/places'
import { readPlace } from './place'

const said = (text: string) => {
  const { districtId, cityId } = readPlace(text)
  const district = DISTRICTS.find(({ id }) => id === districtId)
  return [district?.name ?? null, district?.cities.find(({ id }) => id === cityId)?.name ?? null]
}

test.each([
  ['Bangalore, Karnataka', 'Bengaluru Urban', 'Bengaluru'],
  ['K R Puram, Bangalore', 'Bengaluru Urban', 'Bengaluru'],
  ['Ujire, Dakshina Kannada', 'Dakshina Kannada', null],
  ['Moodbidri, Mangaluru', 'Dakshina Kannada', 'Mudbidri'],
  ['Mysore', 'Mysuru', 'Mysuru'],
  ['Mandya District', 'Mandya', null],
  ['BANGALORE-560 018', 'Bengaluru Urban', 'Bengaluru'],
  ['Vijayapura', 'Vijayapura', 'Vijayapura'],
  ['Vijayapura, Bengaluru Rural', 'Bengaluru Rural', 'Vijayapura'],
  ['South Kodagu', 'Kodagu', null],
  ['Harohalli, Mysore', 'Mysuru', 'Mysuru'],
  ['Tiptur', 'Tumakuru', 'Tiptur'],
  ['Nowhere at all', null, null],
  ['', null, null],
])('%j is %s, %s', (text, district, town) => expect(said(text)).toEqual([district, town]))
