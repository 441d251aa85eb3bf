import type { WebFeature } from '../feature/web-feature.ts'
import { accounts } from '../features/accounts/feature.ts'
import { analysis } from '../features/analysis/feature.ts'
import { analytics } from '../features/analytics/feature.ts'
import { assistant } from '../features/assistant/feature.ts'
import { broadcasts } from '../features/broadcasts/feature.ts'
import { bulletins } from '../features/bulletins/feature.ts'
import { chat } from '../features/chat/feature.ts'
import { coWriting } from '../features/co-writing/feature.ts'
import { comments } from '../features/comments/feature.ts'
import { serviceConsole } from '../features/console/feature.ts'
import { courses } from '../features/courses/feature.ts'
import { drafts } from '../features/drafts/feature.ts'
import { editor } from '../features/editor/feature.ts'
import { ePortfolio } from '../features/eportfolio/feature.ts'
import { eventLog } from '../features/event-log/feature.ts'
import { files } from '../features/files/feature.ts'
import { gradebook } from '../features/gradebook/feature.ts'
import { groupAnalysis } from '../features/group-analysis/feature.ts'
import { groups } from '../features/groups/feature.ts'
import { guardians } from '../features/guardians/feature.ts'
import { guides } from '../features/guides/feature.ts'
import { help } from '../features/help/feature.ts'
import { home } from '../features/home/feature.ts'
import { homework } from '../features/homework/feature.ts'
import { invitations } from '../features/invitations/feature.ts'
import { news } from '../features/news/feature.ts'
import { notices } from '../features/notices/feature.ts'
import { people } from '../features/people/feature.ts'
import { plans } from '../features/plans/feature.ts'
import { points } from '../features/points/feature.ts'
import { posts } from '../features/posts/feature.ts'
import { prizes } from '../features/prizes/feature.ts'
import { problems } from '../features/problems/feature.ts'
import { profiles } from '../features/profiles/feature.ts'
import { push } from '../features/push/feature.ts'
import { reports } from '../features/reports/feature.ts'
import { rewards } from '../features/rewards/feature.ts'
import { schools } from '../features/schools/feature.ts'
import { search } from '../features/search/feature.ts'
import { shell } from '../features/shell/feature.ts'
import { showcase } from '../features/showcase/feature.ts'
import { stream } from '../features/stream/feature.ts'
import { subscription } from '../features/subscription/feature.ts'
import { tags } from '../features/tags/feature.ts'
import { teaching } from '../features/teaching/feature.ts'
import { todos } from '../features/todos/feature.ts'
import { trash } from '../features/trash/feature.ts'
import { welcome } from '../features/welcome/feature.ts'
import { composed } from './routes/composed.ts'

/**
 * All features, from the ground up: each may use those before it, an order that `.dependency-cruiser.cjs` reads from
 * here. Screens composed of several features come last.
 */
export const features: readonly WebFeature[] = [
  shell,
  profiles,
  accounts,
  home,
  help,
  assistant,
  files,
  todos,
  people,
  invitations,
  eventLog,
  trash,
  notices,
  push,
  tags,
  groups,
  guardians,
  welcome,
  editor,
  serviceConsole,
  schools,
  broadcasts,
  comments,
  posts,
  drafts,
  bulletins,
  homework,
  guides,
  analysis,
  gradebook,
  points,
  prizes,
  rewards,
  groupAnalysis,
  coWriting,
  showcase,
  ePortfolio,
  plans,
  courses,
  chat,
  search,
  stream,
  reports,
  subscription,
  news,
  problems,
  teaching,
  analytics,
  composed,
]
