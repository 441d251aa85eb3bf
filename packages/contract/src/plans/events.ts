import { eventsOf, field, nothing } from '../event.ts'

const ofPlan = eventsOf('plan')
const titled = { title: field.text }
const since = '2026-11-29'

export const planMade = ofPlan('plan.made', { since, data: {}, undoneBy: ['plan.deleted'] })
/** The plan was shown to others, or to a different audience than before. */
export const planPublished = ofPlan('plan.published', {
  since,
  data: { ...titled, privacy: field.number, privacyBefore: field.number },
  undoneBy: ['plan.withdrawn', 'plan.deleted'],
})
/** The plan is private again. */
export const planWithdrawn = ofPlan('plan.withdrawn', { since, data: titled, undoneBy: nothing })
export const planDeleted = ofPlan('plan.deleted', { since, data: titled, undoneBy: nothing })
export const planFavored = ofPlan('plan.favored', {
  since,
  data: { ...titled, ownerId: field.id },
  undoneBy: ['plan.unfavored', 'plan.deleted'],
})
export const planUnfavored = ofPlan('plan.unfavored', { since, data: { ownerId: field.id }, undoneBy: nothing })

// Signing: by name, like signatures on paper.
export const planSignatureAsked = ofPlan('plan.signatureAsked', {
  since,
  data: { ...titled, ownerId: field.id, lineId: field.id, role: field.code, personIds: field.ids },
  undoneBy: nothing,
})
/** The actor is the signer's account; none if signed through a mailed link or on paper. */
export const planSigned = ofPlan('plan.signed', {
  since,
  data: { ...titled, ownerId: field.id, lineId: field.id, role: field.code, way: field.code, isAgreed: field.flag },
  undoneBy: ['plan.signatureWithdrawn'],
})
export const planRefused = ofPlan('plan.refused', {
  since,
  data: { ...titled, ownerId: field.id, lineId: field.id, role: field.code, way: field.code },
  undoneBy: ['plan.signatureWithdrawn'],
})
export const planSignatureWithdrawn = ofPlan('plan.signatureWithdrawn', {
  since,
  data: { ...titled, ownerId: field.id, lineId: field.id, role: field.code },
  undoneBy: nothing,
})

// Events of doing a plan.
export const planBegun = ofPlan('plan.begun', {
  since,
  data: { ...titled, ownerId: field.id },
  undoneBy: ['plan.deleted'],
})
export const planQuestionAsked = ofPlan('plan.questionAsked', {
  since,
  data: { ...titled, ownerId: field.id, weekId: field.id, saidId: field.id, personIds: field.ids },
  undoneBy: nothing,
})
export const planQuestionAnswered = ofPlan('plan.questionAnswered', {
  since,
  data: { ...titled, ownerId: field.id, weekId: field.id, saidId: field.id },
  undoneBy: nothing,
})
/** Scheduled: the weekday on which the person wants a reminder. */
export const planReminded = ofPlan('plan.reminded', {
  since,
  data: { ...titled, personId: field.id },
  undoneBy: nothing,
  isShown: false,
})
export const planFinished = ofPlan('plan.finished', {
  since,
  data: { ...titled, ownerId: field.id },
  undoneBy: ['plan.wentOn', 'plan.deleted'],
})
export const planWentOn = ofPlan('plan.wentOn', { since, data: { ...titled, ownerId: field.id }, undoneBy: nothing })
export const planOpinionGiven = ofPlan('plan.opinionGiven', {
  since,
  data: { ...titled, ownerId: field.id, isCertified: field.flag },
  undoneBy: nothing,
})

/** Both documents of an edition are made. */
export const planSealed = ofPlan('plan.sealed', {
  since,
  data: { ...titled, ownerId: field.id, number: field.number },
  undoneBy: ['plan.deleted'],
})

// Events of people who write a plan together.
const ofMember = { ...titled, ownerId: field.id, personId: field.id }
export const planMemberInvited = ofPlan('plan.memberInvited', { since, data: ofMember, undoneBy: ['plan.memberLeft'] })
export const planMemberJoined = ofPlan('plan.memberJoined', { since, data: ofMember, undoneBy: ['plan.memberLeft'] })
/** Left, declined or was removed. */
export const planMemberLeft = ofPlan('plan.memberLeft', { since, data: ofMember, undoneBy: nothing })
