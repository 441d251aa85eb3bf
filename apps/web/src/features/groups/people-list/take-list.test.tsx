import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer, memberAs, pageOf, qing } from '../groups.fixture.ts'

const taking = 'GET /api/v2/groups/:groupId/members/table'

async function open(role: MemberRole) {
  const server = groupServer(groupAs(role)).on(
    'GET /api/v2/api/group-members',
    pageOf(memberAs(qing, memberRoles.member)),
  )
  const application = openApplication(`/user/gmember/${groupId}`)
  await screen.findByRole('list', { name: '群組成員' })
  return { server, ...application }
}

it('takes the whole list along in the form that is chosen, and says what stands in the way', async () => {
  const { server, user } = await open(memberRoles.administrator)
  server.on(taking, refuse(409, { code: 'PEOPLE_LIST_TOO_LONG', values: { limit: 2_000 } }))
  await user.click(screen.getByRole('button', { name: '下載／列印' }))
  expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }))
  await waitFor(() => expect(server.received(taking)[0]?.query.get('form')).toBe('xlsx'))
  expect(await screen.findByText(/名單超過 2000 人/)).toBeInTheDocument()
})

it('is for those who lead the group', async () => {
  await open(memberRoles.member)
  expect(screen.queryByRole('button', { name: '下載／列印' })).not.toBeInTheDocument()
})
