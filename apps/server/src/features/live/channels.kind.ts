import type { Person } from '../../platform/access/person.ts'
import { byName, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Things of one kind that people watch together: live events of a thing reach everybody who may see it. */
interface Channels {
  /** The thing's name on the wire. */
  of: string
  maySee(platform: Platform, person: Person, id: string): Promise<boolean>
}

export const channels = kindOf<Channels>('channels')
const byThing = byName(channels, ({ of }) => of)

export interface Channel {
  of: string
  channelId: string
}

export async function maySeeChannel(platform: Platform, person: Person, { of, channelId }: Channel): Promise<boolean> {
  return (await platform.declared.made(byThing).get(of)?.maySee(platform, person, channelId)) ?? false
}
