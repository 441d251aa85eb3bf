import { startCsrf } from '@learntrail/contract/shell/csrf'
import { readNavigation } from '@learntrail/contract/shell/navigation'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { newCsrfToken } from '../../platform/http/csrf.ts'
import { hasMailbox } from '../../platform/mail/mailbox-mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { productVersion } from '../../platform/version.ts'
import { guardsChild } from './guards-child.kind.ts'
import { leadsClass } from './leads-class.kind.ts'
import { menuOf } from './menu.kind.ts'
import { countUnread, noUnread } from './unread.kind.ts'

export function shellRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, declared } = platform
  bind(app, startCsrf, async ({ person, reply }) => ({ csrfToken: newCsrfToken(reply, person) }))

  bind(app, readNavigation, async ({ person, request }) => ({
    menu: menuOf(declared).map(({ entry, feature }) => ({
      entry,
      feature,
      isLocked: feature !== null && !(person?.features ?? []).includes(feature),
    })),
    unread: person?.isMember ? await countUnread(platform, person.id) : noUnread,
    leadsClass: person?.isMember ? await leadsClass(platform, person.id) : false,
    guardsChild: person?.isMember ? await guardsChild(platform, person.id) : false,
    schoolPermissionsCount: person?.schoolPermissions ?? 0,
    loginMethods: ['email'],
    hasMailbox: hasMailbox(config, request),
    version: productVersion,
  }))
}
