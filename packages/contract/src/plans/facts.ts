// Facts only, no schema.

/** Kinds of learning. */
export const learningTypes = [
  'reading',
  'research',
  'making',
  'skill',
  'online_course',
  'sport',
  'art',
  'service',
  'competition',
  'other',
] as const
export type LearningType = (typeof learningTypes)[number]

/** Alone or in a small group. */
export const actTypes = ['alone', 'group'] as const
export type ActType = (typeof actTypes)[number]

/** Kinds of results. */
export const proposalTypes = [
  'report',
  'work',
  'film',
  'performance',
  'slides',
  'software',
  'journal',
  'other',
] as const
export type ProposalType = (typeof proposalTypes)[number]

/** How the result is presented. */
export const proposalPresents = ['exhibition', 'talk', 'performance', 'online', 'written', 'other'] as const
export type ProposalPresent = (typeof proposalPresents)[number]

/** Orders of published plans. */
export const planSorts = ['newest', 'favorite'] as const
export type PlanSort = (typeof planSorts)[number]

/** Lists of the caller's plans. */
export const planLists = ['mine', 'favorites'] as const
export type PlanList = (typeof planLists)[number]

/** Minutes of a lesson (節), and the number of lessons a general senior high school requires (高級中等學校課程規劃及實施要點). */
export const lessonMinutes = 50
export const lessonsAsked = 18

/** Roles in a plan: its owner, a co-writer, a person invited to write, a person asked to sign. */
export const planParts = ['owner', 'member', 'invited', 'signer'] as const
export type PlanPart = (typeof planParts)[number]

/** Stages of a plan. `refused`: a signer asks for changes. `finished`: the result is final. */
export const planStages = ['writing', 'signing', 'refused', 'agreed', 'doing', 'finished'] as const
export type PlanStage = (typeof planStages)[number]

/** States of a co-writer. */
export const memberStates = ['invited', 'accepted'] as const
export type MemberState = (typeof memberStates)[number]

/** Printed forms of a plan: the form that schools collect, or a designed document for presentation. */
export const planLooks = ['form', 'designed'] as const
export type PlanLook = (typeof planLooks)[number]

/** States of a sealed edition. `making` includes waiting. */
export const editionStates = ['making', 'done', 'failed'] as const

/** Why making the documents of an edition failed. */
export const editionFailures = ['document_too_long', 'document_too_heavy', 'storage_full', 'interrupted'] as const
export type EditionFailure = (typeof editionFailures)[number]

/** What is missing before a plan can be sealed: it is not finished, or not certified by its adviser. */
export const editionLacks = ['finished', 'certified'] as const

/** Which state a download contains: the last sealed one, if any, or the present one. */
export const planTimes = ['sealed', 'now'] as const
export type PlanTime = (typeof planTimes)[number]
