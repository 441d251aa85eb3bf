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

/** What of the notices can be switched by itself, in the order in which settings show it; each feature declares its own. */
export const noticeTopicNames = inOrder([ofTopics(({ place }) => place)]) as [NoticeTopic, ...NoticeTopic[]]
export const noticeKinds = namesIn(kinds) as [NoticeKind, ...NoticeKind[]]
export const topicOf = Object.assign({}, ...kinds) as Record<NoticeKind, NoticeTopic>

export const bandOf = ofTopics(({ band }) => band)

/** Always told, in the product and by mail: what may be somebody else at one's account. */
export const requiredTopic = 'account' satisfies NoticeTopic

/** How often mails tell of a topic, until somebody chooses otherwise. */
export const usualCadence = ofTopics(({ mail }) => mail)

/** What is pushed to browsers that ask for it, until somebody chooses otherwise. */
export const usualPush = ofTopics(({ push }) => push)
