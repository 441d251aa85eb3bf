import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isMemberOf } from '../../groups/index.ts'
import { type Reader, readChatroom } from './read.service.ts'
import type { Rest } from './rest.rules.ts'
import { tellRoom } from './rooms.live.ts'
import * as repository from './rooms.repository.ts'
import { checkLeadsRoom, close, reopen } from './update.service.ts'

interface GroupRoomChange {
  isClosed?: true
  isReopened?: true | undefined
  rest?: Rest | null | undefined
}

/** Changes a group's room on behalf of those who lead the group. */
export async function changeGroupRoom(
  platform: Platform,
  person: Reader,
  groupId: string,
  { isClosed, isReopened, rest }: GroupRoomChange,
) {
  if (!(await isMemberOf(platform.db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  const id = (await repository.findOfGroup(platform.db, groupId)) ?? refuse('CHATROOM_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    const room = (await repository.holdRoom(transaction, person.id, id)) ?? refuse('CHATROOM_NOT_FOUND')
    checkLeadsRoom(room)
    const doing = { platform, transaction, person, room }
    if (isClosed) await close(doing)
    if (isReopened) await reopen(doing)
    if (rest === undefined) return
    await repository.updateRoom(transaction, id, { restFrom: rest?.from ?? null, restUntil: rest?.until ?? null })
    await tellRoom(platform, transaction, id)
  })
  return readChatroom(platform, person, id)
}
