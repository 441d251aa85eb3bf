import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer, pageOf } from '../groups.fixture.ts'

const path = '/select-group'
const list = 'GET /api/v2/api/getAllGroups'
const serverWithOne = () => groupServer().on(list, pageOf(groupAs(memberRoles.administrator)))
const group = () => screen.getByRole('button', { name: /河川觀察社/ })

describeFaces({
  path,
  server: serverWithOne,
  reads: list,
  loaded: group,
  empty: { server: groupServer, says: '你還沒有加入群組' },
})

it('leads to writing for the groups that were chosen, and not before', async () => {
  serverWithOne()
  const { user, at } = openApplication(path)
  const write = await screen.findByRole('button', { name: '寫紀錄' })
  await screen.findByRole('list', { name: '要給哪些群組' })
  expect(write).toBeDisabled()
  await user.click(group())
  expect(screen.getByText('已選 1 個群組')).toBeVisible()
  await user.click(write)
  await waitFor(() => expect(at()).toBe(`/user/group/${groupId}/build-portfolio`))
})
