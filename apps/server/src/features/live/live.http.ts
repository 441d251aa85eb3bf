import type { Answer } from '@learntrail/contract/endpoint'
import type { LiveItem } from '@learntrail/contract/live/kinds'
import type { readChannel as call } from '@learntrail/contract/live/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../platform/access/person.ts'
import { callerNetwork } from '../../platform/http/caller-address.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSessions } from '../accounts/index.ts'
import { type Channel, maySeeChannel } from './channels.kind.ts'
import { sharedTopicsOf } from './shared-topics.kind.ts'
import { Streams } from './streams.live.ts'

const ofProcess = new WeakMap<Platform['realtime'], Streams>()

export function streamsOf(platform: Platform): Streams {
  const { realtime, db, clock, log } = platform
  const known = ofProcess.get(realtime)
  if (known !== undefined) return known
  const streams = new Streams({
    realtime,
    findSessions: (ids) => findSessions(db, ids, clock.now()),
    onFailure: (error) => log.warn({ err: error }, 'upkeep of event streams failed'),
  })
  ofProcess.set(realtime, streams)
  return streams
}

interface Asking {
  person: Person
  request: FastifyRequest
  reply: FastifyReply
}

const of = ({ person, request }: Asking) => ({
  accountId: person.id,
  sessionId: person.sessionId,
  address: callerNetwork(request),
})

/** The last position heard, from the header that browsers send when they reconnect. */
function lastHeard({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id']
  return typeof header === 'string' && header !== '' ? header : undefined
}

/** Opens the person's own stream of live events. */
export async function openPersonStream(platform: Platform, asking: Asking): Promise<void> {
  const { person, request, reply } = asking
  const topics = [person.id, ...(await sharedTopicsOf(platform, person))]
  const isOutgrown = ({ kind, id }: LiveItem) => kind === 'updateChatRoom' && id !== null && !topics.includes(id)
  await streamsOf(platform).open({ ...of(asking), topics, isOutgrown }, lastHeard(request), reply)
}

export async function openChannelStream(
  platform: Platform,
  asking: Asking,
  { after, ...channel }: Channel & { after: string | undefined },
): Promise<void> {
  const { person, request, reply } = asking
  const isStillFor = () => maySeeChannel(platform, person, channel)
  if (!(await isStillFor())) refuse('NOT_FOUND')
  const listener = { ...of(asking), topics: [channel.channelId], isStillFor }
  await streamsOf(platform).open(listener, lastHeard(request) ?? after, reply)
}

export async function readChannel(
  platform: Platform,
  person: Person,
  { after, ...channel }: Channel & { after: string | undefined },
): Promise<Answer<typeof call>> {
  if (!(await maySeeChannel(platform, person, channel))) refuse('NOT_FOUND')
  const { items, position, isReset } = await platform.realtime.read(channel.channelId, after)
  return { items: [...items], position, isReset }
}
