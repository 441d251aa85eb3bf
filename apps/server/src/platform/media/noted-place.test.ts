import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayHoldPosition } from './noted-place.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-places-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function saysPlace(mediaType: string, ...parts: (Buffer | string)[]): Promise<boolean> {
  const path = join(folder, 'media')
  await writeFile(
    path,
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )
  return mayHoldPosition(path, mediaType)
}

const box = (name: string, content: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + content.length)
  return Buffer.concat([length, Buffer.from(name + content, 'latin1')])
}
const chunk = (name: string, content: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, Buffer.from(content, 'latin1'), Buffer.alloc(content.length % 2)])
}
const wave = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), ...chunks])
const samples = '\x12\x34\x9a'.repeat(2_000)
const wide = (text: string) => Buffer.from(text, 'utf16le')

describe('a place is seen', () => {
  test.each([
    ['in a box of Android', 'video/mp4', box('udta', '\xa9xyz+25.0330+121.5654/')],
    ['in a sound from a phone', 'audio/mp4', box('moov', 'com.apple.quicktime.location.ISO6709')],
    ['in a track of a film', 'video/quicktime', box('moov', 'hdlr gpmd')],
    ['behind the samples', 'audio/mp4', Buffer.concat([box('mdat', samples), box('udta', 'GPSLatitude')])],
    [
      'behind a box of no length',
      'audio/mp4',
      Buffer.concat([box('free', ''), Buffer.from([0, 0, 0, 2]), Buffer.from('....©xyz GEOTAG')]),
    ],
    ['in a comment of MP3', 'audio/mpeg', Buffer.from('ID3\x04TXXX\x03LOCATION\0Taipei')],
    [
      'in a comment of two bytes a letter',
      'audio/mpeg',
      Buffer.concat([Buffer.from('ID3\x03TXXX\x01'), wide('location\0大安森林公園')]),
    ],
    ['as two numbers alone', 'audio/mpeg', Buffer.from('ID3\x04COMM\0eng+25.03+121.56/')],
    ['as an address', 'audio/ogg', Buffer.from('OggS comment=geo:25.033,121.565')],
    ['in a tag of Opus', 'audio/ogg', Buffer.from('OggS OpusTags Geo_Location=25.03;121.56')],
    [
      'at the end of an MP3',
      'audio/mpeg',
      Buffer.concat([Buffer.from(samples, 'latin1'), Buffer.from('APETAGEX Record Location')]),
    ],
    [
      'in the notes of a recorder',
      'audio/wav',
      wave(chunk('data', samples), chunk('iXML', '<LOCATION_GPS>25,121</LOCATION_GPS>')),
    ],
    ['in XMP of WAV', 'audio/wav', wave(chunk('fmt ', 'x'.repeat(16)), chunk('_PMX', '<exif:GPSLatitude>25,1N'))],
    ['in the photo on a cover', 'audio/mpeg', Buffer.from('ID3\x04APIC\xff\xd8\xff\xe1\0\x20Exif\0\0MM')],
    ['across two looks', 'audio/mpeg', Buffer.from(`${'\x01'.repeat(256 * 1024 - 4)}location`)],
  ] as const)('%s', async (_where, mediaType, content) => {
    expect(await saysPlace(mediaType, content)).toBe(true)
  })
})

describe('no place is seen', () => {
  test.each([
    [
      'in plain sound',
      'audio/mp4',
      Buffer.concat([box('ftyp', 'M4A '), box('mdat', samples), box('moov', 'udta iTunSMPB')]),
    ],
    ['in plain MP3', 'audio/mpeg', Buffer.from(`ID3\x04TIT2 velocity of sound ${samples}`, 'latin1')],
    [
      'in plain WAV',
      'audio/wav',
      wave(chunk('fmt ', 'x'.repeat(16)), chunk('data', samples), chunk('LIST', 'INFOISFT Lavf')),
    ],
    ['in the samples of a film', 'video/mp4', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'the location')])],
    ['in the samples of WAV', 'audio/wav', wave(chunk('data', 'the location'))],
    ['in nothing', 'audio/wav', Buffer.alloc(0)],
  ] as const)('%s', async (_where, mediaType, content) => {
    expect(await saysPlace(mediaType, content)).toBe(false)
  })
})
