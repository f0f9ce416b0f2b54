import { institutePath } from '@/lib/rules/institute/institute-path'

it('addresses an institution by its id', () => {
  expect(institutePath('7')).toBe('/college/detail?id=7')
  expect(institutePath('a&b')).toBe('/college/detail?id=a%26b')
})
