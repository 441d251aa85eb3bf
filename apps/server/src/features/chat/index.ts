import { befriended } from '@learntrail/contract/people/events'
import { ageChanged } from '@learntrail/contract/profiles/events'
import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofRoom, ofSchool, tableHomes } from '../../platform/database/table-homes.ts'
import { tableTriggers } from '../../platform/database/triggers.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { reportTargets } from '../../platform/reports/report-targets.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { fileUses } from '../files/index.ts'
import { madeWithGroup, membershipFollowers } from '../groups/index.ts'
import { sharedTopics } from '../live/index.ts'
import { inMenu, unreadThings } from '../shell/index.ts'
import { chatBelongings } from './chat.belongings.ts'
import { chatErasure } from './chat.erasure.ts'
import { messageFileUse, roomPictureFileUse, withheldFileUse } from './chat.file-use.ts'
import { handleChatJobs } from './chat.jobs.ts'
import { chatNotices } from './chat.notices.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatTriggers } from './chat.tables.ts'
import { chatTodos } from './chat.todos.ts'
import { messageReportTarget } from './message.report-target.ts'
import { askAnew, letFriendsTalk } from './rooms/ask-anew.service.ts'
import { followGroup } from './rooms/follow-group.service.ts'
import { makeWithGroup } from './rooms/make.service.ts'
import { countUnread } from './rooms/read.service.ts'
import { listRoomIds } from './rooms/rooms.repository.ts'
import { chatLine } from './socket/chat-line.live.ts'

export const chatFeature: Feature = {
  name: 'chat',
  has: [
    tableTriggers(...chatTriggers),
    tableHomes(
      ...ofRoom('id', 'chatrooms'),
      ...ofRoom(
        'room_id',
        'chatroom_members',
        'chatroom_messages',
        'chatroom_emotions',
        'chatroom_words',
        'chatroom_keepings',
      ),
      ...below('chatroom_keepings', 'keeping_id', 'chatroom_keeping_answers'),
      ...ofSchool('school_id', 'chatroom_schools'),
    ),
    erasure(chatErasure),
    belongings(...chatBelongings),
    todoSources(...chatTodos),
    noticeSources(...chatNotices()),
    reportTargets(messageReportTarget),
    inMenu({ entry: 'chat', feature: 'chatroom' }),
    unreadThings({ name: 'chat', count: async (platform, id) => (await countUnread(platform, { id })).total }),
    sharedTopics(async ({ pool }, { id }) => (await listRoomIds(pool, [id])).get(id) ?? []),
    fileUses(messageFileUse, withheldFileUse, roomPictureFileUse),
    madeWithGroup(makeWithGroup),
    membershipFollowers(followGroup),
  ],
  routes: chatRoutes,
  line: chatLine,
  jobs: handleChatJobs,
  events: (platform) => {
    platform.events.on(ageChanged, 'chat.ask-anew', ({ subjectId }, transaction) =>
      askAnew(platform, transaction, subjectId),
    )
    platform.events.on(befriended, 'chat.let-friends-talk', ({ actorId, subjectId }, transaction) =>
      letFriendsTalk(platform, transaction, [actorId ?? subjectId, subjectId]),
    )
  },
}
