import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../../testing/describe-faces.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { qing } from '../../../groups/groups.fixture.ts'
import { courseId } from '../../courses.fixture.ts'
import { learnerCalls, learnersServer } from '../learners.fixture.ts'

const address = `/courses/${courseId}/learners/${qing.id}`

describe('one learner', () => {
  it('is told by unit, and what of a film was seen', async () => {
    learnersServer()
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '小晴', level: 1 })).toBeVisible()
    expect(screen.getByText('33%，完成 1／3 個單元')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '2. 溶氧是什麼', level: 2 })).toBeVisible()
    expect(screen.getByText(/看了 49%，上次 .*重看了 5 秒/)).toBeVisible()
    expect(screen.getByText('看過 0:00–0:20 0:40–0:50')).toBeInTheDocument()
    expect(screen.getByText('還沒打開')).toBeVisible()
  })

  it('is told something', async () => {
    const server = learnersServer()
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '傳訊息' }))
    const dialog = within(await screen.findByRole('dialog', { name: '傳訊息給 1 人' }))
    await user.type(dialog.getByRole('textbox', { name: /要說的話/ }), '還好嗎？')
    await user.click(dialog.getByRole('button', { name: '傳送' }))
    expect(server.received(learnerCalls.tell)[0]?.body).toMatchObject({ text: '還好嗎？', personIds: [qing.id] })
  })

  it('is gone once they went out of the course', async () => {
    learnersServer().on(learnerCalls.one, refuse(404, { code: 'COURSE_LEARNER_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '找不到這位學習者', level: 1 })).toBeVisible()
    expect(screen.getByRole('link', { name: '回到名單' })).toHaveAttribute('href', `/courses/${courseId}/learners`)
  })
})

describeFaces({
  path: address,
  server: learnersServer,
  reads: learnerCalls.one,
  loaded: () => screen.getByRole('heading', { name: '小晴', level: 1 }),
})
