import { firstAudiences } from '@learntrail/contract/profiles/audiences'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const call = 'PATCH /api/v2/users/current'

function open(person = student) {
  const server = guestServer().on('GET /api/v2/users/current', person)
  return { server, ...openApplication('/user/profile') }
}

describe('who sees a field', () => {
  it('stands beside it, and changes at once, without the rest of the form', async () => {
    const { server, user } = open()
    server.on(call, { ...student, audiences: { ...firstAudiences.careful, introduction: 'friends' } })
    await user.click(await screen.findByRole('button', { name: '自我介紹：所有人。按下更改誰看得到' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '好友' }))
    expect(await screen.findByText('自我介紹改為好友看得到')).toBeInTheDocument()
    expect(server.received(call)[0]?.body).toEqual({ audiences: { introduction: 'friends' } })
    expect(screen.getByRole('button', { name: '自我介紹：好友。按下更改誰看得到' })).toBeInTheDocument()
  })

  it('stays what it was when the change is refused', async () => {
    const { server, user } = open()
    server.on(call, refuse(500, { code: 'INTERNAL_ERROR' }))
    await user.click(await screen.findByRole('button', { name: '經歷：好友。按下更改誰看得到' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '所有人' }))
    await waitFor(() => expect(server.received(call)).toHaveLength(1))
    expect(await screen.findByRole('button', { name: '經歷：好友。按下更改誰看得到' })).toBeEnabled()
  })

  it('is narrow from the beginning under 18, which is said', async () => {
    open()
    expect(await screen.findByText(/你未滿 18 歲/)).toBeInTheDocument()
  })

  it('says whom one still asks first who once counted as grown-up', async () => {
    open({ ...student, isGrownUp: true, audiences: firstAudiences.careful })
    expect(await screen.findByText(/仍要先得到同意/)).toBeInTheDocument()
  })

  it('is said in general to adults', async () => {
    open({ ...student, isUnder18: false, audiences: firstAudiences.usual })
    expect(await screen.findByText(/每個欄位右邊的按鈕/)).toBeInTheDocument()
    expect(screen.queryByText(/你未滿 18 歲/)).toBeNull()
  })

  it('never offers a contact to everybody', async () => {
    const { user } = open({ ...student, isProfileOutdated: true })
    await user.click(await screen.findByRole('button', { name: '手機：好友。按下更改誰看得到' }))
    expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
      '同校與好友',
      '好友',
      '只有自己',
    ])
  })
})
