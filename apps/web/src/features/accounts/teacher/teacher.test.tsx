import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const teacher = { ...student, title: 'teacher' as const, isVerifiedTeacher: false }
const school = { schoolId: '019a0000-0000-7000-8000-0000000000aa', schoolName: '山上高中', reach: null }
const code = {
  ...school,
  id: '019a0000-0000-7000-8000-0000000000bb',
  code: 'ABCDEFGH23',
  uses: 30,
  usedCount: 1,
  usedBy: [{ id: '019a0000-0000-7000-8000-0000000000cc', displayName: '陳老師', avatar: null, isDeleted: false }],
  createdAt: '2026-11-20T00:00:00.000Z',
  expiresAt: '2026-12-20T00:00:00.000Z',
}

function server(user: typeof student | typeof teacher) {
  return guestServer()
    .on('GET /api/v2/users/current', user)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('GET /api/v2/schools/teacher-codes', { items: [] })
}
const card = async () => within(await screen.findByRole('region', { name: '教師驗證' }))

describe('teacher verification', () => {
  it('is nothing that students see', async () => {
    server(student)
    openApplication('/account')
    expect(await screen.findByRole('region', { name: '登入中的裝置' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '教師驗證' })).not.toBeInTheDocument()
  })

  it('mails a link to an address of a school', async () => {
    const asked = server(teacher).on('POST /api/v2/users/current/teacher/email', { email: 'chen@nhsh.edu.tw' })
    const { user } = openApplication('/account')
    const inCard = await card()
    await user.type(inCard.getByLabelText(/用學校信箱/), ' chen@nhsh.edu.tw')
    await user.click(inCard.getByRole('button', { name: '寄驗證信' }))
    expect(await inCard.findByText(/驗證信寄到 chen@nhsh.edu.tw/)).toBeInTheDocument()
    expect(asked.received('POST /api/v2/users/current/teacher/email')[0]?.body).toEqual({ email: 'chen@nhsh.edu.tw' })
  })

  it('says at the field what is wrong with an address, and keeps it', async () => {
    server(teacher).on('POST /api/v2/users/current/teacher/email', refuse(422, { code: 'EMAIL_NOT_EDUCATIONAL' }))
    const { user } = openApplication('/account')
    const inCard = await card()
    await user.type(inCard.getByLabelText(/用學校信箱/), 'chen@gmail.com')
    await user.click(inCard.getByRole('button', { name: '寄驗證信' }))
    expect(await inCard.findByText(/這不是這所學校老師的信箱/)).toBeInTheDocument()
    expect(inCard.getByLabelText(/用學校信箱/)).toHaveValue('chen@gmail.com')
  })

  it('takes a code of the school, and says which one refused', async () => {
    const asked = server(teacher).on(
      'POST /api/v2/users/current/teacher/code',
      refuse(404, { code: 'SCHOOL_CODE_INVALID' }),
    )
    const { user } = openApplication('/account')
    const inCard = await card()
    await user.type(inCard.getByLabelText(/用學校的邀請碼/), 'abcde-fgh23')
    await user.click(inCard.getByRole('button', { name: '驗證' }))
    expect(await inCard.findByText(/找不到這個邀請碼/)).toBeInTheDocument()
    asked.on('POST /api/v2/users/current/teacher/code', { schoolName: '山上高中' })
    asked.on('GET /api/v2/users/current', { ...teacher, isVerifiedTeacher: true })
    await user.click(inCard.getByRole('button', { name: '驗證' }))
    expect(await screen.findByText('驗證完成，你是山上高中的老師')).toBeInTheDocument()
    expect(await inCard.findByText('已驗證')).toBeInTheDocument()
  })

  it('is done by the mailed link', async () => {
    const asked = server(teacher)
      .on('GET /api/v2/sessions/email', { purpose: 'teacher', email: 'chen@nhsh.edu.tw', state: 'valid' })
      .on('PATCH /api/v2/users/current/teacher/email', { email: 'chen@nhsh.edu.tw' })
    const { at } = openApplication('/verification/mailed')
    await waitFor(() => expect(at()).toBe('/account'))
    expect(asked.received('PATCH /api/v2/users/current/teacher/email')[0]?.body).toEqual({ token: 'mailed' })
  })

  it('asks for the account that it is for', async () => {
    guestServer()
      .on('GET /api/v2/sessions/email', { purpose: 'teacher', email: 'chen@nhsh.edu.tw', state: 'valid' })
      .on('PATCH /api/v2/users/current/teacher/email', refuse(403, { code: 'LINK_OF_OTHER_ACCOUNT' }))
    openApplication('/verification/mailed')
    expect(await screen.findByText('請先登入提出驗證的帳號')).toBeInTheDocument()
  })
})

describe('codes of a school', () => {
  const principal = { ...teacher, schoolPermissions: [school] }

  it('are made for so many teachers and days', async () => {
    const asked = server(principal).on('POST /api/v2/schools/teacher-codes', { items: [code] })
    const { user } = openApplication('/account')
    const inCard = within(await screen.findByRole('region', { name: '教師邀請碼' }))
    const uses = inCard.getByLabelText('幾位老師可用')
    await user.clear(uses)
    await user.type(uses, '501')
    expect(inCard.getByText('請填 1 到 500')).toBeInTheDocument()
    expect(inCard.getByRole('button', { name: '建立' })).toBeDisabled()
    await user.clear(uses)
    await user.type(uses, '500')
    await user.click(inCard.getByRole('button', { name: '7 天' }))
    await user.click(inCard.getByRole('button', { name: '建立' }))
    expect(await inCard.findByText('ABCDEFGH23')).toBeInTheDocument()
    expect(inCard.getByText('陳老師')).toBeInTheDocument()
    expect(asked.received('POST /api/v2/schools/teacher-codes')[0]?.body).toEqual({
      schoolId: school.schoolId,
      uses: 500,
      days: 7,
    })
  })

  it('end when one says so twice', async () => {
    server(principal)
      .on('GET /api/v2/schools/teacher-codes', { items: [code] })
      .on('DELETE /api/v2/schools/teacher-codes/:id', { items: [] })
    const { user } = openApplication('/account')
    await user.click(await screen.findByRole('button', { name: '停用邀請碼 ABCDEFGH23' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用' }))
    expect(await screen.findByText('邀請碼已停用')).toBeInTheDocument()
    expect(screen.queryByText('ABCDEFGH23')).not.toBeInTheDocument()
  })
})
