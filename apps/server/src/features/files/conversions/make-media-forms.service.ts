import type { ConversionReason, ConversionState } from '@learntrail/contract/files/file-types'
import {
  copyWithoutNotes,
  isFilmPlayedEverywhere,
  isFilmSoundPlayedEverywhere,
  lookIntoMedia,
  type MediaSource,
  makeM4a,
  makeMp4,
  makePoster,
  mayHoldPosition,
} from '../../../platform/media/index.ts'
import { type PictureForm, pictures } from '../../../platform/pictures/index.ts'
import type { Programs } from '../../../platform/programs/find-programs.ts'
import type { StoredFile } from '../files.repository.ts'
import { isQuickTime, isSoundRare } from './conversions.rules.ts'

/** A file in the work folder of its conversion. */
export interface ConversionSource {
  file: StoredFile
  path: string
  folder: string
}

/** The results of a conversion: paths in the work folder, and facts for the file's row. */
export interface MadeForms {
  preview: { path: string; mediaType: string } | null
  thumbnails: PictureForm[]
  facts: { width: number | null; height: number | null; duration: number | null }
  isOriginalPrivate: boolean
  /** Null: the original is shown. */
  conversion: { state: ConversionState; reason: ConversionReason | null } | null
}

/**
 * Makes the film or sound that every browser plays, where the original is not one, and a film's still; finds the
 * duration. Calls `onRare` before the long work of making a film playable.
 */
export async function makeMediaForms(
  { ffmpeg }: Programs,
  { file, path, folder }: ConversionSource,
  onRare: () => Promise<void>,
): Promise<MadeForms> {
  const isFilm = file.mediaType.startsWith('video/')
  const { mediaType } = file
  const isOriginalPrivate = file.isOriginalPrivate || (await mayHoldPosition(path, mediaType))
  if (ffmpeg === undefined) return withoutProgram(file, isOriginalPrivate)
  const facts = await lookIntoMedia(ffmpeg.ffprobe, { path, mediaType, folder })
  const source: MediaSource = { path, mediaType, folder, facts }
  const isRare = isFilm && isFilmRare(source)
  if (isRare) await onRare()
  const preview = await previewOf(ffmpeg.ffmpeg, source, { isRare, isOriginalPrivate })
  const poster = isFilm ? await makePoster(ffmpeg.ffmpeg, source) : undefined
  return {
    preview,
    thumbnails:
      poster === undefined ? [] : await pictures.makeThumbnails({ path: poster, folder, owner: 'conversions' }),
    facts: { width: facts.film?.width ?? null, height: facts.film?.height ?? null, duration: facts.duration },
    // Others get the playable film instead.
    isOriginalPrivate: isOriginalPrivate || isRare,
    // Sound that was merely made playable is the same for everybody, and nobody waited for it.
    conversion: preview === null || !(isFilm || isOriginalPrivate) ? null : { state: 'done', reason: null },
  }
}

/** Whether some browser cannot play a film, judged by its codecs and not by its file name. */
function isFilmRare({ mediaType, facts: { film, sound } }: MediaSource): boolean {
  if (isQuickTime({ mediaType })) return true
  const isHeard = sound === null || isFilmSoundPlayedEverywhere(sound)
  return film !== null && !(isFilmPlayedEverywhere(film) && isHeard)
}

async function previewOf(
  ffmpeg: string,
  source: MediaSource,
  { isRare, isOriginalPrivate }: { isRare: boolean; isOriginalPrivate: boolean },
): Promise<MadeForms['preview']> {
  const { mediaType, facts } = source
  if (isRare) return { path: await makeMp4(ffmpeg, source), mediaType: 'video/mp4' }
  const isSoundToMake = mediaType !== 'video/mp4' && facts.sound !== null && isSoundRare(facts.sound.codec)
  if (isSoundToMake) return { path: await makeM4a(ffmpeg, source), mediaType: 'audio/mp4' }
  return isOriginalPrivate ? { path: await copyWithoutNotes(ffmpeg, source), mediaType } : null
}

function withoutProgram(file: StoredFile, isOriginalPrivate: boolean): MadeForms {
  const { width, height, duration } = file
  const conversion =
    isOriginalPrivate || isQuickTime(file) ? ({ state: 'failed', reason: 'unavailable' } as const) : null
  return { preview: null, thumbnails: [], facts: { width, height, duration }, isOriginalPrivate, conversion }
}
