import { crc32, deflateSync } from 'node:zlib'
import sharp, { type JpegOptions } from 'sharp'
import { heic } from './sample-heic.fixture.ts'

/** A picture made to do harm, or one that cannot be read. */
export interface HostilePicture {
  name: string
  /** File name. */
  file: string
  make(): Buffer | Promise<Buffer>
}

/** Side in pixels: the largest that is not refused at once. */
const largest = 14_400

const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing =
  (inside: string, size = 4_096, before = '') =>
  () =>
    Buffer.from(`${before}<svg ${ns} width="${size}" height="${size}">${inside}</svg>`)

/** Returns a drawing whose whole area passes through a filter. */
const filtered = (steps: string) =>
  drawing(
    `<filter id="f" x="0" y="0" width="1" height="1">${steps}</filter><rect width="4096" height="4096" filter="url(#f)"/>`,
  )

/** Returns `depth` definitions, each made of ten of the previous one. */
function tenfold(depth: number, first: string, next: (id: string, before: string) => string): string {
  const levels = Array.from({ length: depth }, (_, level) => next(`n${level + 1}`, `#n${level}`))
  return `<defs>${first}${levels.join('')}</defs>`
}

const zigzag = (points: number) =>
  Array.from({ length: points }, (_, at) => `L${(at * 7_919) % 4_096} ${(at * 104_729) % 4_096}`).join('')

const entities = (depth: number, times: number) =>
  `<!DOCTYPE svg [<!ENTITY e0 "laugh">${Array.from({ length: depth }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(times)}">`).join('')}]>`

const pictureIn = (content: Buffer, type: string) =>
  `<image width="4096" height="4096" xlink:href="data:image/${type};base64,${content.toString('base64')}"/>`

const drawings: HostilePicture[] = [
  ['six erosions', filtered('<feMorphology operator="erode" radius="400"/>'.repeat(6))],
  ['noise of a million octaves', filtered('<feTurbulence baseFrequency="0.01" numOctaves="1000000"/>')],
  ['sixty blurs', filtered('<feGaussianBlur stdDeviation="400"/>'.repeat(60))],
  ['twenty large kernels', filtered(`<feConvolveMatrix order="30" kernelMatrix="${'1 '.repeat(900)}"/>`.repeat(20))],
  [
    'a hundred lights',
    filtered(
      '<feSpecularLighting specularExponent="9"><fePointLight x="9" y="9" z="9"/></feSpecularLighting>'.repeat(100),
    ),
  ],
  [
    'ten to the ninth uses',
    drawing(
      `${tenfold(9, '<path id="n0" d="M0 0h4096v4096z"/>', (id, before) => `<g id="${id}">${`<use xlink:href="${before}"/>`.repeat(10)}</g>`)}<use xlink:href="#n9"/>`,
    ),
  ],
  [
    'patterns in patterns',
    drawing(
      `${tenfold(9, '<pattern id="n0" width=".1" height=".1"><path d="M0 0h400v400z"/></pattern>', (id, before) => `<pattern id="${id}" width=".1" height=".1"><rect width="4096" height="4096" fill="url(${before})"/></pattern>`)}<rect width="4096" height="4096" fill="url(#n9)"/>`,
    ),
  ],
  [
    'masks in masks',
    drawing(
      `${tenfold(60, '<mask id="n0"><rect width="4096" height="4096" fill="#fff"/></mask>', (id, before) => `<mask id="${id}"><rect width="4096" height="4096" fill="#fff" mask="url(${before})"/></mask>`)}<rect width="4096" height="4096" mask="url(#n60)"/>`,
    ),
  ],
  [
    'millions of dashes',
    drawing(`<path d="M0 0${zigzag(2_000)}" stroke="#000" stroke-width="9" stroke-dasharray=".01" fill="none"/>`),
  ],
  [
    'two hundred layers',
    drawing(`${'<g opacity=".9">'.repeat(200)}<rect width="4096" height="4096"/>${'</g>'.repeat(200)}`),
  ],
  ['a line that crosses itself', drawing(`<path d="M0 0${zigzag(60_000)}" fill-rule="evenodd"/>`)],
  [
    'a mark at every point',
    drawing(
      `<marker id="m" markerWidth="4096" markerHeight="4096"><circle r="4096"/></marker><path d="M0 0${zigzag(20_000)}" marker-mid="url(#m)"/>`,
    ),
  ],
  ['words that repeat themselves', drawing('<text>&e12;</text>', 9, entities(12, 10))],
  [
    'what lies elsewhere',
    drawing(
      '<image width="9" height="9" xlink:href="file:///etc/hostname"/><image width="9" height="9" xlink:href="http://192.0.2.1/a.png"/><image width="9" height="9" xlink:href="original"/>',
    ),
  ],
  ['a large picture inside', () => drawing(pictureIn(emptyPng(largest), 'png'))()],
  [
    'a drawing in a drawing',
    () => {
      const inner = filtered('<feGaussianBlur stdDeviation="400"/>'.repeat(60))()
      return drawing(pictureIn(inner, 'svg+xml').repeat(20))()
    },
  ],
].map(([name, make], number) => ({ name: `a drawing: ${name}`, file: `${number}.svg`, make }) as HostilePicture)

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns a PNG with one bit per pixel and optional chunks before the pixels. */
function png(
  side: number,
  pixels: Buffer,
  { isInterlaced = false, before = Buffer.alloc(0) }: { isInterlaced?: boolean; before?: Buffer } = {},
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    before,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const emptyRows = (width: number, height: number) => height * (1 + Math.ceil(width / 8))
const emptyPng = (side: number) => png(side, deflateSync(Buffer.alloc(emptyRows(side, side))))

/** Returns a PNG in seven passes, each of which needs the whole picture in memory. */
function interlacedPng(side: number): Buffer {
  const passes = [
    [8, 8, 0, 0],
    [8, 8, 4, 0],
    [4, 8, 0, 4],
    [4, 4, 2, 0],
    [2, 4, 0, 2],
    [2, 2, 1, 0],
    [1, 2, 0, 1],
  ] as const
  const bytes = passes.reduce(
    (sum, [right, down, x, y]) => sum + emptyRows(Math.ceil((side - x) / right), Math.ceil((side - y) / down)),
    0,
  )
  return png(side, deflateSync(Buffer.alloc(bytes)), { isInterlaced: true })
}

/** Claims to be larger than it is: two bytes each for height and width in the frame header. */
function inflatedJpeg(content: Buffer): Buffer {
  const frame = content.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(content[at + 1] ?? 0))
  const copy = Buffer.from(content)
  copy.writeUInt16BE(65_500, frame + 5)
  copy.writeUInt16BE(65_500, frame + 7)
  return copy
}

const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#456' } })

/**
 * Returns a large rotated JPEG that repeats one row of blocks, each with a restart marker as after a transmission
 * error.
 */
async function tallJpeg(options: JpegOptions): Promise<Buffer> {
  const strip = await plain(largest, 8)
    .withMetadata({ orientation: 6 })
    .jpeg({ chromaSubsampling: '4:4:4', ...options })
    .toBuffer()
  const rows = largest / 8
  const parts: Buffer[] = [strip.subarray(0, 2)]
  let at = 2
  while (strip[at + 1] !== 0xd9) {
    const kind = strip[at + 1] ?? 0
    const end = at + 2 + strip.readUInt16BE(at + 2)
    const segment = strip.subarray(at, end)
    at = end
    if (kind === 0xc0 || kind === 0xc2) {
      segment.writeUInt16BE(largest, 5)
      parts.push(Buffer.from([0xff, 0xdd, 0, 4, rows >> 8, rows & 0xff]))
    }
    parts.push(segment)
    if (kind !== 0xda) continue
    while (strip[at] !== 0xff || strip[at + 1] === 0) at += 1
    const row = strip.subarray(end, at)
    for (let number = 0; number < rows; number += 1) {
      if (number > 0) parts.push(Buffer.from([0xff, 0xd0 + ((number - 1) % 8)]))
      parts.push(row)
    }
  }
  return Buffer.concat([...parts, strip.subarray(at)])
}

/** Repeats the last scan: each pass goes over the whole picture. */
async function jpegInPasses(passes: number): Promise<Buffer> {
  const content = await plain(4_000).jpeg({ progressive: true }).toBuffer()
  const last = content.lastIndexOf(Buffer.from([0xff, 0xda]))
  const pass = content.subarray(last, content.length - 2)
  return Buffer.concat([content.subarray(0, -2), ...Array<Buffer>(passes).fill(pass), content.subarray(-2)])
}

/** Repeats one frame. */
async function gifOfFrames(side: number, frames: number): Promise<Buffer> {
  const content = await plain(side).gif().toBuffer()
  const colours = content[10] ?? 0
  const start = 13 + ((colours & 0x80) === 0 ? 0 : 3 * 2 ** ((colours & 7) + 1))
  const frame = content.subarray(start, -1)
  return Buffer.concat([content.subarray(0, start), ...Array<Buffer>(frames).fill(frame), content.subarray(-1)])
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)])
}

const webp = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

/** Returns a size as in WebP's headers: minus one, in three bytes each. */
function webpSize(side: number): Buffer {
  const size = Buffer.alloc(6)
  size.writeUIntLE(side - 1, 0, 3)
  size.writeUIntLE(side - 1, 3, 3)
  return size
}

async function webpOfFrames(side: number, frames: number): Promise<Buffer> {
  const pixels = (await plain(side).webp().toBuffer()).subarray(12)
  const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(6), webpSize(side), Buffer.from([20, 0, 0, 0]), pixels]))
  const head = webpChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), webpSize(side)]))
  return webp(head, webpChunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(frames).fill(frame))
}

async function inflatedWebp(): Promise<Buffer> {
  const pixels = (await plain(9).webp({ lossless: true }).toBuffer()).subarray(12)
  // 14 bits each, after the format's signature.
  pixels.writeUInt32LE(((pixels.readUInt32LE(9) & 0xf0000000) | (0x3fff << 14) | 0x3fff) >>> 0, 9)
  return webp(pixels)
}

/** Claims in its properties to be larger than it is. */
function inflatedHeic(side: number): Buffer {
  const content = heic()
  const size = content.indexOf('ispe') + 8
  content.writeUInt32BE(side, size)
  content.writeUInt32BE(side, size + 4)
  return content
}

const photographs: HostilePicture[] = [
  {
    name: 'a JPEG that says it is 65,500 pixels wide',
    file: 'a.jpg',
    make: async () => inflatedJpeg(await plain(9).jpeg().toBuffer()),
  },
  { name: 'a large JPEG on its side', file: 'b.jpg', make: () => tallJpeg({}) },
  {
    name: 'a large JPEG that builds up in passes',
    file: 'c.jpg',
    make: () => tallJpeg({ progressive: true }),
  },
  { name: 'a JPEG of five hundred passes', file: 'd.jpg', make: () => jpegInPasses(500) },
  { name: 'half a JPEG', file: 'e.jpg', make: async () => (await plain(4_000).jpeg().toBuffer()).subarray(0, 40_000) },
  {
    name: 'a PNG that says it is 50,000 pixels wide',
    file: 'a.png',
    make: () => png(50_000, deflateSync(Buffer.alloc(50_000))),
  },
  { name: 'a large PNG of a few kilobytes', file: 'b.png', make: () => emptyPng(largest) },
  { name: 'a large PNG in seven passes', file: 'c.png', make: () => interlacedPng(largest) },
  {
    name: 'a PNG whose notes unpack to 400 MB',
    file: 'd.png',
    make: () => {
      const notes = deflateSync(Buffer.alloc(400 * 1024 * 1024))
      const before = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), notes]))
      return png(9, deflateSync(Buffer.alloc(emptyRows(9, 9))), { before })
    },
  },
  { name: 'a GIF of ten thousand frames', file: 'a.gif', make: () => gifOfFrames(70, 10_000) },
  { name: 'a GIF of a thousand large frames', file: 'b.gif', make: () => gifOfFrames(4_000, 1_000) },
  { name: 'a WebP that says it is 16,384 pixels wide', file: 'a.webp', make: inflatedWebp },
  { name: 'a WebP of five thousand frames', file: 'b.webp', make: () => webpOfFrames(100, 5_000) },
  { name: 'a HEIC that says it is 60,000 pixels wide', file: 'a.heic', make: () => inflatedHeic(60_000) },
]

export const hostilePictures: readonly HostilePicture[] = [...drawings, ...photographs]
