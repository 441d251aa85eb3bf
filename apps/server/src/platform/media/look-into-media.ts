import { z } from 'zod'
import { runProgram } from '../programs/run-program.ts'
import { UnusableFile } from '../programs/unusable-file.ts'

/** The tracks of a film or audio file. */
export interface MediaFacts {
  /** Seconds; null if the file does not say, as with recordings made by browsers. */
  duration: number | null
  film: {
    index: number
    codec: string
    profile: string
    pixels: string
    /** The transfer function, by ffmpeg's name. */
    transfer: string
    width: number
    height: number
    isTurned: boolean
  } | null
  sound: { index: number; codec: string } | null
}

const lookMs = 30_000
const longestSeconds = 6 * 3_600
const mostPixels = 8_192 * 8_192

/**
 * One fixed format per media type: guessing from the bytes would accept playlists, which refer to other files and
 * addresses.
 */
const readers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
}

/** Returns the options before every input: one format, and access to nothing but this file. */
export function inputOptions(mediaType: string): string[] {
  const reader = readers[mediaType]
  if (reader === undefined) throw new Error(`no reader for ${mediaType}`)
  return ['-protocol_whitelist', 'file', '-f', reader]
}

const streamOf = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().default('unknown'),
  profile: z.string().default('unknown'),
  pix_fmt: z.string().default('unknown'),
  color_transfer: z.string().default('unknown'),
  width: z.number().default(0),
  height: z.number().default(0),
  disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
})
const answerOf = z.object({
  streams: z.array(streamOf).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
})

/**
 * Inspects the film or audio file at `path` with ffprobe. Throws `UnusableFile` if nothing in it can be played, or if
 * it exceeds 6 hours or 8192 × 8192 pixels.
 */
export async function lookIntoMedia(
  ffprobe: string,
  { path, mediaType, folder }: { path: string; mediaType: string; folder: string },
): Promise<MediaFacts> {
  const args = ['-v', 'error', ...inputOptions(mediaType), '-show_streams', '-show_format', '-of', 'json', path]
  const result = await runProgram({ path: ffprobe, args, folder, mostMs: lookMs })
  if (result.ranOut) throw new UnusableFile('too_long', result.complaint)
  if (!result.succeeded) throw new UnusableFile('damaged', result.complaint)
  const { streams, format } = answerOf.parse(JSON.parse(result.output))
  const film = streams.find((stream) => stream.codec_type === 'video' && stream.disposition.attached_pic === 0)
  const sound = streams.find((stream) => stream.codec_type === 'audio')
  if (film === undefined && sound === undefined) throw new UnusableFile('damaged', 'nothing to play')
  if (film !== undefined && (film.width * film.height > mostPixels || film.width === 0)) {
    throw new UnusableFile('damaged', `${film.width} × ${film.height} pixels`)
  }
  const { duration = 0 } = format
  if (duration > longestSeconds) throw new UnusableFile('too_long', `${duration} seconds`)
  return {
    duration: duration > 0 ? duration : null,
    film: film === undefined ? null : filmOf(film),
    sound: sound === undefined ? null : { index: sound.index, codec: sound.codec_name },
  }
}

function filmOf({ index, codec_name: codec, profile, pix_fmt: pixels, ...film }: z.infer<typeof streamOf>) {
  const rotation = film.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isOnItsSide = Math.abs(rotation) % 180 === 90
  const [width, height] = isOnItsSide ? [film.height, film.width] : [film.width, film.height]
  return { index, codec, profile, pixels, transfer: film.color_transfer, width, height, isTurned: rotation !== 0 }
}
