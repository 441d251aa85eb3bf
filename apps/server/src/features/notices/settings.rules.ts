import {
  type Cadence,
  type NoticeTopic,
  noticeTopicNames,
  requiredTopic,
  usualCadence,
  usualPush,
} from '@learntrail/contract/notices/kinds'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import type { Channels, NoticeSettings } from '@learntrail/contract/notices/settings'

/** What somebody chose, and what decides the rest. */
export interface ChosenSettings {
  isMailOn: boolean
  appOff: readonly string[]
  mail: Partial<Record<NoticeTopic, Cadence>>
  push: Partial<Record<NoticeTopic, boolean>>
  digestHour: number | null
  isQuiet: boolean | null
  quietFrom: number | null
  quietTo: number | null
  /** Careful from the start, as for people under 18. */
  isCareful: boolean
  /** Mails that are switched off by name among the preferences. */
  switches: Record<string, boolean>
}

type Quiet = NoticeSettings['quiet']

export function settingsOf(chosen: ChosenSettings): NoticeSettings {
  const { isMailOn, digestHour, isQuiet, isCareful, quietFrom, quietTo } = chosen
  const { from, to } = noticeLimits.quiet
  const quiet = (isQuiet ?? isCareful) ? { from: quietFrom ?? from, to: quietTo ?? to } : null
  const topics = Object.fromEntries(noticeTopicNames.map((topic) => [topic, channelsOf(chosen, topic)]))
  return {
    isMailOn,
    topics: topics as Record<NoticeTopic, Channels>,
    digestHour: outside(quiet, digestHour ?? noticeLimits.digestHour),
    quiet,
  }
}

function channelsOf({ appOff, mail, push, switches }: ChosenSettings, topic: NoticeTopic): Channels {
  if (topic === requiredTopic) return { app: true, mail: usualCadence[topic], push: usualPush[topic] }
  const usual = switches[topic] === false ? 'never' : usualCadence[topic]
  return { app: !appOff.includes(topic), mail: mail[topic] ?? usual, push: push[topic] ?? usualPush[topic] }
}

/** How mails tell of a topic, all things considered. */
export function cadenceOf({ isMailOn, topics }: NoticeSettings, topic: NoticeTopic): Cadence {
  return isMailOn || topic === requiredTopic ? topics[topic].mail : 'never'
}

/** An hour from which on nothing is to be heard belongs to the night, that at which it ends to the day. */
export function isQuietAt(quiet: Quiet, hour: number): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from < to ? from <= hour && hour < to : from !== to && (hour >= from || hour < to)
}

/** The same hour, or the first one after the quiet ones. */
export function outside(quiet: Quiet, hour: number): number {
  return quiet !== null && isQuietAt(quiet, hour) ? quiet.to : hour
}
