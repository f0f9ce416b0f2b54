import { localityIn } from './locality'

const NAME = 'Government Polytechnic'

test.each([
  ['Vidyanagar', 'Vidyanagar'],
  // Addresses go from small to large.
  ['Avaremala, Maralawadi', 'Maralawadi'],
  ['#5, 3rd Main, 7th Cross Hampinagara Ward, Vijayanagar, Bengaluru', 'Vijayanagar'],
  // The town, its old name, the district, the PIN and the institution itself are no locality.
  ['Doddamannugudde, Bangalore, Bengaluru Urban District - 571511', 'Doddamannugudde'],
  ['Government Polytechnic, Indi Road, Zalaki, Taluk: Indi, District: Vijayapura PIN - 586204.', 'Zalaki'],
  ['Vidyanagar Bangalore', 'Vidyanagar'],
  // Without a name the road or the neighbour serves; a number of a house does not.
  ['No. 17, Salagame Road', 'Salagame Road'],
  ['Near Murugarajendra Stadium, Bengaluru', 'Near Murugarajendra Stadium'],
  ['Near Silk Farm, NH-48, Bengaluru', 'Near Silk Farm'],
  ['Plot No 12, #14', null],
  ['Government Polytechnic, Bengaluru', null],
  ['A description of the way to the building that nobody would put behind a name', null],
])('of %p it is %p', (address, locality) => {
  expect(localityIn(address, NAME, ['Bengaluru', 'Bengaluru Urban', 'Karnataka'])).toBe(locality)
})

test('without an address there is none', () => {
  expect(localityIn(null, NAME, ['Hassan'])).toBeNull()
})
