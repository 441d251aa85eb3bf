// Facts only, no schema.

/** States of a course. `removed`: taken off the shelf, to be changed or for good. */
export const courseStatuses = ['planning', 'published', 'removed'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** Roles in a course. `lecturer`: teaches it and is named in it, but does not write it. */
export const courseParts = ['owner', 'coEditor', 'lecturer', 'learner'] as const
export type CoursePart = (typeof courseParts)[number]

/** Roles that people can be invited to. */
export const invitedParts = ['coEditor', 'lecturer'] as const
export type InvitedPart = (typeof invitedParts)[number]

/** Answers to an invitation on the wire; `waiting` is also the state before an answer. */
export const invitationResponses = ['accept', 'waiting', 'reject'] as const
export type InvitationResponse = (typeof invitationResponses)[number]

/**
 * Kinds of pieces a unit consists of: its text, and each of its resources. `openFilm`: a film hosted elsewhere with a
 * given length; what was watched is unknown, so the time it was open counts.
 */
export const pieceKinds = ['text', 'film', 'openFilm', 'file', 'link'] as const
export type PieceKind = (typeof pieceKinds)[number]

/** Actions on a course in a list of courses. */
export const courseActions = [
  'publish',
  'republish',
  'takeOff',
  'browse',
  'students',
  'outline',
  'delete',
  'leave',
  'withdraw',
] as const
export type CourseAction = (typeof courseActions)[number]

/** Learning areas of the curriculum guidelines of 2019 (十二年國民基本教育課程綱要), and fields outside them. */
export const courseClassifications = [
  'language',
  'mathematics',
  'social_studies',
  'natural_science',
  'arts',
  'integrative_activities',
  'technology',
  'health_physical_education',
  'national_defense',
  'vocational',
  'interdisciplinary',
] as const
export type CourseClassification = (typeof courseClassifications)[number]

/** Place of a course in a school's curriculum. */
export const courseTypes = [
  'required',
  'school_required',
  'advanced_elective',
  'diverse_elective',
  'remedial_elective',
  'flexible',
  'micro',
  'group_activity',
  'club',
  'open',
] as const
export type CourseType = (typeof courseTypes)[number]

/** Target groups with a predefined name. */
export const recipientKeys = [
  'elementary',
  'junior_high',
  'senior_high',
  'vocational_high',
  'university',
  'teacher',
  'parent',
  'anyone',
] as const
export type RecipientKey = (typeof recipientKeys)[number]

/** The nine core competencies of the curriculum guidelines. */
export const coreCompetencies = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'] as const
export type CoreCompetency = (typeof coreCompetencies)[number]

/** Verbs for learning objectives, by the six levels of Bloom's taxonomy as revised in 2001. */
export const actionVerbs = {
  remember: ['recall', 'list', 'recognize'],
  understand: ['describe', 'explain', 'classify', 'summarize'],
  apply: ['use', 'carry_out', 'calculate', 'demonstrate'],
  analyze: ['compare', 'distinguish', 'organize', 'examine'],
  evaluate: ['judge', 'argue', 'check'],
  create: ['plan', 'design', 'make', 'write'],
} as const
export type VerbStep = keyof typeof actionVerbs
export type ActionVerb = (typeof actionVerbs)[VerbStep][number]
export const allActionVerbs = Object.values(actionVerbs).flat() as [ActionVerb, ...ActionVerb[]]

/** Kinds of learning resources in a unit. */
export const resourceTypes = ['video', 'file', 'external'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** States of a course file. `wait_for_delete`: removed from the draft, but still used by the published course. */
export const courseFileStates = ['wait_for_upload', 'already_upload', 'wait_for_delete'] as const
export type CourseFileState = (typeof courseFileStates)[number]

/** Uses of a course file. */
export const courseFileUses = ['resource', 'banner', 'picture'] as const
export type CourseFileUse = (typeof courseFileUses)[number]

/** What learners may do in the discussion: write, only read, neither. */
export const forumStatuses = ['open', 'stopped', 'closed'] as const
export type ForumStatus = (typeof forumStatuses)[number]

/** `unanswered`: questions that wait for a teacher come first. */
export const discussionOrders = ['newest', 'oldest', 'unanswered'] as const
export type DiscussionOrder = (typeof discussionOrders)[number]

/** Lists of the courses I teach: all, those I own, those I co-teach. */
export const teachingLists = ['all', 'mine', 'withMe'] as const
export type TeachingList = (typeof teachingLists)[number]

export const courseSorts = ['newest', 'learners'] as const
export type CourseSort = (typeof courseSorts)[number]

/** Which state of a course is meant: the published one or the draft. */
export const courseTimes = ['published', 'draft'] as const
export type CourseTime = (typeof courseTimes)[number]

/** Kinds of documents that several people write at once (`documents`). */
export const courseDocuments = { structure: 'course', unitText: 'courseUnit' } as const
/** Incremented when an older editor could not read the document, or would remove parts of it. */
export const courseSchema = 2
