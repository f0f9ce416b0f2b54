import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { drawFilm, FILM, POSTER_AT } from '@/tools/film/film'
import { readCommandLine } from '@/tools/command-line'

const USAGE = `npm run film

  Renders the promotional film of the sample. Needs ffmpeg with x264 and VP9, which the project itself does not: on Debian
  apt-get install ffmpeg. Its results are committed.

  For example: npm run film`
readCommandLine(USAGE, {})
const FOLDER = 'sample/film'
/** Both forms and the poster together (ADR 28). */
const MAX_BYTES = 1_000_000

const { width, height, rate, seconds } = FILM
const COUNT = rate * seconds

async function* frames() {
  for (let index = 0; index < COUNT; index++) {
    yield await sharp(Buffer.from(drawFilm(index / COUNT)))
      .removeAlpha()
      .raw()
      .toBuffer()
  }
}

const INPUT = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', 'pipe:0']
const COLOURS = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-colorspace', 'bt709']
const NAMED = [...COLOURS, '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an', '-map_metadata', '-1']
const FORMS = {
  // Begins to play before all of it is there.
  'guide.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '33',
    '-movflags',
    '+faststart',
  ],
  'guide.webm': [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '49',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-g',
    '240',
    '-row-mt',
    '1',
  ],
}

async function encode(name: keyof typeof FORMS) {
  const output = ['-bitexact', '-y', '-loglevel', 'error', `${FOLDER}/${name}`]
  const ffmpeg = spawn('ffmpeg', [...INPUT, ...FORMS[name], ...NAMED, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  await pipeline(frames, ffmpeg.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg could not write ${name}`)
}

await mkdir(FOLDER, { recursive: true })
await encode('guide.mp4')
await encode('guide.webm')
await sharp(Buffer.from(drawFilm(POSTER_AT)))
  .webp({ quality: 72, effort: 6 })
  .toFile(`${FOLDER}/guide.webp`)

let total = 0
for (const name of ['guide.mp4', 'guide.webm', 'guide.webp']) {
  const { size } = await stat(`${FOLDER}/${name}`)
  total += size
  console.log(`${name}: ${size} bytes`)
}
if (total > MAX_BYTES) throw new Error(`${total} bytes together, more than ${MAX_BYTES}`)
