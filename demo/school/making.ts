import type { Person } from '../../apps/server/src/platform/access/person.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import type { RenderedPicture } from '../files/pictures/render.ts'
import type { PersonKey } from '../people/people.ts'
import type { Calendar } from './calendar.ts'

/** What every step of making the demo school needs. */
export interface Making {
  platform: Platform
  calendar: Calendar
  /** The picture of that name, drawn once. */
  picture(name: PictureName): Promise<RenderedPicture>
}

/** Whoever is made already. */
export type Ids = ReadonlyMap<PersonKey, string>

/** One step; those after it find in `ids` whom it made. Repeating it changes nothing. */
export type Maker = (making: Making, ids: Map<PersonKey, string>) => Promise<void>

/** The platform as it was at a moment. */
export const platformAt = (platform: Platform, moment: Date): Platform => ({
  ...platform,
  clock: { now: () => moment },
})

export function idOf(ids: Ids, key: PersonKey): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nobody in the demo school is called ${key}`)
  return id
}

/** Who acts in a service: a member without anything special. */
export const actor = (id: string): Person => ({
  id,
  sessionId: '',
  staffLevel: null,
  isFilled: true,
  hasDefaultPassword: false,
  isMember: true,
  features: [],
  schoolPermissions: 0,
  wholeSchools: 0,
  deletedAt: null,
  suspendedAt: null,
  mends: [],
  hasProof: false,
})
