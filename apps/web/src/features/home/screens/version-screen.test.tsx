import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

it('tells staff which outside programs the server found, and nobody else', async () => {
  const server = guestServer()
    .on('GET /api/v2/users/current', { ...student, role: 'staff', staffLevel: 'support' })
    .on('GET /api/v2/file/programs', {
      programs: [
        { name: 'ffmpeg', version: 'ffmpeg version 5.1', isWrongPath: false },
        { name: 'libreoffice', version: null, isWrongPath: false },
      ],
    })
  openApplication('/version')
  expect(await screen.findByText('ffmpeg version 5.1')).toBeInTheDocument()
  expect(screen.getByText('沒有安裝')).toBeInTheDocument()
  expect(server.received('GET /api/v2/file/programs')).toHaveLength(1)
})

it('says that the settings name a program that does not run', async () => {
  guestServer()
    .on('GET /api/v2/users/current', { ...student, role: 'staff', staffLevel: 'support' })
    .on('GET /api/v2/file/programs', {
      programs: [
        { name: 'ffmpeg', version: null, isWrongPath: true },
        { name: 'libreoffice', version: 'LibreOffice 7', isWrongPath: false },
      ],
    })
  openApplication('/version')
  expect(await screen.findByText(/FFMPEG_PATH.*無法執行/)).toBeInTheDocument()
  expect(screen.queryByText('沒有安裝')).not.toBeInTheDocument()
})

it('shows a student the versions only', async () => {
  const server = guestServer().on('GET /api/v2/users/current', student)
  openApplication('/version')
  expect(await screen.findByText('版本紀錄', { selector: 'h1' })).toBeInTheDocument()
  expect(server.received('GET /api/v2/file/programs')).toHaveLength(0)
})
