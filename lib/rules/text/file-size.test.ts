import { fileSize } from './file-size'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [343_057, '343 kB'],
  [1_050_181, '1.1 MB'],
  [13_486_981, '13 MB'],
  [5_000_000_000, '5.0 GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
