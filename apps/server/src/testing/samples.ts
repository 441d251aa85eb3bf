import { accountSamples } from '../features/accounts/accounts.samples.fixture.ts'
import { assistantSamples } from '../features/assistant/assistant.samples.fixture.ts'
import { broadcastSamples } from '../features/broadcasts/broadcasts.samples.fixture.ts'
import { bulletinSamples } from '../features/bulletins/bulletins.samples.fixture.ts'
import { chatSamples } from '../features/chat/chat.samples.fixture.ts'
import { commentSamples } from '../features/comments/comments.samples.fixture.ts'
import { consoleSamples } from '../features/console/console.samples.fixture.ts'
import { ePortfolioSamples } from '../features/eportfolio/eportfolio.samples.fixture.ts'
import { eventLogSamples } from '../features/event-log/event-log.samples.fixture.ts'
import { fileSamples } from '../features/files/files.samples.fixture.ts'
import { groupAnalysisSamples } from '../features/group-analysis/group-analysis.samples.fixture.ts'
import { groupSamples } from '../features/groups/groups.samples.fixture.ts'
import { helpSamples } from '../features/help/help.samples.fixture.ts'
import { homeworkSamples } from '../features/homework/homework.samples.fixture.ts'
import { invitationSamples } from '../features/invitations/invitations.samples.fixture.ts'
import { leavingSamples } from '../features/leaving/leaving.samples.fixture.ts'
import { liveSamples } from '../features/live/live.samples.fixture.ts'
import { newsSamples } from '../features/news/news.samples.fixture.ts'
import { noticeSamples } from '../features/notices/notices.samples.fixture.ts'
import { peopleSamples } from '../features/people/people.samples.fixture.ts'
import { postSamples } from '../features/posts/posts.samples.fixture.ts'
import { problemSamples } from '../features/problems/problems.samples.fixture.ts'
import { profileSamples } from '../features/profiles/profiles.samples.fixture.ts'
import { reportSamples } from '../features/reports/reports.samples.fixture.ts'
import { searchSamples } from '../features/search/search.samples.fixture.ts'
import { subscriptionSamples } from '../features/subscription/subscription.samples.fixture.ts'
import { teacherSamples } from '../features/teachers/teachers.samples.fixture.ts'
import type { Samples } from './sample.ts'

const ofFeatures = [
  accountSamples,
  profileSamples,
  peopleSamples,
  groupSamples,
  invitationSamples,
  teacherSamples,
  fileSamples,
  commentSamples,
  chatSamples,
  postSamples,
  bulletinSamples,
  homeworkSamples,
  groupAnalysisSamples,
  ePortfolioSamples,
  reportSamples,
  subscriptionSamples,
  searchSamples,
  eventLogSamples,
  liveSamples,
  leavingSamples,
  noticeSamples,
  broadcastSamples,
  consoleSamples,
  newsSamples,
  problemSamples,
  helpSamples,
  assistantSamples,
]

/** All samples of a kind. Two features that have one for the same call are a mistake of ours. */
function all<Kind extends keyof Samples>(kind: Kind): NonNullable<Samples[Kind]> {
  const entries = ofFeatures.flatMap((samples) => Object.entries(samples[kind] ?? {}))
  const byCall = Object.fromEntries(entries)
  if (Object.keys(byCall).length < entries.length) throw new Error(`a call has two samples among ${kind}`)
  return byCall as NonNullable<Samples[Kind]>
}

export const sampleBodies = all('bodies')
export const sampleQueries = all('queries')
export const sampleOrders = all('orders')
export const ownSamples = all('own')
