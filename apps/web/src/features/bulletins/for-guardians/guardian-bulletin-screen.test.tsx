import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { childId, day, guardian } from '../../guardians/guardians.fixture.ts'
import { bulletinId } from '../bulletins.fixture.ts'

const path = `/guardian/child/${childId}/bulletin/${bulletinId}`
const reading = 'GET /api/v2/guardian/children/:childId/bulletins/:id'
const signing = 'POST /api/v2/guardian/children/:childId/bulletins/:id/sign'
const bulletin = {
  id: bulletinId,
  groupName: '三年二班',
  title: '校外教學同意書',
  excerpt: '請簽名',
  fileCount: 0,
  appearsAt: day,
  changedAt: null,
  signature: null,
  isAsked: true,
  version: 2,
  content: { type: 'doc' as const, content: [] },
  files: [],
  writerName: '陳老師',
}
const server = () => guestServer().on(reading, bulletin).on('GET /api/v2/guardian', guardian)
const gone = '找不到這則公告'

describeFaces({
  path,
  server,
  reads: reading,
  loaded: () => screen.getByRole('heading', { name: '校外教學同意書' }),
  refused: [
    { status: 404, code: 'BULLETIN_NOT_FOUND', says: gone },
    { status: 401, code: 'GUARDIAN_REQUIRED', says: gone },
  ],
})

it('is not signed without a name, nor when it was changed meanwhile, which is said', async () => {
  const product = server().on(signing, refuse(409, { code: 'BULLETIN_CONFLICT' }))
  const { user } = openApplication(path)
  const name = await screen.findByDisplayValue('王大明')
  expect(name).toHaveAccessibleName('簽上您的姓名')
  const sign = screen.getByRole('button', { name: '我看過了，簽名' })
  await user.clear(name)
  await user.click(sign)
  await waitFor(() => expect(name).toHaveFocus())
  expect(product.received(signing)).toHaveLength(0)
  await user.type(name, '王大明')
  await user.click(sign)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(product.received(signing)[0]?.body).toEqual({ version: 2, name: '王大明' })
  expect(name).toHaveValue('王大明')
})
