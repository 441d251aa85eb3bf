import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/search/searchperson': { keyword: '小雨' },
    'POST /api/v2/friends/makefriends': { personId: nobody },
    'PATCH /api/v2/friends/accept': { personId: nobody },
    'POST /api/v2/follows': { personId: nobody },
    'PUT /api/v2/users/current/avatar': { kind: 'drawn', name: 'black-bear' },
    'POST /api/v2/blocks': { personId: nobody },
    'PUT /api/v2/users/:id/remark': { remark: '小雨的哥哥' },
  },
  queries: {
    'DELETE /api/v2/friends/reject': { personId: nobody },
    'DELETE /api/v2/follows/remove': { personId: nobody },
    'DELETE /api/v2/blocks/cancelblocks': { personId: nobody },
    'GET /api/v2/users/current/card': { as: 'stranger' },
    'GET /api/v2/users/:id/resource-stats': { as: 'friend' },
    'GET /api/v2/users/:id/users-with-search-keyword': { list: 'fans', keyword: '小雨' },
  },
}
