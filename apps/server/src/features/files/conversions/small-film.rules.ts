import type { StoredFile } from '../files.repository.ts'

/**
 * The form of a film for slow lines: as wide as a phone shows it, at 464 kbit/s in all, which even a slow line can
 * stream.
 */
export const smallFilm = { side: 640, videoBits: 400_000, soundBits: 64_000 } as const

/** Even a slow line delivers a film of this size within a minute. */
const leastBytes = 3 * 1024 * 1024
/** A second form that saves less is not worth its storage. */
const mostOfItsSource = 0.75

type Facts = Pick<
  StoredFile,
  'sha256' | 'bytes' | 'mediaType' | 'previewKey' | 'previewBytes' | 'previewMediaType' | 'width' | 'height'
>

/** Returns the form that is shown, from which the small one is made. */
export function sourceOfSmall(file: Facts): { key: string; bytes: number; mediaType: string } {
  const { previewKey: key, previewMediaType: mediaType, previewBytes } = file
  return key !== null && mediaType !== null
    ? { key, bytes: previewBytes ?? file.bytes, mediaType }
    : { key: file.sha256, bytes: file.bytes, mediaType: file.mediaType }
}

/** Whether a film is large enough to need a smaller form. */
export function isSmallNeeded(file: Facts): boolean {
  const longSide = Math.max(file.width ?? 0, file.height ?? 0)
  return sourceOfSmall(file).bytes > leastBytes && longSide > smallFilm.side
}

/** Whether the small form saves enough to be kept; both in bytes. */
export const isSmallEnough = (made: number, source: number) => made <= source * mostOfItsSource
