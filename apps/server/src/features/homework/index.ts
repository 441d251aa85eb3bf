import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofGroup, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { measures } from '../../platform/measures/measures.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { channelsOf, commentTargets } from '../comments/index.ts'
import { fileUses } from '../files/index.ts'
import { groupThings } from '../groups/index.ts'
import { guardianParts } from '../guardians/index.ts'
import { homeworkArchiveRoutes } from './archive/archive.routes.ts'
import { homeworkCalendarRoutes } from './calendar/calendar.routes.ts'
import { homeworkForGuardians } from './for-guardians/homework-for-guardians.declaration.ts'
import { homeworkBelongings } from './homework.belongings.ts'
import { homeworkErasure } from './homework.erasure.ts'
import {
  handInDraftFileUse,
  handInFileUse,
  questionFileUse,
  templateFileUse,
  voiceFileUse,
} from './homework.file-use.ts'
import { handleHomeworkJobs } from './homework.jobs.ts'
import { homeworkNotices } from './homework.notices.ts'
import { handInRoutes, homeworkListRoutes, homeworkRecordRoutes, questionRoutes } from './homework.routes.ts'
import { homeworkTriggers } from './homework.tables.ts'
import { homeworkTodos } from './lists/homework.todos.ts'
import { countOfGroup } from './lists/lists.queries.ts'
import { homeworkMeasures } from './measures/homework.measures.ts'
import { phraseRoutes } from './phrases/phrases.routes.ts'
import { questionCommentTarget } from './question.comment-target.ts'
import { mailGuardiansOfMissing } from './reminders/tell-guardians.handlers.ts'
import { teamRoutes } from './teams/teams.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'

export { readHomeworkFigures } from './correcting/figures.queries.ts'
export { givenForWork, type WorkGain } from './given-for-work.kind.ts'
export { joinQuestion } from './homework.sql.ts'
export { questionsGivenIn, workComeTo } from './measures/work-in-groups.sql.ts'
export { findConfirmedWork } from './records/confirmed-work.queries.ts'
export { hasHandedIn } from './records/has-handed-in.sql.ts'
export { countOwnWork, findOwnWork, listOwnWork, type OwnWorkRow } from './records/own-work.queries.ts'
export { scoreWork } from './scores/score-work.service.ts'
export {
  findScoredQuestion,
  listScoredQuestions,
  listScoredWorks,
  type ScoredQuestion,
  type ScoredWork,
} from './scores/scores.queries.ts'
export { questionSeen } from './visibility.sql.ts'

export const homeworkFeature: Feature = {
  name: 'homework',
  has: [
    tableTriggers(...homeworkTriggers),
    tableHomes(
      ...ofGroup('group_id', 'homework_questions'),
      ...below(
        'homework_questions',
        'question_id',
        'homework_archives',
        'homework_assignees',
        'homework_revisers',
        'homework_hand_ins',
      ),
      ...below('homework_hand_ins', 'hand_in_id', 'homework_versions', 'homework_remarks'),
      ...below('homework_hand_ins', 'team_id', 'homework_team_invitations'),
      ...below('homework_versions', 'version_id', 'homework_version_files', 'homework_version_students'),
      ...ofPerson('owner_id', 'homework_phrases', 'homework_templates', 'homework_calendars'),
    ),
    erasure(homeworkErasure),
    belongings(...homeworkBelongings),
    todoSources(...homeworkTodos),
    noticeSources(...homeworkNotices()),
    fileUses(questionFileUse, handInFileUse, handInDraftFileUse, templateFileUse, voiceFileUse),
    commentTargets(questionCommentTarget),
    channelsOf('homework'),
    guardianParts(homeworkForGuardians),
    groupThings({ name: 'homework', count: countOfGroup }),
    measures(...homeworkMeasures),
  ],
  routes: (app, platform) => {
    questionRoutes(app, platform)
    handInRoutes(app, platform)
    homeworkListRoutes(app, platform)
    homeworkRecordRoutes(app, platform)
    homeworkCalendarRoutes(app, platform)
    teamRoutes(app, platform)
    templateRoutes(app, platform)
    phraseRoutes(app, platform)
    homeworkArchiveRoutes(app, platform)
  },
  events: mailGuardiansOfMissing,
  jobs: handleHomeworkJobs,
}
