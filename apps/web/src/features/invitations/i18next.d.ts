import 'i18next'
import type invitations from '@learntrail/texts/tw/invitations/invitations.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof invitations
  }
}
