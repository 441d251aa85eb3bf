import type { OnPerson } from '../../feature/on-person.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const chatOnPerson: OnPerson = {
  // Into the room with them.
  way: ({ id }) => ({ name: i18n.t('chat/on-person:talk'), icon: 'chat', to: paths.talkTo(id), feature: 'chatroom' }),
}
