import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { accountSubjects } from '../features/accounts/accounts.subjects.fixture.ts'
import { assistantSubjects } from '../features/assistant/assistant.subjects.fixture.ts'
import { broadcastSubjects } from '../features/broadcasts/broadcasts.subjects.fixture.ts'
import { bulletinSubjects } from '../features/bulletins/bulletins.subjects.fixture.ts'
import { chatSubjects } from '../features/chat/chat.subjects.fixture.ts'
import { commentSubjects } from '../features/comments/comments.subjects.fixture.ts'
import { consoleSubjects } from '../features/console/console.subjects.fixture.ts'
import { ePortfolioSubjects } from '../features/eportfolio/eportfolio.subjects.fixture.ts'
import { eventLogSubjects } from '../features/event-log/event-log.subjects.fixture.ts'
import { fileSubjects } from '../features/files/files.subjects.fixture.ts'
import { groupAnalysisSubjects } from '../features/group-analysis/group-analysis.subjects.fixture.ts'
import { groupSubjects } from '../features/groups/groups.subjects.fixture.ts'
import { helpSubjects } from '../features/help/help.subjects.fixture.ts'
import { homeworkSubjects } from '../features/homework/homework.subjects.fixture.ts'
import { invitationSubjects } from '../features/invitations/invitations.subjects.fixture.ts'
import { leavingSubjects } from '../features/leaving/leaving.subjects.fixture.ts'
import { liveSubjects } from '../features/live/live.subjects.fixture.ts'
import { newsSubjects } from '../features/news/news.subjects.fixture.ts'
import { noticeSubjects } from '../features/notices/notices.subjects.fixture.ts'
import { peopleSubjects } from '../features/people/people.subjects.fixture.ts'
import { postSubjects } from '../features/posts/posts.subjects.fixture.ts'
import { problemSubjects } from '../features/problems/problems.subjects.fixture.ts'
import { profileSubjects } from '../features/profiles/profiles.subjects.fixture.ts'
import { reportSubjects } from '../features/reports/reports.subjects.fixture.ts'
import { searchSubjects } from '../features/search/search.subjects.fixture.ts'
import { shellSubjects } from '../features/shell/shell.subjects.fixture.ts'
import { subscriptionSubjects } from '../features/subscription/subscription.subjects.fixture.ts'
import { teacherSubjects } from '../features/teachers/teachers.subjects.fixture.ts'
import type { CallName, FeatureSubjects } from './subject.ts'

const ofFeatures: readonly FeatureSubjects[] = [
  shellSubjects,
  accountSubjects,
  profileSubjects,
  peopleSubjects,
  groupSubjects,
  invitationSubjects,
  teacherSubjects,
  fileSubjects,
  commentSubjects,
  postSubjects,
  bulletinSubjects,
  homeworkSubjects,
  groupAnalysisSubjects,
  ePortfolioSubjects,
  chatSubjects,
  reportSubjects,
  subscriptionSubjects,
  searchSubjects,
  eventLogSubjects,
  liveSubjects,
  leavingSubjects,
  noticeSubjects,
  broadcastSubjects,
  consoleSubjects,
  newsSubjects,
  problemSubjects,
  helpSubjects,
  assistantSubjects,
]

export const subjects = ofFeatures.flatMap((one) => one.subjects)
export const listings = ofFeatures.flatMap((one) => one.listings)
export const silentCalls = ofFeatures.flatMap((one) => one.silent)

const byName = new Map<string, EndpointDefinition>(allCalls.map((call) => [`${call.method} ${call.path}`, call]))

export function endpointOf(name: CallName): EndpointDefinition {
  const endpoint = byName.get(name)
  if (endpoint === undefined) throw new Error(`the contract has no ${name}`)
  return endpoint
}
