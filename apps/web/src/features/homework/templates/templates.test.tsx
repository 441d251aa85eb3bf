import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs } from '../../groups/groups.fixture.ts'
import { groupId, homeworkServer, inDays, questionFor, questionId } from '../homework.fixture.ts'

const template = { id: questionId, name: '水溝', title: '量量看水溝', fileCount: 2, createdAt: inDays(-1) }

describe('templates of homework', () => {
  it('are planned anew, renamed and removed where a question is written', async () => {
    const server = homeworkServer(questionFor('administrator', { state: 'planning' }))
      .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(memberRoles.administrator) })
      .on('GET /api/v2/homework/templates', { items: [template] })
      .on('PATCH /api/v2/homework/templates/:id', () => {
        const renamed = { ...template, name: '水溝二' }
        server.on('GET /api/v2/homework/templates', { items: [renamed] })
        return renamed
      })
      .on('POST /api/v2/homework/templates/:id/use', {
        items: [questionFor('administrator', { state: 'planning' })],
      })
    const { user, at } = openApplication(`/user/group/${groupId}/build-homework`)
    await user.click(await screen.findByRole('button', { name: '從範本' }))
    expect(await screen.findByRole('button', { name: /^水溝/ })).toHaveTextContent('量量看水溝 · 2 個檔案')
    await user.click(screen.getByRole('button', { name: '管理範本「水溝」' }))
    await user.click(await screen.findByRole('menuitem', { name: '改名' }))
    const name = await screen.findByRole('textbox', { name: /範本名稱/ })
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(name).toHaveFocus())
    await user.type(name, '水溝二')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await user.click(await screen.findByRole('button', { name: /^水溝二/ }))
    await waitFor(() => expect(at()).toBe(`/user/homework/${questionId}/edit`))
    expect(server.received('POST /api/v2/homework/templates/:id/use')[0]?.body).toMatchObject({ groupIds: [groupId] })
  })

  it('are kept of a question, under its title or another name', async () => {
    const server = homeworkServer(questionFor('administrator')).on('POST /api/v2/homework/templates', template)
    const { user } = openApplication(`/user/homework/${questionId}`)
    await user.click(await screen.findByRole('button', { name: '管理「量量看水溝」' }))
    await user.click(await screen.findByRole('menuitem', { name: '存成範本' }))
    const dialog = within(await screen.findByRole('dialog', { name: '存成範本' }))
    expect(dialog.getByRole('textbox', { name: /範本名稱/ })).toHaveValue('量量看水溝')
    await user.click(dialog.getByRole('button', { name: '存成範本' }))
    expect(await screen.findByText('已存成範本，發布作業時可以選')).toBeInTheDocument()
    expect(server.received('POST /api/v2/homework/templates')[0]?.body).toMatchObject({
      questionId,
      name: '量量看水溝',
    })
  })
})
