// Facts alone, no schema.

/** How a course stands. `removed`: taken off the shelf, to be changed or for good. */
export const courseStatuses = ['planning', 'published', 'removed'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** What somebody is in a course. `lecturer`: teaches it and is named in it, and writes nothing. */
export const courseParts = ['owner', 'coEditor', 'lecturer', 'learner'] as const
export type CoursePart = (typeof courseParts)[number]

/** What people are asked to become. */
export const invitedParts = ['coEditor', 'lecturer'] as const
export type InvitedPart = (typeof invitedParts)[number]

/** How an invitation is answered on the wire; `waiting` also tells that it is not. */
export const invitationResponses = ['accept', 'waiting', 'reject'] as const
export type InvitationResponse = (typeof invitationResponses)[number]

/**
 * What a unit is gone through by: its text, and each of its resources. `openFilm`: one elsewhere with a length, of which
 * nobody here knows what was seen: it counts by the time that it was open.
 */
export const pieceKinds = ['text', 'film', 'openFilm', 'file', 'link'] as const
export type PieceKind = (typeof pieceKinds)[number]

/** Everything that can be done with a course in a list of courses. */
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

/** Fields of learning of the curriculum guidelines of 2019 (十二年國民基本教育課程綱要), and what lies beside them. */
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

/** Where a school has it in its timetable. */
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

/** Whom it is for, of those that need no name of their own. */
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

/** What whoever has learnt it can do: verbs of goals, by the six steps of Bloom's taxonomy as it was revised in 2001. */
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

/** What a unit gives to learn from. */
export const resourceTypes = ['video', 'file', 'external'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** How a file of a course stands. `wait_for_delete`: taken out of the draft, and read still in what is published. */
export const courseFileStates = ['wait_for_upload', 'already_upload', 'wait_for_delete'] as const
export type CourseFileState = (typeof courseFileStates)[number]

/** What a file of a course is for. */
export const courseFileUses = ['resource', 'banner', 'picture'] as const
export type CourseFileUse = (typeof courseFileUses)[number]

/** What learners may do in the discussion: write, read, neither. */
export const forumStatuses = ['open', 'stopped', 'closed'] as const
export type ForumStatus = (typeof forumStatuses)[number]

/** `unanswered`: what waits for those who teach comes first. */
export const discussionOrders = ['newest', 'oldest', 'unanswered'] as const
export type DiscussionOrder = (typeof discussionOrders)[number]

/** What a list of what I teach shows: mine, those I teach with others, both. */
export const teachingLists = ['all', 'mine', 'withMe'] as const
export type TeachingList = (typeof teachingLists)[number]

export const courseSorts = ['newest', 'learners'] as const
export type CourseSort = (typeof courseSorts)[number]

/** Which course is meant: as learners have it, or as it is being written. */
export const courseTimes = ['published', 'draft'] as const
export type CourseTime = (typeof courseTimes)[number]

/** Documents that several people write at once (`documents`). */
export const courseDocuments = { structure: 'course', unitText: 'courseUnit' } as const
/** Grows when an older editor could not read what is written, or would remove it. */
export const courseSchema = 2
