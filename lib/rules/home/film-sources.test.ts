import { filmSources } from '@/lib/rules/home/film-sources'

test('without an address there is no film', () => {
  expect(filmSources(null)).toEqual({ sources: [], poster: null, isLoop: false })
  expect(filmSources('javascript:alert(1)').sources).toEqual([])
})

test.each([
  ['/films/Guide.MP4', '/media/films/Guide.MP4', 'video/mp4'],
  ['https://cdn.example.org/a/film.webm?v=2', '/media/~/cdn.example.org/a/film.webm%3Fv%3D2', 'video/webm'],
  ['/media/film/other/guide.mp4', '/media/media/film/other/guide.mp4', 'video/mp4'],
])("a provider's own film is offered in the one form it has: %s", (raw, src, type) => {
  expect(filmSources(raw)).toEqual({ sources: [{ src, type }], poster: null, isLoop: false })
})

test.each(['/stream?id=5', '/film.mov', '/film.mp4/play'])(
  'a form that cannot be told is left to the browser: %s',
  (raw) => {
    expect(filmSources(raw).sources).toEqual([{ src: expect.stringMatching(/^\/media\//) }])
  },
)

test("the embedded provider's has two forms, the smaller and better known first, and a poster", () => {
  expect(filmSources('/media/film/guide.mp4')).toEqual({
    sources: [
      { src: '/media/media/film/guide.mp4', type: 'video/mp4' },
      { src: '/media/media/film/guide.webm', type: 'video/webm' },
    ],
    poster: '/media/media/film/guide.webp',
    isLoop: true,
  })
})
