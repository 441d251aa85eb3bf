import { memberRoles } from '@learntrail/contract/groups/roles'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { errorCode, groupAs, groupId, groupServer, me, memberAs, pageOf, qing } from '../groups.fixture.ts'

const schoolId = '019b0000-0000-7000-8000-00000000aaaa'
const group = groupAs(memberRoles.topAdministrator, { type: 'school', schoolId, schoolName: '山上高中' })
const call = 'POST /api/v2/groups/:groupId/classes'

const schoolServer = (permissions = [{ schoolId, schoolName: '山上高中', reach: null as SchoolReach | null }]) =>
  groupServer(group)
    .on('GET /api/v2/users/current', { ...student, schoolPermissions: permissions })
    .on('GET /api/v2/api/group-members', pageOf(memberAs(me, memberRoles.topAdministrator)))
    .on('GET /api/v2/groups/:groupId/classes', {
      errorCode,
      items: [
        { grade: 'high_1', className: '忠', accounts: 30, members: 0 },
        { grade: '高一', className: '孝班', accounts: 28, members: 28 },
      ],
    })

it('whole classes come into the group of a school, and who is in another one may be removed', async () => {
  const server = schoolServer()
    .on(call, {
      errorCode,
      added: 29,
      known: 0,
      leftOut: 1,
      others: [{ person: qing, grade: 'high_1', className: '孝班' }],
    })
    .on('DELETE /api/v2/api/removeMember', { errorCode })
  const { user } = openApplication(`/user/gmember/${groupId}`)
  await user.click(await screen.findByRole('button', { name: '從班級加入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '從班級加入成員' }))
  expect(dialog.getByRole('button', { name: /加入 0 位/ })).toBeDisabled()
  await user.click(await dialog.findByRole('checkbox', { name: '高一忠班' }))
  await user.click(dialog.getByRole('button', { name: '加入 30 位' }))
  expect(await dialog.findByText(/加入了 29 位，原本就在的有 0 位。有 1 位被擋在群組外/)).toBeInTheDocument()
  expect(server.received(call)[0]?.body).toEqual({ classes: [{ grade: 'high_1', className: '忠' }] })
  await user.click(dialog.getByRole('button', { name: '移出：小晴' }))
  await waitFor(() => expect(dialog.queryByText('小晴')).not.toBeInTheDocument())
  expect(server.received('DELETE /api/v2/api/removeMember')[0]?.query.get('personId')).toBe(qing.id)
})

it('nobody is offered that who does not act for the school', async () => {
  schoolServer([])
  openApplication(`/user/gmember/${groupId}`)
  expect(await screen.findByRole('link', { name: /邀請連結/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '從班級加入' })).not.toBeInTheDocument()
})
