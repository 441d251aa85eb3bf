import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enqueueSmallFilms, makeSmallFilm } from './enqueue-small-films.jobs.ts'
import { smallFilmOf } from './make-small-film.service.ts'
import * as repository from './small-films.repository.ts'

const catchUp = jobKind<object>('files.catch-up-small-films')

/** How many older films per night get their small form, newest first; nobody waits for them. */
const filmsAtOnce = 200

export function handleSmallFilms(platform: Platform): void {
  platform.jobs.handle(makeSmallFilm, ({ id }, attempt) => smallFilmOf(platform, id, attempt))
  platform.jobs.every('20 1 * * *', catchUp, () => catchUpSmallFilms(platform))
  platform.jobs.atStart(() => catchUpSmallFilms(platform))
}

/** Queues films whose small form is undecided for any reason. */
export async function catchUpSmallFilms(platform: Platform): Promise<void> {
  if (platform.programs.ffmpeg === undefined) return
  const undecided = await repository.findUndecided(platform.db, filmsAtOnce)
  await inTransaction(platform.db, (transaction) => enqueueSmallFilms(platform, transaction, undecided))
}
