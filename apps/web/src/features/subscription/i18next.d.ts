import 'i18next'
import type codes from '../../locales/tw/subscription/codes.json'
import type subscription from '../../locales/tw/subscription/subscription.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'subscription/codes': typeof codes
    subscription: typeof subscription
  }
}
