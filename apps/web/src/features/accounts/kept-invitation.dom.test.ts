import { afterEach, expect, test } from 'vitest'
import { keepInvitation, keptInvitation } from './kept-invitation.ts'

const link = { invitationLinkId: '019a0000-0000-4000-8000-000000000001', expiresAt: '2026-11-29T00:00:00.000Z' }
afterEach(() => localStorage.clear())

test('whoever came by a link signs up by it, until the link ends', () => {
  expect(keptInvitation()).toEqual({})
  keepInvitation(link)
  expect(keptInvitation(new Date('2026-11-28T23:59:59Z'))).toEqual({ invitation: link.invitationLinkId })
  expect(keptInvitation(new Date(link.expiresAt))).toEqual({})
})

test('what else stands there is nobody’s invitation', () => {
  localStorage.setItem('learntrail.invitation', '{"invitationLinkId":')
  expect(keptInvitation()).toEqual({})
})
