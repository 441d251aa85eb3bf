import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pictureName, picturesForPrint, usualForm } from '../../eportfolio/index.ts'
import { findFiles, isPicture } from '../../files/index.ts'
import type { DesignedPicture } from './designed-weeks.rules.ts'

/** Most photographs of one week, and in the whole document. */
const most = { ofWeek: 3, inAll: 36 }

export interface WeekPictures {
  byWeek: ReadonlyMap<string, DesignedPicture[]>
  /** Ids of the chosen files. */
  ids: string[]
}

/** Chooses each week's first photographs from the files the person may see. */
export async function choosePictures(
  { db, clock }: Platform,
  { id: viewer }: Pick<Person, 'id'>,
  doing: Pick<Execution, 'weekPerProgress'> | undefined,
): Promise<WeekPictures> {
  const weeks = doing?.weekPerProgress ?? []
  const found = await findFiles(
    db,
    weeks.flatMap(({ files }) => files.map(({ id }) => id)),
  )
  const now = clock.now()
  const isShown = ({ ownerId, downloadPeriod, withheldAt }: (typeof found)[number]) =>
    withheldAt === null && (ownerId === viewer || downloadPeriod === null || downloadPeriod >= now)
  const pictures = new Map(found.filter((file) => isPicture(file) && isShown(file)).map((file) => [file.id, file]))
  const byWeek = new Map<string, DesignedPicture[]>()
  const ids: string[] = []
  for (const { weekId, files } of weeks) {
    const ofWeek = files
      .flatMap(({ id }) => pictures.get(id) ?? [])
      .slice(0, Math.min(most.ofWeek, most.inAll - ids.length))
    if (ofWeek.length === 0) continue
    byWeek.set(
      weekId,
      ofWeek.map(({ id, displayName }) => ({ name: pictureName(id), alt: displayName })),
    )
    ids.push(...ofWeek.map(({ id }) => id))
  }
  return { byWeek, ids }
}

/** Prepares pictures for print; returns their paths and the names of those that cannot be read. */
export async function preparePictures(platform: Platform, ids: string[], person: string) {
  const found = await findFiles(platform.db, ids)
  const { paths, missing } = await picturesForPrint(platform, found, usualForm, { person })
  const gone = ids.filter((id) => !found.some((file) => file.id === id))
  return { paths, missing: [...missing, ...gone].map(pictureName) }
}
