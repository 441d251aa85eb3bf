import { isHdr } from './hdr-to-sdr.ts'
import type { MediaFacts } from './look-into-media.ts'

type Film = NonNullable<MediaFacts['film']>
type Sound = NonNullable<MediaFacts['sound']>

/** 4:2:0 in eight bits; cameras that use the whole range of them say so by a j. */
const pixels = ['yuv420p', 'yuvj420p']
const h264Profiles = ['Constrained Baseline', 'Baseline', 'Main', 'Constrained High', 'Progressive High', 'High']
const sounds = ['aac', 'mp3']

/** Whether every browser plays what a film shows. Its name says nothing about that: its codec, profile and colours do. */
export function isFilmPlayedEverywhere(film: Film): boolean {
  const { codec, profile, pixels: format, transfer } = film
  return codec === 'h264' && h264Profiles.includes(profile) && pixels.includes(format) && !isHdr(transfer)
}

/** Whether every browser plays the sound of a film in MP4. */
export const isFilmSoundPlayedEverywhere = ({ codec }: Sound) => sounds.includes(codec)
