import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId } from '../../groups/groups.fixture.ts'
import { homeworkServer, questionFor, questionId } from '../../homework/homework.fixture.ts'
import { schoolId, schoolServer } from '../../schools/schools.fixture.ts'
import { groupPointsOf } from '../points.fixture.ts'

const decides = 'PUT /api/v2/group-point/schools/:schoolId'

describe('the form of homework', () => {
  it('asks for its points, and says who gets none of them', async () => {
    const server = homeworkServer()
      .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(memberRoles.administrator) })
      .on('GET /api/v2/group-point/:id', groupPointsOf())
      .on('POST /api/v2/homework/questions', { items: [questionFor('administrator', { state: 'planning' })] })
      .on('GET /api/v2/homework/questions/:id', questionFor('administrator', { state: 'planning' }))
    const { user, at } = openApplication(`/user/group/${groupId}/build-homework`)
    await user.type(await screen.findByRole('textbox', { name: /^標題/ }), '量量看')
    expect(screen.queryByText(/沒有 Plus 方案/)).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: '繳交點數' }), '2')
    await user.type(screen.getByRole('textbox', { name: '品質點數' }), '101')
    expect(screen.getByRole('textbox', { name: '品質點數' })).toHaveValue('100')
    expect(await screen.findByText('小晴沒有 Plus 方案，收不到這份作業的點數。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '存成草稿' }))
    await waitFor(() => expect(at()).toBe(`/user/homework/${questionId}`))
    expect(server.received('POST /api/v2/homework/questions')[0]?.body).toMatchObject({
      handInPoints: 2,
      qualityPoints: 100,
    })
  })
})

describe('the settings of a school', () => {
  it('have a switch that leaves its groups without leaderboards', async () => {
    const server = schoolServer().on(decides, { forbidsLeaderboards: true })
    const { user } = openApplication(`/school/${schoolId}`)
    const box = await screen.findByRole('checkbox', { name: /^不開放排行榜/ })
    expect(box).not.toBeChecked()
    await user.click(box)
    await waitFor(() => expect(box).toBeChecked())
    expect(server.received(decides)[0]?.body).toEqual({ forbidsLeaderboards: true })
  })

  it('say that it could not be saved, and stand as they were', async () => {
    schoolServer().on(decides, refuse(503, { code: 'INTERNAL_ERROR' }))
    const { user } = openApplication(`/school/${schoolId}`)
    const box = await screen.findByRole('checkbox', { name: /^不開放排行榜/ })
    await user.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
    expect(await screen.findByText(/系統|再試/)).toBeInTheDocument()
  })
})
