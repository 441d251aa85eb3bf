import { readStored, writeStored } from '../../i18n/stored-choice.ts'

const key = 'learntrail.invitation'

interface KeptInvitation {
  invitationLinkId: string
  expiresAt: string
}

/** Remembers whose link a person came by until they sign up, as the mail may be opened an hour later. */
export function keepInvitation({ invitationLinkId, expiresAt }: KeptInvitation): void {
  writeStored(key, JSON.stringify({ invitationLinkId, expiresAt }))
}

/** Returns the invitation for the sign-up call; empty once the link has expired. */
export function keptInvitation(now = new Date()): { invitation?: string } {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<KeptInvitation> | null
    const isOver = !kept?.invitationLinkId || !kept.expiresAt || Date.parse(kept.expiresAt) <= now.getTime()
    return isOver ? {} : { invitation: kept.invitationLinkId }
  } catch {
    return {}
  }
}
