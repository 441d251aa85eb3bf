// Facts alone, no schema.

/** What somebody sets out to do. */
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

/** What is there at the end. */
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

/** How others see it. */
export const proposalPresents = ['exhibition', 'talk', 'performance', 'online', 'written', 'other'] as const
export type ProposalPresent = (typeof proposalPresents)[number]

/** How the published ones are listed. */
export const planSorts = ['newest', 'favorite'] as const
export type PlanSort = (typeof planSorts)[number]

/** What a list of my plans shows. */
export const planLists = ['mine', 'favorites'] as const
export type PlanList = (typeof planLists)[number]

/** Minutes of a 節, and how many of them a general senior high school asks for (高級中等學校課程規劃及實施要點). */
export const lessonMinutes = 50
export const lessonsAsked = 18

/** What somebody does in a plan: it is theirs, they write along, are asked to, or are asked to sign it. */
export const planParts = ['owner', 'member', 'invited', 'signer'] as const
export type PlanPart = (typeof planParts)[number]

/** How far a plan has come. `refused`: somebody who signs asks for changes. `finished`: the result stands. */
export const planStages = ['writing', 'signing', 'refused', 'agreed', 'doing', 'finished'] as const
export type PlanStage = (typeof planStages)[number]

/** How somebody stands who writes along: asked, or in it. */
export const memberStates = ['invited', 'accepted'] as const
export type MemberState = (typeof memberStates)[number]

/** How a plan is printed: the form that schools collect, or designed, to be shown. */
export const planLooks = ['form', 'designed'] as const
export type PlanLook = (typeof planLooks)[number]

/** How far a sealed edition is. `making` also while it waits. */
export const editionStates = ['making', 'done', 'failed'] as const

/** Why the documents of an edition could not be made. */
export const editionFailures = ['document_too_long', 'document_too_heavy', 'storage_full', 'interrupted'] as const
export type EditionFailure = (typeof editionFailures)[number]

/** What is missing before a plan can be sealed: it is not finished, or its adviser has not certified it. */
export const editionLacks = ['finished', 'certified'] as const

/** Which of it a download gives: what was sealed last, where that is so, or what the plan says now. */
export const planTimes = ['sealed', 'now'] as const
export type PlanTime = (typeof planTimes)[number]
