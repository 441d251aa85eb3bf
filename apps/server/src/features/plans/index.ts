import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofPerson, ofSchool, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { measures } from '../../platform/measures/measures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { searchSources } from '../../platform/search/sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { confirmationSources } from '../eportfolio/index.ts'
import { fileUses } from '../files/index.ts'
import { guardianParts } from '../guardians/index.ts'
import { endsOfBlock, eraseLikes, personThings } from '../people/index.ts'
import { inMenu } from '../shell/index.ts'
import { doingBelongings } from './doing/doing.belongings.ts'
import { doingErasure } from './doing/doing.erasure.ts'
import { handleDoingJobs } from './doing/doing.jobs.ts'
import { doingNotices } from './doing/doing.notices.ts'
import { planWeekFileUse } from './doing/week.file-use.ts'
import { editionBelongings } from './editions/edition.belongings.ts'
import { editionErasure } from './editions/edition.erasure.ts'
import { planEditionFileUse } from './editions/edition.file-use.ts'
import { planConfirmation } from './editions/edition-confirmation.declaration.ts'
import { handleEditionJobs } from './editions/editions.jobs.ts'
import { planLikes } from './favorites/favorites.repository.ts'
import { handlePlanFinding } from './finding/index-plan.service.ts'
import { planSearch } from './finding/plan.search.ts'
import { plansForGuardians } from './for-guardians/plans-of-week.declaration.ts'
import { planMeasures } from './measures/plan.measures.ts'
import { handOverPlans, plansGo } from './members/hand-over.erasure.ts'
import { memberNotices } from './members/member.notices.ts'
import { endMembershipBetween } from './members/members.repository.ts'
import { planBelongings } from './plan.belongings.ts'
import { planCommentTarget } from './plan.comment-target.ts'
import { planReportTarget } from './plan.report-target.ts'
import { planTodos } from './plan.todos.ts'
import { planRoutes } from './plans.routes.ts'
import { planTriggers } from './plans.tables.ts'
import { paperFileUse } from './signing/paper.file-use.ts'
import { signingBelongings } from './signing/signing.belongings.ts'
import { signingErasure } from './signing/signing.erasure.ts'
import { signingNotices } from './signing/signing.notices.ts'
import { countPublished } from './visible.sql.ts'

export const plansFeature: Feature = {
  name: 'plans',
  has: [
    tableTriggers(...planTriggers),
    tableHomes(
      ...ofPerson('owner_id', 'plans'),
      ...ofSchool('school_id', 'school_plan_settings'),
      ...ofPerson('person_id', 'plan_favorites', 'plan_timers'),
      ...below(
        'plans',
        'plan_id',
        'plan_groups',
        'plan_words',
        'plan_members',
        'plan_edits',
        'plan_lines',
        'plan_signers',
        'plan_acts',
        'plan_versions',
        'plan_executions',
        'plan_editions',
      ),
      ...staying('until they expire', below('plans', 'plan_id', 'plan_links')),
      ...below(
        'plan_executions',
        'plan_id',
        'plan_weeks',
        'plan_done_items',
        'plan_records',
        'plan_said',
        'execution_reminders',
      ),
    ),
    erasure([...doingErasure, eraseLikes(planLikes), ...signingErasure, editionErasure, handOverPlans, plansGo]),
    belongings(...planBelongings, ...signingBelongings, ...doingBelongings, editionBelongings),
    fileUses(paperFileUse, planWeekFileUse, planEditionFileUse),
    confirmationSources(planConfirmation),
    todoSources(...planTodos),
    noticeSources(...signingNotices(), ...doingNotices(), ...memberNotices()),
    reportTargets(planReportTarget),
    commentTargets(planCommentTarget),
    channelsOf('plan'),
    guardianParts(plansForGuardians),
    endsOfBlock(endMembershipBetween),
    searchSources(planSearch),
    measures(...planMeasures),
    inMenu({ entry: 'plans', feature: 'self-directed-learning' }),
    personThings({ name: 'sdlPublicProjectNum', count: countPublished }),
  ],
  routes: planRoutes,
  jobs: (platform) => {
    handlePlanFinding(platform)
    handleDoingJobs(platform)
    handleEditionJobs(platform)
  },
}
