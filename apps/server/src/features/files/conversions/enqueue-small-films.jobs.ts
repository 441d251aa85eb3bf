import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.rules.ts'
import type { StoredFile } from '../files.repository.ts'
import { isConverted } from './conversions.rules.ts'

/** A separate queue, so that it never delays a film that cannot be seen yet; same widths as for conversions. */
export const makeSmallFilm = jobKind<{ id: string }>('files.make-small-film', { retries: 3, width: 2, widthEach: 1 })

type Film = Pick<StoredFile, 'id' | 'ownerId' | 'type' | 'isSmallDecided' | 'conversionState' | 'duration'>

/** Queues the small form of films that are ready to be seen and not yet decided on. */
export async function enqueueSmallFilms(
  { jobs, programs }: Pick<Platform, 'jobs' | 'programs'>,
  transaction: Transaction | Queryable,
  files: readonly Film[],
): Promise<void> {
  if (programs.ffmpeg === undefined) return
  for (const file of files) {
    if (kindOfType(file.type) !== 'video' || file.isSmallDecided || !isConverted(file)) continue
    await jobs.enqueue(transaction, makeSmallFilm, { id: file.id }, { person: file.ownerId })
  }
}
