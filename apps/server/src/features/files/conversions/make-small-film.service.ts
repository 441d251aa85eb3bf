import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lookIntoMedia, makeSmallMp4 } from '../../../platform/media/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { UnusableFile } from '../../../platform/programs/unusable-file.ts'
import { withWorkFolder } from '../../../platform/programs/work-folder.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import { tellOfFile } from '../file.live.ts'
import { removeBytesIfUnneeded } from '../files.jobs.ts'
import type { StoredFile } from '../files.repository.ts'
import { keepBytes } from '../keep-bytes.service.ts'
import { findFile } from './conversions.repository.ts'
import { isConverted } from './conversions.rules.ts'
import { isSmallEnough, isSmallNeeded, smallFilm, sourceOfSmall } from './small-film.rules.ts'
import * as repository from './small-films.repository.ts'

/**
 * Makes the small form of a film and stores it, or stores that there is none. Idempotent, and harmless if the film is
 * gone. Failures are only logged, since the film itself still plays.
 */
export async function smallFilmOf(platform: Platform, id: string, { isLast }: { isLast: boolean }): Promise<void> {
  const { db, locks, log } = platform
  await locks.exclusively(`small film ${id}`, async () => {
    const file = await findFile(db, id)
    // A film that is being converted again is queued again afterwards.
    if (file === undefined || file.isSmallDecided || !isConverted(file)) return
    if (!isSmallNeeded(file)) return repository.writeNone(db, id)
    try {
      await withWorkFolder((folder) => makeAndKeep(platform, file, folder))
    } catch (error) {
      if (!isLast && !(error instanceof UnusableFile) && !isBytesGone(error)) throw error
      log.warn({ err: error, id }, 'could not make the small version of a film')
      await repository.writeNone(db, id)
    }
  })
}

async function makeAndKeep(platform: Platform, file: StoredFile, folder: string): Promise<void> {
  const { storage, programs, db } = platform
  if (programs.ffmpeg === undefined) return
  const { key, bytes, mediaType } = sourceOfSmall(file)
  const path = join(folder, 'film')
  await copyContent(storage, key, path, { mode: 0o644 })
  const facts = await lookIntoMedia(programs.ffmpeg.ffprobe, { path, mediaType, folder })
  if (facts.film === null) return repository.writeNone(db, file.id)
  const made = await makeSmallMp4(programs.ffmpeg.ffmpeg, { path, mediaType, folder, facts }, smallFilm)
  if (!isSmallEnough((await stat(made)).size, bytes)) return repository.writeNone(db, file.id)
  const received = await storage.receive(createReadStream(made), bytes)
  try {
    const isThere = await keepBytes(platform, [received], async (transaction) => {
      const isWritten = await repository.writeSmall(transaction, file, { key: received.sha256, bytes: received.bytes })
      if (isWritten) await tellOfFile(platform, transaction, file)
      return isWritten
    })
    // The film was deleted or converted again meanwhile.
    if (!isThere) await removeBytesIfUnneeded(platform, received.sha256)
  } finally {
    await storage.drop(received)
  }
}
