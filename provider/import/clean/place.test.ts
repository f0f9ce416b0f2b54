import { DISTRICTS } from '@/provider/geography/places'
import { readPlace, readPlaceBehind, type ReadPlace } from './place'

const said = ({ districtId, cityId }: ReadPlace) => {
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
  // A slip in the name of a district is one in its town's.
  ['Belagaum', 'Belagavi', 'Belagavi'],
  ['Belagaum District', 'Belagavi', null],
  ['South Kodagu', 'Kodagu', null],
  ['Harohalli, Mysore', 'Mysuru', 'Mysuru'],
  ['Tiptur', 'Tumakuru', 'Tiptur'],
  ['Nowhere at all', null, null],
  ['', null, null],
])('%j is %s, %s', (text, district, town) => expect(said(readPlace(text))).toEqual([district, town]))

test.each([
  ['Nagarjuna College of Engineering and Technology Bangalore (R)', 'Bengaluru Rural', null],
  ['Proudadevaraya Institute of Technology Indiranagar Hospet, Ballari Dist', 'Vijayanagara', 'Hosapete'],
  ['Sri Basaveswara Institute of Technology Tiptur, Tumkur (D)', 'Tumakuru', 'Tiptur'],
  ['Dr. Shivakumara Mahaswamy College of Engineering Bangalore Rural -Dist', 'Bengaluru Rural', null],
  ['Kamala Institute of Technology Devanahalli, Bangalore', 'Bengaluru Rural', 'Devanahalli'],
  ['Kamala Institute of Technology Raihcur', 'Raichur', 'Raichur'],
  ['Kamala Institute of Technology Hosakote Road, Mysore', 'Mysuru', 'Mysuru'],
  ['University of Mysore', 'Mysuru', 'Mysuru'],
  ['Bangalore Institute of Technology', null, null],
  ['RVCE Bengaluru', 'Bengaluru Urban', 'Bengaluru'],
  ['KLSGIT Belagaum', 'Belagavi', 'Belagavi'],
  ['SVIT Yelahanka Tumkur', 'Tumakuru', 'Tumakuru'],
  ['Mysore Tumkur', null, null],
  ['Garden City', null, null],
  ['Mangalore University', null, null],
])('behind %j is %s, %s', (name, district, town) => expect(said(readPlaceBehind(name))).toEqual([district, town]))
