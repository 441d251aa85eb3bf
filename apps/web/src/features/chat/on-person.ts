import type { OnPerson } from '../../feature/on-person.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const chatOnPerson: OnPerson = {
  // Link to the direct room with the person.
  way: ({ id }) => ({ name: i18n.t('chat/on-person:talk'), icon: 'chat', to: paths.talkTo(id), feature: 'chatroom' }),
}
