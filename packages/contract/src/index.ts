import { emailWayCalls } from './accounts/email-way.ts'
import * as accountEvents from './accounts/events.ts'
import { mailboxCalls } from './accounts/mailbox.ts'
import { passkeyCalls } from './accounts/passkeys.ts'
import { proofCalls } from './accounts/proof.ts'
import { providerCalls } from './accounts/providers.ts'
import { sessionCalls } from './accounts/sessions.ts'
import { analysisCalls } from './analysis/analysis.ts'
import { analyticsCalls } from './analytics/analytics.ts'
import * as analyticsEvents from './analytics/events.ts'
import { analyticsPeopleCalls } from './analytics/people.ts'
import { assistantCalls } from './assistant/assistant.ts'
import { broadcastCalls } from './broadcasts/broadcasts.ts'
import * as broadcastEvents from './broadcasts/events.ts'
import { bulletinCalls } from './bulletins/bulletins.ts'
import * as bulletinEvents from './bulletins/events.ts'
import { followUpCalls } from './bulletins/following-up.ts'
import { bulletinForGuardianCalls } from './bulletins/for-guardians.ts'
import { teachingBulletinCalls } from './bulletins/teaching.ts'
import { chatroomCalls } from './chat/chatrooms.ts'
import * as chatEvents from './chat/events.ts'
import { keepingCalls } from './chat/keepings.ts'
import { messageCalls } from './chat/messages.ts'
import { schoolOrderCalls } from './chat/school-order.ts'
import { schoolTalkCalls } from './chat/school-talk.ts'
import { teachingRoomCalls } from './chat/teaching.ts'
import { coWriterCalls } from './co-writing/co-writers.ts'
import * as coWritingEvents from './co-writing/events.ts'
import { sharedCalls } from './co-writing/shared.ts'
import { sharedHistoryCalls } from './co-writing/shared-history.ts'
import { commentCalls } from './comments/comments.ts'
import * as commentEvents from './comments/events.ts'
import { accountImportCalls } from './console/account-imports.ts'
import { auditCalls } from './console/audit.ts'
import { backupCalls } from './console/backups.ts'
import { healthCalls } from './console/health.ts'
import { consolePeopleCalls } from './console/people.ts'
import { roomCalls } from './console/rooms.ts'
import { schoolImportCalls } from './console/school-imports.ts'
import { consoleSchoolCalls } from './console/schools.ts'
import { statisticsCalls } from './console/statistics.ts'
import { courseCaptionCalls } from './courses/captions.ts'
import { cartridgeCalls } from './courses/cartridge.ts'
import { certificateCalls } from './courses/certificates.ts'
import { coEditingCalls } from './courses/co-editing.ts'
import { courseCopyCalls } from './courses/copying.ts'
import { courseCalls } from './courses/courses.ts'
import { courseDiscussionCalls } from './courses/discussion.ts'
import * as courseEvents from './courses/events.ts'
import { courseFileCalls } from './courses/files.ts'
import { courseHistoryCalls } from './courses/history.ts'
import { courseGroupCalls } from './courses/in-groups.ts'
import { courseLearnerCalls } from './courses/learners.ts'
import { courseLearningCalls } from './courses/learning.ts'
import { lecturerCalls } from './courses/lecturer.ts'
import { courseLinkCalls } from './courses/linked.ts'
import { courseMessageCalls } from './courses/messages.ts'
import { courseNoteCalls } from './courses/notes.ts'
import { courseOutlineCalls } from './courses/outline.ts'
import { coursePublishingCalls } from './courses/publishing.ts'
import { reflectionCalls } from './courses/reflections.ts'
import { courseRemarkCalls } from './courses/remarks.ts'
import { courseTrialCalls } from './courses/trial.ts'
import { draftCalls } from './drafts/drafts.ts'
import * as draftEvents from './drafts/events.ts'
import { scheduleCalls } from './drafts/schedule.ts'
import { slotCalls } from './drafts/slots.ts'
import { takingInCalls } from './drafts/taking-in.ts'
import type { EndpointDefinition } from './endpoint.ts'
import { discussionCalls } from './eportfolio/discussions.ts'
import { ePortfolioCalls } from './eportfolio/eportfolios.ts'
import * as ePortfolioEvents from './eportfolio/events.ts'
import { exportDraftCalls } from './eportfolio/export-drafts.ts'
import { resourceCalls } from './eportfolio/resources.ts'
import { summaryCalls } from './eportfolio/summaries.ts'
import { eventLogCalls } from './event-log/event-log.ts'
import { captionCalls } from './files/captions/captions.ts'
import { conversionCalls } from './files/conversions.ts'
import * as fileEvents from './files/events.ts'
import { fileCalls } from './files/files.ts'
import { myFileCalls } from './files/my-files.ts'
import { uploadCalls } from './files/uploads.ts'
import { gradebookCalls } from './gradebook/gradebook.ts'
import { groupAnalysisCalls } from './group-analysis/group-analysis.ts'
import { teachingAnalysisCalls } from './group-analysis/teaching.ts'
import { groupClassCalls } from './groups/classes.ts'
import * as groupEvents from './groups/events.ts'
import { groupCalls } from './groups/groups.ts'
import { groupMemberCalls } from './groups/members.ts'
import { peopleListCalls } from './groups/people-lists.ts'
import { rosterCalls } from './groups/roster.ts'
import { teachingClassCalls } from './groups/teaching.ts'
import { groupYearCalls } from './groups/years.ts'
import * as guardianEvents from './guardians/events.ts'
import { guardianCalls } from './guardians/guardians.ts'
import { guardianInvitingCalls } from './guardians/inviting.ts'
import { guideCalls } from './guides/guides.ts'
import { helpCalls } from './help/articles.ts'
import { homeworkArchiveCalls } from './homework/archive.ts'
import { homeworkCalendarCalls } from './homework/calendar.ts'
import { correctingCalls } from './homework/correcting.ts'
import * as homeworkEvents from './homework/events.ts'
import { homeworkForGuardianCalls } from './homework/for-guardians.ts'
import { handInCalls } from './homework/hand-ins.ts'
import { homeworkListCalls } from './homework/lists.ts'
import { phraseCalls } from './homework/phrases.ts'
import { questionCalls } from './homework/questions.ts'
import { homeworkRecordCalls } from './homework/records.ts'
import { teachingHomeworkCalls } from './homework/teaching.ts'
import { teamCalls } from './homework/teams.ts'
import { templateCalls } from './homework/templates.ts'
import * as invitationEvents from './invitations/events.ts'
import { invitationCalls } from './invitations/invitations.ts'
import { accountArchiveCalls } from './leaving/archive.ts'
import * as leavingEvents from './leaving/events.ts'
import { leavingCalls } from './leaving/leaving.ts'
import { liveCalls } from './live/live.ts'
import { articleCalls } from './news/articles.ts'
import { bannerCalls } from './news/banners.ts'
import { decorationCalls } from './news/decorations.ts'
import { noticeCalls } from './notices/notices.ts'
import { noticeSettingCalls } from './notices/settings.ts'
import { avatarCalls } from './people/avatar.ts'
import * as peopleEvents from './people/events.ts'
import { peoplePickerCalls } from './people/people-picker.ts'
import { personCardCalls } from './people/person-card.ts'
import { relationCalls } from './people/relations.ts'
import { classPlanCalls } from './plans/class-table.ts'
import { doingCalls } from './plans/doing/doing.ts'
import { editionCalls } from './plans/editions.ts'
import * as planEvents from './plans/events.ts'
import { planForGuardianCalls } from './plans/for-guardians.ts'
import { planMemberCalls } from './plans/members.ts'
import { planCalls } from './plans/plans.ts'
import { schoolPlanCalls } from './plans/school/school.ts'
import { signingLinkCalls } from './plans/signing/by-link.ts'
import { signingCalls } from './plans/signing/signing.ts'
import * as pointEvents from './points/events.ts'
import { pointsForGuardianCalls } from './points/for-guardians.ts'
import { leaderboardCalls } from './points/leaderboard.ts'
import { pointCalls } from './points/points.ts'
import { archiveCalls } from './posts/archive.ts'
import { collectionCalls } from './posts/collections.ts'
import * as postEvents from './posts/events.ts'
import { historyCalls } from './posts/history.ts'
import { likeCalls } from './posts/likes.ts'
import { postCalls } from './posts/posts.ts'
import { applicationCalls } from './prizes/applications.ts'
import { consentCalls } from './prizes/consents.ts'
import * as prizeEvents from './prizes/events.ts'
import { prizeHandlingCalls } from './prizes/handling.ts'
import { prizeCalls } from './prizes/prizes.ts'
import * as problemEvents from './problems/events.ts'
import { problemCalls } from './problems/problems.ts'
import * as profileEvents from './profiles/events.ts'
import { organizationCalls } from './profiles/organization.ts'
import { preferenceCalls } from './profiles/preferences.ts'
import { userCalls } from './profiles/users.ts'
import { pushCalls } from './push/push.ts'
import { caseCalls } from './reports/cases.ts'
import * as reportEvents from './reports/events.ts'
import { reportCalls } from './reports/reports.ts'
import { adminRewardCalls } from './rewards/admin.ts'
import * as rewardEvents from './rewards/events.ts'
import { rewardCalls } from './rewards/rewards.ts'
import * as schoolEvents from './schools/events.ts'
import { firstPasswordCalls } from './schools/first-passwords.ts'
import { schoolImportCalls as ownImportCalls } from './schools/imports.ts'
import { schoolPeopleCalls } from './schools/people.ts'
import { transferCalls } from './schools/transfers.ts'
import { searchCalls } from './search/search.ts'
import { csrfCalls } from './shell/csrf.ts'
import { navigationCalls } from './shell/navigation.ts'
import * as showcaseEvents from './showcase/events.ts'
import { showcaseCalls } from './showcase/showcase.ts'
import { streamCalls } from './stream/stream.ts'
import { planCodeCalls } from './subscription/codes.ts'
import * as subscriptionEvents from './subscription/events.ts'
import { orderCalls } from './subscription/orders.ts'
import { subscriptionCalls } from './subscription/subscription.ts'
import * as tagEvents from './tags/events.ts'
import { ownTagCalls } from './tags/own-tags.ts'
import * as teacherEvents from './teachers/events.ts'
import { teacherCalls } from './teachers/teachers.ts'
import { todoCalls } from './todos/todos.ts'
import { trashCalls } from './trash/trash.ts'

/** Every call of the product; a call missing here is not served. */
export const allCalls = [
  ...csrfCalls,
  ...sessionCalls,
  ...providerCalls,
  ...passkeyCalls,
  ...proofCalls,
  ...emailWayCalls,
  ...eventLogCalls,
  ...liveCalls,
  ...mailboxCalls,
  ...preferenceCalls,
  ...userCalls,
  ...leavingCalls,
  ...trashCalls,
  ...accountArchiveCalls,
  ...personCardCalls,
  ...avatarCalls,
  ...organizationCalls,
  ...teacherCalls,
  ...schoolPeopleCalls,
  ...transferCalls,
  ...ownImportCalls,
  ...firstPasswordCalls,
  ...navigationCalls,
  ...fileCalls,
  ...uploadCalls,
  ...captionCalls,
  ...conversionCalls,
  ...myFileCalls,
  ...postCalls,
  ...draftCalls,
  ...scheduleCalls,
  ...historyCalls,
  ...slotCalls,
  ...collectionCalls,
  ...likeCalls,
  ...ownTagCalls,
  ...archiveCalls,
  ...showcaseCalls,
  ...takingInCalls,
  ...analysisCalls,
  ...guideCalls,
  ...sharedCalls,
  ...sharedHistoryCalls,
  ...coWriterCalls,
  ...commentCalls,
  ...peoplePickerCalls,
  ...relationCalls,
  ...groupCalls,
  ...groupMemberCalls,
  ...peopleListCalls,
  ...rosterCalls,
  ...groupYearCalls,
  ...groupClassCalls,
  ...teachingClassCalls,
  ...guardianCalls,
  ...guardianInvitingCalls,
  ...invitationCalls,
  ...bulletinCalls,
  ...followUpCalls,
  ...bulletinForGuardianCalls,
  ...teachingBulletinCalls,
  ...questionCalls,
  ...handInCalls,
  ...teamCalls,
  ...templateCalls,
  ...correctingCalls,
  ...homeworkListCalls,
  ...homeworkForGuardianCalls,
  ...teachingHomeworkCalls,
  ...homeworkArchiveCalls,
  ...gradebookCalls,
  ...pointCalls,
  ...leaderboardCalls,
  ...pointsForGuardianCalls,
  ...rewardCalls,
  ...adminRewardCalls,
  ...prizeCalls,
  ...applicationCalls,
  ...consentCalls,
  ...prizeHandlingCalls,
  ...groupAnalysisCalls,
  ...teachingAnalysisCalls,
  ...homeworkRecordCalls,
  ...homeworkCalendarCalls,
  ...phraseCalls,
  ...resourceCalls,
  ...exportDraftCalls,
  ...ePortfolioCalls,
  ...courseCalls,
  ...courseFileCalls,
  ...courseCaptionCalls,
  ...courseDiscussionCalls,
  ...reflectionCalls,
  ...certificateCalls,
  ...courseGroupCalls,
  ...courseLearnerCalls,
  ...courseLearningCalls,
  ...courseTrialCalls,
  ...courseLinkCalls,
  ...courseMessageCalls,
  ...courseNoteCalls,
  ...coursePublishingCalls,
  ...coEditingCalls,
  ...lecturerCalls,
  ...courseOutlineCalls,
  ...courseRemarkCalls,
  ...courseCopyCalls,
  ...cartridgeCalls,
  ...courseHistoryCalls,
  ...planCalls,
  ...schoolPlanCalls,
  ...planMemberCalls,
  ...editionCalls,
  ...classPlanCalls,
  ...signingCalls,
  ...signingLinkCalls,
  ...planForGuardianCalls,
  ...doingCalls,
  ...streamCalls,
  ...discussionCalls,
  ...summaryCalls,
  ...chatroomCalls,
  ...messageCalls,
  ...keepingCalls,
  ...schoolOrderCalls,
  ...schoolTalkCalls,
  ...teachingRoomCalls,
  ...noticeCalls,
  ...todoCalls,
  ...noticeSettingCalls,
  ...pushCalls,
  ...broadcastCalls,
  ...reportCalls,
  ...caseCalls,
  ...roomCalls,
  ...auditCalls,
  ...consolePeopleCalls,
  ...consoleSchoolCalls,
  ...healthCalls,
  ...statisticsCalls,
  ...backupCalls,
  ...accountImportCalls,
  ...schoolImportCalls,
  ...analyticsCalls,
  ...analyticsPeopleCalls,
  ...searchCalls,
  ...problemCalls,
  ...helpCalls,
  ...assistantCalls,
  ...bannerCalls,
  ...decorationCalls,
  ...articleCalls,
  ...subscriptionCalls,
  ...planCodeCalls,
  ...orderCalls,
] as const

/** Every kind of event, by the feature that declares it; kinds missing here are not known anywhere. */
export const allEvents = {
  accounts: accountEvents,
  leaving: leavingEvents,
  profiles: profileEvents,
  teachers: teacherEvents,
  schools: schoolEvents,
  invitations: invitationEvents,
  people: peopleEvents,
  files: fileEvents,
  points: pointEvents,
  rewards: rewardEvents,
  prizes: prizeEvents,
  posts: postEvents,
  drafts: draftEvents,
  'co-writing': coWritingEvents,
  showcase: showcaseEvents,
  tags: tagEvents,
  comments: commentEvents,
  eportfolio: ePortfolioEvents,
  courses: courseEvents,
  plans: planEvents,
  groups: groupEvents,
  guardians: guardianEvents,
  bulletins: bulletinEvents,
  homework: homeworkEvents,
  chat: chatEvents,
  reports: reportEvents,
  problems: problemEvents,
  subscription: subscriptionEvents,
  broadcasts: broadcastEvents,
  analytics: analyticsEvents,
}

type Key<E> = E extends EndpointDefinition ? `${E['method']} ${E['path']}` : never

/** The same calls by `METHOD /path`, for clients that only need the types. */
export type Calls = { [E in (typeof allCalls)[number] as Key<E>]: E }

export type { Answer, CallInput, EndpointDefinition, ValidInput } from './endpoint.ts'
