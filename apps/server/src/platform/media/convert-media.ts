import { join } from 'node:path'
import { runProgram } from '../programs/run-program.ts'
import { UnusableFile } from '../programs/unusable-file.ts'
import { hdrToSdr, isHdr } from './hdr-to-sdr.ts'
import { inputOptions, type MediaFacts } from './look-into-media.ts'
import { isFilmPlayedEverywhere, isFilmSoundPlayedEverywhere } from './played-everywhere.ts'

/** A film or audio file in a work folder. */
export interface MediaSource {
  path: string
  mediaType: string
  folder: string
  facts: MediaFacts
}

type Film = NonNullable<MediaFacts['film']>

const convertMs = 10 * 60_000
const stillMs = 60_000
/** Maximum side of a converted film in pixels; phones film larger than any screen here shows. */
const filmPixels = 1_920

/** Removes metadata such as place, time and device, chapters, and tracks other than video and audio. */
const withoutNotes = ['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1', '-sn', '-dn']

/** Makes an MP4 that every browser plays, upright and without metadata. Returns its path; throws `UnusableFile`. */
export async function makeMp4(ffmpeg: string, source: MediaSource): Promise<string> {
  const { film, sound } = source.facts
  if (film === null) throw new UnusableFile('damaged', 'a film without pictures')
  const path = join(source.folder, 'film.mp4')
  const pictures =
    isFilmPlayedEverywhere(film) && !film.isTurned ? copied.pictures : await encodedPictures(source, film)
  const tones =
    sound === null || isFilmSoundPlayedEverywhere(sound) ? copied.sound : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']
  await convert(ffmpeg, source, [...tracksOf(source.facts), ...withoutNotes, ...pictures, ...tones, ...mp4Output, path])
  return path
}

const copied = { pictures: ['-c:v', 'copy'], sound: ['-c:a', 'copy'] }

/** Returns a filter that shrinks pictures with a side longer than `side` pixels. */
const scaledTo = (side: number) =>
  `scale=w='min(iw,${side})':h='min(ih,${side})':force_original_aspect_ratio=decrease:force_divisible_by=2`

async function encodedPictures({ folder }: MediaSource, { transfer }: Film): Promise<string[]> {
  const within = scaledTo(filmPixels)
  const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p']
  if (!isHdr(transfer)) return [...h264, '-vf', within]
  // Scaled down first, because the table is applied to every pixel.
  const filters = [
    within,
    await hdrToSdr(transfer, folder),
    'scale=out_color_matrix=bt709:out_range=tv',
    'format=yuv420p',
  ]
  return [...h264, '-vf', filters.join(','), ...bt709]
}

/**
 * Makes a version of a film for slow connections: legible on a phone, at most 30 frames per second. `side` is in
 * pixels, the rates are in bits per second. Returns its path; throws `UnusableFile`.
 */
export async function makeSmallMp4(
  ffmpeg: string,
  source: MediaSource,
  { side, videoBits, soundBits }: { side: number; videoBits: number; soundBits: number },
): Promise<string> {
  const path = join(source.folder, 'small.mp4')
  // Slides that hardly move stay well below the maximum rate for moving pictures.
  const most = ['-crf', '28', '-maxrate', String(videoBits), '-bufsize', String(2 * videoBits), '-fpsmax', '30']
  const pictures = ['-c:v', 'libx264', '-preset', 'veryfast', ...most, '-profile:v', 'high', '-pix_fmt', 'yuv420p']
  const tones = source.facts.sound === null ? [] : ['-c:a', 'aac', '-b:a', String(soundBits), '-ac', '2']
  const output = [...pictures, '-vf', scaledTo(side), ...tones, ...mp4Output, path]
  await convert(ffmpeg, source, [...tracksOf(source.facts), ...withoutNotes, ...output])
  return path
}

/** Labels the pictures as having the colours of ordinary screens. */
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

/** Copies a film or audio file unchanged except for its metadata, which is removed. Returns the copy's path. */
export async function copyWithoutNotes(ffmpeg: string, source: MediaSource): Promise<string> {
  const path = join(source.folder, 'copy')
  const output = outputs[source.mediaType] ?? mp4Output
  await convert(ffmpeg, source, [...tracksOf(source.facts), ...withoutNotes, '-c', 'copy', ...output, path])
  return path
}

/** Converts audio that some browsers cannot play to AAC. Returns its path. */
export async function makeM4a(ffmpeg: string, source: MediaSource): Promise<string> {
  const path = join(source.folder, 'sound.m4a')
  await convert(ffmpeg, source, [
    ...tracksOf(source.facts),
    ...withoutNotes,
    '-c:a',
    'aac',
    '-b:a',
    '96k',
    '-f',
    'ipod',
    path,
  ])
  return path
}

/**
 * Makes a still from near the beginning, upright, to show before the film plays. Returns its path; undefined if there
 * is none.
 */
export async function makePoster(ffmpeg: string, source: MediaSource): Promise<string | undefined> {
  const { film, duration } = source.facts
  if (film === null) return undefined
  const path = join(source.folder, 'poster.png')
  // Many films begin with a dark frame.
  const at = Math.min(1, (duration ?? 0) / 3).toFixed(2)
  const from = ['-ss', at, ...inputOptions(source.mediaType), '-i', source.path]
  const colours = isHdr(film.transfer) ? ['-vf', `${await hdrToSdr(film.transfer, source.folder)},format=rgb24`] : []
  const to = ['-map', `0:${film.index}`, ...colours, '-frames:v', '1', '-f', 'image2', '-update', '1', path]
  const args = ['-v', 'error', '-nostdin', '-y', ...from, ...to]
  const result = await runProgram({ path: ffmpeg, args, folder: source.folder, mostMs: stillMs })
  return result.succeeded ? path : undefined
}

const mp4Output = ['-movflags', '+faststart', '-f', 'mp4']
const outputs: Record<string, string[]> = {
  'audio/mpeg': ['-f', 'mp3'],
  'audio/ogg': ['-f', 'ogg'],
  'audio/wav': ['-f', 'wav'],
}

function tracksOf({ film, sound }: MediaFacts): string[] {
  return [film, sound].flatMap((track) => (track === null ? [] : ['-map', `0:${track.index}`]))
}

async function convert(ffmpeg: string, source: MediaSource, output: string[]): Promise<void> {
  const input = [...inputOptions(source.mediaType), '-i', source.path]
  const args = ['-v', 'error', '-nostdin', '-y', ...input, ...output]
  const result = await runProgram({ path: ffmpeg, args, folder: source.folder, mostMs: convertMs })
  if (result.ranOut) throw new UnusableFile('too_long', result.complaint)
  if (!result.succeeded) throw new UnusableFile('damaged', result.complaint)
}
