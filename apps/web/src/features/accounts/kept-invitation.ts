import { readStored, writeStored } from '../../i18n/stored-choice.ts'

const key = 'learntrail.invitation'

interface KeptInvitation {
  invitationLinkId: string
  expiresAt: string
}

/** Remembers by whose link somebody came, until they sign up: the mail may be opened an hour later. */
export function keepInvitation({ invitationLinkId, expiresAt }: KeptInvitation): void {
  writeStored(key, JSON.stringify({ invitationLinkId, expiresAt }))
}

/** What a sign-up says of it: nothing once the link has ended. */
export function keptInvitation(now = new Date()): { invitation?: string } {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<KeptInvitation> | null
    const isOver = !kept?.invitationLinkId || !kept.expiresAt || Date.parse(kept.expiresAt) <= now.getTime()
    return isOver ? {} : { invitation: kept.invitationLinkId }
  } catch {
    return {}
  }
}
