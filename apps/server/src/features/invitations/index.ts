import * as calls from '@learntrail/contract/invitations/invitations'
import { lifeOf } from '@learntrail/contract/invitations/limits'
import type { FastifyInstance } from 'fastify'
import { ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeGroupLink, readGroupLink, revokeGroupLink } from '../groups/index.ts'
import { arrivalNotices } from './arrival.notices.ts'
import { noteArrivals } from './arrivals.handlers.ts'
import { readArrivals } from './arrivals.service.ts'
import { linkView, makeLink, openLink, readMyLink, revokeLink } from './links.service.ts'
import { listSuggestions } from './suggestions.repository.ts'

export const invitationsFeature: Feature = {
  name: 'invitations',
  has: [
    tableHomes(...ofPerson('owner_id', 'invitation_links'), ...ofPerson('account_id', 'invitation_arrivals')),
    erasure([
      deleteRows({ table: 'invitation_links', by: 'owner_id' }),
      deleteRows({ table: 'invitation_arrivals', by: ['account_id', 'inviter_id'] }),
    ]),
    noticeSources(...arrivalNotices()),
  ],
  routes,
  events: noteArrivals,
}

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.makeInvitationLink, async ({ person, body: { groupId, days } }) => {
    const link =
      groupId === undefined
        ? await makeLink(platform, person.id, days)
        : await makeGroupLink(platform, person, groupId, lifeOf(days))
    return { link: linkView(link) }
  })
  bind(app, calls.readMyInvitationLink, async ({ person, query: { groupId } }) => {
    const link =
      groupId === undefined ? await readMyLink(platform, person.id) : await readGroupLink(platform, person, groupId)
    return { link: link === undefined ? null : linkView(link) }
  })
  bind(app, calls.revokeInvitationLink, async ({ person, query: { groupId } }) => {
    if (groupId === undefined) await revokeLink(platform, person.id)
    else await revokeGroupLink(platform, person, groupId)
    return { link: null }
  })
  bind(app, calls.readInvitationLink, ({ person, query }) =>
    openLink(platform, person?.id ?? null, query.invitationLinkId),
  )
  bindWritten(app, calls.listArrivals, ({ person, query }) => readArrivals(platform, person, query.cursor))
  bindWritten(app, calls.listSuggestions, async ({ person }) => ({
    items: await listSuggestions(platform.pool, person.id),
  }))
}
