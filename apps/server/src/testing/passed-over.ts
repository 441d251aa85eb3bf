import type { PassedOver } from './subject.ts'
import { passedOverOfFeatures } from './subjects.ts'

const nothingEnds = 'what is not there is over as it is asked'
const toldAsResult = 'the answer says that there is nobody'
const thoseThatAre = 'those that are there are answered, and these are not'
const narrows = 'it narrows a list, and nothing is like that'
const asWished = 'a draft is its writer’s wish; to publish it asks for its groups'
const asWords = 'a mention of nobody is plain words'

const leftMeanwhile = 'whoever pressed a moment after they left is told the same'

/** Of all features; new ones declare theirs with their subjects. */
export const passedOver: PassedOver = {
  ...passedOverOfFeatures,
  'POST /api/v2/friends/makefriends': [['body.personId', toldAsResult]],
  'PATCH /api/v2/friends/accept': [['body.personId', toldAsResult]],
  'DELETE /api/v2/friends/reject': [['query.personId', nothingEnds]],
  'DELETE /api/v2/follows/remove': [['query.personId', nothingEnds]],
  'DELETE /api/v2/blocks/cancelblocks': [['query.personId', nothingEnds]],
  'DELETE /api/v2/users/:id/collections/portfolios/:portfolioId': [['params.portfolioId', nothingEnds]],
  'DELETE /api/v2/api/liftBan': [['query.personId', nothingEnds]],
  'DELETE /api/v2/api/reject': [['query.personId', nothingEnds]],
  'PATCH /api/v2/api/accept': [['body.personId', leftMeanwhile, 'GROUP_ROLE_CHANGED']],
  'POST /api/v2/groups/:groupId/applications/accept': [['body.personIds', 'whoever asks no more is passed over']],
  'PUT /api/v2/groups/:groupId/members/:personId/number': [['params.personId', leftMeanwhile, 'GROUP_ROLE_CHANGED']],
  'PUT /api/v2/groups/:groupId/numbers': [['body.numbers.personId', leftMeanwhile, 'GROUP_ROLE_CHANGED']],
  'PUT /api/v2/api/changeMemberRole': [['body.personId', leftMeanwhile, 'GROUP_ROLE_CHANGED']],
  'DELETE /api/v2/api/removeMember': [['query.personId', leftMeanwhile, 'GROUP_ROLE_CHANGED']],
  'POST /api/v2/groups/:groupId/next': [
    ['body.topAdministratorId', leftMeanwhile, 'GROUP_ROLE_CHANGED'],
    ['body.withoutIds', 'nobody less comes along'],
  ],
  'GET /api/v2/api/getGroupByGroupId': [
    ['query.invitationLinkId', 'whoever sees the group needs no link'],
    ['query.invitationLinkId', 'nobody else gets to see it', 'INVITATION_OVER'],
  ],
  'POST /api/v2/api/joinGroup': [
    ['body.invitationLinkId', 'whoever is in the group needs no link'],
    ['body.invitationLinkId', 'nobody else gets in', 'INVITATION_OVER'],
  ],
  'PUT /api/v2/notice/click-notice': [['body.ids', nothingEnds]],
  'DELETE /api/v2/notice': [['body.ids', nothingEnds]],
  'POST /api/v2/files/remove': [['body.ids', 'the answer lists what was not there']],
  'GET /api/v2/files/shown': [['query.ids', thoseThatAre]],
  'POST /api/v2/api/getAllUsersGroupName': [['body.personIds', thoseThatAre]],
  'POST /api/v2/chatroom/getChatroomsById': [['body.roomIds', thoseThatAre]],
  'GET /api/v2/ePortfolio/self': [['query.draftId', narrows]],
  'GET /api/v2/ePortfolio/exhibition': [
    ['query.owner', narrows],
    ['query.schoolId', narrows],
  ],
  'POST /api/v2/search/person': [['body.schoolId', narrows]],
  'GET /api/v2/admin/people': [['query.schoolId', narrows]],
  'GET /api/v2/admin/audit': [
    ['query.actorId', narrows],
    ['query.subjectId', narrows],
  ],
  'POST /api/v2/portfolios/drafts': [
    ['body.content', asWords],
    ['body.groupIds', asWished],
  ],
  'PATCH /api/v2/portfolios/drafts/:id': [
    ['body.content', asWords],
    ['body.groupIds', asWished],
  ],
  'PUT /api/v2/portfolios/slots/:slot': [['body.content', asWords]],
  'POST /api/v2/portfolios/portfolio': [['body.content', asWords]],
  'PUT /api/v2/portfolios/:id': [['body.content', asWords]],
  'PATCH /api/v2/newfile/scheduled-posts/:id': [['body.post.content', asWords]],
  'PATCH /api/v2/exportDraft/:id': [['body.deselect', 'it is not chosen, as anything else', 'RESOURCE_NOT_SELECTED']],
  'POST /api/v2/exportDraft/:id/preview': [
    ['body.content.adjustImages.imageId', 'a preview shows the pictures that are there'],
    ['body.content.adjustImages.adjustedId', 'the same'],
    ['body.content.pages.coverImageId', 'the same'],
    ['body.content.customTextResources.*.contents.imageId', 'the same'],
  ],
  'POST /api/v2/chatroom/createChatroomMessage': [['body.said.mentions', 'nobody is told; the words stay words']],
  'POST /api/v2/admin/reports/:id/decide': [
    ['body.falseReportIds', 'whoever reported may have left with it; the log counts those that are there'],
  ],
}
