import { declared, inOrder, type NamesIn, namesIn, said } from '../features.ts'
import type { NoticeTopicFacts } from './declaration.ts'

export { type Cadence, cadences, type NoticeBand, noticeBands } from './declaration.ts'

const topics = said(declared('notices'), 'topics')
const kinds = said(declared('notices'), 'kinds')

export type NoticeTopic = NamesIn<(typeof topics)[number]>
export type NoticeKind = NamesIn<(typeof kinds)[number]>

const facts = Object.assign({}, ...topics) as Record<NoticeTopic, NoticeTopicFacts>

function ofTopics<Fact>(factOf: (topic: NoticeTopicFacts) => Fact): Record<NoticeTopic, Fact> {
  const all = Object.entries<NoticeTopicFacts>(facts).map(([topic, one]) => [topic, factOf(one)])
  return Object.fromEntries(all) as Record<NoticeTopic, Fact>
}

/** Topics that can be switched, in the order of the settings; each feature declares its own. */
export const noticeTopicNames = inOrder([ofTopics(({ place }) => place)]) as [NoticeTopic, ...NoticeTopic[]]
export const noticeKinds = namesIn(kinds) as [NoticeKind, ...NoticeKind[]]
export const topicOf = Object.assign({}, ...kinds) as Record<NoticeKind, NoticeTopic>

export const bandOf = ofTopics(({ band }) => band)

/** Always sent, in the product and by mail: it may concern a stranger's access to the account. */
export const requiredTopic = 'account' satisfies NoticeTopic

/** Default cadence of mails, by topic. */
export const usualCadence = ofTopics(({ mail }) => mail)

/** Default of pushes to browsers that subscribed, by topic. */
export const usualPush = ofTopics(({ push }) => push)
