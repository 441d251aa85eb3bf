/* Exported for the demo school (`demo/`) only. */

export { openExecution } from './doing/executions.service.ts'
export { finishExecution, saveResult } from './doing/result.service.ts'
export { saveWeek } from './doing/save-week.service.ts'
export { favorPlan } from './favorites/favorites.service.ts'
export { answerMembership, inviteMember } from './members/members.service.ts'
export { createPlan, savePlan } from './plans.service.ts'
export { changeSchoolPlans, readSchoolPlans } from './school/school.service.ts'
export { sharePlan } from './share-plan.service.ts'
export { refusePlan, signPlan } from './signing/answer.service.ts'
export { askForSignatures } from './signing/ask.service.ts'
export { readSigning } from './signing/read-signing.service.ts'
export { setSigning } from './signing/set-signing.service.ts'
