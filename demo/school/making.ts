import type { Person } from '../../apps/server/src/platform/access/person.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import type { RenderedPicture } from '../files/pictures/render.ts'
import type { PersonKey } from '../people/people.ts'
import type { Calendar } from './calendar.ts'

/** What every maker needs. */
export interface Making {
  platform: Platform
  calendar: Calendar
  /** Renders the picture of that name, once. */
  picture(name: PictureName): Promise<RenderedPicture>
}

/** The ids of people already made. */
export type Ids = ReadonlyMap<PersonKey, string>

/** One step of making the school; adds the people it makes to `ids` for later steps. Repeating it changes nothing. */
export type Maker = (making: Making, ids: Map<PersonKey, string>) => Promise<void>

/** Returns the platform with its clock set to a moment. */
export const platformAt = (platform: Platform, moment: Date): Platform => ({
  ...platform,
  clock: { now: () => moment },
})

export function idOf(ids: Ids, key: PersonKey): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nobody in the demo school is called ${key}`)
  return id
}

/** Returns the caller of a service: a member without special rights. */
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
