import { eventsOf, field, nothing } from '../event.ts'

const ofPlan = eventsOf('plan')
const titled = { title: field.text }
const since = '2026-11-29'

export const planMade = ofPlan('plan.made', { since, data: {}, undoneBy: ['plan.deleted'] })
/** It is for others from now on, or for others than before. */
export const planPublished = ofPlan('plan.published', {
  since,
  data: { ...titled, privacy: field.number, privacyBefore: field.number },
  undoneBy: ['plan.withdrawn', 'plan.deleted'],
})
/** It is its owner's alone again. */
export const planWithdrawn = ofPlan('plan.withdrawn', { since, data: titled, undoneBy: nothing })
export const planDeleted = ofPlan('plan.deleted', { since, data: titled, undoneBy: nothing })
export const planFavored = ofPlan('plan.favored', {
  since,
  data: { ...titled, ownerId: field.id },
  undoneBy: ['plan.unfavored', 'plan.deleted'],
})
export const planUnfavored = ofPlan('plan.unfavored', { since, data: { ownerId: field.id }, undoneBy: nothing })

// Signing: by name, as what is signed on paper.
export const planSignatureAsked = ofPlan('plan.signatureAsked', {
  since,
  data: { ...titled, ownerId: field.id, lineId: field.id, role: field.code, personIds: field.ids },
  undoneBy: nothing,
})
/** By whoever signed with an account; without an actor, by a mailed link or on paper. */
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

// Doing it.
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
/** By the clock: the day on which somebody wants to be reminded. */
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

// Those who write together.
const ofMember = { ...titled, ownerId: field.id, personId: field.id }
export const planMemberInvited = ofPlan('plan.memberInvited', { since, data: ofMember, undoneBy: ['plan.memberLeft'] })
export const planMemberJoined = ofPlan('plan.memberJoined', { since, data: ofMember, undoneBy: ['plan.memberLeft'] })
/** Left, declined or was taken out. */
export const planMemberLeft = ofPlan('plan.memberLeft', { since, data: ofMember, undoneBy: nothing })
