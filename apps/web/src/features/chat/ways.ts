import type { Ways } from '../../feature/ways.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const chatWays: Ways = {
  ownSchool: (of) => [{ name: i18n.t('chat/ways:ofSchool'), icon: 'chat', to: paths.schoolRooms(of) }],
}
