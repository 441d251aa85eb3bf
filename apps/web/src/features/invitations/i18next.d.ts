import 'i18next'
import type invitations from '../../locales/tw/invitations/invitations.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof invitations
  }
}
