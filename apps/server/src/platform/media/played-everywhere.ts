import { isHdr } from './hdr-to-sdr.ts'
import type { MediaFacts } from './look-into-media.ts'

type Film = NonNullable<MediaFacts['film']>
type Sound = NonNullable<MediaFacts['sound']>

/** 8-bit 4:2:0; the j marks cameras that use the full range. */
const pixels = ['yuv420p', 'yuvj420p']
const h264Profiles = ['Constrained Baseline', 'Baseline', 'Main', 'Constrained High', 'Progressive High', 'High']
const sounds = ['aac', 'mp3']

/**
 * Returns whether every browser plays a film's video. Its container says nothing about that; codec, profile, pixel
 * format and transfer function do.
 */
export function isFilmPlayedEverywhere(film: Film): boolean {
  const { codec, profile, pixels: format, transfer } = film
  return codec === 'h264' && h264Profiles.includes(profile) && pixels.includes(format) && !isHdr(transfer)
}

/** Returns whether every browser plays a film's audio in MP4. */
export const isFilmSoundPlayedEverywhere = ({ codec }: Sound) => sounds.includes(codec)
