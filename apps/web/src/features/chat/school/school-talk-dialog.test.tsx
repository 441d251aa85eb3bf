import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const schoolId = '01900000-0000-7000-8000-0000000000d1'
const update = 'POST /api/v2/chatroom/updateSchoolTalk'

test('who acts for a school chooses how its students talk, from a list that lies in the dialog', async () => {
  const schoolPermissions = [{ schoolId, schoolName: '內湖高中', reach: null }]
  const server = guestServer()
    .on('GET /api/v2/users/current', { ...student, schoolPermissions, subscribedFeatures: ['chatroom'] })
    .on('POST /api/v2/chatroom/getChatroomslist', { errorCode: 0, items: [], nextCursor: null })
    .on('POST /api/v2/chatroom/getSchoolTalk', { talk: 'open', hours: null, errorCode: 0 })
    .on(update, { talk: 'off', hours: null, errorCode: 0 })
  const { user } = openApplication('/messengerhome')
  await user.click(await screen.findByRole('button', { name: '學校的討論規則' }))
  // Everything outside a modal dialog is hidden behind it and cannot be pressed.
  const dialog = within(await screen.findByRole('dialog', { name: '學生在討論室怎麼聊' }))
  await user.click(await dialog.findByRole('combobox', { name: '誰能和誰聊' }))
  await user.click(await dialog.findByRole('option', { name: '不開放' }))
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '儲存' }))
  await waitFor(() => expect(server.received(update)[0]?.body).toEqual({ schoolId, talk: 'off', hours: null }))
  expect(await screen.findByText('已儲存')).toBeVisible()
})
