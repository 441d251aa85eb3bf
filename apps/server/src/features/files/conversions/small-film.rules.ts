import type { StoredFile } from '../files.repository.ts'

/**
 * The form of a film for slow lines: as wide as a telephone shows it, and 464 kbit a second in all, which a line that is
 * called slow still brings while it plays.
 */
export const smallFilm = { side: 640, videoBits: 400_000, soundBits: 64_000 } as const

/** Up to here a slow line brings the film itself within a minute. */
const leastBytes = 3 * 1024 * 1024
/** A second form that saves less is not worth its room. */
const mostOfItsSource = 0.75

type Facts = Pick<
  StoredFile,
  'sha256' | 'bytes' | 'mediaType' | 'previewKey' | 'previewBytes' | 'previewMediaType' | 'width' | 'height'
>

/** The form that is shown, of which a smaller one is made. */
export function sourceOfSmall(file: Facts): { key: string; bytes: number; mediaType: string } {
  const { previewKey: key, previewMediaType: mediaType, previewBytes } = file
  return key !== null && mediaType !== null
    ? { key, bytes: previewBytes ?? file.bytes, mediaType }
    : { key: file.sha256, bytes: file.bytes, mediaType: file.mediaType }
}

/** Whether a film is large enough for a smaller form beside it. */
export function isSmallNeeded(file: Facts): boolean {
  const longSide = Math.max(file.width ?? 0, file.height ?? 0)
  return sourceOfSmall(file).bytes > leastBytes && longSide > smallFilm.side
}

/** Whether what was made is kept. */
export const isSmallEnough = (made: number, source: number) => made <= source * mostOfItsSource
