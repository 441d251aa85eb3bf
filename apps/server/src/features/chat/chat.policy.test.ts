import { expect, test } from 'vitest'
import { chatroomAbilities, isSilencedAt, type Standing, whyNotWrite } from './chat.policy.ts'

const standing: Standing = {
  type: 'several',
  isAdministrator: false,
  isClosed: false,
  isArchived: false,
  rest: null,
  contact: null,
  isAsking: false,
  hasAsked: false,
  isAskingSeveral: false,
  isSilenced: false,
}
const noon = new Date('2026-11-24T12:00:00+08:00')
const midnight = new Date('2026-11-24T00:30:00+08:00')
const plus = { features: ['chatroom'] as const }

test('a room that is closed, rests or waits takes no words', () => {
  const rest = { from: 22 * 60, until: 6 * 60 }
  expect(whyNotWrite(standing, noon)).toBeUndefined()
  expect(whyNotWrite({ ...standing, isClosed: true }, noon)).toBe('CHATROOM_CLOSED')
  expect(whyNotWrite({ ...standing, isArchived: true }, noon)).toBe('CHATROOM_CLOSED')
  expect(whyNotWrite({ ...standing, rest }, midnight)).toBe('CHATROOM_RESTING')
  expect(whyNotWrite({ ...standing, rest }, noon)).toBeUndefined()
  expect(whyNotWrite({ ...standing, rest, isAdministrator: true }, midnight)).toBeUndefined()
})

test('whoever asks writes once, whoever is asked answers first', () => {
  const asked: Standing = { ...standing, type: 'direct', contact: 'asked' }
  expect(whyNotWrite({ ...asked, isAsking: true }, noon)).toBeUndefined()
  expect(whyNotWrite({ ...asked, isAsking: true, hasAsked: true }, noon)).toBe('CHATROOM_WAITS')
  expect(whyNotWrite(asked, noon)).toBe('CHATROOM_WAITS')
  expect(chatroomAbilities(plus, asked, noon).answer).toBe(true)
  expect(chatroomAbilities(plus, { ...asked, isAsking: true }, noon).answer).toBe(false)
  expect(whyNotWrite({ ...asked, contact: 'accepted' }, noon)).toBeUndefined()
  expect(whyNotWrite({ ...asked, contact: 'declined', isAsking: true, hasAsked: true }, noon)).toBe('CHATROOM_WAITS')
})

test('without the plan one reads and leaves', () => {
  const can = chatroomAbilities({ features: [] }, { ...standing, isAdministrator: true }, noon)
  expect(can).toEqual({
    write: false,
    invite: false,
    rename: false,
    close: false,
    reopen: false,
    answer: false,
    moderate: false,
    leave: true,
  })
})

test('administrators lead rooms of several; a room of two nobody leads, and a group invites for its own', () => {
  const lead = { ...standing, isAdministrator: true }
  expect(chatroomAbilities(plus, lead, noon)).toMatchObject({ rename: true, close: true, invite: true, reopen: false })
  expect(chatroomAbilities(plus, standing, noon)).toMatchObject({ rename: false, close: false, invite: true })
  expect(chatroomAbilities(plus, { ...lead, isClosed: true }, noon)).toMatchObject({ reopen: true, invite: false })
  const ofTwo = chatroomAbilities(plus, { ...lead, type: 'direct' }, noon)
  expect(ofTwo).toMatchObject({ rename: false, close: false, invite: false, leave: false })
  const ofGroup = chatroomAbilities(plus, { ...lead, type: 'group' }, noon)
  expect(ofGroup).toMatchObject({ rename: false, close: true, invite: false, leave: false })
})

test('whoever is silenced says nothing until then; who leads a group is never', () => {
  expect(whyNotWrite({ ...standing, isSilenced: true }, noon)).toBe('CHATROOM_SILENCED')
  expect(whyNotWrite({ ...standing, isSilenced: true, isAdministrator: true }, noon)).toBeUndefined()
  expect(isSilencedAt({ silencedAt: null, silencedUntil: null }, noon)).toBe(false)
  expect(isSilencedAt({ silencedAt: midnight, silencedUntil: null }, noon)).toBe(true)
  expect(isSilencedAt({ silencedAt: midnight, silencedUntil: new Date(noon.getTime() + 1) }, noon)).toBe(true)
  expect(isSilencedAt({ silencedAt: midnight, silencedUntil: noon }, noon)).toBe(false)
})

test('the room of a group has its order, and no other', () => {
  const lead: Standing = { ...standing, isAdministrator: true }
  expect(chatroomAbilities(plus, { ...lead, type: 'group' }, noon).moderate).toBe(true)
  expect(chatroomAbilities(plus, { ...standing, type: 'group' }, noon).moderate).toBe(false)
  expect(chatroomAbilities(plus, lead, noon).moderate).toBe(false)
})
