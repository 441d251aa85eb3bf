import type { Person } from '../../platform/access/person.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whether somebody may see the thing of this id; false where there is none of this kind. */
type MaySee = (platform: Platform, person: Person, id: string) => Promise<boolean>

/** Of which things there is a channel: what is told of them, whoever sees them may hear. */
export const channels = kindOf<MaySee>('channels')

export async function maySeeChannel(platform: Platform, person: Person, id: string): Promise<boolean> {
  for (const maySee of platform.declared.of(channels)) if (await maySee(platform, person, id)) return true
  return false
}
