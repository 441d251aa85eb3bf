import 'i18next'
import type invitations from '@learntrail/texts/tw/invitations/invitations.json'
import type ways from '@learntrail/texts/tw/invitations/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof invitations
    'invitations/ways': typeof ways
  }
}
