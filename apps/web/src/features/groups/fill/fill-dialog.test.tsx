import type { ClassLine } from '@learntrail/contract/groups/classes'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { errorCode, groupAs, groupId, groupServer, me, memberAs, pageOf, qing } from '../groups.fixture.ts'

const group = groupAs(memberRoles.topAdministrator, { type: 'teaching' })
const ofClasses = 'POST /api/v2/groups/:groupId/classes'
const ofList = 'POST /api/v2/groups/:groupId/class-list/members'

const server = (of = group) =>
  groupServer(of)
    .on('GET /api/v2/api/group-members', pageOf(memberAs(me, memberRoles.topAdministrator)))
    .on('GET /api/v2/invitation/link/current', { link: null })
    .on('GET /api/v2/groups/:groupId/classes', {
      errorCode,
      schoolName: '山上高中',
      items: [
        { grade: 'high_1', className: '忠', accounts: 30, members: 0 },
        { grade: '高一', className: '孝班', accounts: 28, members: 28 },
      ],
    })

const line = (at: number, state: ClassLine['state'], change: Partial<ClassLine> = {}): ClassLine => ({
  line: at,
  written: `${at} 王小明`,
  state,
  memberNumber: String(at),
  studentNumber: '',
  fullName: '',
  ...change,
})

async function open() {
  const { user } = openApplication(`/user/gmember/${groupId}`)
  await user.click(await screen.findByRole('button', { name: '加入學生' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: '加入學生' })) }
}

it('a pasted list shows whom it means before one press adds them, and how the others come in', async () => {
  const fake = server()
    .on('POST /api/v2/groups/:groupId/class-list', {
      errorCode,
      items: [
        line(1, 'new', { fullName: '王小明', studentNumber: '112001' }),
        line(2, 'nameDiffers', { written: '2 李小雨 112002', fullName: '林小雨', studentNumber: '112002' }),
        line(3, 'unknown', { written: '3 陳小海 999999' }),
      ],
    })
    .on(ofList, { errorCode, added: 2, known: 0, leftOut: 0 })
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('textbox', { name: '學生名單' }))
  await user.paste('1\t王小明\t112001\n2\t李小雨\t112002\n3\t陳小海\t999999')
  await user.click(dialog.getByRole('button', { name: '核對名單' }))
  expect(await dialog.findByText('1 位可以加入')).toBeInTheDocument()
  expect(dialog.getByText('學校沒有這個學號的學生帳號')).toBeInTheDocument()
  expect(dialog.getByRole('heading', { name: '1 位要自己加入' })).toBeInTheDocument()
  expect(dialog.getByText('river')).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: /學校名單上是林小雨（112002）/ }))
  await user.click(dialog.getByRole('button', { name: '加入 2 位' }))
  expect(await dialog.findByRole('button', { name: '好了' })).toBeInTheDocument()
  expect(fake.received(ofList)[0]?.body).toEqual({
    people: [
      { studentNumber: '112001', memberNumber: '1' },
      { studentNumber: '112002', memberNumber: '2' },
    ],
  })
})

it('an empty list is not sent, and what the server says stands at the list, which stays', async () => {
  const fake = server()
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: '核對名單' }))
  expect(dialog.getByRole('textbox', { name: '學生名單' })).toBeInvalid()
  expect(fake.received('POST /api/v2/groups/:groupId/class-list')).toEqual([])
})

it('a file that is saved as text is the list', async () => {
  server()
  const { user, dialog } = await open()
  const field = await dialog.findByRole('textbox', { name: '學生名單' })
  const file = new File(['座號,姓名,學號\n1,王小明,112001'], 'class.csv', { type: 'text/csv' })
  await user.upload(dialog.getByTestId('class-list-picker'), file)
  await waitFor(() => expect(field).toHaveValue('座號,姓名,學號\n1,王小明,112001'))
})

it('whole classes come in, and who is in another one may be removed', async () => {
  const fake = server(groupAs(memberRoles.topAdministrator, { type: 'school', schoolName: '山上高中' }))
    .on(ofClasses, {
      errorCode,
      added: 29,
      known: 0,
      leftOut: 1,
      others: [{ person: qing, grade: 'high_1', className: '孝班' }],
    })
    .on('DELETE /api/v2/api/removeMember', { errorCode })
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('tab', { name: '從班級' }))
  expect(dialog.getByRole('button', { name: /加入 0 位/ })).toBeDisabled()
  await user.click(await dialog.findByRole('checkbox', { name: '高一忠班' }))
  await user.click(dialog.getByRole('button', { name: '加入 30 位' }))
  expect(await dialog.findByText(/加入了 29 位，原本就在的有 0 位。有 1 位沒加進來/)).toBeInTheDocument()
  expect(fake.received(ofClasses)[0]?.body).toEqual({ classes: [{ grade: 'high_1', className: '忠' }] })
  await user.click(dialog.getByRole('button', { name: '移出：小晴' }))
  await waitFor(() => expect(dialog.queryByText('小晴')).not.toBeInTheDocument())
  expect(fake.received('DELETE /api/v2/api/removeMember')[0]?.query.get('personId')).toBe(qing.id)
})

it('who is no verified teacher of a school is told what it needs, and has the code', async () => {
  server().on('GET /api/v2/groups/:groupId/classes', refuse(403, { code: 'SCHOOL_PERMISSION_REQUIRED' }))
  const { dialog } = await open()
  expect(await dialog.findByText(/完成任教學校的教師驗證後/)).toBeInTheDocument()
  expect(dialog.getByText('river')).toBeInTheDocument()
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument()
})

it('groups of friends are filled otherwise', async () => {
  server(groupAs(memberRoles.topAdministrator))
  openApplication(`/user/gmember/${groupId}`)
  expect(await screen.findByRole('link', { name: /邀請連結/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '加入學生' })).not.toBeInTheDocument()
})
