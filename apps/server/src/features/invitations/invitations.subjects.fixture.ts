import type { Cast } from '../../testing/kinds.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { makeLink } from './links.service.ts'

const linkOf = async ({ product }: Cast, ownerId: string) => {
  const { code } = await makeLink(product.platform, ownerId, 7)
  return { id: code }
}

/** Anybody with the link may open it, signed in or not, unless a block separates them from the inviter. */
const linkForms: Subject['forms'] = {
  'of a member': {
    make: (cast) => linkOf(cast, cast.owner.id),
    rights: {
      see: [
        ...audiences.members,
        'no profile',
        'default password',
        'being deleted',
        'guest',
        'forged session',
        'guardian',
        'other guardian',
      ],
    },
    listedFor: [],
  },
  'of somebody who leaves': {
    make: (cast) => linkOf(cast, cast.person('being deleted').id),
    rights: { see: ['being deleted'] },
    listedFor: [],
  },
}

const named = ({ id }: { id: string }) => ({ query: { invitationLinkId: id } })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'an invitation link',
      forms: linkForms,
      calls: [
        {
          call: 'GET /api/v2/invitation/link',
          names: ['query.invitationLinkId'],
          right: 'see',
          missing: 'INVITATION_OVER',
          send: named,
          sendAsGuest: named,
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/invitation/arrivals' }, { call: 'GET /api/v2/users/current/suggestions' }],
  silent: ['GET /api/v2/invitation/link/current'],
}
