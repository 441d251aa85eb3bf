import { registerBelongings } from '../../platform/archive/belongings.ts'
import { registerErasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { registerCommentTarget } from '../comments/index.ts'
import { registerFileUse } from '../files/index.ts'
import { registerCountOfGroup } from '../groups/index.ts'
import { registerChannels } from '../live/index.ts'
import { homeworkArchiveRoutes } from './archive/archive.routes.ts'
import { homeworkCalendarRoutes } from './calendar/calendar.routes.ts'
import { homeworkErasure } from './erase-homework.ts'
import { handleHomeworkJobs } from './homework.jobs.ts'
import { handInRoutes, homeworkListRoutes, homeworkRecordRoutes, questionRoutes } from './homework.routes.ts'
import { homeworkBelongings } from './homework-belongings.ts'
import { handInFileUse, questionFileUse, templateFileUse, voiceFileUse } from './homework-file-uses.ts'
import { registerHomeworkNotices } from './homework-notices.ts'
import { countOfGroup } from './lists/lists.queries.ts'
import { phraseRoutes } from './phrases/phrases.routes.ts'
import { questionCommentTarget } from './question-comment-target.ts'
import { isSeen } from './questions/questions.repository.ts'
import { teamRoutes } from './teams/teams.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'

export { readHomeworkFigures } from './correcting/figures.ts'
export { findConfirmedWork } from './records/confirmed-work.ts'
export { countOwnWork, findOwnWork, listOwnWork, type OwnWorkRow } from './records/own-work.ts'

registerFileUse(questionFileUse)
registerFileUse(handInFileUse)
registerFileUse(templateFileUse)
registerFileUse(voiceFileUse)
registerCommentTarget(questionCommentTarget)
registerErasure(...homeworkErasure)
registerBelongings(...homeworkBelongings)
registerHomeworkNotices()
registerCountOfGroup('homework', countOfGroup)
registerChannels(({ db }, person, id) => isSeen(db, person.id, id))

export const homeworkFeature: Feature = {
  name: 'homework',
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
  jobs: handleHomeworkJobs,
}
