/* For the demo school (`demo/`) only. */

export { releaseRemark, saveRemark } from './correcting/correcting.service.ts'
export { readOwnHandIn, saveHandIn, submitHandIn } from './handing-in/hand-ins.service.ts'
export { changeState } from './questions/assign.service.ts'
export { makeQuestions } from './questions/questions.service.ts'
export { makeRecord } from './records/make-record.service.ts'
export { answerInvitation, inviteToTeam } from './teams/teams.service.ts'
