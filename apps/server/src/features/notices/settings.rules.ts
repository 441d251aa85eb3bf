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

/** What a person chose, with the facts that decide the rest. */
export interface ChosenSettings {
  isMailOn: boolean
  appOff: readonly string[]
  mail: Partial<Record<NoticeTopic, Cadence>>
  push: Partial<Record<NoticeTopic, boolean>>
  digestHour: number | null
  isQuiet: boolean | null
  quietFrom: number | null
  quietTo: number | null
  /** Careful defaults, as for people under 18. */
  isCareful: boolean
  /** Mail switches of the preferences, by name. */
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

/** Returns how mails tell of a topic, including the general switch and the required topic. */
export function cadenceOf({ isMailOn, topics }: NoticeSettings, topic: NoticeTopic): Cadence {
  return isMailOn || topic === requiredTopic ? topics[topic].mail : 'never'
}

/** Whether an hour is quiet: the starting hour is, the ending hour is not. */
export function isQuietAt(quiet: Quiet, hour: number): boolean {
  if (quiet === null) return false
  const { from, to } = quiet
  return from < to ? from <= hour && hour < to : from !== to && (hour >= from || hour < to)
}

/** Returns the hour itself, or the first one after the quiet hours. */
export function outside(quiet: Quiet, hour: number): number {
  return quiet !== null && isQuietAt(quiet, hour) ? quiet.to : hour
}
