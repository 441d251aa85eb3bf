import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../../testing/describe-faces.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { openApplication } from '../../../../testing/open-application.tsx'
import { aCourse, courseId, courseServer } from '../../courses.fixture.ts'
import { aMessage, learnerCalls, learnersServer } from '../learners.fixture.ts'

const address = `/courses/${courseId}/messages`
const learnerServer = () => courseServer(aCourse({ part: 'learner' }))

it('a learner reads what was said to them, and reports it', async () => {
  learnerServer().on(learnerCalls.messages, { items: [aMessage()], nextCursor: null })
  openApplication(address)
  expect(await screen.findByText('第二單元的影片換了一支。')).toBeVisible()
  expect(screen.getByRole('link', { name: /檢舉這則訊息：第二單元的影片換了一支。/ })).toHaveAttribute(
    'href',
    expect.stringContaining('courseMessage'),
  )
})

it('whoever teaches reads to how many it went', async () => {
  learnersServer().on(learnerCalls.messages, { items: [aMessage({ told: 12 })], nextCursor: null })
  openApplication(address)
  expect(await screen.findByText('傳給 12 人')).toBeVisible()
  expect(screen.queryByRole('link', { name: /檢舉/ })).not.toBeInTheDocument()
})

it('says where there is nothing yet, and who has to join first', async () => {
  learnerServer().on(learnerCalls.messages, { items: [], nextCursor: null })
  const first = openApplication(address)
  expect(await screen.findByText('講師傳給你的話會在這裡。')).toBeVisible()
  first.view.unmount()
  learnerServer().on(learnerCalls.messages, refuse(409, { code: 'COURSE_NOT_JOINED' }))
  const second = openApplication(address)
  expect(await screen.findByText('加入課程才看得到')).toBeVisible()
  second.view.unmount()
  learnerServer().on(learnerCalls.messages, refuse(404, { code: 'COURSE_NOT_FOUND' }))
  openApplication(address)
  expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeVisible()
})

describeFaces({
  path: address,
  server: () => learnerServer().on(learnerCalls.messages, { items: [aMessage()], nextCursor: null }),
  reads: learnerCalls.messages,
  loaded: () => screen.getByText('第二單元的影片換了一支。'),
})
